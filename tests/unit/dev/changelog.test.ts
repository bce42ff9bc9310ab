import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changelogProblems } from '../../../src/dev/changelog.ts';

const good = `# Changelog

What users notice.

## 0.2.0 (unreleased)

- One thing
  on two lines.
- Another thing.

## 0.1.0 (2026-11-30)

- The first thing.
`;

const problems = (from: string | RegExp, to: string) => changelogProblems(good.replace(from, to), '0.2.0');

describe('the check of the changelog', () => {
  it('accepts versions with one list each, newest first', () => {
    expect(changelogProblems(good, '0.2.0')).toEqual([]);
    expect(problems('(unreleased)', '(2026-12-01)')).toEqual([]);
  });

  it.each([
    ['another title', '# Changelog', '# Changes', ['1 Unexpected first line, expected `# Changelog`']],
    [
      'a version that package.json does not have',
      '0.2.0',
      '0.3.0',
      ['5 Unexpected version `0.3.0`, package.json has `0.2.0`'],
    ],
    [
      'an old version that is unreleased',
      '2026-11-30',
      'unreleased',
      ['11 Only the newest version can be unreleased'],
    ],
    ['versions out of order', '0.1.0', '0.10.0', ['11 Unexpected order, expected a version before `0.2.0`']],
    ['one version twice', '0.1.0', '0.2.0', ['11 Unexpected order, expected a version before `0.2.0`']],
    [
      'a heading of another form',
      '## 0.1.0 (2026-11-30)',
      '## [0.1.0] - 2026-11-30',
      ['11 Unexpected heading, expected `## X.Y.Z (unreleased)` or `## X.Y.Z (YYYY-MM-DD)`'],
    ],
    [
      'headings below a version',
      '- Another',
      '### Fixed\n- Another',
      ['9 Unexpected heading, expected `## X.Y.Z (unreleased)` or `## X.Y.Z (YYYY-MM-DD)`'],
    ],
    [
      'a second list',
      '- Another',
      '\n- Another',
      ['10 Unexpected text after a blank line, expected one list without blank lines'],
    ],
    [
      'a paragraph',
      '- The first',
      'The first',
      [
        '11 `0.1.0` has no entry',
        '13 Unexpected line, expected `- ` and an entry, or two spaces and its next line',
      ],
    ],
    ['a version without entries', '- The first thing.\n', '', ['11 `0.1.0` has no entry']],
    ['an empty entry', '- Another thing.', '-', ['9 Empty entry']],
    ['an entry twice', 'The first', 'Another', ['13 Duplicate of the entry in line 9']],
    [
      'an entry twice, wrapped in another way',
      '- The first thing.',
      '- One thing on\n  two lines.',
      ['13 Duplicate of the entry in line 7'],
    ],
    [
      'no version',
      /## [\s\S]*/,
      '',
      ['1 No version, expected a heading `## X.Y.Z (unreleased)` or `## X.Y.Z (YYYY-MM-DD)`'],
    ],
  ])('reports %s', (_, from, to, expected) => {
    expect(problems(from, to)).toEqual(expected.map((one) => `CHANGELOG.md:${one}`));
  });

  it('reports days out of order', () => {
    const text = good.replace('(unreleased)', '(2026-11-29)');
    expect(changelogProblems(text, '0.2.0')).toEqual([
      'CHANGELOG.md:11 Unexpected day, `0.2.0` has an earlier one',
    ]);
  });

  it('finds nothing in our own', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(changelogProblems(readFileSync('CHANGELOG.md', 'utf8'), version)).toEqual([]);
  });

  it('is part of `npm run check`', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    expect(scripts.check).toContain('tsx src/dev/check-changelog.ts');
  });
});
