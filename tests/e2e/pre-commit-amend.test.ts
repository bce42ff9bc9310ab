import { describe, expect, it } from 'vitest';
import type { Attempt, Gate } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const wrong = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
const corrected = textOf('SEMANTIC_UNDERSTANDING');

/** A repository with a remote that has the first commits of a session, and a last commit with a wrong entry. */
async function repoToAmend(branch = 'main'): Promise<Gate> {
  const repo = await gate();
  await repo.git('init', '--quiet', '--bare', '../origin.git');
  await repo.git('remote', 'add', 'origin', '../origin.git');
  for (const name of ['INITIALIZED', 'JOHARI_DISCOVERY']) await commit(repo, textOf(name));
  await repo.git('push', '--quiet', 'origin', 'main');
  if (branch !== 'main') await repo.git('switch', '--quiet', '-c', branch);
  await commit(repo, wrong);
  return repo;
}

async function commit(repo: Gate, text: string): Promise<void> {
  await repo.stage(sessionPath, text);
  expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
}

function expectAmended(attempt: Attempt): void {
  expect(attempt).toMatchObject({ code: 0, stderr: '', committed: [sessionPath] });
}

function expectRefused(attempt: Attempt): void {
  expect(attempt.stderr).toContain('session/history-append-only');
  expect(attempt).toMatchObject({ code: 1, stdout: '', committed: undefined });
}

describe('git commit --amend', () => {
  it.each([
    ['on main that is not pushed', 'main', ['commit', '--amend', '--no-edit']],
    ['on a topic branch', 'topic', ['commit', '--quiet', '--amend', '-m', 'corrected']],
    ['through an alias', 'topic', ['ca']],
    ['through a shell alias', 'topic', ['sca']],
    ['of all files', 'topic', ['commit', '-qa', '--amend', '--no-edit']],
    ['of a named file', 'topic', ['commit', '--amend', '--no-edit', '--', sessionPath]],
    [
      'with configuration and folder before it',
      'topic',
      ['-c', 'gc.auto=0', '-C', '.', 'commit', '--amend', '-C', 'HEAD'],
    ],
  ])('corrects the last entry of a session %s', async (_, branch, args) => {
    await using repo = await repoToAmend(branch);
    await repo.git('config', 'alias.ca', 'commit --quiet --amend --no-edit');
    await repo.git('config', 'alias.sca', '!git commit --quiet --amend --no-edit');
    const parent = await repo.git('rev-parse', 'HEAD~1');
    await repo.stage(sessionPath, corrected);
    const attempt = await repo.attempt([args[0] ?? '', ...args.slice(1)]);
    expect(attempt).toMatchObject({ code: 0, committed: [sessionPath] });
    expect(attempt.stderr).toBe('');
    expect(await repo.git('rev-parse', 'HEAD~1')).toBe(parent);
    expect(await repo.git('show', `HEAD:${sessionPath}`)).toBe(corrected.trimEnd());
  });

  it('corrects a topic branch that is pushed', async () => {
    await using repo = await repoToAmend('topic');
    await repo.git('push', '--quiet', 'origin', 'topic');
    await repo.stage(sessionPath, corrected);
    expectAmended(await repo.commit(['--amend']));
  });

  it('corrects a commit at which a rebase stopped, in a linked worktree', async () => {
    await using repo = await repoToAmend('topic');
    await repo.git('switch', '--quiet', 'main');
    await repo.git('worktree', 'add', '--quiet', '../linked', 'topic');
    const cwd = '../linked';
    const env = { GIT_SEQUENCE_EDITOR: 'sed -i s/^pick/edit/' };
    expect(await repo.run('git', ['rebase', '-i', 'HEAD~1'], { cwd, env })).toMatchObject({ code: 0 });
    await repo.repo.write(`../linked/${sessionPath}`, corrected);
    expectAmended(await repo.commit(['-a', '--amend'], { cwd }));
    expect(await repo.run('git', ['rebase', '--continue'], { cwd })).toMatchObject({ code: 0 });
    expect(await repo.git('show', `topic:${sessionPath}`)).toBe(corrected.trimEnd());
  });

  it('corrects no published session, and says how to go on', async () => {
    await using repo = await repoToAmend();
    await repo.git('push', '--quiet', 'origin', 'main');
    await repo.stage(sessionPath, corrected);
    const refused = await repo.commit(['--amend']);
    expectRefused(refused);
    expect(refused.stderr).toContain('`origin/main` has the commit that this amends');
    await repo.git('restore', '--source=HEAD', '--staged', '--worktree', '--', sessionPath);
    expect(await repo.commit(['--amend', '-m', 'a better message'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('does not excuse what the commits before did', async () => {
    await using repo = await repoToAmend('topic');
    await repo.stage(sessionPath, textOf('INITIALIZED'));
    const refused = await repo.commit(['--amend']);
    expectRefused(refused);
    expect(refused.stderr).not.toContain('not published');
  });
});

describe('a commit of its own', () => {
  it.each([
    ['with such a message', ['commit', '-m', '--amend']],
    ['with a message about it', ['commit', '-m', 'do not --amend']],
    ['with such an author', ['commit', '-m', 'x', '--author', '--amend <a@example.com>']],
    ['of the named file', ['commit', '-m', 'x', '--', sessionPath]],
  ])('rewrites nothing, %s', async (_, args) => {
    await using repo = await repoToAmend('topic');
    await repo.stage(sessionPath, corrected);
    const refused = await repo.attempt(args);
    expectRefused(refused);
    expect(refused.stderr).toContain('amend it with `git commit --amend`');
  });
});
