import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitEnvironment } from '../../../src/git/process/environment.ts';
import { GitProcess } from '../../../src/git/process/git-process.ts';
import { gitRepo } from '../../support/git-repo.ts';

const nothing = () => {};

describe('a git that ends by itself', () => {
  it('reads what it is given and answers with its exit code', async () => {
    await using repo = await gitRepo();
    const context = { cwd: repo.path, env: gitEnvironment(repo.env, repo.path) };
    const chunks: Buffer[] = [];
    const hash = new GitProcess(context, ['hash-object', '--stdin'], (chunk) => chunks.push(chunk));
    expect(await hash.finish('')).toEqual({ code: 0, stderr: '' });
    expect(Buffer.concat(chunks).toString()).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391\n');
    const none = new GitProcess(context, ['rev-parse', '--verify', '--quiet', 'nowhere'], nothing, 'ignore');
    expect(await none.finish()).toEqual({ code: 1, stderr: '' });
  });

  it('fails with what its output was refused for, and is gone', async () => {
    await using repo = await gitRepo();
    const context = { cwd: repo.path, env: gitEnvironment(repo.env, repo.path) };
    const refuse = () => {
      throw new Error('no such answer');
    };
    const one = new GitProcess(context, ['version'], refuse);
    await expect(one.finish()).rejects.toThrow('no such answer');
    await one.close();
    await expect(one.ask('more\n', nothing)).rejects.toThrow('no such answer');
  });
});

describe('a git that stays open', () => {
  it('fails a question with its own text where it ends before the answer', async () => {
    await using repo = await gitRepo();
    const context = { cwd: repo.path, env: gitEnvironment(repo.env, repo.path) };
    const one = new GitProcess(context, ['cat-file', '--no-such-option'], nothing);
    await expect(one.ask('HEAD\n', nothing)).rejects.toThrow(/no-such-option/);
    await one.close();
  });

  it('answers as often as it is asked', async () => {
    await using repo = await gitRepo();
    const commit = await repo.commitAll('begin');
    const context = { cwd: repo.path, env: gitEnvironment(repo.env, repo.path) };
    let take: (text: string) => void = nothing;
    const one = new GitProcess(context, ['cat-file', '--batch-check'], (chunk) => take(chunk.toString()));
    for (const name of ['HEAD', `${commit}^{commit}`]) {
      let answer = '';
      await one.ask(`${name}\n`, (answered) => {
        take = (text) => {
          answer += text;
          if (answer.endsWith('\n')) answered();
        };
      });
      expect(answer).toMatch(new RegExp(`^${commit} commit \\d+\n$`));
    }
    await one.close();
  });
});

describe('a git that gives no answer', () => {
  it('cannot be started, or was killed', async () => {
    await using repo = await gitRepo();
    const env = gitEnvironment({ ...repo.env, PATH: repo.path }, repo.path);
    const absent = new GitProcess({ cwd: repo.path, env }, ['version'], nothing);
    await expect(absent.finish()).rejects.toThrow('The program `git` was not found in PATH');
    await absent.close();
    const script = join(repo.path, 'git');
    await writeFile(script, '#!/bin/sh\necho half >&2\nkill -9 $$\n');
    await chmod(script, 0o755);
    const killed = new GitProcess({ cwd: repo.path, env }, ['version'], nothing);
    await expect(killed.finish()).rejects.toThrow('`git version` was killed by SIGKILL: half');
  });
});
