import { expect, it } from 'vitest';
import { openRepository } from '../../../src/git/process/open.ts';
import { ignoredPaths } from '../../../src/git/setup/health.ts';
import { gitRepo } from '../../support/git-repo.ts';

it('is answered by a process that stays open as by one for each question', async () => {
  await using repo = await gitRepo();
  await repo.write('.gitignore', 'dist\n*.log\n!keep.log\nodd\\ name\n');
  await repo.write('tracked.log', 'x\n');
  await repo.git('add', '--all', '--force');
  const repository = await openRepository(repo.path, repo.env);
  const paths = [
    'dist/a',
    'a.log',
    'keep.log',
    'src/a.ts',
    'odd name',
    'tracked.log',
    'line\nbreak.log',
    'ü.log',
  ];
  const alone = await ignoredPaths(repository.context, paths);
  expect(alone.map(({ path }) => path)).toEqual(['dist/a', 'a.log', 'odd name', 'line\nbreak.log', 'ü.log']);
  await repository.sharingProcesses(async () => {
    expect(await ignoredPaths(repository.context, paths)).toEqual(alone);
    const one = await Promise.all(paths.map((path) => ignoredPaths(repository.context, [path])));
    expect(one.flat()).toEqual(alone);
  });
});

it('fails for a path outside, and with it every later question', async () => {
  await using repo = await gitRepo();
  const repository = await openRepository(repo.path, repo.env);
  await repository.sharingProcesses(async () => {
    await expect(ignoredPaths(repository.context, ['../outside'])).rejects.toMatchObject({ code: 'git' });
    await expect(ignoredPaths(repository.context, ['inside'])).rejects.toMatchObject({ code: 'git' });
  });
});
