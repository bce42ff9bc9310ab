import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { expectRefused, expectTaken, type PushGate, pushGate } from '../support/push.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const advanced = textOf('SEMANTIC_UNDERSTANDING');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
const threaded = { [threadPath]: thread(), [decisionPath]: decision() };

type Files = Readonly<Record<string, string>>;

/** A base on the server, and `main` and `side` which went on from it and are pushed as well. */
async function sides(base: Files, main: Files, side: Files, sha256 = false): Promise<PushGate> {
  const gate = await pushGate({ sha256 });
  await gate.commit(base, 'Base');
  await gate.git('switch', '--quiet', '-c', 'side');
  await gate.commit(side, 'Side');
  await gate.git('switch', '--quiet', 'main');
  await gate.commit(main, 'Main');
  expectTaken(await gate.push(['origin', 'main', 'side']), 'refs/heads/main', 'refs/heads/side');
  return gate;
}

const merge = (gate: PushGate, ...args: readonly string[]) =>
  gate.git('merge', '--quiet', '--no-ff', '--no-edit', ...args);

describe('a merge that is pushed', () => {
  it.each([
    ['-s ours', ['-s', 'ours'], false],
    ['-X ours', ['-X', 'ours'], false],
    ['-X theirs', ['-X', 'theirs'], false],
    ['-s ours, SHA-256', ['-s', 'ours'], true],
  ])('is refused by name where both sides advanced a session (%s)', async (_, how, sha256) => {
    await using gate = await sides(
      { [sessionPath]: first },
      { [sessionPath]: advanced },
      { [sessionPath]: halted },
      sha256,
    );
    await merge(gate, ...how, 'side');
    const head = await gate.git('rev-parse', 'HEAD');
    const push = await gate.push(['origin', 'main']);
    expectRefused(
      push,
      `${head.slice(0, 10)} Merge branch 'side' (Ada Author)`,
      'session/diverged',
      sessionPath,
    );
    expect(await gate.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('is refused by name where it loses what only the other side advanced', async () => {
    await using gate = await sides(
      { [sessionPath]: first },
      { 'README.md': 'x\n' },
      { [sessionPath]: advanced },
    );
    await merge(gate, '-s', 'ours', 'side');
    expectRefused(await gate.push(['origin', 'main']), "Merge branch 'side'", 'session/diverged');
    await gate.git('restore', '--source=side', '--staged', '--worktree', '--', '.agents');
    await gate.git('commit', '--quiet', '--amend', '--no-edit');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('is taken where it brings a main that advanced and reviewed records', async () => {
    await using gate = await sides(
      { ...threaded, [sessionPath]: first },
      {
        [sessionPath]: advanced,
        [decisionPath]: decision({
          status: 'reviewed',
          outcome: 'success',
          reviewed_at: '2026-11-28T09:00:00Z',
        }),
      },
      { [pathOf('task-001')]: task('task-001') },
    );
    await gate.git('switch', '--quiet', 'side');
    await merge(gate, 'main');
    expectTaken(await gate.push(['origin', 'side', 'side:main']), 'refs/heads/side', 'refs/heads/main');
  });

  it('is compared with every parent of an octopus', async () => {
    await using gate = await sides({ 'a.txt': 'a\n' }, threaded, { [sessionPath]: first });
    await gate.git('switch', '--quiet', '-c', 'other', 'main~1');
    await gate.commit({ [pathOf('task-001')]: task('task-001') });
    await gate.git('switch', '--quiet', 'main');
    await merge(gate, '-s', 'ours', 'side', 'other');
    expectRefused(await gate.push(['origin', 'main']), 'record/deleted', sessionPath, pathOf('task-001'));
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    await merge(gate, 'side', 'other');
    expect((await gate.git('rev-list', '--parents', '--max-count=1', 'HEAD')).split(' ')).toHaveLength(4);
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('is checked where histories crossed before', async () => {
    await using gate = await sides({ [sessionPath]: first }, { 'm.txt': 'm\n' }, { 's.txt': 's\n' });
    await gate.git('branch', 'old');
    await merge(gate, 'side');
    await gate.git('switch', '--quiet', 'side');
    await merge(gate, 'old');
    await gate.commit({ [sessionPath]: advanced });
    await gate.git('switch', '--quiet', 'main');
    await gate.commit({ 'm.txt': 'n\n' });
    expect((await gate.git('merge-base', '--all', 'main', 'side')).split('\n')).toHaveLength(2);
    await merge(gate, '-s', 'ours', 'side');
    expectRefused(await gate.push(['origin', 'main']), 'session/diverged');
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    await merge(gate, 'side');
    expectTaken(await gate.push(['origin', 'main', 'side']), 'refs/heads/main', 'refs/heads/side');
  });

  it('is checked with a file that no side has', async () => {
    await using gate = await sides({ 'a.txt': 'a\n' }, { 'm.txt': 'm\n' }, { 's.txt': 's\n' });
    await gate.git('merge', '--quiet', '--no-ff', '--no-commit', 'side');
    await gate.gate.stage(pathOf('task-001'), task('task-001', false));
    await gate.git('commit', '--quiet', '--no-edit');
    expectRefused(await gate.push(['origin', 'main']), "Merge branch 'side'", 'task/outcome-requirements');
  });

  it('is refused although a later commit brings the lost side back', async () => {
    await using gate = await sides({ [sessionPath]: first }, { 'm.txt': 'm\n' }, { [sessionPath]: advanced });
    await merge(gate, '-s', 'ours', 'side');
    await gate.commit({ [sessionPath]: advanced }, 'Bring it back');
    const push = await gate.push(['origin', 'main']);
    expectRefused(push, "Merge branch 'side'", 'session/diverged');
    expect(push.stderr).not.toContain('Bring it back (');
  });
});
