import { expect, it } from 'vitest';
import { openRepository } from '../../../src/git/process/open.ts';
import {
  allBranches,
  type Branch,
  branchesOf,
  currentBranch,
  localBranches,
  ownBranches,
  trackedBranches,
} from '../../../src/git/refs/refs.ts';
import { gitRepo } from '../../support/git-repo.ts';

const namesOf = (branches: readonly Branch[]) => branches.map(({ name }) => name);

it('are called by their own names where tags have the same', async () => {
  await using repo = await gitRepo();
  const commit = await repo.commitAll('begin');
  await repo.git('tag', 'main');
  await repo.git('branch', 'topic', 'HEAD');
  const repository = await openRepository(repo.path, repo.env);
  expect(await currentBranch(repository)).toBe('main');
  expect(await ownBranches(repository)).toEqual({
    tips: new Map([
      ['main', commit],
      ['topic', commit],
    ]),
    defaultBranch: 'main',
  });
  await repo.git('switch', '--quiet', '--detach');
  expect(await currentBranch(repository)).toBeUndefined();
});

it('tell remotes with slashes apart, by their HEADs and by the configuration', async () => {
  await using repo = await gitRepo();
  const commit = await repo.commitAll('begin');
  for (const ref of [
    'origin/main',
    'origin/team/main',
    'team/a/dev',
    'team/a/x/y',
    'team/main',
    'gone/x/y',
  ]) {
    await repo.git('update-ref', `refs/remotes/${ref}`, commit);
  }
  await repo.git('symbolic-ref', 'refs/remotes/team/a/HEAD', 'refs/remotes/team/a/dev');
  for (const remote of ['origin', 'origin/team', 'team']) {
    await repo.git('config', `remote.${remote}.url`, 'https://example.invalid/repo');
  }
  const repository = await openRepository(repo.path, repo.env);
  const told = (await trackedBranches(repository)).map(({ name, remote, branch, defaultBranch }) => ({
    name,
    remote,
    branch,
    defaultBranch,
  }));
  expect(told).toEqual([
    { name: 'gone/x/y', remote: 'gone', branch: 'x/y', defaultBranch: undefined },
    { name: 'origin/main', remote: 'origin', branch: 'main', defaultBranch: undefined },
    { name: 'origin/team/main', remote: 'origin/team', branch: 'main', defaultBranch: undefined },
    { name: 'team/a/dev', remote: 'team/a', branch: 'dev', defaultBranch: 'dev' },
    { name: 'team/a/x/y', remote: 'team/a', branch: 'x/y', defaultBranch: 'dev' },
    { name: 'team/main', remote: 'team', branch: 'main', defaultBranch: undefined },
  ]);
  expect(await branchesOf(repository, 'team')).toEqual({
    tips: new Map([['main', commit]]),
    defaultBranch: undefined,
  });
  expect((await branchesOf(repository, 'team/a')).defaultBranch).toBe('dev');
  expect(await branchesOf(repository, 'elsewhere')).toEqual({ tips: new Map(), defaultBranch: undefined });
  expect(namesOf(await allBranches(repository)).slice(0, 2)).toEqual(['main', 'gone/x/y']);
});

it('say the default branch also where only others have a commit', async () => {
  await using repo = await gitRepo();
  const old = await repo.commitAll('begin');
  const commit = await repo.commitAll('go on');
  await repo.git('update-ref', 'refs/remotes/origin/main', old);
  await repo.git('update-ref', 'refs/remotes/origin/topic', commit);
  await repo.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  const repository = await openRepository(repo.path, repo.env);
  const reaching = await trackedBranches(repository, commit);
  expect(reaching.map(({ branch, defaultBranch }) => [branch, defaultBranch])).toEqual([['topic', 'main']]);
  expect(namesOf(await trackedBranches(repository, old))).toEqual(['origin/main', 'origin/topic']);
});

it('are there under a second name, too, where one of this clone names another', async () => {
  await using repo = await gitRepo();
  const commit = await repo.commitAll('begin');
  await repo.git('symbolic-ref', 'refs/heads/master', 'refs/heads/main');
  const repository = await openRepository(repo.path, repo.env);
  const own = await localBranches(repository);
  expect(own.map((one) => [one.ref, one.commit])).toEqual([
    ['refs/heads/main', commit],
    ['refs/heads/master', commit],
  ]);
});
