import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFile } from '../../../src/store/create-file.ts';
import { applyEdit, checkEdit, readExact } from '../../../src/store/file-edit.ts';
import { readTextIfExists, removeFile, writeFileAtomic, writeWithFolders } from '../../../src/store/files.ts';
import { type Ground, groundOf, realPathOf, unguarded } from '../../../src/store/ground.ts';
import { moveFile, moveFolder } from '../../../src/store/move.ts';

let folder = '';
let top = '';
let ground: Ground = unguarded;

const at = (path: string) => join(top, path);

/** A repository with a file and a folder, and one of each outside of it. */
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'baton-test-')));
  top = join(folder, 'repo');
  ground = { top };
  for (const name of ['repo/own', 'repo/.git/hooks', 'outside'])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ['repo/own.md', 'repo/own/a.md', 'repo/.git/config', 'outside.md', 'outside/a.md'])
    await writeFile(join(folder, name), 'old');
});

afterEach(() => rm(folder, { recursive: true }));

const edit = (path: string, after: string | undefined = 'new') =>
  applyEdit({ path: at(path), ground, before: 'old', after, isProgram: false, note: '' });

/** Every way to change a file through a link `link.md`, or below a linked folder `link`. */
const ways: readonly (readonly [string, (path: string) => Promise<unknown>])[] = [
  ['writeFileAtomic', (path) => writeFileAtomic(at(path), 'new', ground)],
  ['writeWithFolders', (path) => writeWithFolders(at(path), 'new', ground)],
  ['applyEdit', (path) => edit(path)],
  ['applyEdit that removes', (path) => edit(path, undefined)],
  [
    'checkEdit',
    (path) => checkEdit({ path: at(path), ground, before: 'old', after: 'new', isProgram: false, note: '' }),
  ],
];

/** Every way to change what lies in a linked folder `link`. */
const waysBelow: typeof ways = [
  ...ways,
  ['createFile', (path) => createFile(at(path.replace('a.md', 'b/new.md')), 'new', ground)],
  ['removeFile', (path) => removeFile(at(path), ground)],
  ['moveFile to it', (path) => moveFile(at('own.md'), at(path.replace('a.md', 'b.md')), ground)],
  ['moveFile from it', (path) => moveFile(at(path), at('b.md'), ground)],
  ['moveFolder to it', (path) => moveFolder(at('own'), at(path.replace('a.md', 'b')), ground)],
];

const targets = {
  outside: ['../outside.md', '../outside', 'which is outside of'],
  nothing: ['nothing.md', 'nothing', 'which does not exist'],
  'nothing outside': ['../nothing.md', '../nothing', 'which does not exist'],
  git: ['.git/config', '.git/hooks', "which is in git's own folder"],
} as const;

describe('a link that leaves the repository', () => {
  describe.each(Object.entries(targets))('to %s', (_, [file, dir, why]) => {
    it.each(ways)('is not followed by %s', async (_name, run) => {
      await symlink(file, at('link.md'));
      await expect(run('link.md')).rejects.toMatchObject({
        code: 'unwritable',
        message: expect.stringContaining('`link.md` is a link to'),
        help: expect.stringContaining('replace the link'),
      });
      await expect(run('link.md')).rejects.toMatchObject({ message: expect.stringContaining(why) });
      await unchanged();
    });

    it.each(waysBelow)('is not followed on the way by %s', async (_name, run) => {
      await symlink(dir, at('link'));
      await expect(run('link/a.md')).rejects.toMatchObject({
        code: 'unwritable',
        message: expect.stringContaining(why),
      });
      await unchanged();
    });

    it('is not read', async () => {
      await symlink(file, at('link.md'));
      for (const read of [readExact, readTextIfExists])
        await expect(read(at('link.md'), ground)).rejects.toMatchObject({
          code: 'unreadable',
          message: expect.stringContaining(why),
        });
    });
  });

  it('is found through another link', async () => {
    await symlink('../outside', at('first'));
    await symlink('first', at('second'));
    await expect(edit('second/a.md')).rejects.toMatchObject({ message: expect.stringContaining('outside') });
  });

  async function unchanged(): Promise<void> {
    for (const name of ['own.md', 'own/a.md', '.git/config', '../outside.md', '../outside/a.md'])
      expect(await readFile(at(name), 'utf8'), name).toBe('old');
    expect(await readdir(join(folder, 'outside'))).toEqual(['a.md']);
    expect(await readdir(at('.git/hooks'))).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['outside', 'outside.md', 'repo']);
  }
});

describe('a link inside the repository', () => {
  it('is followed, and stays', async () => {
    await symlink('own.md', at('link.md'));
    await edit('link.md');
    expect(await readFile(at('own.md'), 'utf8')).toBe('new');
    expect(await readlink(at('link.md'))).toBe('own.md');
    await symlink('own', at('link'));
    expect(await createFile(at('link/b/c.md'), 'new', ground)).toBe(true);
    await moveFile(at('link/b/c.md'), at('link/d.md'), ground);
    expect((await readdir(at('own'))).sort()).toEqual(['a.md', 'b', 'd.md']);
  });

  it('may be absolute, and lead through one that leaves and comes back', async () => {
    await symlink(at('own'), at('absolute'));
    await symlink(top, join(folder, 'outside/back'));
    await symlink('../outside/back/own', at('round'));
    await edit('absolute/a.md');
    expect(await readExact(at('round/a.md'), ground)).toBe('new');
  });
});

describe('the top', () => {
  it('may be reached through a link', async () => {
    await symlink('repo', join(folder, 'way'));
    ground = { top: join(folder, 'way') };
    const path = join(folder, 'way/own.md');
    await applyEdit({ path, ground, before: 'old', after: 'new', isProgram: false, note: '' });
    expect(await readFile(at('own.md'), 'utf8')).toBe('new');
    await symlink(join(folder, 'way/own'), at('link'));
    expect(await realPathOf(join(folder, 'way/link/a.md'), ground, 'write')).toBe(at('own/a.md'));
  });

  it.each(['.git/config', '.GIT/hooks/pre-commit', 'sub/.git/config'])('holds no %s', async (path) => {
    await expect(writeWithFolders(at(path), 'new', ground)).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining("git's own folder"),
    });
    await expect(createFile(at('.git'), 'new', ground)).rejects.toMatchObject({ code: 'unwritable' });
  });
});

describe('groundOf', () => {
  it.each([
    ['.husky/pre-commit', true],
    ['.git/hooks/pre-commit', false],
    ['../elsewhere/pre-commit', false],
    ['..hooks/pre-commit', true],
  ])('%s', (path, isGuarded) => {
    expect(groundOf(top, at(path))).toEqual(isGuarded ? { top } : unguarded);
  });
});

describe('what git or the user named', () => {
  it('is written wherever its links lead', async () => {
    await symlink('../../outside.md', at('.git/link'));
    await writeFileAtomic(at('.git/link'), 'new', unguarded);
    expect(await readFile(join(folder, 'outside.md'), 'utf8')).toBe('new');
  });
});
