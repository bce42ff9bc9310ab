import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFile } from '../../../src/store/create-file.ts';
import { writeFileAtomic } from '../../../src/store/files.ts';
import { removeLeftovers, temporaryBeside } from '../../../src/store/temporary.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-test-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A name as a process of this machine would choose it. */
const nameOf = (pid: number) =>
  basename(temporaryBeside(join(folder, 'a.md'))).replace(`.${process.pid}-`, `.${pid}-`);

/** A process that has ended. */
const ended = spawnSync(process.execPath, ['-e', '']).pid;

const twoHours = 2 * 60 * 60;

async function put(name: string, ageInSeconds = 0): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, 'half a rec');
  const time = Date.now() / 1000 - ageInSeconds;
  await utimes(path, time, time);
  return name;
}

describe('removeLeftovers', () => {
  it('removes what a process left that has ended', async () => {
    await put(nameOf(ended));
    await removeLeftovers(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves what a process may be at work on', async () => {
    const kept = [
      await put(nameOf(process.pid)),
      // Of another machine or container, whose processes nobody here can ask for.
      await put(nameOf(ended).replace(/-[0-9a-f]{8}-/, '-00000000-')),
    ];
    await removeLeftovers(folder);
    expect((await readdir(folder)).sort()).toEqual(kept.sort());
  });

  it('removes what is older than any write, whoever has the number of its process now', async () => {
    await put(nameOf(process.pid), twoHours);
    await put(nameOf(ended).replace(/-[0-9a-f]{8}-/, '-00000000-'), twoHours);
    await removeLeftovers(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves every other file, a link, and a folder', async () => {
    const names = [
      '.a.md.tmp',
      '.notes.baton.tmp',
      'a.md',
      '.a.md.0-00000000-000000000000.baton.tmp',
      '.a.md.baton.lock',
    ];
    for (const name of names) await put(name, twoHours);
    await symlink('a.md', join(folder, nameOf(ended)));
    const before = (await readdir(folder)).sort();
    await removeLeftovers(folder);
    expect((await readdir(folder)).sort()).toEqual(before);
    await removeLeftovers(join(folder, 'missing'));
  });

  it.each([
    ['createFile', (path: string) => createFile(path, 'new', { top: folder })],
    ['writeFileAtomic', (path: string) => writeFileAtomic(path, 'new', { top: folder })],
  ])('is done by %s', async (_, write) => {
    await put(nameOf(ended));
    await write(join(folder, 'a.md'));
    expect(await readdir(folder)).toEqual(['a.md']);
  });
});
