import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTextIfExists, writeFileAtomic } from '../../../src/store/files.ts';

let folder = '';

const ground = () => ({ top: folder });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-test-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('writeFileAtomic', () => {
  it('writes a new file and leaves nothing beside it', async () => {
    const path = join(folder, 'a.md');
    await writeFileAtomic(path, '\uFEFFé\r\n', ground());
    expect(await readFile(path)).toEqual(Buffer.from('\uFEFFé\r\n'));
    expect(await readdir(folder)).toEqual(['a.md']);
  });

  it('replaces the file, another inode, and keeps its mode', async () => {
    const path = join(folder, 'a.md');
    await writeFile(path, 'a long old text');
    await chmod(path, 0o640);
    const before = await stat(path);
    await writeFileAtomic(path, 'new', ground());
    const after = await stat(path);
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(after.mode).toBe(before.mode);
    expect(after.ino).not.toBe(before.ino);
  });

  it('gives a new file the mode that is asked for', async () => {
    const path = join(folder, 'hook');
    await writeFileAtomic(path, 'new', ground(), 0o755);
    expect((await stat(path)).mode & 0o777).toBe(0o755);
  });

  it('writes through a link', async () => {
    await writeFile(join(folder, 'real.md'), 'old');
    await symlink('real.md', join(folder, 'link.md'));
    await writeFileAtomic(join(folder, 'link.md'), 'new', ground());
    expect(await readFile(join(folder, 'real.md'), 'utf8')).toBe('new');
    expect((await readdir(folder)).sort()).toEqual(['link.md', 'real.md']);
  });

  it('keeps one of two texts that are written at once, whole', async () => {
    const path = join(folder, 'a.md');
    const texts = ['a'.repeat(100_000), 'b'.repeat(200_000)];
    await Promise.all(texts.map((text) => writeFileAtomic(path, text, ground())));
    expect(texts).toContain(await readFile(path, 'utf8'));
  });

  it.each(['missing/a.md', 'folder'])('says why %s cannot be written', async (name) => {
    await mkdir(join(folder, 'folder/inside'), { recursive: true });
    const path = join(folder, name);
    await expect(writeFileAtomic(path, 'x', ground())).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining(path),
      help: expect.stringContaining('folder exists'),
    });
    expect(await readdir(folder)).toEqual(['folder']);
  });
});

describe('readTextIfExists', () => {
  it('reads a file', async () => {
    await writeFile(join(folder, 'a.md'), '\uFEFFé');
    expect(await readTextIfExists(join(folder, 'a.md'), ground())).toBe('\uFEFFé');
  });

  it('answers undefined where there is not one', async () => {
    await writeFile(join(folder, 'a.md'), '');
    expect(await readTextIfExists(join(folder, 'b.md'), ground())).toBeUndefined();
    expect(await readTextIfExists(join(folder, 'a.md/b.md'), ground())).toBeUndefined();
  });

  it('throws for what is there and is no file', async () => {
    await expect(readTextIfExists(folder, ground())).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(folder),
    });
  });
});
