import { describe, expect, it } from 'vitest';
import { AskedGits, type Question } from '../../../src/git/process/asked.ts';
import { gitEnvironment } from '../../../src/git/process/environment.ts';
import { tryGit } from '../../../src/git/process/spawn.ts';
import { gitRepo } from '../../support/git-repo.ts';

const args = ['rev-parse', '--show-toplevel'];

describe('questions that git answers before it is known who asks', () => {
  it('answer who asks the very same, once', async () => {
    await using repo = await gitRepo();
    const context = { cwd: repo.path, env: gitEnvironment(repo.env, repo.path) };
    const asked = new AskedGits();
    asked.ask({ ...context, args });
    const answer = await asked.take(context, args);
    expect(answer).toMatchObject({ code: 0, stderr: '' });
    expect(answer?.stdout.toString()).toBe(`${repo.path}\n`);
    expect(asked.take(context, args)).toBeUndefined();
  });

  it.each<readonly [string, Partial<Question> & { readonly less?: string }]>([
    ['another question', { args: ['rev-parse', '--git-dir'] }],
    ['another folder', { cwd: '/' }],
    ['another variable', { env: { GIT_DIR: '/x' } }],
    ['one variable less', { less: 'HOME' }],
  ])('answer nobody who asks with %s', async (_, { args: other = args, cwd, env, less }) => {
    await using repo = await gitRepo();
    const own = gitEnvironment({ HOME: '/h', ...repo.env }, repo.path);
    const asked = new AskedGits();
    asked.ask({ cwd: repo.path, env: own, args });
    const { [less ?? '']: _gone, ...rest } = { ...own, ...env };
    expect(asked.take({ cwd: cwd ?? repo.path, env: rest }, other)).toBeUndefined();
    asked.end();
  });

  it('are asked again where git could not answer', async () => {
    await using repo = await gitRepo();
    const context = {
      cwd: repo.path,
      env: { ...gitEnvironment(repo.env, repo.path), PATH: '/no-such-folder' },
    };
    const asked = new AskedGits();
    asked.ask({ ...context, args });
    expect(await asked.take(context, args)).toBeUndefined();
    asked.ask({ ...context, args });
    await expect(tryGit({ ...context, asked }, args)).rejects.toThrow(
      'The program `git` was not found in PATH',
    );
  });

  it('end where nobody takes them', async () => {
    await using repo = await gitRepo();
    const context = { cwd: repo.path, env: gitEnvironment(repo.env, repo.path) };
    const asked = new AskedGits();
    asked.ask({ ...context, args });
    asked.end();
    expect(asked.take(context, args)).toBeUndefined();
    expect((await tryGit({ ...context, asked }, args)).code).toBe(0);
  });
});
