import { describe, expect, it } from 'vitest';
import { type Attempt, type Gate, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const advanced = textOf('SEMANTIC_UNDERSTANDING');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
const threaded = { [threadPath]: thread(), [decisionPath]: decision() };
const readme = { 'README.md': 'main\n' };

type Files = Readonly<Record<string, string>>;

async function commit(repo: Gate, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.stage(path, text);
  await repo.git('commit', '--quiet', '--no-verify', '-m', 'x');
}

/** Both sides of a merge of `side` into `main`. */
async function sides(base: Files, main: Files, side: Files, sha256 = false): Promise<Gate> {
  const repo = await gate({ sha256 });
  await commit(repo, base);
  await repo.git('switch', '--quiet', '-c', 'side');
  await commit(repo, side);
  await repo.git('switch', '--quiet', 'main');
  await commit(repo, main);
  return repo;
}

const merge = (repo: Gate, ...args: readonly string[]) =>
  repo.attempt(['merge', '--quiet', '--no-ff', '--no-edit', ...args]);

/** Refused, and left open: nothing is committed, and the other side is still being merged. */
async function expectOpen(repo: Gate, attempt: Attempt, text: string, side = 'side'): Promise<void> {
  expect(attempt.stderr).toContain(text);
  expect(attempt.stderr).toContain('commit refused');
  expect(attempt).toMatchObject({ committed: undefined });
  expect(attempt.code).not.toBe(0);
  expect(await repo.git('rev-parse', 'MERGE_HEAD')).toBe(await repo.git('rev-parse', side));
}

async function expectMerged(repo: Gate, attempt: Attempt, parents = 2): Promise<void> {
  expect(attempt).toMatchObject({ code: 0, stderr: '', stdout: '' });
  const line = await repo.git('rev-list', '--parents', '--max-count=1', 'HEAD');
  expect(line.split(' ')).toHaveLength(parents + 1);
}

describe('git merge', () => {
  it.each([false, true])(
    'refuses to drop a side by -s ours, and so does its conclusion (SHA-256: %s)',
    async (sha256) => {
      await using repo = await sides({ [sessionPath]: first }, readme, { [sessionPath]: advanced }, sha256);
      const refused = await merge(repo, '-s', 'ours', 'side');
      await expectOpen(repo, refused, 'session/diverged');
      expect(refused.stderr).toContain(sessionPath);
      expect(refused.hooks).toEqual(['pre-merge-commit']);
      await expectOpen(repo, await repo.commit(), sessionPath);
      await repo.git('restore', '--source=side', '--staged', '--worktree', '--', '.agents');
      await expectMerged(repo, await repo.commit());
    },
  );

  it.each(['ours', 'theirs'])('refuses -X %s where both sides advanced a session', async (side) => {
    await using repo = await sides(
      { [sessionPath]: first },
      { [sessionPath]: advanced },
      { [sessionPath]: halted },
    );
    await expectOpen(repo, await merge(repo, '-X', side, 'side'), 'session/diverged');
    await expectOpen(repo, await repo.commit(), 'session/diverged');
  });

  it('takes whole what the other side advanced and reviewed, without a word', async () => {
    await using repo = await sides(
      { ...threaded, [sessionPath]: first },
      { [pathOf('task-001')]: task('task-001') },
      {
        [sessionPath]: advanced,
        [decisionPath]: decision({
          status: 'reviewed',
          outcome: 'success',
          reviewed_at: '2026-11-28T09:00:00Z',
        }),
      },
    );
    const merged = await merge(repo, 'side');
    await expectMerged(repo, merged);
    expect(merged.hooks).toEqual(['pre-merge-commit', 'prepare-commit-msg', 'commit-msg', 'post-merge']);
  });

  it('refuses two records of one id that each side made for itself', async () => {
    const copy = 'packages/x/.agents/sessions/fbcd4d0d-3a1.md';
    await using repo = await sides(readme, { [sessionPath]: first }, { [copy]: first });
    await expectOpen(repo, await merge(repo, 'side'), 'record/unique-id');
  });

  it('holds every parent of an octopus', async () => {
    await using repo = await sides(readme, threaded, { [sessionPath]: first });
    await repo.git('switch', '--quiet', '-c', 'other', 'main~1');
    await commit(repo, { [pathOf('task-001')]: task('task-001') });
    await repo.git('switch', '--quiet', 'main');
    const refused = await merge(repo, '-s', 'ours', 'side', 'other');
    expect(refused.stderr).toContain(sessionPath);
    expect(refused.stderr).toContain(pathOf('task-001'));
    expect(refused).toMatchObject({ committed: undefined });
    await repo.git('reset', '--quiet', '--merge');
    const merged = await merge(repo, 'side', 'other');
    // The strategy says what it does, whatever git was asked.
    await expectMerged(
      repo,
      { ...merged, stdout: merged.stdout.replace(/^Trying simple merge .*\n/gm, '') },
      3,
    );
  });

  it('checks once more where pre-merge-commit did not run', async () => {
    await using repo = await sides({ [sessionPath]: first }, readme, { [sessionPath]: advanced });
    await repo.run('rm', ['.git/hooks/pre-merge-commit']);
    const refused = await merge(repo, '-s', 'ours', 'side');
    await expectOpen(repo, refused, sessionPath);
    expect(refused.hooks).toContain('commit-msg');
  });

  it('that is a fast-forward runs no gate, and tells of an illegal record that it brought', async () => {
    await using repo = await gate();
    await repo.git('switch', '--quiet', '-c', 'side');
    await commit(repo, { [pathOf('task-001')]: task('task-001', false) });
    await repo.git('switch', '--quiet', 'main');
    const told = await repo.attempt(['merge', '--quiet', 'side']);
    expect(told).toMatchObject({ code: 0, stdout: '', hooks: ['post-merge'], startedNode: true });
    expect(told.stderr).toContain('Missing key `blockers`');
    expect(told.stderr).toContain('nothing was refused');
    expect(await repo.git('rev-parse', 'main')).toBe(await repo.git('rev-parse', 'side'));
  });

  it('tells after the fact where it passed every gate', async () => {
    await using repo = await sides({ [sessionPath]: first }, readme, { [sessionPath]: advanced });
    const told = await merge(repo, '--no-verify', '-s', 'ours', 'side');
    expect(told).toMatchObject({ code: 0, hooks: ['prepare-commit-msg', 'post-merge'] });
    expect(told.stderr).toContain(sessionPath);
    expect(told.stderr).toContain('the merge has the errors above');
    expect(await repo.git('show', `HEAD:${sessionPath}`)).toBe(first.trimEnd());
  });

  it('of nothing that concerns records starts Node before it only', async () => {
    await using repo = await sides(threaded, readme, { 'src/x.js': 'x\n' });
    await expectMerged(repo, await merge(repo, 'side'));
    await repo.git('switch', '--quiet', 'side');
    const forward = await repo.attempt(['merge', '--quiet', '--ff-only', 'main']);
    expect(forward).toMatchObject({ code: 0, stderr: '', hooks: ['post-merge'], startedNode: false });
  });

  it('is checked in a linked worktree', async () => {
    await using repo = await sides({ [sessionPath]: first }, readme, { [sessionPath]: advanced });
    await repo.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic', 'main');
    const options = { cwd: '../linked' };
    const refused = await repo.attempt(['merge', '--quiet', '--no-edit', '-s', 'ours', 'side'], options);
    expect(refused).toMatchObject({ committed: undefined });
    expect(refused.stderr).toContain('commit refused');
    expect((await repo.commit([], options)).stderr).toContain('commit refused');
  });
});

describe('what never runs a gate', () => {
  it('is a clean cherry-pick, revert, rebase, fixup, stash, am, fast-forward and commit-tree', async () => {
    await using repo = await sides(readme, { 'a.txt': 'a\n' }, { 'b.txt': 'b\n' });
    const attempts: Attempt[] = [];
    const attempt = async (...args: readonly string[]) => attempts.push(await repo.attempt(args));
    await attempt('cherry-pick', 'side');
    await attempt('revert', '--no-edit', 'HEAD');
    await repo.git('format-patch', '--quiet', '-1', '--output=../one.patch', 'side');
    await attempt('am', '--quiet', '../one.patch');
    await repo.repo.write('README.md', '# Stashed\n');
    await attempt('stash', '--quiet');
    await repo.git('branch', '--quiet', 'behind', 'HEAD~1');
    await attempt('commit-tree', '-m', 'x', 'HEAD^{tree}');
    await repo.git('switch', '--quiet', 'side');
    await attempt('rebase', '--quiet', 'main~2');
    await repo.repo.write('b.txt', 'c\n');
    await repo.git('commit', '--quiet', '--all', '--no-verify', '--fixup', 'HEAD');
    await attempt('-c', 'sequence.editor=true', 'rebase', '--quiet', '-i', '--autosquash', 'main~2');
    await repo.git('switch', '--quiet', 'behind');
    await attempt('merge', '--quiet', '--ff-only', 'main');
    expect(attempts.map(({ code }) => code)).toEqual(attempts.map(() => 0));
    const hooks = attempts.flatMap((one) => one.hooks);
    expect(hooks).toContain('post-merge');
    for (const hook of ['pre-commit', 'pre-merge-commit', 'commit-msg']) expect(hooks).not.toContain(hook);
  });

  it('is a rebase that goes on after a conflict, and not a cherry-pick that does', async () => {
    await using repo = await sides(readme, { 'a.txt': 'a\n' }, { 'a.txt': 'b\n' });
    const goOn = async (command: string, ...args: readonly string[]) => {
      expect((await repo.attempt([command, ...args])).code).toBe(1);
      await repo.stage('a.txt', 'c\n');
      return (await repo.attempt(['-c', 'core.editor=true', command, '--continue'])).hooks;
    };
    expect(await goOn('cherry-pick', 'side')).toEqual(expect.arrayContaining(['pre-commit', 'commit-msg']));
    await repo.git('switch', '--quiet', 'side');
    const rebased = await goOn('rebase', 'main~1');
    for (const hook of ['pre-commit', 'commit-msg']) expect(rebased).not.toContain(hook);
  });
});
