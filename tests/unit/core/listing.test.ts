import { describe, expect, it } from 'vitest';
import { compareText } from '../../../src/core/diagnostic.ts';
import { EntryListing, type Listing } from '../../../src/core/listing.ts';
import { memorySnapshot } from '../../../src/core/memory-snapshot.ts';
import { createPathIndex } from '../../../src/core/path-index.ts';
import type { SnapshotEntry } from '../../../src/core/snapshot.ts';
import { encodeName } from '../../../src/git/refs/names.ts';
import { IndexFile } from '../../../src/git/tree/index-file.ts';
import { listingOf } from '../../../src/git/tree/listed.ts';
import { StagedListing } from '../../../src/git/tree/staged-listing.ts';
import { indexBytes, type Staged } from '../../support/index-bytes.ts';
import fc from '../../support/property.ts';

const modes = { file: '100644', symlink: '120000', gitlink: '160000' } as const;
const oid = (hex: string) => hex.padEnd(40, '0');

type Listed = Omit<SnapshotEntry, 'type'> & { readonly type: keyof typeof modes | 'unmerged' };

/** As git keeps them: sorted by bytes, an unmerged path with each of its stages. */
function stagedOf(entries: readonly Listed[]): StagedListing {
  const inOrder = entries
    .map((entry) => ({ ...entry, path: encodeName(entry.path) }))
    .sort((a, b) => a.path.compare(b.path));
  return listingOfIndex(
    inOrder.flatMap(({ oid: id = oid('1'), path, type }): Staged[] =>
      type === 'unmerged'
        ? [1, 2, 3].map((stage) => ({ path, oid: id, stage }))
        : [{ path, oid: id, mode: modes[type] }],
    ),
  );
}

function listingOfIndex(entries: readonly Staged[]): StagedListing {
  const index = IndexFile.parse(indexBytes(entries), 20);
  if (!index) throw new Error('git would have to be asked');
  return new StagedListing(index);
}

const part = fc.constantFrom(
  'a',
  'a-b',
  'a.md',
  'A',
  'b\tc',
  'd\ne',
  '0',
  'ab',
  'z',
  '\u00fc',
  '\u{1F600}',
  '\ufffdff',
  '\ufffd',
  '.',
  'aa 0',
);
const somePath = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const someType = fc.constantFrom('file', 'file', 'file', 'symlink', 'gitlink', 'unmerged');

/** Entries in order; a file is no folder of another one. */
const someEntries = fc
  .uniqueArray(fc.tuple(somePath, someType, fc.constantFrom('aa', 'ab', '0')), {
    selector: ([path]) => path,
    maxLength: 12,
  })
  .map((list) =>
    list
      .filter(([path]) => !list.some(([other]) => other.startsWith(`${path}/`)))
      .map(([path, type, hex]): Listed => {
        return type === 'unmerged' ? { path, type } : { path, type: type as 'file', oid: oid(hex) };
      })
      .sort((a, b) => compareText(a.path, b.path)),
  );

it('answers of an index, of entries, and of a hashed list alike, however often it is asked', () => {
  fc.assert(
    fc.property(someEntries, somePath, (entries, other) => {
      const index = createPathIndex(() => entries);
      const paths = entries.map(({ path }) => path);
      const folders = paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
      const asked = [...new Set([other, `${other}/`, '', ...paths, ...folders])];
      const listings: Listing[] = [stagedOf(entries), new EntryListing(entries)];
      for (const listing of listings) {
        expect(listing.entries()).toEqual(entries);
        for (const one of asked) {
          expect([one, listing.at(one)]).toEqual([one, entries.find(({ path }) => path === one)]);
          // Git sorts characters beyond U+FFFF otherwise.
          expect([one, [...listing.namesIn(one)].sort()]).toEqual([one, [...index.namesIn(one)].sort()]);
          // The start of a name is asked for as it is, that of a folder's with its end.
          if (!one.endsWith('\ufffd'))
            expect([one, listing.isBegun(one)]).toEqual([one, paths.some((path) => path.startsWith(one))]);
          const including = entries.filter(({ path }) => path.includes(one));
          expect([one, listing.including(one)]).toEqual([one, including]);
        }
        for (let times = 0; times * asked.length < 1_200; times++)
          for (const one of asked) expect([one, listing.entryAt(one)]).toEqual([one, index.entryAt(one)]);
      }
    }),
    { numRuns: 20 },
  );
});

describe('an index', () => {
  const entries: Listed[] = [
    { path: 'aa/b.md', type: 'file', oid: oid('aa') },
    { path: 'aa/c.md', type: 'unmerged' },
    { path: 'd', type: 'gitlink', oid: oid('44') },
  ];
  const listing = stagedOf(entries);

  it('is not searched in what stands before a path', () => {
    expect(listing.including('aa')).toEqual(entries.slice(0, 2));
    expect(listing.including('.agents')).toEqual([]);
    expect(listing.including('a.md')).toEqual([]);
  });

  it('names the blobs of an id', () => {
    expect(listing.ofBlob(oid('aa'))).toEqual(entries.slice(0, 1));
    expect(new EntryListing(entries).ofBlob(oid('aa'))).toEqual(entries.slice(0, 1));
    expect(listing.ofBlob('b.md')).toEqual([]);
  });

  it('names an unmerged path once, with all of its stages or some', () => {
    const two = listingOfIndex([
      { path: 'x', stage: 2 },
      { path: 'x', stage: 3 },
      { path: 'y', oid: oid('3') },
    ]);
    expect(two.entries()).toEqual([
      { path: 'x', type: 'unmerged' },
      { path: 'y', type: 'file', oid: oid('3') },
    ]);
    expect(two.namesIn('')).toEqual(['x', 'y']);
  });

  it('may be empty', () => {
    const none = stagedOf([]);
    expect(none.entries()).toEqual([]);
    expect(none.entryAt('a')).toBeUndefined();
    expect(none.namesIn('')).toEqual([]);
    expect(none.including('')).toEqual([]);
    expect(none.including('a')).toEqual([]);
  });
});

it('is made of what a snapshot lists', async () => {
  const listing = await listingOf(memorySnapshot({ b: '', 'a/c': '' }));
  expect(listing.entries().map(({ path }) => path)).toEqual(['a/c', 'b']);
});
