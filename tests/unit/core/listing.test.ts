import { describe, expect, it } from 'vitest';
import { compareText } from '../../../src/core/diagnostic.ts';
import { EntryListing, type Listing } from '../../../src/core/listing.ts';
import { memorySnapshot } from '../../../src/core/memory-snapshot.ts';
import { createPathIndex } from '../../../src/core/path-index.ts';
import type { SnapshotEntry } from '../../../src/core/snapshot.ts';
import { listingOf } from '../../../src/git/tree/listed.ts';
import { stagedEntries } from '../../../src/git/tree/staged.ts';
import { StagedListing } from '../../../src/git/tree/staged-listing.ts';
import fc from '../../support/property.ts';

const modes = { file: '100644', symlink: '120000', gitlink: '160000' } as const;
const oid = (hex: string) => hex.padEnd(40, '0');

type Listed = Omit<SnapshotEntry, 'type'> & { readonly type: keyof typeof modes | 'unmerged' };

/** The index as git lists it: a line for each path, for an unmerged one a line for each stage. */
function stagedText(entries: readonly Listed[]): string {
  return entries
    .flatMap(({ oid: id = oid('1'), path, type }) =>
      type === 'unmerged'
        ? [1, 2, 3].map((stage) => `100644 ${id} ${stage}\t${path}\0`)
        : [`${modes[type]} ${id} 0\t${path}\0`],
    )
    .join('');
}

const part = fc.constantFrom('a', 'a-b', 'a.md', 'A', 'b\tc', 'd\ne', '0', 'ab', 'z', '\u00fc', '.', 'aa 0');
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

it('answers of a text, of entries, and of a hashed index alike, however often it is asked', () => {
  fc.assert(
    fc.property(someEntries, somePath, (entries, other) => {
      const text = stagedText(entries);
      expect(StagedListing.isSearchable(text)).toBe(true);
      const index = createPathIndex(() => entries);
      const paths = entries.map(({ path }) => path);
      const folders = paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
      const asked = [...new Set([other, `${other}/`, '', ...paths, ...folders])];
      const listings: Listing[] = [new StagedListing(text), new EntryListing(entries)];
      for (const listing of listings) {
        expect(listing.entries()).toEqual(entries);
        for (const one of asked) {
          expect([one, listing.at(one)]).toEqual([one, entries.find(({ path }) => path === one)]);
          expect([one, listing.namesIn(one)]).toEqual([one, index.namesIn(one)]);
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

describe('a text of git', () => {
  const entries: Listed[] = [
    { path: 'aa/b.md', type: 'file', oid: oid('aa') },
    { path: 'aa/c.md', type: 'unmerged' },
    { path: 'd', type: 'gitlink', oid: oid('44') },
  ];
  const listing = new StagedListing(stagedText(entries));

  it('is not searched in what stands before a path', () => {
    expect(listing.including('aa')).toEqual(entries.slice(0, 2));
    expect(listing.including('100644')).toEqual([]);
    expect(listing.including('1\taa')).toEqual([]);
  });

  it('names the blobs of an id', () => {
    expect(listing.ofBlob(oid('aa'))).toEqual(entries.slice(0, 1));
    expect(new EntryListing(entries).ofBlob(oid('aa'))).toEqual(entries.slice(0, 1));
    expect(listing.ofBlob('b.md')).toEqual([]);
  });

  it('names an unmerged path once, with all of its stages or some', () => {
    const lines = [`100644 ${oid('1')} 2\tx`, `100644 ${oid('2')} 3\tx`, `100644 ${oid('3')} 0\ty`];
    const two = lines.map((line) => `${line}\0`).join('');
    const expected = [
      { path: 'x', type: 'unmerged' },
      { path: 'y', type: 'file', oid: oid('3') },
    ];
    expect(stagedEntries(lines)).toEqual(expected);
    expect(new StagedListing(two).entries()).toEqual(expected);
    expect(new StagedListing(two).namesIn('')).toEqual(['x', 'y']);
  });

  it('is not searched where git sorts it otherwise, or a name is not UTF-8', () => {
    expect(StagedListing.isSearchable(stagedText([{ path: '\uffee', type: 'file' }]))).toBe(true);
    expect(StagedListing.isSearchable(stagedText([{ path: '\u{1F600}', type: 'file' }]))).toBe(false);
    expect(StagedListing.isSearchable(stagedText([{ path: '\ufffd', type: 'file' }]))).toBe(false);
  });

  it('may be empty', () => {
    const none = new StagedListing('');
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
