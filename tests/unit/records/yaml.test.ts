import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Fence } from '../../../src/core/document.ts';
import { nodeAt, plainValue, type YamlNode, type YamlScalar } from '../../../src/core/node.ts';
import { LineIndex } from '../../../src/core/position.ts';
import { parseMarkdown } from '../../../src/records/markdown/parse.ts';
import { findFrontMatter } from '../../../src/records/read/front-matter.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import fc, { runs } from '../../support/property.ts';

const word = fc.constantFrom(
  'alpha',
  'b c',
  'ünïcode',
  '漢字',
  '😀 ok',
  'x_y',
  'a-b',
  "it's",
  'http://a.b/c',
  'a#b',
  'null-ish',
);
const quotable = fc.oneof(
  word,
  fc.constantFrom(
    '',
    'a: b',
    ' lead',
    '# no comment',
    '- x',
    '[1, {',
    '\u2028',
    '\u00a0',
    '"',
    "'",
    '\\',
    'a\tb',
  ),
);
const scalar = fc.oneof(
  word,
  fc.constantFrom(
    'true',
    'null',
    '~',
    '12',
    '-0.5',
    '0x1f',
    '1e3',
    '2026-01-02T03:04:05Z',
    '"\\u00e9\\n"',
    '.inf',
  ),
  quotable.map((text) => JSON.stringify(text)),
  quotable.map((text) => `'${text.replaceAll("'", "''")}'`),
);
const comment = fc.constantFrom('', '', ' # note', '  # 漢字 😀: [');
const flowScalar = fc.oneof(
  fc.constantFrom('a', '1', 'true', '漢字', '😀'),
  quotable.map((text) => JSON.stringify(text)),
);
const flow = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    flowScalar,
    fc.array(tie('any'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(tie('any'), { maxLength: 3 })
      .map((items) => `{${items.map((item, at) => `k${at}: ${item}`).join(', ')}}`),
  ),
})).any;
const textLines = fc.array(
  fc.constantFrom('text', '漢字: x', '- item', '# no comment', '%no directive', '😀', ''),
  { minLength: 1, maxLength: 3 },
);

/** Lines of a block value, and how they join on to the key or dash before. */
type Block = { readonly inline: string } | { readonly below: readonly string[] };
const blockText: fc.Arbitrary<Block> = fc
  .tuple(fc.constantFrom('|', '>', '|-', '>-', '|+'), textLines)
  .map(([header, lines]) => ({ below: [header, ...lines.map((line) => (line === '' ? '' : `  ${line}`))] }));
const block = fc.letrec<{ any: Block }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(fc.oneof(scalar, flow), comment).map(([text, note]): Block => ({ inline: text + note })),
    fc.constantFrom<Block>({ inline: '' }, { inline: ' # note' }),
    blockText,
    fc.constantFrom<Block>({ below: ['"two', '  lines"'] }, { below: ['plain', '  lines'] }),
    fc
      .array(fc.tuple(fc.constantFrom('name', '"q k"', "'s'", '漢', '😀', 'a b'), tie('any')), {
        minLength: 1,
        maxLength: 4,
      })
      .map(
        (pairs): Block => ({
          below: [
            '',
            ...pairs.flatMap(([key, value], at) =>
              join(key.replace(/(.)$/, `${at}$1`).replace(/^([^"']*)(\d)(.)$/u, '$1$3$2'), ':', value),
            ),
          ],
        }),
      ),
    fc
      .array(tie('any'), { minLength: 1, maxLength: 3 })
      .map((items): Block => ({ below: ['', ...items.flatMap((item) => join('', '-', item))] })),
  ),
})).any;

function join(key: string, mark: string, value: Block): string[] {
  if ('inline' in value) return [`${key}${mark} ${value.inline}`.trimEnd()];
  const [head = '', ...rest] = value.below;
  const lines = rest.map((line) => (line === '' ? '' : `  ${line}`));
  return [`${key}${mark}${head === '' ? '' : ` ${head}`}`, ...lines];
}

const record = fc
  .array(fc.tuple(fc.constantFrom('name', '"quoted"', '漢字', '😀'), block), { minLength: 1, maxLength: 4 })
  .map((pairs) => {
    const keys = new Set<string>();
    const lines = pairs.flatMap(([key, value]) => {
      if (keys.has(key)) return [];
      keys.add(key);
      return join(key, ':', value);
    });
    return `# head 漢\n${lines.join('\n')}\n`;
  });

function scalarsOf(node: YamlNode | undefined): YamlScalar[] {
  if (node === undefined) return [];
  if (node.type === 'scalar') return [node];
  if (node.type === 'seq') return node.items.flatMap(scalarsOf);
  return node.entries.flatMap(({ key, value }) => [...scalarsOf(key), ...scalarsOf(value)]);
}

function naivePoint(file: string, offset: number): { line: number; column: number; offset: number } {
  let line = 1;
  let column = 1;
  for (let at = 0; at < offset; at++) {
    if (file[at] === '\n') {
      line++;
      column = 1;
    } else if (at > 0 || file[at] !== '\uFEFF') column++;
  }
  return { line, column, offset };
}

/** Checks every scalar of a YAML text that stands in a file. `whole`: lines stand in the file as they stand in the YAML. */
function checkPlaces(file: string, root: YamlNode | undefined, whole: boolean): void {
  const lines = new LineIndex(file);
  for (const { extent, raw, style, value } of scalarsOf(root)) {
    const slice = file.slice(extent.from, extent.to);
    if (whole || !/[\r\n]/.test(raw)) expect(slice).toBe(raw);
    else expect(slice.split(/\r?\n/, 1)[0]).toBe(raw.split(/\r?\n/, 1)[0]);
    if (raw !== '' && style !== 'block')
      expect(parse(raw.trim() === raw ? raw : JSON.stringify(raw))).toEqual(value);
    expect(lines.point(extent.from)).toEqual(naivePoint(file, extent.from));
    expect(lines.point(extent.to)).toEqual(naivePoint(file, extent.to));
  }
}

const breaks = fc.constantFrom('\n', '\r\n');
const bom = fc.constantFrom('', '\uFEFF');
const short = { numRuns: runs(250) };

describe('every scalar of a generated record', () => {
  it('is read, with the values that the library gives', () => {
    fc.assert(
      fc.property(record, breaks, (text, eol) => {
        const yaml = text.replaceAll('\n', eol);
        const { root, problems } = parseYaml(yaml);
        expect(problems).toEqual([]);
        expect(plainValue(root)).toEqual(parse(yaml));
      }),
      short,
    );
  });

  it('stands where its extent says in a YAML file', () => {
    fc.assert(
      fc.property(record, breaks, bom, (text, eol, mark) => {
        const yaml = text.replaceAll('\n', eol);
        const { root } = parseYaml(yaml, (offset) => offset + mark.length);
        checkPlaces(mark + yaml, root, true);
      }),
      short,
    );
  });

  it('stands where its extent says in front matter', () => {
    fc.assert(
      fc.property(record, breaks, bom, (text, eol, mark) => {
        const file = mark + `---\n${text}---\n# Title\n`.replaceAll('\n', eol);
        const place = findFrontMatter(file);
        if (!place.found) throw new Error('no front matter');
        const { from, to } = place.content;
        expect(file.slice(from, to)).toBe(text.replaceAll('\n', eol));
        checkPlaces(file, parseYaml(file.slice(from, to), (offset) => offset + from).root, true);
      }),
      short,
    );
  });

  it.each([
    ['at the top', '', ''],
    ['indented by one space', ' ', ' '],
    ['indented by three spaces', '   ', '   '],
    ['in a list item', '- ', '  '],
    ['in a numbered item', '10. ', '    '],
    ['in a quote', '> ', '> '],
    ['in a list in a quote', '> - ', '>   '],
  ])('stands where its extent says in a fence %s', (_name, first, others) => {
    fc.assert(
      fc.property(record, breaks, bom, fc.constantFrom('```', '~~~~'), (text, eol, mark, fence) => {
        const body = `${fence}yaml\n${text}${fence}`
          .split('\n')
          .map((line, at) => `${at === 0 ? first : others}${line}`);
        const file = mark + `# Title\n\n${body.join('\n')}\n`.replaceAll('\n', eol);
        const [found, ...rest] = parseMarkdown(file).fences;
        expect(rest).toEqual([]);
        const { value, toFile } = found as Fence;
        expect(value.replaceAll('\r\n', '\n')).toBe(text.slice(0, -1));
        const { root, problems } = parseYaml(value, toFile);
        expect(problems).toEqual([]);
        checkPlaces(file, root, first === '');
      }),
      { numRuns: runs(80) },
    );
  });
});

/** Code, what the extent covers, line and column. */
function problemsOf(text: string, eol = '\n', mark = ''): string[] {
  const yaml = text.replaceAll('\n', eol);
  const file = mark + yaml;
  const { problems, root } = parseYaml(yaml, (offset) => offset + mark.length);
  if (problems.length > 0) expect(root).toBeUndefined();
  return problems.map(({ code, extent, message }) => {
    expect(message).not.toMatch(/undefined|\.$/);
    const { line, column } = new LineIndex(file).point(extent.from);
    return `${code} ${line}:${column} ${file.slice(extent.from, extent.to).replaceAll('\r', '')}`;
  });
}

const faults: readonly (readonly [name: string, text: string, ...expected: string[]])[] = [
  ['a quote that is not closed', 'a: 1\nb: "x\nc: 2\n', 'syntax 2:4 "'],
  ['a single quote that is not closed', "a: 'x\nb: 1\n", "syntax 1:4 '"],
  ['a flow list that is not closed', 'a: [x, y\nb: 1\n', 'syntax 1:4 ['],
  ['a flow map that is not closed', 'a:\n  b: {x: 1\n', 'syntax 2:6 {'],
  ['the inner of two flow lists that is not closed', 'a: [[x], [y\n', 'syntax 1:10 ['],
  ['a bracket too many', 'a: [x]]\n', 'syntax 1:7 ]'],
  [
    'a colon in a value',
    'd: 1\ndescription: Use when: the user # c\nb: 1\n',
    'colon 2:14 Use when: the user',
  ],
  ['a colon in a value of an item', '- a: b: c\n', 'colon 1:6 b: c'],
  ['a colon in a value that goes on', 'a: foo\n  bar: baz\nb: 1\n', 'colon 1:4 foo\n  bar: baz'],
  ['a colon after a quoted value', 'a: "x": y\n', 'colon 1:4 "x": y'],
  ['a tab that indents', 'a:\n\tb: 1\n', 'tab 2:1 \t'],
  ['a tab before a dash', 'a:\n  - x\n\t- y\n', 'tab 3:1 \t'],
  ['a wrong indentation', 'a:\n  b: 1\n c: 2\n', 'syntax 3:2 c'],
  ['two equal keys', 'a: 1\nb: 2\na: 3\n', 'duplicate-key 3:1 a'],
  ['three equal keys', 'a: 1\na: 2\na: 3\n', 'duplicate-key 2:1 a', 'duplicate-key 3:1 a'],
  ['a quoted twin', 'x:\n  a: 1\n  "a": 2\n', 'duplicate-key 3:3 "a"'],
  ['a number and its quoted twin', '1: a\n"1": b\n', 'duplicate-key 2:1 "1"'],
  ['equal keys of a flow map', 'x: {a: 1, b: 2, a: 3}\n', 'duplicate-key 1:17 a'],
  ['an alias and its twin', 'k: &x a\n*x : 1\na: 2\n', 'duplicate-key 3:1 a'],
  ['two documents', 'a: 1\n---\nb: 2\n', 'multiple-documents 2:1 ---\nb: 2\n'],
  ['a document after three dots', 'a: 1\n...\nb: 2\n', 'multiple-documents 3:1 b: 2\n'],
  ['a directive', '%YAML 1.2\n---\na: 1\n', 'directive 1:1 %YAML 1.2'],
  ['a tag directive', '# c\n%TAG ! tag:x,2000:\n---\na: !x 1\n', 'directive 2:1 %TAG ! tag:x,2000:'],
  ['a directive after a document', 'a: 1\n...\n%YAML 1.1\n---\nb: 2\n', 'directive 3:1 %YAML 1.1'],
  ['an unknown tag', 'a: !foo x\n', 'tag 1:4 !foo'],
  ['an unknown tag of a map', 'a: !foo\n  b: 1\n', 'tag 1:4 !foo'],
  ['an unknown tag and a comment', 'a: !foo # c\n  b: 1\n', 'tag 1:4 !foo'],
  ['an unknown tag of nothing', 'a: !foo\nb: 1\n', 'tag 1:4 !foo'],
  ['an unknown tag in full', 'a: !<tag:foo,2002:bar> 1\n', 'tag 1:4 !<tag:foo,2002:bar>'],
  ['an unknown tag before an anchor', 'a: !foo &x b\n', 'tag 1:4 !foo'],
  ['a tag outside the core schema', 'a: !!binary aGVsbG8=\n', 'tag 1:4 !!binary'],
  ['a tag that its value is not', 'a: !!int abc\n', 'tag 1:4 !!int'],
  ['a tag that its list is not', 'a: !!map [x]\n', 'tag 1:4 !!map'],
  ['an unknown alias', 'a: *x\nb: &x 1\n', 'alias 1:4 *x'],
  ['an unknown alias in what aliases repeat', 'a: &x [*y]\nb: [*x, *x]\nc: *x\n', 'alias 1:8 *y'],
  ['bold text', 'a: **bold**\n', 'alias 1:4 **bold**'],
  ['an alias in its own flow list', 'a: &x [*x]\n', 'alias 1:8 *x'],
  ['an alias in its own map', 'a: &x\n  b:\n    - *x\nc: 1\n', 'alias 3:7 *x'],
  ['a control character', 'a: x\u0001y\n', 'control 1:5 \u0001'],
  ['a delete character', 'a: 漢\u007f\n', 'control 1:5 \u007f'],
  ['a NUL', 'a: 1\nb: \0\n', 'control 2:4 \0'],
  ['a reserved character', 'a: @b\n', 'syntax 1:4 @'],
  ['a bad escape', 'a: "\\q"\n', 'syntax 1:5 \\'],
  ['a lone CR between two keys', 'a: 1\rb: 2\n', 'colon 1:4 1b: 2'],
];

describe('parseYaml', () => {
  it.each(faults)('reports %s', (_name, text, ...expected) => {
    expect(problemsOf(text)).toEqual(expected);
    expect(problemsOf(text, '\n', '\uFEFF')).toEqual(expected);
    if (!text.includes('\r')) expect(problemsOf(text, '\r\n')).toEqual(expected);
  });

  it('says where the first of two equal keys is', () => {
    const { problems } = parseYaml('a: 1\nb: 2\n"a": 3\n');
    expect(problems[0]?.related).toEqual({ extent: { from: 0, to: 1 }, message: 'First defined here' });
  });

  it.each<[string, string, unknown]>([
    ['nothing', '', undefined],
    ['line breaks', '\n\n', undefined],
    ['comments', '# a\n# b\n', undefined],
    ['an end mark', 'a: 1\n...\n', { a: 1 }],
    ['a start mark', '---\na: 1\n', { a: 1 }],
    ['empty values', 'a:\nb: ~\nc: null # x\nd: ""\n', { a: null, b: null, c: null, d: '' }],
    ['explicit keys', '? a\n: b\n? c\n', { a: 'b', c: null }],
    ['a no-break space', 'a:\u00a0b\n', 'a:\u00a0b'],
    ['a line separator in a value', 'a: x\u2028y\nb: 1\n', { a: 'x\u2028y', b: 1 }],
    ['a percent after a line separator', 'a: 1\u2028%foo\n', { a: '1\u2028%foo' }],
    ['a percent in a block scalar', 'a: |\n  %foo\n', { a: '%foo\n' }],
    ['a percent in a root scalar', '|\n%foo\n', '%foo\n'],
    ['a core tag', 'a: !!str 1\nb: ! 2\nc: !!int 3\nd: !!null\n', { a: '1', b: '2', c: 3, d: null }],
    ['an alias', 'a: &x [1, {b: 2}]\nc: *x\n', { a: [1, { b: 2 }], c: [1, { b: 2 }] }],
    ['an alias after a block map', 'a: &x\n  b: 1\nc: *x\n', { a: { b: 1 }, c: { b: 1 } }],
    ['an anchor used twice', 'a: &x 1\nb: *x\nc: &x 2\nd: *x\n', { a: 1, b: 1, c: 2, d: 2 }],
    [
      'a merge key, which merges nothing',
      'a: &x {b: 1}\nc:\n  <<: *x\n',
      { a: { b: 1 }, c: { '<<': { b: 1 } } },
    ],
    ['words of YAML 1.1', 'a: yes\nb: 010\nc: 1_000\nd: 0o17\n', { a: 'yes', b: 10, c: '1_000', d: 15 }],
    ['a list as wide as its key', 'a:\n- b\n- c\n', { a: ['b', 'c'] }],
  ])('reads %s', (_name, text, value) => {
    const { root, problems } = parseYaml(text);
    expect(problems).toEqual([]);
    expect(plainValue(root)).toEqual(value);
  });

  it('keeps a key __proto__ an ordinary key', () => {
    const value = plainValue(parseYaml('__proto__: {polluted: true}\nconstructor: 1\n').root);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('puts an empty value where it would stand', () => {
    const { root } = parseYaml('a:\nb: 1\n');
    const node = nodeAt(root, 'a');
    expect(node?.extent.from).toBe(node?.extent.to);
    expect(new LineIndex('a:\nb: 1\n').point(node?.extent.from ?? -1).line).toBe(1);
  });

  it('notes anchors, aliases, merge keys and comments after plain values', () => {
    const text = 'a: &x 1 # one\nb: *x\nc: "q" # not\n<<: {}\n';
    const { features } = parseYaml(text);
    const cut = (extents: readonly { from: number; to: number }[]) =>
      extents.map(({ from, to }) => text.slice(from, to));
    expect(cut(features.anchors)).toEqual(['1']);
    expect(cut(features.aliases)).toEqual(['*x']);
    expect(cut(features.mergeKeys)).toEqual(['<<']);
    expect(cut(features.trailingComments)).toEqual([' # one']);
  });

  it('lets aliases stand for a hundred nodes, not for one more', () => {
    const list = (items: number) => `a: &x [${Array(items).fill('1').join(', ')}]\n`;
    expect(problemsOf(`${list(99)}b: *x\n`)).toEqual([]);
    expect(problemsOf(`${list(100)}b: *x\n`)).toEqual(['alias 2:4 *x']);
    expect(problemsOf(`${list(49)}b: *x\nc: *x\n`)).toEqual([]);
    expect(problemsOf(`${list(49)}b: *x\nc: *x\nd: *x\n`)).toEqual(['alias 4:4 *x']);
    expect(problemsOf(`a: &x [1]\nb: &y [*x${', *x'.repeat(9)}]\nc: [*y]\n`)).toEqual([]);
  });

  it('reads a document of many aliases and a bomb without expanding them', () => {
    expect(problemsOf(`a: &x 1\nb:\n${'- *x\n'.repeat(20_000)}`)).toEqual(['alias 103:3 *x']);
    const level = (at: number) =>
      `a${at}: &a${at} [${Array(9)
        .fill(`*a${at - 1}`)
        .join(', ')}]\n`;
    const bomb = `a0: &a0 [${Array(9).fill('x').join(', ')}]\n${Array.from({ length: 30 }, (_, at) => level(at + 1)).join('')}`;
    expect(parseYaml(bomb).problems.map(({ code }) => code)).toEqual(['alias']);
  });

  it.each<[string, (levels: number) => string]>([
    ['flow lists', (levels) => '['.repeat(levels) + ']'.repeat(levels)],
    ['flow maps', (levels) => '{a: '.repeat(levels) + '}'.repeat(levels)],
    ['dashes', (levels) => `${'- '.repeat(levels)}x`],
    ['block maps', (levels) => Array.from({ length: levels }, (_, at) => `${' '.repeat(at)}a:\n`).join('')],
  ])('reads %s 64 levels deep, not 65', (_name, nested) => {
    expect(parseYaml(nested(64)).problems).toEqual([]);
    expect(parseYaml(nested(65)).problems.map(({ code }) => code)).toEqual(['depth']);
    expect(parseYaml(nested(480)).problems.map(({ code }) => code)).toEqual(['depth']);
  });

  it.each([
    ['brackets', '['.repeat(5_000)],
    ['braces after a deep document', `${'['.repeat(60)}${']'.repeat(60)}\n---\n${'{'.repeat(100_000)}`],
    ['brackets over lines', '[\n'.repeat(5_000)],
    ['dashes', '- '.repeat(20_000)],
    ['question marks', '? '.repeat(20_000)],
  ])('refuses thousands of %s', (_name, text) => {
    expect(parseYaml(text).problems.map(({ code }) => code)).toEqual(['depth']);
  });

  it.each([
    ['a quoted scalar', `a: "${'['.repeat(5_000)}"\n`],
    ['a single-quoted scalar', `a: '${'{'.repeat(5_000)}'\n`],
    ['a comment', `a: 1 # ${'['.repeat(5_000)}\n`],
    ['a block scalar', `a: |\n  ${'[{'.repeat(5_000)}\n`],
    ['a plain scalar', `a: x${'['.repeat(5_000)}\n`],
    ['lists side by side', `a: [${'[], '.repeat(5_000)}]\n`],
  ])('takes brackets in %s for no nesting', (_name, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('points at the bracket that is one too deep', () => {
    expect(problemsOf(`a: "[["\nb: ${'['.repeat(70)}`)).toEqual(['depth 2:68 [']);
  });

  it('reports many flow lists that are not closed as that', () => {
    expect(problemsOf('a: [\n'.repeat(100))).toEqual(['syntax 1:4 [']);
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '|',
      '>',
      '&x ',
      '*x',
      '!t ',
      '? ',
      '#',
      '%',
      '---',
      '\r',
      '\t',
      ',',
      '\uFEFF',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join('');
        const { root, problems } = parseYaml(text);
        for (const { extent } of problems) {
          expect(extent.from).toBeGreaterThanOrEqual(0);
          expect(extent.to).toBeGreaterThanOrEqual(extent.from);
        }
        for (const { extent, raw } of scalarsOf(root).filter(({ aliased }) => !aliased)) {
          expect(text.slice(extent.from, extent.to)).toBe(raw);
        }
      }),
      { numRuns: runs(1_500) },
    );
  });
});
