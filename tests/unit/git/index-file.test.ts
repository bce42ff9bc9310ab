import { describe, expect, it } from 'vitest';
import { IndexFile } from '../../../src/git/tree/index-file.ts';
import { type IndexOptions, indexBytes, type Staged } from '../../support/index-bytes.ts';

function entriesOf(index: IndexFile | undefined): unknown[] | undefined {
  if (!index) return undefined;
  return Array.from({ length: index.length }, (_, at) => [
    index.mode(at),
    index.oid(at),
    index.isUnmerged(at),
    index.path(at),
  ]);
}

const read = (entries: readonly Staged[], options?: IndexOptions) =>
  entriesOf(IndexFile.parse(indexBytes(entries, options), options?.idLength ?? 20));

const id = (start: string, length = 40) => start.padEnd(length, '0');

describe('the file of an index', () => {
  it('says mode, id, stage and path of each entry', () => {
    const entries: Staged[] = [
      { path: 'a', oid: '12' },
      { path: 'b', mode: '120000', oid: 'ab' },
      { path: 'c', mode: '160000', oid: 'cd' },
      { path: 'd', stage: 1 },
      { path: 'd', stage: 3 },
      { path: '1234567', oid: 'ee' },
      { path: '12345678', oid: 'ef' },
    ];
    expect(read(entries)).toEqual([
      ['100644', id('12'), false, 'a'],
      ['120000', id('ab'), false, 'b'],
      ['160000', id('cd'), false, 'c'],
      ['100644', id(''), true, 'd'],
      ['100644', id(''), true, 'd'],
      ['100644', id('ee'), false, '1234567'],
      ['100644', id('ef'), false, '12345678'],
    ]);
    expect(read([])).toEqual([]);
  });

  it('is read with ids of both lengths', () => {
    expect(read([{ path: 'a', oid: '12' }], { idLength: 32 })).toEqual([
      ['100644', id('12', 64), false, 'a'],
    ]);
  });

  it('leaves out what is not added yet, and nothing else that has more flags', () => {
    const entries: Staged[] = [
      { path: 'a', isIntended: true },
      { path: 'b', isSkipped: true },
      { path: 'c' },
      { path: 'd', isIntended: true, isSkipped: true },
    ];
    expect(read(entries)).toEqual(['b', 'c'].map((path) => ['100644', id(''), false, path]));
  });

  it('holds paths of any length and any bytes', () => {
    const long = [4_094, 4_095, 4_096, 5_003].map((length) => 'x'.repeat(length));
    const bytes = Buffer.from([0x61, 0xff, 0x62]);
    const found = read([...long, bytes].map((path) => ({ path })));
    expect(found).toEqual([...long, 'a\ufffdffb'].map((path) => ['100644', id(''), false, path]));
  });

  it('may have parts behind the entries that can be left out, and no others', () => {
    const content = Buffer.from('any content');
    expect(
      read([{ path: 'a' }], {
        parts: [
          ['TREE', content],
          ['EOIE', Buffer.alloc(0)],
        ],
      }),
    ).toHaveLength(1);
    for (const name of ['link', 'sdir', 'zzzz'])
      expect(
        read([{ path: 'a' }], {
          parts: [
            ['TREE', content],
            [name, content],
          ],
        }),
      ).toBeUndefined();
  });

  it('is left to git in another version', () => {
    for (const version of [0, 1, 4, 5]) expect(read([{ path: 'a' }], { version })).toBeUndefined();
  });

  it('is left to git wherever it is cut off, and where it is no index', () => {
    const entries: Staged[] = [{ path: 'a/b' }, { path: 'c', isSkipped: true }, { path: 'x'.repeat(4_100) }];
    const whole = indexBytes(entries, { parts: [['TREE', Buffer.from('any content')]] });
    const known = entriesOf(IndexFile.parse(whole, 20));
    expect(known).toHaveLength(3);
    for (let length = 0; length < whole.length; length++) {
      const found = entriesOf(IndexFile.parse(whole.subarray(0, length), 20));
      // Where all entries are there, the rest may be taken for the checksum, which git does not compare either.
      if (found) expect([length, found]).toEqual([length, known]);
    }
    expect(IndexFile.parse(whole.subarray(0, whole.length - 1), 20)).toBeUndefined();
    expect(IndexFile.parse(whole.subarray(0, 4_000), 20)).toBeUndefined();
    expect(IndexFile.parse(Buffer.from('x'.repeat(200)), 20)).toBeUndefined();
    const many = Buffer.from(whole);
    many.writeUInt32BE(0xffffffff, 8);
    expect(IndexFile.parse(many, 20)).toBeUndefined();
  });

  it('finds the entry of each byte', () => {
    const index = IndexFile.parse(indexBytes([{ path: 'a' }, { path: 'bb' }, { path: 'c' }]), 20);
    const of = (path: string) => index?.entryAt(index.bytes.indexOf(`${path}\0`, 70));
    expect([of('bb'), of('c'), index?.entryAt(0), index?.entryAt(12), index?.entryAt(5_000)]).toEqual([
      1, 2, -1, 0, 2,
    ]);
  });
});
