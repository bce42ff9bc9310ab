import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderWatcher } from '../../../src/serve/page/folder-watcher.ts';
import { gitRepo } from '../../support/git-repo.ts';

/** A folder with a watcher, and what it told. */
async function watched(folders: readonly string[]) {
  const repo = await gitRepo();
  const at = (path: string) => join(repo.path, path);
  for (const folder of folders) await mkdir(at(folder), { recursive: true });
  const told = new Set<string>();
  let wake = () => {};
  const watcher = new FolderWatcher(
    (path) => {
      told.add(path);
      wake();
    },
    () => {},
  );
  /** Waits until a path is told; the test's own limit ends what never comes. @returns what was told since the last time */
  const hears = async (path: string) => {
    while (!told.has(at(path))) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const all = [...told];
    told.clear();
    return all;
  };
  return {
    ...{ at, hears, watcher },
    async [Symbol.asyncDispose]() {
      watcher.close();
      await repo[Symbol.asyncDispose]();
    },
  };
}

describe('a watcher of folders', () => {
  it('tells what changes anywhere below a tree', async () => {
    await using one = await watched(['records/threads/a', 'records/tasks']);
    expect(await one.watcher.addTree(one.at('records'))).toBe(true);
    expect(await one.watcher.addTree(one.at('records'))).toBe(false);
    await writeFile(one.at('records/threads/a/x.md'), 'x');
    await one.hears('records/threads/a/x.md');
    await rm(one.at('records/threads/a/x.md'));
    await one.hears('records/threads/a/x.md');
  });

  it('watches a folder that comes later, and what it had by then', async () => {
    await using one = await watched(['records', 'elsewhere/deep']);
    await one.watcher.addTree(one.at('records'));
    await writeFile(one.at('elsewhere/deep/early.md'), 'x');
    await rename(one.at('elsewhere'), one.at('records/new'));
    await one.hears('records/new');
    await one.hears('records/new');
    await writeFile(one.at('records/new/deep/late.md'), 'x');
    await one.hears('records/new/deep/late.md');
  });

  it('watches a folder that takes the place of another one', async () => {
    await using one = await watched(['records/a', 'other']);
    await one.watcher.addTree(one.at('records'));
    await rm(one.at('records/a'), { recursive: true });
    await rename(one.at('other'), one.at('records/a'));
    await one.hears('records/a');
    await one.hears('records/a');
    await writeFile(one.at('records/a/x.md'), 'x');
    await one.hears('records/a/x.md');
  });

  it('watches a tree that does not exist yet, where its parent is watched', async () => {
    await using one = await watched([]);
    one.watcher.add(one.at(''));
    expect(await one.watcher.addTree(one.at('records'))).toBe(false);
    await mkdir(one.at('records'));
    await one.hears('records');
    await one.hears('records');
    await writeFile(one.at('records/x.md'), 'x');
    await one.hears('records/x.md');
  });

  it('follows no link, and no folder beside its trees', async () => {
    await using one = await watched(['records', 'far', 'packages']);
    one.watcher.add(one.at(''));
    await symlink(one.at('far'), one.at('records/link'));
    await one.watcher.addTree(one.at('records'));
    await mkdir(one.at('later'));
    await one.hears('later');
    for (const path of ['far/x.md', 'packages/x.md', 'later/x.md']) await writeFile(one.at(path), 'x');
    await writeFile(one.at('records/last.md'), 'x');
    expect(await one.hears('records/last.md')).toEqual([one.at('records/last.md')]);
    expect(one.watcher.covers(one.at('far/x.md'))).toBe(false);
  });

  it('watches nothing any more once it is closed', async () => {
    await using one = await watched(['records']);
    one.watcher.close();
    expect(await one.watcher.addTree(one.at('records'))).toBe(false);
  });

  it('says where a folder cannot be watched', () => {
    let gaps = 0;
    const watcher = new FolderWatcher(
      () => {},
      () => gaps++,
    );
    watcher.add('/none/of/these');
    expect(gaps).toBe(1);
    watcher.close();
  });
});
