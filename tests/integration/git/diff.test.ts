import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedPaths, type DiffTarget, startStagedChanges } from '../../../src/git/diff/diff.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const index: DiffTarget = { type: 'index' };
const worktree: DiffTarget = { type: 'worktree' };

async function changes(repo: GitRepo, target: DiffTarget, prefixes = [''], base = 'HEAD') {
  return changedPaths(await openRepository(repo.path, repo.env), base, target, prefixes);
}

async function brief(repo: GitRepo, target: DiffTarget, prefixes = ['']): Promise<string[]> {
  return (await changes(repo, target, prefixes)).map(({ status, path }) => `${status} ${path}`);
}

async function changedRepo(): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const path of ['changed.md', 'deleted.md', 'same.md', 'typed.md']) await repo.write(path, `${path}\n`);
  await repo.commitAll('first');
  await repo.write('changed.md', 'other');
  await repo.write('added.md', 'deleted.md\n');
  await repo.remove('deleted.md');
  await repo.remove('typed.md');
  await symlink('same.md', join(repo.path, 'typed.md'));
  return repo;
}

const all = ['A added.md', 'M changed.md', 'D deleted.md', 'T typed.md'];

describe('changedPaths', () => {
  it('compares with the index, renames apart', async () => {
    await using repo = await changedRepo();
    expect(await brief(repo, index)).toEqual([]);
    await repo.git('add', '.');
    expect(await brief(repo, index)).toEqual(all);
  });

  it('takes what a hook has asked by then of HEAD, and of nothing else', async () => {
    await using repo = await changedRepo();
    await repo.git('add', '.');
    const repository = await openRepository(repo.path, repo.env);
    await repository.whileNothingChanges(async () => {
      startStagedChanges(repository);
      const head = await repository.head();
      const since = async (base = '', prefixes = ['']) => {
        const found = await changedPaths(repository, base, index, prefixes);
        return found.map(({ status, path }) => `${status} ${path}`);
      };
      expect(await since(head?.tree)).toEqual(all);
      expect(await since(head?.commit)).toEqual(all);
      expect(await since(head?.tree, ['added.md'])).toEqual(['A added.md']);
      const staged = ['A added.md', 'A changed.md', 'A same.md', 'A typed.md'];
      expect(await since(repository.emptyTree())).toEqual(staged);
    });
  });

  it('asks again where there is no HEAD yet', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.git('add', '.');
    const repository = await openRepository(repo.path, repo.env);
    await repository.whileNothingChanges(async () => {
      startStagedChanges(repository);
      const found = await changedPaths(repository, repository.emptyTree(), index, ['']);
      expect(found.map(({ path }) => path)).toEqual(['a.md']);
    });
  });

  it('gives both sides', async () => {
    await using repo = await changedRepo();
    await repo.git('add', '.');
    const oid = (revision: string) => repo.git('rev-parse', revision);
    expect(await changes(repo, index)).toEqual([
      { path: 'added.md', status: 'A', after: { type: 'file', oid: await oid(':added.md') } },
      {
        path: 'changed.md',
        status: 'M',
        before: { type: 'file', oid: await oid('HEAD:changed.md') },
        after: { type: 'file', oid: await oid(':changed.md') },
      },
      { path: 'deleted.md', status: 'D', before: { type: 'file', oid: await oid('HEAD:deleted.md') } },
      {
        path: 'typed.md',
        status: 'T',
        before: { type: 'file', oid: await oid('HEAD:typed.md') },
        after: { type: 'symlink', oid: await oid(':typed.md') },
      },
    ]);
  });

  it('compares with the work tree, untracked files included', async () => {
    await using repo = await changedRepo();
    expect(await brief(repo, worktree)).toEqual(all);
    const [added, changed] = await changes(repo, worktree);
    expect(added).toEqual({ path: 'added.md', status: 'A', after: { type: 'file' } });
    expect(changed?.after).toEqual({ type: 'file' });
  });

  it('takes a file that left the index but not the disk for a change of the work tree', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.commitAll('first');
    await repo.git('rm', '-q', '--cached', 'a.md');
    expect(await brief(repo, index)).toEqual(['D a.md']);
    expect(await brief(repo, worktree)).toEqual(['M a.md']);
  });

  it('compares two trees', async () => {
    await using repo = await changedRepo();
    const tree = await repo.commitAll('second');
    const found = await changes(repo, { type: 'tree', tree }, [''], 'HEAD^');
    expect(found.map(({ status, path }) => `${status} ${path}`)).toEqual(all);
  });

  it.each([false, true])('compares a first commit with the empty tree (sha256: %s)', async (sha256) => {
    await using repo = await gitRepo({ sha256 });
    await repo.write('a.md', 'a');
    await repo.git('add', '.');
    const empty = (await openRepository(repo.path, repo.env)).emptyTree();
    expect(await changes(repo, index, [''], empty)).toMatchObject([{ path: 'a.md', status: 'A' }]);
    const tree = await repo.commitAll('first');
    expect(await changes(repo, { type: 'tree', tree }, [''], empty)).toMatchObject([
      { path: 'a.md', status: 'A' },
    ]);
  });

  it('takes prefixes literally, from the top level, whatever folder it was opened in', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    for (const path of ['a/x.md', 'a*/y.md', 'ab/z.md', ':(top)/v.md', '-d/w.md'])
      await repo.write(path, path);
    await repo.git('add', '.');
    expect(await brief(repo, index, ['a*', '-d'])).toEqual(['A -d/w.md', 'A a*/y.md']);
    expect(await brief(repo, index, [':(top)'])).toEqual(['A :(top)/v.md']);
    expect(await brief(repo, index, ['a/x.md', 'missing'])).toEqual(['A a/x.md']);
    expect(await brief(repo, index, [])).toEqual([]);
    const inside = await openRepository(join(repo.path, 'a'), { ...repo.env, GIT_GLOB_PATHSPECS: '1' });
    expect(await changedPaths(inside, 'HEAD', index, ['a'])).toMatchObject([{ path: 'a/x.md' }]);
  });

  it('leaves out add -N from the index and not from the work tree', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    await repo.write('a.md', 'a');
    await repo.git('add', '-N', 'a.md');
    expect(await brief(repo, index)).toEqual([]);
    expect(await brief(repo, worktree)).toEqual(['A a.md']);
  });

  it('names an unmerged path of the index, and the file with markers of the work tree', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'base');
    await repo.commitAll('base');
    await repo.git('checkout', '-qb', 'side');
    await repo.write('a.md', 'side');
    await repo.commitAll('side');
    await repo.git('checkout', '-q', 'main');
    await repo.write('a.md', 'main');
    await repo.commitAll('main');
    await repo.tryGit(['merge', 'side']);
    expect(await changes(repo, index)).toMatchObject([
      { path: 'a.md', status: 'U', before: { type: 'file' }, after: { type: 'unmerged' } },
    ]);
    expect(await brief(repo, worktree)).toEqual(['M a.md']);
  });

  it('sees a submodule move though its configuration says to ignore it', async () => {
    await using repo = await gitRepo();
    const first = await repo.commitAll('first');
    await repo.git('update-index', '--add', '--cacheinfo', `160000,${first},sub`);
    await repo.git('config', 'submodule.sub.ignore', 'all');
    await repo.git('config', 'diff.ignoreSubmodules', 'all');
    await repo.write('.gitmodules', '[submodule "sub"]\n\tpath = sub\n\tignore = all\n\turl = ./sub\n');
    await repo.git('add', '.gitmodules');
    expect(await changes(repo, index, ['sub'])).toMatchObject([
      { path: 'sub', status: 'A', after: { type: 'gitlink', oid: first } },
    ]);
  });

  it('does not take for deleted what a sparse checkout leaves out', async () => {
    await using repo = await gitRepo();
    await repo.write('in/a.md', 'a');
    await repo.write('out/b.md', 'b');
    await repo.commitAll('first');
    await repo.git('sparse-checkout', 'set', 'in');
    expect(await brief(repo, worktree)).toEqual([]);
    expect(await brief(repo, index)).toEqual([]);
  });

  it('is not changed by user configuration', async () => {
    await using repo = await changedRepo();
    await repo.git('add', '.');
    for (const [key, value] of [
      ['diff.noprefix', 'true'],
      ['diff.mnemonicPrefix', 'true'],
      ['diff.renames', 'copies'],
      ['diff.external', 'false'],
      ['diff.relative', 'true'],
      ['diff.orderFile', '/nowhere'],
      ['color.ui', 'always'],
      ['core.quotePath', 'true'],
      ['core.abbrev', '4'],
    ] as const) {
      await repo.git('config', key, value);
    }
    expect(await brief(repo, index)).toEqual(all);
    expect(await brief(repo, worktree)).toEqual(all);
  });

  it('names odd paths as they are', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    const names = ['é.md', 'line\nbreak', 'return\r', ' b/ c', '-rf', '"q"', 'tab\t'];
    for (const name of names) await repo.write(name, name);
    await repo.write(Buffer.from([0xff]), 'x');
    await repo.git('add', '.');
    const found = (await changes(repo, index)).map(({ path }) => path);
    expect(found).toEqual([...names, '\uFFFDff'].sort());
  });

  it('throws git’s text for a base that is not here', async () => {
    await using repo = await gitRepo();
    await expect(changes(repo, index, [''], 'nothing')).rejects.toMatchObject({
      name: 'BatonError',
      message: expect.stringContaining('nothing'),
    });
  });

  it('refuses a work tree where there is not one', async () => {
    await using repo = await gitRepo({ bare: true });
    const repository = await openRepository(repo.path, repo.env);
    await expect(changedPaths(repository, repository.emptyTree(), worktree, [''])).rejects.toMatchObject({
      name: 'BatonError',
    });
  });
});
