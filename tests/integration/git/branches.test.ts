import { expect, it } from 'vitest';
import { openRepository } from '../../../src/git/process/open.ts';
import { currentBranch, localTips } from '../../../src/git/refs/branches.ts';
import { gitRepo } from '../../support/git-repo.ts';

it('are called by their own names where tags have the same', async () => {
  await using repo = await gitRepo();
  const commit = await repo.commitAll('begin');
  await repo.git('tag', 'main');
  await repo.git('branch', 'topic', 'HEAD');
  const repository = await openRepository(repo.path, repo.env);
  expect(await currentBranch(repository)).toBe('main');
  expect([...(await localTips(repository))]).toEqual([
    ['main', commit],
    ['topic', commit],
  ]);
  await repo.git('switch', '--quiet', '--detach');
  expect(await currentBranch(repository)).toBeUndefined();
});
