import { describe, expect, it } from 'vitest';
import { type Attempt, type Gate, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { handoffPath, payload } from '../support/records-handoff.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, entry, thread, threadPath } from '../support/records-thread.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const advanced = textOf('SEMANTIC_UNDERSTANDING');
const further = textOf('CHAIN_OF_THOUGHT');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));

type Files = Readonly<Record<string, string>>;

/** Commits files past the hook: only the merge is checked here. */
async function commit(repo: Gate, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.stage(path, text);
  await repo.git('commit', '--quiet', '--no-verify', '-m', 'x');
}

/** Both sides of a merge of `side` into `main`, not merged yet. */
async function sides(base: Files, main: Files, side: Files): Promise<Gate> {
  const repo = await gate();
  await commit(repo, base);
  await repo.git('switch', '--quiet', '-c', 'side');
  await commit(repo, side);
  await repo.git('switch', '--quiet', 'main');
  await commit(repo, main);
  return repo;
}

function merge(repo: Gate, ...args: readonly string[]) {
  return repo.run('git', ['merge', '--quiet', '--no-ff', '--no-commit', ...args]);
}

async function expectRefused(repo: Gate, rule: string, path: string): Promise<void> {
  const head = await repo.git('rev-parse', 'MERGE_HEAD');
  const refused: Attempt = await repo.commit();
  expect(refused.stderr).toContain(rule);
  expect(refused.stderr).toContain(path);
  expect(refused).toMatchObject({ code: 1, stdout: '', committed: undefined });
  expect(await repo.git('rev-parse', 'MERGE_HEAD')).toBe(head);
}

async function expectMerged(repo: Gate, parents = 2): Promise<void> {
  expect(await repo.commit()).toMatchObject({ code: 0, stdout: '', stderr: '' });
  const line = await repo.git('rev-list', '--parents', '--max-count=1', 'HEAD');
  expect(line.split(' ')).toHaveLength(parents + 1);
}

const readme = { 'README.md': 'x\n' };
const threaded = { [threadPath]: thread(), [decisionPath]: decision() };

describe('a merge that is concluded by git commit', () => {
  it('takes in what the other side advanced and reviewed', async () => {
    await using repo = await sides(
      { ...threaded, [sessionPath]: first },
      { [pathOf('task-001')]: task('task-001') },
      {
        [sessionPath]: further,
        [threadPath]: thread(['active', 'paused', 'active']),
        [decisionPath]: decision({
          status: 'reviewed',
          outcome: 'success',
          reviewed_at: '2026-11-28T09:00:00Z',
        }),
        [pathOf('task-002')]: task('task-002'),
      },
    );
    expect(await merge(repo, 'side')).toMatchObject({ code: 0 });
    await expectMerged(repo);
  });

  it('does not check again what the other side brought', async () => {
    // The payload expired meanwhile, and its target is nowhere.
    await using repo = await sides(threaded, readme, {
      [pathOf('task-001')]: task('task-001', false),
      [handoffPath]: payload(),
    });
    await merge(repo, 'side');
    await expectMerged(repo);
  });

  it('checks what neither side has', async () => {
    await using repo = await sides(threaded, readme, { [pathOf('task-001')]: task('task-001') });
    await merge(repo, 'side');
    await repo.stage(pathOf('task-002'), task('task-002', false));
    await expectRefused(repo, 'task/outcome-requirements', pathOf('task-002'));
    await repo.stage(pathOf('task-002'), task('task-002'));
    await expectMerged(repo);
  });

  it.each([
    ['a decision', threaded, decisionPath],
    ['a session', { [sessionPath]: first }, sessionPath],
    ['a payload', { [handoffPath]: payload() }, handoffPath],
  ])('does not drop %s of the other side by -s ours, however often it is tried', async (_, files, path) => {
    await using repo = await sides(readme, { 'README.md': 'main\n' }, files);
    await merge(repo, '-s', 'ours', 'side');
    await expectRefused(repo, 'record/deleted', path);
    await expectRefused(repo, 'record/deleted', path);
    await repo.git('restore', '--source=side', '--staged', '--worktree', '--', '.agents');
    await expectMerged(repo);
  });

  it('does not drop what the other side added to a record', async () => {
    await using repo = await sides({ [sessionPath]: first }, readme, { [sessionPath]: advanced });
    await merge(repo, '-s', 'ours', 'side');
    await expectRefused(repo, 'session/diverged', sessionPath);
    await repo.git('restore', '--source=side', '--staged', '--worktree', '--', '.agents');
    await expectMerged(repo);
  });

  it('keeps both sides of a session that both advanced: one moves to a fork', async () => {
    await using repo = await sides(
      { [sessionPath]: first },
      { [sessionPath]: advanced },
      { [sessionPath]: halted },
    );
    expect(await merge(repo, 'side')).toMatchObject({ code: 1 });
    await repo.git('checkout', '--ours', '--', sessionPath);
    await repo.git('add', sessionPath);
    await expectRefused(repo, 'session/diverged', sessionPath);
    const parts = stageOf({ halt: 'step 0' }, 'HALTED');
    const id = '0a1b2c3d-4e5';
    const fork = renderSession({ ...parts, id, extra: ['forked_from: fbcd4d0d-3a1'] });
    await repo.stage(`.agents/sessions/${id}.md`, fork);
    await expectMerged(repo);
  });

  it.each(['ours', 'theirs'])('refuses a session that both advanced under -X %s', async (side) => {
    await using repo = await sides(
      { [sessionPath]: first },
      { [sessionPath]: advanced },
      { [sessionPath]: halted },
    );
    expect(await merge(repo, '-X', side, 'side')).toMatchObject({ code: 0 });
    await expectRefused(repo, 'session/diverged', sessionPath);
  });

  it('takes the statuses of both sides of a thread, sorted, and drops none', async () => {
    const history = (...lines: string[]) => ({ status_history: `\n${lines.join('\n')}` });
    const [active, paused, blocked] = [entry('active', 9), entry('paused', 10), entry('blocked', 11, 'docs')];
    await using repo = await sides(
      { [threadPath]: thread() },
      { [threadPath]: thread(['active', 'blocked'], history(active, blocked)) },
      { [threadPath]: thread(['active', 'paused'], history(active, paused)) },
    );
    expect(await merge(repo, 'side')).toMatchObject({ code: 1 });
    await repo.stage(threadPath, thread(['active', 'blocked'], history(active, blocked)));
    await expectRefused(repo, 'thread/status-append-only', threadPath);
    await repo.stage(threadPath, thread(['active', 'paused'], history(active, blocked, paused)));
    await expectRefused(repo, 'thread/status', threadPath);
    await repo.stage(threadPath, thread(['active', 'blocked'], history(active, paused, blocked)));
    await expectMerged(repo);
  });

  it('holds every parent of an octopus', async () => {
    await using repo = await sides(readme, threaded, { [sessionPath]: first });
    await repo.git('switch', '--quiet', '-c', 'other', 'main~1');
    await commit(repo, { [pathOf('task-001')]: task('task-001') });
    await repo.git('switch', '--quiet', 'main');
    expect(await merge(repo, 'side', 'other')).toMatchObject({ code: 0 });
    await repo.git('rm', '--quiet', '-f', pathOf('task-001'));
    await expectRefused(repo, 'record/deleted', pathOf('task-001'));
    await repo.git('restore', '--source=other', '--staged', '--worktree', '--', pathOf('task-001'));
    await expectMerged(repo, 3);
  });

  it('follows histories that crossed before', async () => {
    await using repo = await sides(
      threaded,
      { [sessionPath]: first },
      { [pathOf('task-001')]: task('task-001') },
    );
    await repo.git('branch', 'old');
    await repo.git('merge', '--quiet', '--no-edit', 'side');
    await repo.git('switch', '--quiet', 'side');
    await repo.git('merge', '--quiet', '--no-edit', 'old');
    await commit(repo, { [sessionPath]: advanced });
    await repo.git('switch', '--quiet', 'main');
    await commit(repo, readme);
    expect(await merge(repo, 'side')).toMatchObject({ code: 0 });
    await repo.stage(sessionPath, first);
    await expectRefused(repo, 'session/diverged', sessionPath);
    await repo.git('checkout', 'side', '--', sessionPath);
    await expectMerged(repo);
  });

  it('checks the files of the work tree under commit -a', async () => {
    await using repo = await sides(threaded, readme, { [sessionPath]: advanced });
    await merge(repo, 'side');
    await repo.repo.write(sessionPath, first);
    const refused = await repo.commit(['-a']);
    expect(refused.stderr).toContain('session/diverged');
    expect(refused).toMatchObject({ code: 1, committed: undefined });
    await expectMerged(repo);
  });
});
