import { describe, expect, it } from 'vitest';
import type { Gate } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { renderSession, sessionId, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const advanced = textOf('SEMANTIC_UNDERSTANDING');
const further = textOf('CHAIN_OF_THOUGHT');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));

/** Commits the session past the hook. */
async function commit(repo: Gate, text: string): Promise<void> {
  await repo.stage(sessionPath, text);
  await repo.git('commit', '--quiet', '--no-verify', '-m', 'x');
}

/** Two branches that advanced one session; `main` is checked out. */
async function diverged(main = advanced, side = halted, base = first): Promise<Gate> {
  const repo = await gate();
  await commit(repo, base);
  await repo.git('switch', '--quiet', '-c', 'side');
  await commit(repo, side);
  await repo.git('switch', '--quiet', 'main');
  await commit(repo, main);
  return repo;
}

const merge = (repo: Gate, ...args: readonly string[]) =>
  repo.run('git', ['merge', '--quiet', '--no-edit', '--no-ff', ...args]);

async function fork(repo: Gate, ...args: readonly string[]) {
  const result = await repo.baton('session', 'fork', sessionId, ...args);
  const path = /to (\S+), forked/.exec(result.stdout)?.[1] ?? '';
  return { ...result, path, id: path.split('/').at(-1)?.replace('.md', '') ?? '' };
}

/** The text of a side as a fork has it. */
const asFork = (text: string, id: string) =>
  text
    .replace(`session_id: ${sessionId}`, `session_id: ${id}`)
    .replace('iteration_count', `forked_from: ${sessionId}\niteration_count`);

async function runNext(repo: Gate, stderr: string): Promise<void> {
  const commands = stderr.split('\n').filter((line) => line.startsWith('  '));
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    const { code, stderr: said } = await repo.run('sh', ['-c', command], { env: { GIT_EDITOR: 'true' } });
    expect({ command, code, said: code === 0 ? '' : said }).toEqual({ command, code: 0, said: '' });
  }
}

async function expectBothKept(repo: Gate, path: string, kept: string, moved: string, id: string) {
  expect(await repo.git('show', `HEAD:${sessionPath}`)).toBe(kept.trimEnd());
  expect(await repo.git('show', `HEAD:${path}`)).toBe(asFork(moved, id).trimEnd());
  expect(await repo.git('status', '--porcelain')).toBe('');
  expect(await repo.baton('lint')).toMatchObject({ code: 0 });
}

describe('baton session fork', () => {
  it('moves their side out of a conflict, and the merge is concluded', async () => {
    await using repo = await diverged();
    expect(await merge(repo, 'side')).toMatchObject({ code: 1 });
    const { code, stdout, stderr, path, id } = await fork(repo);
    expect(code).toBe(0);
    expect(stdout).toBe(`moved theirs to ${path}, forked from ${sessionId}\nkept ours in ${sessionPath}\n`);
    expect(stderr).toBe(`next:\n  git add -- ${sessionPath} ${path}\n  git commit\n`);
    await runNext(repo, stderr);
    await expectBothKept(repo, path, advanced, halted, id);
    expect((await repo.git('rev-list', '--parents', '-1', 'HEAD')).split(' ')).toHaveLength(3);
  });

  it('moves our side with --ours, and stages with --stage', async () => {
    await using repo = await diverged();
    await merge(repo, 'side');
    const { stderr, path, id } = await fork(repo, '--ours', '--stage');
    expect(stderr).toBe('next:\n  git commit\n');
    await runNext(repo, stderr);
    await expectBothKept(repo, path, halted, advanced, id);
  });

  it.each(['ours', 'theirs'])('fixes a merge by -X %s that the gate refused', async (strategy) => {
    await using repo = await diverged();
    expect(await merge(repo, '--no-commit', '-X', strategy, 'side')).toMatchObject({ code: 0 });
    const refused = await repo.commit();
    expect(refused).toMatchObject({ code: 1, committed: undefined });
    expect(refused.stderr).toContain(`baton session fork ${sessionId}`);
    const { code, stderr, path } = await fork(repo);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    await runNext(repo, stderr);
    const parents = await repo.git('rev-list', '--parents', '-1', 'HEAD');
    expect(parents.split(' ')).toHaveLength(3);
    expect(await repo.git('ls-tree', '-r', '--name-only', 'HEAD')).toContain(path);
    expect(await repo.baton('lint')).toMatchObject({ code: 0 });
  });

  it('fixes a merge by -s ours that dropped a side that both advanced', async () => {
    await using repo = await diverged();
    await merge(repo, '--no-commit', '-s', 'ours', 'side');
    const { stderr, path, id } = await fork(repo);
    await runNext(repo, stderr);
    await expectBothKept(repo, path, advanced, halted, id);
  });

  it('makes way before the merge: ours moves, and the merge has nothing to resolve', async () => {
    await using repo = await diverged();
    const { code, stderr, path, id } = await fork(repo, '--from', 'side');
    expect(code).toBe(0);
    expect(stderr).toContain('git merge side');
    await repo.git('config', 'core.editor', 'true');
    const lines = stderr.replace('git commit', 'git commit -m fork');
    await runNext(repo, lines);
    await expectBothKept(repo, path, halted, advanced, id);
  });

  it('fixes a merge commit that dropped a side and went past the hook', async () => {
    await using repo = await diverged();
    await merge(repo, '--no-commit', '-s', 'ours', 'side');
    await repo.git('commit', '--quiet', '--no-verify', '-m', 'merge');
    const { stderr, path, id } = await fork(repo, '--from', 'side');
    expect(stderr).toContain('git commit --amend');
    await runNext(repo, stderr);
    await expectBothKept(repo, path, advanced, halted, id);
    expect((await repo.git('rev-list', '--parents', '-1', 'HEAD')).split(' ')).toHaveLength(3);
  });

  it('resolves a rebase', async () => {
    await using repo = await diverged();
    expect(await repo.run('git', ['rebase', '--quiet', 'side'])).toMatchObject({ code: 1 });
    const { stderr, path, id } = await fork(repo);
    expect(stderr).toContain('git rebase --continue');
    await runNext(repo, stderr);
    await expectBothKept(repo, path, halted, advanced, id);
  });

  it('forks each side that an octopus drops', async () => {
    await using repo = await diverged();
    await repo.git('switch', '--quiet', '-c', 'other', 'main~1');
    await commit(repo, further);
    await repo.git('switch', '--quiet', 'main');
    await merge(repo, '--no-commit', '-s', 'ours', 'side', 'other');
    const result = await repo.baton('session', 'fork', sessionId, '--json');
    expect(result.code).toBe(0);
    const { session, forks, next } = JSON.parse(result.stdout);
    expect(session).toEqual({ id: sessionId, path: sessionPath, side: 'ours' });
    expect(forks.map(({ side }: { side: string }) => side)).toEqual(['theirs', 'theirs']);
    expect(next.at(-1)).toBe('git commit');
    await repo.git('add', '--all');
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
  });

  it('keeps a dispatch that is pending pointed at the fork', async () => {
    const done = textOf('COMPLETED');
    await using repo = await diverged(renderSession(stageOf({ halt: 'step 8' }, 'HALTED')), done);
    await merge(repo, 'side');
    const { path, id, stderr } = await fork(repo);
    expect(await repo.repo.read(path)).toContain(`session_id: ${id}, directive_command`);
    await runNext(repo, stderr);
    expect(await repo.baton('lint')).toMatchObject({ code: 0 });
  });
});

describe('baton session fork refuses', () => {
  const ended = async (expected: number, repo: Gate, args: readonly string[]) => {
    const before = await repo.repo.fingerprint();
    const { code, stdout, stderr } = await fork(repo, ...args);
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(await repo.repo.fingerprint()).toEqual(before);
    return stderr;
  };
  const refusal = (repo: Gate, ...args: readonly string[]) => ended(1, repo, args);
  /** What could not run. */
  const failure = (repo: Gate, ...args: readonly string[]) => ended(2, repo, args);

  it('where one side goes on from the other, and names the side to take', async () => {
    // Both sides changed the same lines, so git sees a conflict all the same.
    await using repo = await diverged(advanced, further);
    expect(await merge(repo, 'side')).toMatchObject({ code: 1 });
    const said = await refusal(repo);
    expect(said).toContain('needs no fork: `theirs` has everything of the other side');
    expect(said).toContain(`git checkout --theirs -- ${sessionPath}`);
    await repo.git('checkout', '--theirs', '--', sessionPath);
    await repo.git('add', sessionPath);
    expect(await repo.commit()).toMatchObject({ code: 0 });
  });

  it('before a merge that would lose nothing', async () => {
    await using repo = await diverged(first, further, textOf('INITIALIZED'));
    expect(await refusal(repo, '--from', 'side')).toContain('merge the branch as it is');
  });

  it('a second time', async () => {
    await using repo = await diverged();
    await merge(repo, 'side');
    expect(await fork(repo)).toMatchObject({ code: 0 });
    expect(await refusal(repo)).toContain('needs no fork');
  });

  it('where nothing names the other branch', async () => {
    await using repo = await diverged();
    expect(await failure(repo)).toContain('--from BRANCH');
  });

  it('a file that holds what neither side has', async () => {
    await using repo = await diverged();
    await merge(repo, 'side');
    await repo.repo.write(sessionPath, `${await repo.repo.read(sessionPath)}\nWritten by hand.\n`);
    expect(await refusal(repo)).toContain('has a line that neither side has: `Written by hand.`');
  });

  it('an unknown session, a branch without it, and --from in a conflict', async () => {
    await using repo = await diverged();
    expect((await repo.baton('session', 'fork', 'fbcd4d0d-3a2')).stderr).toContain(
      `did you mean \`${sessionId}\``,
    );
    expect(await failure(repo, '--from', 'main~2')).toContain('not found in');
    expect(await failure(repo, '--from', 'nowhere')).toContain('nowhere');
    await merge(repo, 'side');
    expect(await failure(repo, '--from', 'side')).toContain('has a conflict');
    expect(await failure(repo, '--ours', '--theirs')).toContain('cannot be used with');
  });

  it('a session that one side deleted', async () => {
    await using repo = await diverged();
    await repo.git('rm', '--quiet', sessionPath);
    await repo.git('commit', '--quiet', '--no-verify', '-m', 'x');
    await merge(repo, 'side');
    expect(await refusal(repo)).toContain('`ours` deleted it');
  });
});
