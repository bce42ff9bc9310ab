import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepText, readKept } from '../../../src/store/kept-text.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-test-'));
  path = join(folder, 'baton', 'text');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a text that is kept', () => {
  it('is given back to who knows what it was made from', async () => {
    await keepText(path, 'one', 'a\nb');
    expect([readKept(path, 'one'), readKept(path, 'two')]).toEqual(['a\nb', undefined]);
    await keepText(path, 'two', '');
    expect([readKept(path, 'one'), readKept(path, 'two')]).toEqual([undefined, '']);
  });

  it.each([
    ['one that is cut', (text: string) => text.slice(0, -1)],
    ['one that goes on', (text: string) => `${text}c`],
    ['one with another letter', (text: string) => text.replace('a\nb', 'a\nc')],
    ['one without its checksum', (text: string) => text.replace(/ \w+\n/, '\n')],
    ['one of another form', (text: string) => text.replace(' 1 ', ' 2 ')],
    ['nothing', () => ''],
    ['bytes that are no text', () => '\u{1F600}\0'],
  ])('is not taken from %s', async (_, damage) => {
    await keepText(path, 'one', 'a\nb');
    await writeFile(path, damage(await readFile(path, 'utf8')));
    expect(readKept(path, 'one')).toBeUndefined();
    await keepText(path, 'one', 'again');
    expect(readKept(path, 'one')).toBe('again');
  });

  it('is whole where two write at once', async () => {
    const texts = ['x'.repeat(100_000), 'y'.repeat(50_000)];
    await Promise.all(texts.map((text) => keepText(path, 'one', text)));
    expect(texts).toContain(readKept(path, 'one'));
  });

  it('is done without where nothing can be written or read', async () => {
    expect(readKept(path, 'one')).toBeUndefined();
    await writeFile(join(folder, 'baton'), 'a file');
    await keepText(path, 'one', 'a');
    expect(readKept(path, 'one')).toBeUndefined();
    await rm(join(folder, 'baton'));
    await keepText(path, 'one', 'a');
    await chmod(path, 0o000);
    expect(readKept(path, 'one') ?? 'a').toBe('a');
    await chmod(path, 0o600);
  });
});
