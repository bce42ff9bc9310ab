import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../src/git/process/open.ts';
import type { Repository } from '../../../src/git/setup/repository.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const open = (repo: GitRepo): Promise<Repository> => openRepository(repo.path, repo.env);

describe('head', () => {
  it('is undefined before the first commit and on an orphan branch', async () => {
    await using repo = await gitRepo();
    const repository = await open(repo);
    expect(await repository.head()).toBeUndefined();
    await repo.commitAll('first');
    await repo.git('checkout', '-q', '--orphan', 'other');
    expect(await repository.head()).toBeUndefined();
  });

  it('gives commit, tree and author date, also detached', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    const commit = await repo.commitAll('first');
    const tree = await repo.git('rev-parse', 'HEAD^{tree}');
    const expected = { commit, tree, authorDate: '2026-01-02T03:04:05+01:00' };
    const repository = await open(repo);
    expect(await repository.head()).toEqual(expected);
    await repo.git('checkout', '-q', '--detach');
    expect(await repository.head()).toEqual(expected);
  });

  it('refuses a HEAD whose commit is lost', async () => {
    await using repo = await gitRepo();
    const commit = await repo.commitAll('first');
    await repo.remove(`.git/objects/${commit.slice(0, 2)}/${commit.slice(2)}`);
    await expect((await open(repo)).head()).rejects.toMatchObject({ code: 'unverifiable' });
  });

  it('works with SHA-256', async () => {
    await using repo = await gitRepo({ sha256: true });
    const commit = await repo.commitAll('first');
    expect(commit).toHaveLength(64);
    expect((await (await open(repo)).head())?.commit).toBe(commit);
  });
});

describe('resolveCommit', () => {
  it('peels tags and expands short names', async () => {
    await using repo = await gitRepo();
    const commit = await repo.commitAll('first');
    await repo.git('tag', '-a', 'v1', '-m', 'one');
    const repository = await open(repo);
    for (const name of ['v1', 'main', 'HEAD', commit.slice(0, 8)]) {
      expect(await repository.resolveCommit(name)).toBe(commit);
    }
  });

  it.each(['nothing', 'HEAD~1', 'HEAD^2', '--help', '-x', 'HEAD^{tree}', 'a\0b', '', 'main..'])(
    'refuses %j',
    async (name) => {
      await using repo = await gitRepo();
      await repo.commitAll('first');
      await expect((await open(repo)).resolveCommit(name)).rejects.toMatchObject({
        code: 'usage',
        message: expect.stringContaining(`\`${name}\``),
        help: expect.stringContaining('commit id'),
      });
    },
  );
});

describe('history', () => {
  it('finds merge base and first parent', async () => {
    await using repo = await gitRepo();
    const root = await repo.commitAll('root');
    await repo.git('checkout', '-qb', 'side');
    const side = await repo.commitAll('side');
    await repo.git('checkout', '-q', 'main');
    const main = await repo.commitAll('main');
    const repository = await open(repo);
    expect(await repository.mergeBase(main, side)).toBe(root);
    await repo.git('merge', '-q', '--no-ff', 'side');
    expect(await repository.firstParent(await repository.resolveCommit('HEAD'))).toBe(main);
    for (const [name, commit] of [
      ['HEAD~1', main],
      ['HEAD^2', side],
      ['main^2~1', root],
    ] as const)
      expect(await repository.resolveCommit(name)).toBe(commit);
    expect(await repository.firstParent(root)).toBeUndefined();
    expect(await repository.isShallow()).toBe(false);
  });

  it('has no merge base between unrelated histories', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('one');
    await repo.git('checkout', '-q', '--orphan', 'other');
    await repo.commitAll('two');
    expect(await (await open(repo)).mergeBase('main', 'other')).toBeUndefined();
  });

  it('refuses to take a shallow boundary for a root', async () => {
    await using origin = await gitRepo();
    await origin.commitAll('one');
    await origin.commitAll('two');
    await using repo = await gitRepo();
    await repo.git('fetch', '-q', '--depth=1', `file://${origin.path}`, 'main:main', '--update-head-ok');
    const repository = await open(repo);
    expect(await repository.isShallow()).toBe(true);
    const refusal = { code: 'unverifiable', help: expect.stringContaining('git fetch --unshallow') };
    await expect(repository.firstParent('main')).rejects.toMatchObject(refusal);
    await repo.git('checkout', '-q', '--orphan', 'other');
    await repo.commitAll('other');
    await expect(repository.mergeBase('main', 'other')).rejects.toMatchObject(refusal);
  });

  it('does not follow replaced objects', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('one');
    await repo.write('a.md', 'a');
    const two = await repo.commitAll('two');
    await repo.git('replace', two, 'HEAD^');
    const repository = await open(repo);
    expect((await repository.head())?.tree).not.toBe(repository.emptyTree());
  });

  it('throws git’s text for an id that is not here', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('one');
    const repository = await open(repo);
    await expect(repository.mergeBase('HEAD', '1'.repeat(40))).rejects.toMatchObject({
      message: expect.stringContaining('1'.repeat(40)),
    });
  });
});

describe('mergeHeads', () => {
  it('is empty without a merge', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('one');
    expect(await (await open(repo)).mergeHeads()).toEqual([]);
  });

  it('reads every parent of an octopus, in a linked worktree too', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('root');
    const tips: string[] = [];
    for (const name of ['x', 'y']) {
      await repo.git('checkout', '-qb', name, 'main');
      await repo.write(name, name);
      tips.push(await repo.commitAll(name));
    }
    await repo.git('worktree', 'add', '-q', '../linked', 'main');
    const linked = join(repo.path, '../linked');
    const merged = await repo.tryGit(['merge', '-q', '--no-ff', '--no-commit', 'x', 'y'], {
      cwd: '../linked',
    });
    expect(merged.code).toBe(0);
    expect(await (await openRepository(linked, repo.env)).mergeHeads()).toEqual(tips);
    expect(await (await open(repo)).mergeHeads()).toEqual([]);
  });

  it('reads the parents that git announces in the environment', async () => {
    await using repo = await gitRepo();
    const oid = 'a'.repeat(40);
    const env = { ...repo.env, [`GITHEAD_${oid}`]: 'side', GITHEAD_x: 'nonsense' };
    expect(await (await openRepository(repo.path, env)).mergeHeads()).toEqual([oid]);
  });
});

describe('configuration', () => {
  it('tells unset from empty and keeps line breaks', async () => {
    await using repo = await gitRepo();
    await repo.git('config', 'baton.empty', '');
    await repo.git('config', 'baton.lines', 'a\nb');
    const repository = await open(repo);
    expect(await repository.config('baton.unset')).toBeUndefined();
    expect(await repository.config('baton.empty')).toBe('');
    expect(await repository.config('baton.lines')).toBe('a\nb');
  });

  it('takes hooks from where git does', async () => {
    await using repo = await gitRepo();
    const repository = await open(repo);
    expect(await repository.hooksPath()).toBe(join(repo.path, '.git/hooks'));
    await repo.git('config', 'core.hooksPath', '.husky/_');
    expect(await repository.hooksPath()).toBe(join(repo.path, '.husky/_'));
    expect(await repository.gitPath('MERGE_HEAD')).toBe(join(repo.path, '.git/MERGE_HEAD'));
  });

  it('honours configuration from variables, which simple-git guards', async () => {
    await using repo = await gitRepo();
    const env = {
      ...repo.env,
      EDITOR: 'vi',
      PAGER: 'less',
      GIT_SSH_COMMAND: 'ssh -v',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.hooksPath',
      GIT_CONFIG_VALUE_0: '/elsewhere/hooks',
    };
    expect(await (await openRepository(repo.path, env)).hooksPath()).toBe('/elsewhere/hooks');
  });
});
