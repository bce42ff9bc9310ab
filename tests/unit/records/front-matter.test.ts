import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { findFrontMatter } from '../../../src/records/read/front-matter.ts';
import fc, { runs } from '../../support/property.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).freeze();

/** The front matter's YAML as remark-frontmatter sees it. */
function remarkSees(text: string): string | undefined {
  const first = processor.parse(text).children[0];
  return first?.type === 'yaml' ? first.value : undefined;
}

describe('findFrontMatter', () => {
  it('agrees with remark-frontmatter', () => {
    const piece = fc.constantFrom(
      ...[
        '---',
        '--',
        '-',
        '----',
        '---\n',
        '\n---\n',
        '\r\n---\r\n',
        '\n',
        '\r\n',
        ' ',
        '\t',
        'a: 1',
        '# c',
        '...',
        '+++',
        'js',
        '\u00a0',
        '漢',
        '```\n',
        '<!--',
      ],
    );
    fc.assert(
      fc.property(
        fc.constantFrom('', '---\n', '---\r\n', '--- \n', '---'),
        fc.array(piece, { maxLength: 10 }),
        (head, pieces) => {
          const text = head + pieces.join('');
          const place = findFrontMatter(text);
          const seen = remarkSees(text);
          expect(
            place.found ? text.slice(place.content.from, place.content.to).replace(/\r?\n$/, '') : undefined,
          ).toBe(seen);
        },
      ),
      { numRuns: runs(3_000) },
    );
  });

  it.each<[string, string, string, string]>([
    ['LF', '---\na: 1\n---\nx', '---\na: 1\n---', 'a: 1\n'],
    ['CRLF', '---\r\na: 1\r\n---\r\nx', '---\r\na: 1\r\n---', 'a: 1\r\n'],
    ['a BOM', '\uFEFF---\na: 1\n---\n', '---\na: 1\n---', 'a: 1\n'],
    ['no last line break', '---\na: 1\n---', '---\na: 1\n---', 'a: 1\n'],
    ['blanks after the closing fence', '---\na: 1\n--- \t\n', '---\na: 1\n---', 'a: 1\n'],
    ['nothing between', '---\n---\n', '---\n---', ''],
    [
      'dashes in an indented value',
      '---\na: |\n  x\n  ---\n---\n',
      '---\na: |\n  x\n  ---\n---',
      'a: |\n  x\n  ---\n',
    ],
    ['four dashes inside', '---\n----\n---\n', '---\n----\n---', '----\n'],
  ])('finds it with %s', (_name, text, whole, yaml) => {
    const place = findFrontMatter(text);
    if (!place.found) throw new Error(place.reason);
    expect(text.slice(place.extent.from, place.extent.to)).toBe(whole);
    expect(text.slice(place.content.from, place.content.to)).toBe(yaml);
    expect(place.bom).toBe(text.startsWith('\uFEFF'));
    expect(place.openingBlanks).toBeUndefined();
  });

  it('notes spaces after the opening fence', () => {
    expect(findFrontMatter('\uFEFF--- \t\na: 1\n---\n')).toMatchObject({
      found: true,
      openingBlanks: { from: 4, to: 6 },
    });
  });

  it.each<[string, string, string]>([
    ['empty', '', ''],
    ['empty', '\uFEFF\n\n', ''],
    ['none', '# Title\n---\n', '# Title'],
    ['none', ' ---\na: 1\n---\n', '---'],
    ['none', '----\na: 1\n----\n', '----'],
    ['not-first', '\n---\na: 1\n---\n', '---'],
    ['not-first', '<!-- c -->\n---\na: 1\n---\n', '---'],
    ['unclosed', '---\na: 1\n', '---'],
    ['unclosed', '---\na: 1\n ---\n', '---'],
    ['unclosed', '---', '---'],
    ['dots', '---\na: 1\n...\n# T\n', '...'],
    ['language', '---js\na\n---\n', '---js'],
    ['language', '--- yaml\na\n---\n', '--- yaml'],
    ['toml', '+++\na = 1\n+++\n', '+++'],
    ['lone-cr', '---\ra: 1\r---\r', '---'],
  ])('says %s of %j', (reason, text, at) => {
    const place = findFrontMatter(text);
    if (place.found) throw new Error('found');
    expect(place.reason).toBe(reason);
    expect(text.slice(place.extent.from, place.extent.to).trim()).toBe(at);
  });
});
