import { describe, expect, it } from 'vitest';
import {
  type BundledPackage,
  bundleProblems,
  isAllowed,
  licenceOf,
  type Manifest,
  thirdPartyText,
} from '../../../src/dev/licences.ts';

const bundled = (
  manifest: Partial<Manifest> = {},
  files: BundledPackage['files'] = { LICENSE: 'MIT …' },
) => ({
  manifest: { name: 'one', version: '1.2.3', license: 'MIT', ...manifest },
  files,
});

describe('the licence of a package', () => {
  it.each([
    [{ license: 'ISC' }, 'ISC'],
    [{ license: { type: 'MIT' } }, 'MIT'],
    [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
    [{}, undefined],
  ])('of %j is %s', (part, expected) =>
    expect(licenceOf({ name: 'one', version: '1.0.0', ...part })).toBe(expected),
  );

  it.each([
    'MIT',
    'MIT OR GPL-3.0-only',
    '(GPL-2.0-only OR ISC)',
    'MIT AND BSD-3-Clause',
    'MIT AND (GPL-3.0-only OR Apache-2.0)',
  ])('%s is allowed', (expression) => expect(isAllowed(expression)).toBe(true));

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    '(MIT OR ISC) AND MPL-2.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'MIT OR',
    '(MIT',
    'MIT)',
    '',
  ])('%j is not', (expression) => expect(isAllowed(expression)).toBe(false));
});

describe('what is bundled', () => {
  it('may be published where each licence is allowed and there, and each version is written', () => {
    expect(bundleProblems([bundled(), bundled({ name: 'two' })], { one: '1.2.3' })).toEqual([]);
  });

  it.each([
    [
      bundled({ license: 'GPL-3.0-only' }),
      'one 1.2.3 has the licence GPL-3.0-only, which is not on the list of src/dev/licences.ts',
    ],
    [{ manifest: { name: 'one', version: '1.2.3' }, files: { LICENSE: 'x' } }, 'one 1.2.3 names no licence'],
    [bundled({}, {}), 'one 1.2.3 has no text of its licence'],
    [bundled({}, { 'readme.md': '# One\n\n## License\n\nMIT\n' }), 'one 1.2.3 has no text of its licence'],
  ])('is refused: %j', (one, problem) => {
    expect(bundleProblems([one], { one: '1.2.3' })).toEqual([problem]);
  });

  it('is refused with a range of versions', () => {
    expect(bundleProblems([bundled()], { one: '^1.2.0' })).toEqual([
      'one is bundled as 1.2.3, package.json has the range ^1.2.0: write the version',
    ]);
  });
});

describe('THIRD-PARTY-LICENSES.txt', () => {
  it('holds the licence of each package, and its notice', () => {
    const files = { 'license.md': 'Terms\n', NOTICE: 'Made by A\n', 'README.md': 'Use it' };
    const text = thirdPartyText([bundled({}, files), bundled({ name: 'two' })]);
    expect(text).toBe(`one 1.2.3\n\nTerms\n\nMade by A\n\n${'-'.repeat(80)}\n\ntwo 1.2.3\n\nMIT …\n`);
  });

  it.each([
    ['License\n=======\n\nCopyright 2014 A\n\n[MIT](http://example.com)\n', true],
    ['## License\n\nCopyright 2014 A\n\n## Thanks\n\nTo B\n', false],
  ])('holds the terms of a package that has them in its readme alone: %j', (section, hasLink) => {
    const text = thirdPartyText([bundled({}, { 'Readme.md': `One\n===\n\nUse it.\n\n${section}` })]);
    expect(text).toContain('one 1.2.3\n\nCopyright 2014 A\n');
    expect(text).toContain('Permission is hereby granted');
    expect(text.includes('[MIT](http://example.com)')).toBe(hasLink);
    expect(text).not.toContain('Thanks');
    expect(text).not.toContain('Use it');
  });
});
