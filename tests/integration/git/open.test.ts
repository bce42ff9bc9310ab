import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../src/git/process/open.ts';
import { gitRepo } from '../../support/git-repo.ts';

describe('openRepository', () => {
  it('finds the top level from a subfolder', async () => {
    await using repo = await gitRepo();
    await mkdir(join(repo.path, 'a/b'), { recursive: true });
    const repository = await openRepository(join(repo.path, 'a/b'), repo.env);
    expect(repository).toMatchObject({
      topLevel: repo.path,
      gitDir: join(repo.path, '.git'),
      commonDir: join(repo.path, '.git'),
      isBare: false,
      objectFormat: 'sha1',
    });
  });

  it('tells a linked worktree from what it shares', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    await repo.git('worktree', 'add', '-q', '../linked');
    const linked = join(dirname(repo.path), 'linked');
    expect(await openRepository(linked, repo.env)).toMatchObject({
      topLevel: linked,
      gitDir: join(repo.path, '.git/worktrees/linked'),
      commonDir: join(repo.path, '.git'),
    });
  });

  it('opens a bare repository, which has no top level', async () => {
    await using repo = await gitRepo({ bare: true });
    const repository = await openRepository(repo.path, repo.env);
    expect(repository).toMatchObject({ topLevel: undefined, gitDir: repo.path, isBare: true });
  });

  it('has no top level inside .git', async () => {
    await using repo = await gitRepo();
    const repository = await openRepository(join(repo.path, '.git/refs'), repo.env);
    expect(repository).toMatchObject({ topLevel: undefined, gitDir: join(repo.path, '.git'), isBare: false });
  });

  it('opens a SHA-256 repository', async () => {
    await using repo = await gitRepo({ sha256: true });
    const repository = await openRepository(repo.path, repo.env);
    expect(repository.objectFormat).toBe('sha256');
    expect(repository.emptyTree()).toBe(await repo.git('hash-object', '-t', 'tree', '/dev/null'));
    expect(repository.emptyBlob()).toBe(await repo.git('hash-object', '/dev/null'));
  });

  it('opens a repository whose folder has a line break in its name', async () => {
    await using repo = await gitRepo();
    const path = join(repo.path, 'odd\nname');
    await repo.git('init', '-q', path);
    const repository = await openRepository(path, repo.env);
    expect(repository).toMatchObject({ topLevel: path, gitDir: join(path, '.git') });
  });

  it('follows relative GIT_DIR and GIT_WORK_TREE from where it was started', async () => {
    await using repo = await gitRepo();
    await repo.write('sub/a.md', 'a');
    const commit = await repo.commitAll('first');
    const env = { ...repo.env, GIT_DIR: '../.git', GIT_WORK_TREE: '..' };
    const repository = await openRepository(join(repo.path, 'sub'), env);
    expect(repository.topLevel).toBe(repo.path);
    expect((await repository.head())?.commit).toBe(commit);
    expect(await repository.resolveCommit('main')).toBe(commit);
  });

  it('says what to do outside a repository', async () => {
    await using repo = await gitRepo();
    const outside = dirname(repo.path);
    await expect(openRepository(outside, repo.env)).rejects.toMatchObject({
      code: 'not-a-repository',
      message: expect.stringContaining('not a git repository'),
      help: expect.stringContaining('git init'),
    });
  });

  it.each(['gone/.git', '/gone'])(
    'does not skip a repository that is named and does not exist: %s',
    async (dir) => {
      await using repo = await gitRepo();
      await expect(openRepository(repo.path, { ...repo.env, GIT_DIR: dir })).rejects.toMatchObject({
        code: 'git',
        message: expect.stringContaining('not a git repository'),
        help: expect.stringContaining('GIT_DIR'),
      });
    },
  );

  it('says that a worktree has lost its repository', async () => {
    await using repo = await gitRepo();
    await repo.write('lost/.git', 'gitdir: /gone/.git/worktrees/lost\n');
    await expect(openRepository(join(repo.path, 'lost'), repo.env)).rejects.toMatchObject({
      code: 'git',
      help: expect.stringContaining('git worktree repair'),
    });
  });

  it('speaks English to whoever parses it, in any locale', async () => {
    await using repo = await gitRepo();
    const env = { ...repo.env, LC_ALL: 'de_DE.UTF-8', LANGUAGE: 'de' };
    await expect(openRepository(dirname(repo.path), env)).rejects.toMatchObject({ code: 'not-a-repository' });
  });

  it('gives the command for a repository of another owner, in git’s own words', async () => {
    await using repo = await gitRepo();
    const env = { ...repo.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    await expect(openRepository(repo.path, env)).rejects.toMatchObject({
      code: 'git',
      message: expect.stringContaining('dubious ownership'),
      help: expect.stringContaining(`git config --global --add safe.directory ${repo.path}`),
    });
  });

  it('says that git is missing', async () => {
    await using repo = await gitRepo();
    await expect(openRepository(repo.path, { ...repo.env, PATH: '/nowhere' })).rejects.toMatchObject({
      code: 'git',
      message: expect.stringContaining('not found in PATH'),
      help: expect.stringContaining('install git'),
    });
  });

  it('says that the folder is missing, not git', async () => {
    await using repo = await gitRepo();
    await expect(openRepository(join(repo.path, 'gone'), repo.env)).rejects.toMatchObject({
      code: 'git',
      message: expect.stringContaining('gone'),
    });
  });

  it('writes nothing, also where the index is stale', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.commitAll('first');
    await repo.run('touch', ['-d', '2020-01-01', 'a.md']);
    const before = await repo.fingerprint();
    const repository = await openRepository(repo.path, repo.env);
    await repository.head();
    const { worktreeSnapshot } = await import('../../../src/git/tree/snapshots.ts');
    await worktreeSnapshot(repository).list('');
    expect(await repo.fingerprint()).toEqual(before);
  });
});
