import { expect, it } from 'vitest';
import { commitsOf } from '../../../src/git/diff/line-changes.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { gitRepo } from '../../support/git-repo.ts';

it('gives the last commits of each path, newest first, and none of another path', async () => {
  await using repo = await gitRepo();
  const commit = async (name: string, text: string) => {
    await repo.write(name, text);
    return repo.commitAll(`${name} ${text}`);
  };
  await commit('a.md', '1');
  const a2 = await commit('a.md', '2');
  const b1 = await commit('odd\nname.md', '1');
  await commit('other.md', '1');
  const a3 = await commit('a.md', '3');
  const repository = await openRepository(repo.path, repo.env);
  const found = await commitsOf(repository, ['a.md', 'odd\nname.md', 'nowhere.md'], 2);
  expect(Object.fromEntries(found)).toEqual({ 'a.md': [a3, a2], 'odd\nname.md': [b1] });
  expect((await commitsOf(repository, [], 2)).size).toBe(0);
});
