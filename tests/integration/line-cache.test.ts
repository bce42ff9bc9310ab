import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LineCache } from '../../src/store/line-cache.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-test-'));
  path = join(folder, 'baton', 'cache');
});
afterEach(() => rm(folder, { recursive: true }));

async function keep(entries: Readonly<Record<string, string>>): Promise<void> {
  const cache = LineCache.open(path);
  for (const [key, value] of Object.entries(entries)) cache.set(key, value);
  await cache.save();
}

const valuesOf = (...keys: readonly string[]) => keys.map((key) => LineCache.open(path).get(key));
const text = () => readFile(path, 'utf8');

describe('a cache of lines', () => {
  it('gives back what earlier runs kept, the newest value of each key', async () => {
    await keep({ a: '{"é":1}', b: '' });
    await keep({ a: '{"é":22}', c: '3' });
    expect(valuesOf('a', 'b', 'c', 'd')).toEqual(['{"é":22}', '', '3', undefined]);
    await keep({ 'ü 表.md': '{"名":1}' });
    expect(valuesOf('ü 表.md', 'a', 'c', 'ü')).toEqual(['{"名":1}', '{"é":22}', '3', undefined]);
  });

  it('writes nothing where nothing is new', async () => {
    await keep({ a: '1' });
    const before = await stat(path);
    const cache = LineCache.open(path);
    cache.get('a');
    await cache.save();
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
  });

  it('writes much of what is new before the end, and holds it no longer', async () => {
    await keep({ old: '1' });
    const cache = LineCache.open(path);
    cache.set('small', '2');
    await cache.flush();
    expect(await text()).not.toContain('small');
    cache.set('large', 'x'.repeat(5_000_000));
    await cache.flush();
    expect([cache.get('small'), cache.get('large'), cache.get('old')]).toEqual([undefined, undefined, '1']);
    cache.set('last', '3');
    await cache.save();
    expect(valuesOf('old', 'small', 'last')).toEqual(['1', '2', '3']);
    expect(valuesOf('large')[0]).toHaveLength(5_000_000);
  });

  it('keeps what it wrote before the end where most of the file is idle', async () => {
    const limits = { most: 100_000_000, spare: 1 };
    await keep({ a: '1', b: '2', c: '3', d: '4' });
    const cache = LineCache.open(path, limits);
    cache.set('large', 'x'.repeat(5_000_000));
    await cache.flush();
    cache.set('last', '5');
    await cache.save();
    expect(valuesOf('a', 'last')).toEqual(['1', '5']);
    expect(valuesOf('large')[0]).toHaveLength(5_000_000);
  });

  it('begins a file at its first large part', async () => {
    const cache = LineCache.open(path);
    cache.set('large', 'x'.repeat(5_000_000));
    await cache.flush();
    cache.set('last', '5');
    await cache.save();
    expect(valuesOf('last')).toEqual(['5']);
    expect(valuesOf('large')[0]).toHaveLength(5_000_000);
  });

  it('writes what is new once, however often it is saved', async () => {
    const cache = LineCache.open(path);
    cache.set('a', '1');
    await cache.save();
    await cache.save();
    expect(cache.get('a')).toBe('1');
    expect((await text()).match(/^a\t/gm)).toHaveLength(1);
  });

  it.each([
    ['a last line that is cut', (whole: string) => whole.slice(0, -3)],
    [
      'a line that another was written into',
      (whole: string) => whole.replace('b\t2\t22', 'b\t2\t2b\t2\t222'),
    ],
    ['a line without its length', (whole: string) => whole.replace('b\t2\t', 'b\t')],
    ['a value with another character', (whole: string) => whole.replace('b\t2\t22', 'b\t2\t23')],
    ['a value of zeros', (whole: string) => whole.replace('b\t2\t22', 'b\t2\t\0\0')],
    ['a key with another character', (whole: string) => whole.replace('b\t2\t22', 'c\t2\t22')],
    ['a checksum with another character', (whole: string) => `${whole.slice(0, -2)}!\n`],
    ['bytes that are no text', (whole: string) => whole.replace('b\t2\t22', '\0\0\0')],
  ])('leaves out %s, and keeps the others', async (_, damage) => {
    await keep({ a: '1', b: '22' });
    await writeFile(path, damage(await text()));
    expect(valuesOf('a', 'b', 'c')).toEqual(['1', undefined, undefined]);
    await keep({ c: '3' });
    expect(valuesOf('a')).toEqual(['1']);
  });

  it('writes nothing of a damaged line again', async () => {
    await keep({ a: '1', b: '22' });
    await writeFile(path, (await text()).replace('b\t2\t22', 'b\t2\t23'));
    const cache = LineCache.open(path, { most: 1, spare: 1 });
    cache.get('a');
    cache.get('b');
    cache.set('c', '3');
    await cache.save();
    expect(valuesOf('a', 'b', 'c')).toEqual(['1', undefined, '3']);
  });

  it('begins a file again that is somebody else’s or of another form', async () => {
    for (const other of ['', 'baton-cache 1\na\t1\t1\n', '\u{1F600}\0']) {
      await keep({ a: '1' });
      await writeFile(path, other);
      expect(valuesOf('a')).toEqual([undefined]);
      await keep({ b: '2' });
      expect(valuesOf('a', 'b')).toEqual([undefined, '2']);
    }
  });

  it('loses nothing of two writers that append at once', async () => {
    await keep({ z: '0' });
    const [one, two] = [LineCache.open(path), LineCache.open(path)];
    for (let at = 0; at < 500; at++) {
      one.set(`one-${at}`, 'x'.repeat(at));
      two.set(`two-${at}`, 'y'.repeat(at));
    }
    await Promise.all([one.save(), two.save()]);
    const read = LineCache.open(path);
    for (let at = 0; at < 500; at++) {
      expect(read.get(`one-${at}`)).toBe('x'.repeat(at));
      expect(read.get(`two-${at}`)).toBe('y'.repeat(at));
    }
  });

  it('does without a folder that takes no files, and without one that it cannot read', async () => {
    await writeFile(join(folder, 'baton'), 'a file');
    await keep({ a: '1' });
    expect(valuesOf('a')).toEqual([undefined]);
    expect(await readFile(join(folder, 'baton'), 'utf8')).toBe('a file');
    await rm(join(folder, 'baton'));
    await keep({ a: '1' });
    await chmod(path, 0o000);
    await keep({ b: '2' });
    await chmod(path, 0o600);
    expect(valuesOf('a')[0] ?? '1').toBe('1');
  });

  it('keeps only what the run used, once the file is too large', async () => {
    await keep({ a: 'a'.repeat(100), b: 'b'.repeat(100) });
    const cache = LineCache.open(path, { most: 250, spare: 10 });
    cache.get('b');
    cache.set('c', 'c'.repeat(100));
    await cache.save();
    expect(valuesOf('a', 'b', 'c')).toEqual([undefined, 'b'.repeat(100), 'c'.repeat(100)]);
  });

  it('drops what nobody asks for any more, once it is most of the file', async () => {
    const limits = { most: 1_000_000, spare: 10 };
    const old = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`old-${at}`, '1']));
    const ask = async (...keys: readonly string[]) => {
      const cache = LineCache.open(path, limits);
      for (const key of keys) cache.get(key);
      await cache.save();
    };
    await keep({ ...old(10), a: '1' });
    await ask('a');
    expect(valuesOf('old-3')).toEqual(['1']);
    await keep(old(20));
    await ask('a', 'old-0', 'old-1', 'old-2', 'old-3');
    expect(valuesOf('old-9')).toEqual(['1']);
    await ask('a', 'old-0');
    expect(valuesOf('a', 'old-0', 'old-9')).toEqual(['1', '1', undefined]);
  });
});
