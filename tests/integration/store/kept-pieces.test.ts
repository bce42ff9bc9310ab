import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPieces, openPieces } from '../../../src/store/kept-pieces.ts';
import { DamagedPiece, PieceWriter } from '../../../src/text/kept/pieces.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-test-'));
  path = join(folder, 'baton', 'pieces');
});
afterEach(() => rm(folder, { recursive: true }));

const writer = new PieceWriter();
const [one, two] = [writer.add('one'), writer.add('two')];
const written = { head: 'head', body: writer.body };

/** What the file says to who knows what it was made from; undefined for nothing. */
function said(print: string) {
  const pieces = openPieces(path, print);
  try {
    return pieces && [pieces.head, pieces.read(two), pieces.read(one)];
  } finally {
    pieces?.close();
  }
}

describe('pieces that are kept', () => {
  it('are given back to who knows what they were made from', async () => {
    expect(said('p')).toBeUndefined();
    await keepPieces(path, 'p', written);
    expect([said('p'), said('q')]).toEqual([['head', 'two', 'one'], undefined]);
    await keepPieces(path, 'q', { head: '', body: writer.body });
    expect([said('p'), said('q')]).toEqual([undefined, ['', 'two', 'one']]);
  });

  it('stay what they were while somebody replaces them', async () => {
    await keepPieces(path, 'p', written);
    const pieces = openPieces(path, 'p');
    await keepPieces(path, 'p', { head: 'other', body: '' });
    expect(pieces?.read(one)).toBe('one');
    pieces?.close();
  });

  it.each([
    ['another head', (text: string) => text.replace('head', 'head'.toUpperCase())],
    ['a longer head', (text: string) => text.replace(/ \d+\n/, ' 999999999999\n')],
    ['a cut head', (text: string) => text.slice(0, 40)],
    ['another form', (text: string) => text.replace(' 1 ', ' 2 ')],
    ['nothing', () => ''],
    ['bytes that are no text', () => '\u{1F600}\0'],
  ])('are not opened with %s', async (_, damage) => {
    await keepPieces(path, 'p', written);
    await writeFile(path, damage(await readFile(path, 'utf8')));
    expect(said('p')).toBeUndefined();
    await keepPieces(path, 'p', written);
    expect(said('p')).toEqual(['head', 'two', 'one']);
  });

  it('are refused one by one where they are damaged', async () => {
    await keepPieces(path, 'p', written);
    for (const damage of [
      (text: string) => text.replace('two', 'too'),
      (text: string) => text.slice(0, -4),
    ]) {
      await keepPieces(path, 'p', written);
      await writeFile(path, damage(await readFile(path, 'utf8')));
      const pieces = openPieces(path, 'p');
      expect(pieces?.read(one)).toBe('one');
      expect(() => pieces?.read(two)).toThrow(DamagedPiece);
      pieces?.close();
    }
  });

  it('are done without where nothing can be written', async () => {
    await writeFile(join(folder, 'baton'), 'a file');
    await keepPieces(path, 'p', written);
    expect(said('p')).toBeUndefined();
  });
});
