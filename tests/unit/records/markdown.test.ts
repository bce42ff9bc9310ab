import { describe, expect, it } from 'vitest';
import type { Extent } from '../../../src/core/position.ts';
import { parseMarkdown } from '../../../src/records/markdown/parse.ts';

const variants: readonly (readonly [name: string, of: (text: string) => string])[] = [
  ['LF', (text) => text],
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['a BOM', (text) => `\uFEFF${text}`],
  ['a BOM and CRLF', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
];

function read(text: string) {
  const document = parseMarkdown(text);
  const cut = ({ from, to }: Extent) => text.slice(from, to).replaceAll('\r\n', '\n');
  const { sections, fences, checkboxes, fields, links, comments, problems } = document;
  return { sections, fences, checkboxes, fields, links, comments, problems, cut };
}

describe.each(variants)('parseMarkdown with %s', (_name, of) => {
  it('finds headings and what stands below them', () => {
    const { sections, cut } = read(of('intro\n\n# One *b* `c`\ntext\n\nTwo\n===\n\nbody\n### Three ###\n'));
    expect(sections.map(({ heading }) => heading && [heading.depth, heading.text])).toEqual([
      undefined,
      [1, 'One b c'],
      [1, 'Two'],
      [3, 'Three'],
    ]);
    expect(sections.map(({ heading }) => heading && cut(heading.extent))).toEqual([
      undefined,
      '# One *b* `c`',
      'Two\n===',
      '### Three ###',
    ]);
    expect(sections.map(({ body }) => cut(body))).toEqual(['intro\n\n', 'text\n\n', '\nbody\n', '']);
  });

  it('begins the first section after the front matter', () => {
    const { sections, cut } = read(of('---\na: 1\n---\nintro\n# T\n'));
    expect(sections.map(({ body }) => cut(body))).toEqual(['\nintro\n', '']);
  });

  it.each<[string, string, string, string]>([
    ['backticks', '```yaml\na: 1\n\nb: 2\n```\n', 'yaml', 'a: 1\n\nb: 2'],
    ['tildes', '~~~yaml\na: 1\n~~~\n', 'yaml', 'a: 1'],
    ['a longer fence around a shorter', '````md\n```yaml\na: 1\n```\n````\n', 'md', '```yaml\na: 1\n```'],
    ['no closing fence', '```yaml\na: 1', 'yaml', 'a: 1'],
    ['nothing in it', '```yaml\n```\n', 'yaml', ''],
    ['nothing after it', '```yaml', 'yaml', ''],
    ['blank lines only', '```\n\n\n```\n', '', '\n'],
    ['indentation', '   ```yaml\n   a: 1\n     b: 2\n  c: 3\n   ```\n', 'yaml', 'a: 1\n  b: 2\nc: 3'],
    ['a list around it', '- x\n\n  ```yaml\n  a: 1\n  ```\n', 'yaml', 'a: 1'],
    ['a quote around it', '> ```yaml\n> a: 1\n>\n> b: 2\n> ```\n', 'yaml', 'a: 1\n\nb: 2'],
    ['a quote that ends it', '> ```yaml\n> a: 1\nend\n', 'yaml', 'a: 1'],
    ['a tab in it', '- x\n\n\t```yaml\n\ta: 1\n\t```\n', 'yaml', 'a: 1'],
    ['front matter before it', '---\nx: 1\n---\n```yaml\na: 1\n```\n', 'yaml', 'a: 1'],
    ['text of two code units', '😀\n\n```yaml\na: 😀漢\nb: 2\n```\n', 'yaml', 'a: 😀漢\nb: 2'],
  ])('maps a fence with %s into the file', (_case, text, lang, value) => {
    const file = of(text);
    const { fences, cut } = read(file);
    const [fence] = fences;
    if (!fence) throw new Error('no fence');
    expect(fences).toHaveLength(1);
    expect([fence.lang, fence.value.replaceAll('\r\n', '\n')]).toEqual([lang, value]);
    for (let at = 0; at < fence.value.length; at++) {
      const char = fence.value[at] ?? '';
      if (char !== '\n' && char !== '\r') expect(file[fence.toFile(at)], `character ${at}`).toBe(char);
    }
    for (let at = 1; at <= fence.value.length; at++)
      expect(fence.toFile(at)).toBeGreaterThan(fence.toFile(at - 1));
    expect(fence.toFile(0)).toBeGreaterThanOrEqual(fence.extent.from);
    expect(fence.toFile(fence.value.length)).toBeLessThanOrEqual(Math.max(fence.extent.to, file.length));
    expect(cut(fence.extent)).toMatch(/^(?:```|~~~)/);
  });

  it('takes indented code for no fence', () => {
    expect(read(of('a\n\n    ```yaml\n    a: 1\n    ```\n')).fences).toEqual([]);
  });

  it('says in which section a fence is, and keeps the rest of its info', () => {
    const { fences } = read(of('# A\n# B\n```yaml title=x\na\n```\n# C\n```\nb\n```\n'));
    expect(fences.map(({ section, meta }) => [section, meta])).toEqual([
      [2, 'title=x'],
      [3, ''],
    ]);
  });

  it('finds boxes', () => {
    const { checkboxes, cut } = read(
      of('# A\n- [ ] one *b*\n- [x] two\n  more\n  - [X] three\n- four\n\n1. [ ] five\n'),
    );
    expect(checkboxes.map(({ checked, text }) => [checked, text.replace(/\s+/g, ' ')])).toEqual([
      [false, 'one b'],
      [true, 'two more'],
      [true, 'three'],
      [false, 'five'],
    ]);
    expect(checkboxes.map(({ extent }) => cut(extent))).toEqual([
      '- [ ] one *b*',
      '- [x] two',
      '- [X] three',
      '1. [ ] five',
    ]);
    expect(checkboxes.map(({ section }) => section)).toEqual([1, 1, 1, 1]);
  });

  it.each<[string, string, readonly (readonly [string, string])[]]>([
    [
      'a list',
      '- Status: done\n- Depends On: a, b\n* Owner:\n',
      [
        ['Status', 'done'],
        ['Depends On', 'a, b'],
        ['Owner', ''],
      ],
    ],
    [
      'a bold list',
      '- **Status:** done \n- **Started**: 2026-01-02T03:04:05Z\n',
      [
        ['Status', 'done'],
        ['Started', '2026-01-02T03:04:05Z'],
      ],
    ],
    [
      'bold lines',
      '**Status:** done\n**Owner**: me\n__Type__: x\n',
      [
        ['Status', 'done'],
        ['Owner', 'me'],
        ['Type', 'x'],
      ],
    ],
    [
      'a table',
      '| Field | Value |\n|---|---|\n| Status | done |\n| **Owner** | `me` |\n',
      [
        ['Field', 'Value'],
        ['Status', 'done'],
        ['Owner', 'me'],
      ],
    ],
    ['prose', 'Note: this is prose\nhttp://x.y\n', []],
    ['a wider table', '| a | b | c |\n|---|---|---|\n| d | e | f |\n', []],
    ['an address in a list', '- http://x.y\n', []],
  ])('finds fields of %s', (_case, text, expected) => {
    const file = of(`# T\n\n${text}`);
    const { fields } = read(file);
    expect(fields.map(({ key, value }) => [key, value])).toEqual(expected);
    for (const { value, extent, valueExtent, section } of fields) {
      expect(section).toBe(1);
      expect(file.slice(valueExtent.from, valueExtent.to).replaceAll('`', '')).toBe(value);
      expect(valueExtent.from).toBeGreaterThanOrEqual(extent.from);
      expect(valueExtent.to).toBeLessThanOrEqual(extent.to);
    }
  });

  it('finds comments, in blocks and in lines', () => {
    const { comments, cut } = read(
      of('<!-- a -->\n\nx <!-- b --> y\n\n<!-- c\nd --><!-- e -->\n\n```\n<!-- no -->\n```\n\n<!-- open\n'),
    );
    expect(comments.map(cut)).toEqual(['<!-- a -->', '<!-- b -->', '<!-- c\nd -->', '<!-- e -->']);
  });

  it('finds links, images and definitions', () => {
    const { links, cut } = read(of('[a](b.md) ![c](d.png) <http://e.f>\n\n[g]: h.md "t"\n'));
    expect(links.map(({ url }) => url)).toEqual(['b.md', 'd.png', 'http://e.f', 'h.md']);
    expect(links.map(({ extent }) => cut(extent))).toEqual([
      '[a](b.md)',
      '![c](d.png)',
      '<http://e.f>',
      '[g]: h.md "t"',
    ]);
  });
});

describe('parseMarkdown', () => {
  it('maps a fence whose lines end with a lone CR', () => {
    const text = '# T\r\r```yaml\ra: 1\rb: 2\r```\r';
    const [fence] = parseMarkdown(text).fences;
    expect(fence?.value.split('\r')).toEqual(['a: 1', 'b: 2']);
    expect(text.slice(fence?.toFile(5), fence?.toFile(9))).toBe('b: 2');
  });

  it('finds nothing in a text that is too complex, and says so', () => {
    const { sections, fences, problems } = parseMarkdown(`\uFEFF# T\n\n${'*a_ '.repeat(20_000)}`);
    expect([sections, fences]).toEqual([[], []]);
    expect(problems.map(({ code, extent }) => [code, extent.from])).toEqual([['too-complex', 6]]);
  });

  it('reads many comments that are never closed, and a value of many spaces', () => {
    const { comments, fields } = parseMarkdown(
      `<div>\n${'<!-- a\n'.repeat(3_000)}\n- Key: x${' '.repeat(50_000)}y\n`,
    );
    expect(comments).toEqual([]);
    expect(fields.map(({ value }) => value.length)).toEqual([50_002]);
  });
});
