import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFile } from '../../../src/store/create-file.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-test-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('createFile', () => {
  it('makes the file and the folders above it, and leaves nothing beside it', async () => {
    const path = join(folder, 'a/b/c.md');
    expect(await createFile(path, 'é\n', { top: folder })).toBe(true);
    expect(await readFile(path, 'utf8')).toBe('é\n');
    expect(await readdir(join(folder, 'a/b'))).toEqual(['c.md']);
  });

  it('leaves what is there', async () => {
    const path = join(folder, 'a.md');
    await writeFile(path, 'old');
    expect(await createFile(path, 'new', { top: folder })).toBe(false);
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['a.md']);
  });

  it('lets one of several have the name', async () => {
    const path = join(folder, 'a.md');
    const texts = ['a'.repeat(100_000), 'b'.repeat(200_000), 'c', 'd'];
    const made = await Promise.all(texts.map((text) => createFile(path, text, { top: folder })));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await readFile(path, 'utf8')).toBe(texts[made.indexOf(true)]);
    expect(await readdir(folder)).toEqual(['a.md']);
  });

  it('says why it cannot', async () => {
    await writeFile(join(folder, 'a'), '');
    await expect(createFile(join(folder, 'a/b.md'), 'x', { top: folder })).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining('a/b.md'),
    });
  });
});
