import { describe, expect, it } from 'vitest';
import { estimateCost } from '../../../src/records/markdown/cost.ts';
import { guardMarkdown, guardYaml, isCheap } from '../../../src/records/read/guards.ts';

const repeat = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));
/** Lines of a number, to a length. */
const definitions = (length: number, make: (at: number) => string) => {
  let text = '';
  for (let at = 0; text.length < length; at++) text += `${make(at)}\n`;
  return text;
};
const growing = (length: number) => {
  let text = '';
  for (let run = 1; text.length < length; run++) text += `${'`'.repeat(run)}a `;
  return text;
};

const complex: readonly [string, string][] = [
  ['emphasis', repeat('*a_ ', 40_000)],
  ['emphasis over lines', repeat('*a_\n', 40_000)],
  ['brackets', repeat('[', 40_000)],
  ['struck words', repeat('a~~b~~', 80_000)],
  ['images', repeat('![', 40_000)],
  ['links that are not closed', repeat('[a](', 40_000)],
  ['titles that are not closed', repeat('[a](b "x ', 40_000)],
  ['comments that are not closed', repeat('a <!--a', 40_000)],
  ['angles', repeat('<a ', 40_000)],
  ['backticks of growing length', growing(40_000)],
  ['emphasis with numbers that open no list', `text\n${repeat('2. *a_ *a_\n', 40_000)}`],
  ['emphasis after indented dashes', `text\n${repeat('     - *a_\n', 80_000)}`],
  ['emphasis in a heading', `# ${repeat('*a_ ', 40_000)}`],
  ['emphasis in a table cell', `|a|b|\n|-|-|\n|c|${repeat('*a_ ', 40_000)}|\n`],
  ['emphasis below what heads no table', `|a|b|c|\n|-|-|\n${repeat('|*a_ *a_\n', 40_000)}`],
  ['emphasis below a heading row with a hidden bar', `|a\\|b|\n|-|-|\n${repeat('|*a_ *a_\n', 40_000)}`],
  ['emphasis below a table in a quote', `> |a|b|\n|-|-|\n${repeat('|*a_ *a_\n', 40_000)}`],
  ['emphasis in bars below what is no table', `|a|b|\n\n|-|-|\n${repeat('|*a_ *a_\n', 40_000)}`],
  ['emphasis over 10,000 lines', '*a* and text\n'.repeat(10_000)],
  ['lazy lines of a quote', `> a\n${repeat('b\n', 40_000)}`],
  ['lazy lines of nested quotes', `${'> '.repeat(60)}a\n${repeat('b\n', 40_000)}`],
  ['lazy lines of a list', `- a\n  - b\n${repeat('c\n', 40_000)}`],
  ['underlined headings', repeat('a\n===\n', 40_000)],
  ['underlined headings in a quote', repeat('> a\n> ---\n', 40_000)],
  ['quotes that end', repeat('> a\n\n', 60_000)],
  ['nested quotes that end', repeat('> > > a\n\n', 60_000)],
  ['quotes between paragraphs', repeat('> a\n\nb\n\n', 80_000)],
  ['lists that end', repeat('- a\n\nb\n\n', 80_000)],
  ['nested lists that end', repeat('- a\n  - b\n', 80_000)],
  ['lists three deep that end', repeat('- a\n  - b\n    - c\n', 50_000)],
  ['lists three deep that end below blank lines', repeat('- a\n\n  - b\n\n    - c\n\n', 60_000)],
  ['items that open with lists of their own', repeat('- - - a\n', 24_000)],
  ['quotes in the items of a list', repeat('- > a\n', 60_000)],
  ['lists in turn', repeat('- a\n* b\n', 80_000)],
  ['short definitions of links', repeat('[a]: b\n', 240_000)],
  ['short definitions of links below blank lines', repeat('[a]: b\n\n', 240_000)],
  ['definitions of many links', definitions(600_000, (at) => `[a${at}]: https://x.example/${at}`)],
  ['definitions of many footnotes', definitions(240_000, (at) => `[^${at}]: A note`)],
  ['definitions in a quote', repeat('> [a]: b\n', 240_000)],
  ['what defines nothing inside a paragraph', `a\n${repeat('[a]: b\n', 40_000)}`],
  ['short lines of one paragraph', repeat('a\n', 60_000)],
  ['short headings', repeat('# a\n', 120_000)],
  ['short rows of a table', `|a|b|\n|-|-|\n${repeat('|c|d|\n', 160_000)}`],
  ['short items', repeat('- a\n', 120_000)],
  ['quotes in quotes', `${'>'.repeat(65)} a`],
  ['lists in lists', `${'- '.repeat(65)}a`],
];

describe('guardMarkdown', () => {
  it.each<[string, string]>(complex)('refuses %s', (_name, text) => {
    expect(guardMarkdown(text)?.code).toBe('too-complex');
    expect(guardMarkdown(`# T\r\n\r\n${text.replaceAll('\n', '\r\n')}`)?.code).toBe('too-complex');
    expect(guardMarkdown(`\n${text.replaceAll('\n', '\r')}`)?.code).toBe('too-complex');
  });

  it('looks at the lines of what may be slow alone', () => {
    expect(isCheap('# T\n\n- > A quote in a list.\n')).toBe(true);
    expect(isCheap('a'.repeat(9_001))).toBe(false);
    for (const end of ['\n', '\r']) expect(isCheap(`a${end}`.repeat(1_001))).toBe(false);
    for (const marks of ['- - - a', '> >>', '1. 2) * a']) expect(isCheap(`a\n  ${marks}`)).toBe(false);
  });

  it.each(complex)('takes a little of %s without a look', (_name, text) => {
    const part = text.slice(0, 9_000).split('\n').slice(0, 1_000).join('\n');
    const { blocks, text: inText, lines, definitions, containers } = estimateCost(part);
    const steps = Math.max(blocks, inText, lines + definitions);
    const isFree = steps < 100_000_000 && containers <= 64;
    expect(isFree || !isCheap(part)).toBe(true);
  });

  const bad = `\n\n> a\n${repeat('b\n', 40_000)}`;
  it.each<[string, string]>([
    ['code that opens with another info inside', `\`\`\`\n\`\`\`js\n\`\`\`${bad}`],
    ['backticks in the info', `\`\`\`a\`${bad}`],
    ['a fence line in a comment', `<!--\n\`\`\`\n-->${bad}`],
    ['a fence line in a block element', `<div>\n\`\`\`\n</div>${bad}`],
    ['a fence line in a script', `<script>\n\n\`\`\`\n</script>${bad}`],
    ['a fence line in a declaration', `<![CDATA[\n\n\`\`\`\n]]>${bad}`],
    ['a fence line in front matter', `---\na: |\n \`\`\`\n---${bad}`],
    ['a fence in a list', `- \`\`\`\n  \`\`\`${bad}`],
    ['a comment in a list', `- <!--\n\n  \`\`\`\n  -->${bad}`],
    ['a shorter fence', `\`\`\`\`\n\`\`\`\n\`\`\`\`${bad}`],
    ['a fence of the other kind', `~~~\n\`\`\`\n~~~${bad}`],
    ['indented code', `    \`\`\`${bad}`],
    ['a fence that a lone CR ends', `\`\`\`\r\`\`\`${bad}`],
  ])('is not deceived by %s', (_name, text) => {
    expect(guardMarkdown(text)?.code).toBe('too-complex');
  });

  const sentence =
    'Some *ordinary* prose with a [link](http://x.y/z "t"), `code`, **bold** text and snake_case words. ';
  const paragraph = `${sentence.repeat(6)}\n\n`;
  it.each<[string, string]>([
    ['prose', repeat(paragraph, 500_000)],
    ['prose in wrapped lines', repeat(`${`${sentence}\n`.repeat(8)}\n`, 500_000)],
    [
      'prose after a list and with headings',
      repeat(`Title\n-----\n\n- item\ngoes on\n\n${paragraph.repeat(20)}`, 500_000),
    ],
    [
      'a minified log in a fence',
      `# Log\n\n\`\`\`json\n${repeat('{"a_b":[1,{"c":"<*_`&>"}]},', 500_000)}\n\`\`\`\n`,
    ],
    [
      'a long log in a fence after a list',
      `- a\n\n\`\`\`\n${repeat('[info] a_b * c_d <e> 10 ms\n=====\n', 120_000)}\`\`\`\n`,
    ],
    [
      'a log in a fence after a comment',
      `<!-- note -->\n<b>x</b>\n\n- a\n\n~~~~\n${repeat('[info] a_b * c_d <e>\n', 120_000)}~~~~\n`,
    ],
    ['a table of many rows', `| *a* | b |\n|---|---|\n${repeat('| *c_d* | `e` [f](g) |\n', 120_000)}`],
    [
      'a table of many rows below a line',
      `Rows:\n| *a* | b |\n|:---|---:|\n${repeat('| *c_d* | `e` [f](g) |\n', 120_000)}`,
    ],
    [
      'a table of many rows below a list',
      `- a\n\n| *a* | b |\n|---|---|\n${repeat('| *c_d* | `e` [f](g) |\n', 120_000)}`,
    ],
    ['10,000 lines of emphasis, each a paragraph', '*a* and text\n\n'.repeat(10_000)],
    ['a list of many links', repeat('- [a](http://b.c/d_e) *f*\n', 120_000)],
    [
      'a numbered list of many links',
      Array.from({ length: 4_000 }, (_, at) => `${at + 1}. [a](http://b.c) *f*\n`).join(''),
    ],
    ['a nested list', repeat('- a *b*\n  - c `d`\n    - [ ] e_f\n      goes on\n', 80_000)],
    ['lists and quotes between paragraphs', repeat(`${paragraph}- a\n  - b\n- c\n\n> quoted\n\n`, 500_000)],
    ['a nested list of sentences', repeat(`- ${sentence}\n  - ${sentence}\n`, 500_000)],
    ['a long quote', repeat('> some *quoted* text\n>\n', 120_000)],
    [
      'front matter of many keys',
      `---\n${Array.from({ length: 5_000 }, (_, at) => `some_long_key_${at}: a_b_c\n`).join('')}---\n# T\n`,
    ],
    ['one line without delimiters', repeat('words and words ', 500_000)],
    ['CJK text', repeat('漢字かな、', 500_000)],
    [
      'a changelog with a definition for each version',
      `${repeat(`## [1.2.3] - 2026-01-02\n\n### Fixed\n\n- ${sentence}\n- ${sentence}\n\n`, 400_000)}${definitions(
        200_000,
        (at) => `[1.2.${at}]: https://github.com/owner/name/compare/v1.2.${at}...v1.2.${at + 1}`,
      )}`,
    ],
    ['rough numbers', repeat('about ~5 of ~7 files ', 200_000)],
    ['tildes in a fence', `~~~~\n${repeat('a~~b~~', 80_000)}\n~~~~\n`],
    ['9,000 short definitions', repeat('[a]: b\n', 63_000)],
    [
      'definitions of long addresses',
      definitions(1_000_000, (at) => `[${at}]: https://example.com/${'a'.repeat(40)}`),
    ],
    ['18,000 short lines', repeat('some words here\n', 288_000)],
    [
      'a log of short lines, as long as a record may be',
      repeat('12:30 the build has failed again\n', 1_048_000),
    ],
    ['a list as long as a record may be', repeat('- one more thing that was done\n', 1_048_000)],
    [
      'a table as long as a record may be',
      `| a | b |\n|---|---|\n${repeat('| some name | some value |\n', 1_048_000)}`,
    ],
    ['addresses in a run', repeat('www.', 600_000)],
    ['many lines of a log in a fence', `\`\`\`\n${repeat('a\n', 600_000)}\`\`\`\n`],
    ['quotes 64 deep', `${'>'.repeat(64)} a`],
    ['nothing', ''],
  ])('accepts %s', (_name, text) => {
    expect(guardMarkdown(text)).toBeUndefined();
  });

  it('says which lines there are too many of, and points at the first', () => {
    const found = guardMarkdown(`# T\n\nText\n\n${repeat('[a]: b\n', 240_000)}`);
    expect(found).toMatchObject({
      message: 'So many definitions of links are too complex to read',
      extent: { from: 11, to: 17 },
    });
    expect(guardMarkdown(`\n\n${repeat('- a\n', 120_000)}[a]: b\n`)).toMatchObject({
      message: 'So many short lines outside fenced code are too complex to read',
      extent: { from: 2, to: 5 },
    });
  });

  it('points at the line that costs most, at most eighty characters of it', () => {
    expect(guardMarkdown(`# T\n\n${repeat('*a_ ', 40_000)}`)?.extent).toEqual({ from: 5, to: 85 });
    expect(guardMarkdown(repeat('*a_ ', 40_000))?.extent).toEqual({ from: 0, to: 80 });
    expect(guardMarkdown(`a\n\n${'> '.repeat(100_000)}\n`)?.extent).toEqual({ from: 3, to: 83 });
    expect(guardMarkdown(`a\n\n${repeat('- > a\n', 60_000)}`)?.extent.to).toBeLessThan(60_003);
  });
});

describe('guardYaml', () => {
  const guard = (text: string) => guardYaml(text, (offset) => offset);

  it.each<[string, string, number]>([
    ['65 brackets', '['.repeat(65), 64],
    ['brackets and braces', 'a: [{a: '.repeat(40), 259],
    [
      '100,000 brackets after a deep document',
      `${'['.repeat(60)}${']'.repeat(60)}\n---\n${'['.repeat(100_000)}`,
      125 + 64,
    ],
    ['brackets after quotes', `a: "[["\nb: ${'['.repeat(70)}`, 11 + 64],
  ])('refuses %s at the one too many', (_name, text, from) => {
    expect(guard(text)).toMatchObject({ code: 'depth', extent: { from, to: from + 1 } });
  });

  it.each<[string, string]>([
    ['dashes', `a:\n${'- '.repeat(600)}x\n`],
    ['question marks', '? '.repeat(600)],
    ['blanks', `a:\n${' '.repeat(1_001)}b: 1\n`],
  ])('refuses a line that begins with over a thousand %s', (_name, text) => {
    expect(guard(text)?.code).toBe('depth');
  });

  it.each<[string, string]>([
    ['64 brackets', '['.repeat(64) + ']'.repeat(64)],
    ['lists one after the other', `[${'[], '.repeat(5_000)}]`],
    ['lists that are not closed, each on its line', 'a: [\n'.repeat(1_000)],
    ['brackets in a comment', `# ${'['.repeat(1_000)}\na: 1\n`],
    ['brackets in quotes', `a: "${'['.repeat(1_000)}"\nb: '${'{'.repeat(1_000)}'\n`],
    ['brackets in a block scalar', `a: |\n  ${'[{'.repeat(1_000)}\nb: 1\n`],
    ['a long plain line', `a: ${'word '.repeat(10_000)}\n`],
    ['a ruler of dashes', `a: |\n  ${'-'.repeat(5_000)}\n`],
  ])('accepts %s', (_name, text) => {
    expect(guard(text)).toBeUndefined();
  });
});
