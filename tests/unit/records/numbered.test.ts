import { describe, expect, it } from 'vitest';
import { numberedFile, numberedFolders, supersededIn } from '../../../src/records/numbered.ts';

describe('numberedFile', () => {
  it.each([
    ['docs/adr/0007-use-it.md', 7, '0007-use-it'],
    ['docs/adr/ADR-7_use.md', 7, 'adr-7_use'],
    ['docs/adr/AgDR-0012.md', 12, 'agdr-0012'],
    ['docs/adr/old/3. Title.md', 3, '3. title'],
    ['docs/adr/0007-use-it.pt-br.md', 7, '0007-use-it'],
    ['docs/adr/2026-01-08-x.md', undefined, undefined],
    ['docs/adr/20260108-x.md', undefined, undefined],
    ['docs/adr/README.md', undefined, undefined],
    ['docs/adr/0000-template.md', undefined, undefined],
    ['docs/adr/0001-a.png', undefined, undefined],
    ['docs/adrs/0001-a.md', undefined, undefined],
  ])('%s', (path, number, stem) => {
    expect(numberedFile(path, ['./docs/adr/'])).toEqual(
      number === undefined ? undefined : { folder: 'docs/adr', number, stem },
    );
  });
});

describe('supersededIn', () => {
  it.each([
    ['---\nsupersedes: 3\n---\n', [3]],
    ['---\nsupersedes: [ADR-0003, "0004-x"]\n---\n', [3, 4]],
    ['---\nsupersedes:\n  - 3\n  - AgDR-0004\nstatus: x\n---\n', [3, 4]],
    ['* Supersedes: [ADR-3](0004-x.md)\n', [3]],
    ['**Supersedes:** 3\r\n', [3]],
    ['supersedes: none\nsupersedes: 2026-01-08\nsuperseded_by: 9\n', []],
    ['It supersedes 3.\n', []],
  ])('%j', (text, numbers) => {
    expect(supersededIn(text).map(({ number }) => number)).toEqual(numbers);
  });
});

describe('numberedFolders', () => {
  it('names those in which each number is taken once', () => {
    expect(
      numberedFolders([
        ...['docs/adr/0001-a.md', 'docs/adr/0002-b.md', 'docs/adr/0002-b.de.md', 'docs/adr/README.md'],
        ...['lib/decisions/1-a.md', 'lib/decisions/1-b.md', 'lib/decisions/2-c.md'],
        ...[
          'notes/0001-a.md',
          'notes/0002-b.md',
          'one/adr/0001-a.md',
          '.agents/decisions/1-a.md',
          '.agents/decisions/2-b.md',
        ],
      ]),
    ).toEqual(['docs/adr']);
  });
});
