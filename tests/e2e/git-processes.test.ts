import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Gate, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { created, modified } from '../support/records-claims.ts';
import { sessionPath, sessionRun } from '../support/records-session.ts';
import { taskPath, taskText } from '../support/records-task.ts';

interface Started {
  /** The commands of git that Baton started after the stub. */
  readonly byBaton: readonly string[];
  /** Those of the stubs. */
  readonly byStubs: readonly string[];
}

interface Event {
  readonly event: string;
  readonly sid: string;
  readonly argv?: readonly string[];
  readonly param?: string;
}

/** Commits what is staged, and has git itself note each of its processes. */
async function startedBy(gate: Gate): Promise<Started> {
  const log = join(gate.outside, 'processes');
  await rm(log, { force: true });
  const env = {
    GIT_TRACE2_EVENT: log,
    // Only Baton sets it.
    GIT_TRACE2_ENV_VARS: 'GIT_NO_LAZY_FETCH',
  };
  const { code, stderr } = await gate.run('git', ['commit', '--quiet', '-m', 'test'], { env });
  // What a rule warns of is no matter here.
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  const events = (await readFile(log, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Event);
  const own = new Set(
    events.flatMap(({ event, param, sid }) =>
      event === 'def_param' && param === 'GIT_NO_LAZY_FETCH' ? [sid] : [],
    ),
  );
  // The commit itself has no parent; git starts itself again for what it cleans up afterwards.
  const starts = events.filter(({ event, sid }) => event === 'start' && sid.includes('/'));
  const commandOf = ({ argv = [] }: Event) => argv.slice(1).find((word) => !word.startsWith('-')) ?? '';
  return {
    byBaton: starts.filter(({ sid }) => own.has(sid)).map(commandOf),
    byStubs: starts
      .filter(({ sid }) => !own.has(sid))
      .map(commandOf)
      .filter((command) => command !== 'maintenance' && command !== 'gc'),
  };
}

describe('the processes of git that a commit starts', () => {
  it('are those of the stubs alone without records', async () => {
    await using repo = await gate();
    await repo.stage('src/a.ts', 'export {};\n');
    const { byBaton, byStubs } = await startedBy(repo);
    expect(byBaton).toEqual([]);
    expect(byStubs.length).toBeLessThanOrEqual(5);
  });

  it('are those of the stubs alone for a record without claims', async () => {
    await using repo = await gate();
    const [first, second] = sessionRun();
    await repo.stage(sessionPath, first?.text ?? '');
    expect((await startedBy(repo)).byBaton).toEqual([]);
    await repo.stage(sessionPath, second?.text ?? '');
    const { byBaton, byStubs } = await startedBy(repo);
    expect(byBaton).toEqual([]);
    // What is staged, and where; the hook of the message asks nothing.
    expect(byStubs).toHaveLength(2);
  });

  it('are one where git has packed what is compared, which is checked as well', async () => {
    await using repo = await gate();
    const [first, second, third] = sessionRun();
    await repo.stage(sessionPath, second?.text ?? '');
    await repo.git('commit', '--quiet', '-m', 'begin');
    await repo.git('repack', '-a', '-d', '--quiet');
    // Its history lost an entry.
    await repo.stage(sessionPath, first?.text ?? '');
    expect(await repo.commit()).toMatchObject({ code: 1, committed: undefined });
    await repo.stage(sessionPath, third?.text ?? '');
    expect((await startedBy(repo)).byBaton).toEqual(['cat-file']);
  });

  it('are more where much is staged, which is checked all the same', async () => {
    await using repo = await gate();
    for (let at = 0; at < 180; at++) await repo.repo.write(`src/some-file-${at}.ts`, `${at}\n`);
    await repo.git('add', 'src');
    await repo.stage(sessionPath, sessionRun()[0]?.text ?? '');
    const { byBaton } = await startedBy(repo);
    // The hook of the message has no note of what was passed.
    expect([...new Set(byBaton)].sort()).toEqual(['diff-index']);
    await repo.git('mv', 'src', 'lib');
    await repo.stage('.agents/tasks/task-001.md', task('task-001', false));
    expect(await repo.commit()).toMatchObject({ code: 1, committed: undefined });
  });

  it.each([0, 180])(
    'check what is staged whatever a variable says of it, beside %s other files',
    async (count) => {
      await using repo = await gate();
      for (let at = 0; at < count; at++) await repo.repo.write(`src/some-file-${at}.ts`, `${at}\n`);
      await repo.stage('.agents/tasks/task-001.md', task('task-001', false));
      await repo.git('add', '--all', '.');
      const attempt = await repo.commit([], { env: { BATON_STAGED: '' } });
      expect(attempt.stderr).toContain('Missing key `blockers`');
      expect(attempt).toMatchObject({ code: 1, committed: undefined });
    },
  );

  it('are four at most with a handoff and claims, on the branch of the task as on main', async () => {
    await using repo = await gate();
    await repo.stage(taskPath, taskText({ status: 'in_progress', handoff: null }));
    await repo.git('commit', '--quiet', '-m', 'begin');
    await repo.git('checkout', '--quiet', '-b', 'topic');
    await repo.stage('src/a.ts', 'export {};\n');
    await repo.stage(taskPath, taskText({ handoff: created('src/a.ts') }));
    const { byBaton } = await startedBy(repo);
    expect(byBaton).toContain('log');
    expect(byBaton.length).toBeLessThanOrEqual(4);
  });

  it('are four at most with a task that comes with its handoff', async () => {
    await using repo = await gate();
    await repo.stage('src/a.ts', 'export {};\n');
    await repo.git('commit', '--quiet', '-m', 'begin');
    await repo.git('checkout', '--quiet', '-b', 'topic');
    await repo.stage('src/a.ts', 'export const a = 1;\n');
    await repo.stage(taskPath, taskText({ handoff: modified('src/a.ts') }));
    const { byBaton } = await startedBy(repo);
    expect(byBaton).toContain('merge-base');
    expect(byBaton.length).toBeLessThanOrEqual(4);
  });
});
