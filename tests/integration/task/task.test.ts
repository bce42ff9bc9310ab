import { describe, expect, it } from 'vitest';
import { handOff } from '../../../src/app/task/handoff.ts';
import { newTask } from '../../../src/app/task/new.ts';
import { setStatus } from '../../../src/app/task/status.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { errors, failure, findings } from '../../support/lint-repo.ts';

const now = '2026-11-28T03:00:00Z';
const at = (repo: GitRepo) => contextIn(repo, now);

async function planned(): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write('src/old.ts', 'a\nb\nc\nd\n');
  await repo.write('src/gone.ts', 'x\n');
  await repo.commitAll('Root');
  await newTask(at(repo), { name: 'Ping sockets', id: 'task-001', dependsOn: [], criteria: ['It pings'] });
  await repo.commitAll('Plan');
  return repo;
}

const hand = (repo: GitRepo, request: { outcome?: string; text?: string } = {}) =>
  handOff(at(repo), {
    task: 'task-001',
    stdin: async () => request.text ?? '',
    ...(request.outcome === undefined ? {} : { outcome: request.outcome }),
    ...(request.text === undefined ? {} : { file: '-' }),
  });

describe('a new task', () => {
  it('is written by the template, and no rule finds anything', async () => {
    await using repo = await planned();
    expect(await repo.read('.agents/tasks/task-001.md')).toBe(
      [
        '# Task task-001: Ping sockets',
        '',
        '## Metadata',
        '',
        '| Field | Value |',
        '| --- | --- |',
        '| Status | pending |',
        `| Created | ${now} |`,
        '',
        '## Objective',
        '',
        'Ping sockets',
        '',
        '## Acceptance Criteria',
        '',
        '- [ ] It pings',
        '',
        '## Execution Log',
        '',
      ].join('\n'),
    );
    expect(await findings(repo)).toEqual([]);
  });

  it('gets an id from its name', async () => {
    await using repo = await gitRepo();
    const made = await newTask(at(repo), { name: 'Größe: the “ping”', dependsOn: [], criteria: [] });
    expect(made.id).toBe('task-gro-e-the-ping');
    const error = await failure(newTask(at(repo), { name: '表紙', dependsOn: [], criteria: [] }));
    expect(error.help).toContain('--id');
  });

  it('is refused for an id that is taken, and for one that depends on nothing that is there', async () => {
    await using repo = await planned();
    const again = { name: 'Other', id: 'task-001', dependsOn: [], criteria: [] };
    expect((await failure(newTask(at(repo), again))).code).toBe('refused');
    const lost = { name: 'Other', id: 'task-002', dependsOn: ['task-404'], criteria: [] };
    expect((await failure(newTask(at(repo), lost))).message).toContain('task/depends-on');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });
});

describe('the handoff of a task', () => {
  it('names the files that changed since it started, with their lines', async () => {
    await using repo = await planned();
    await repo.write('src/new.ts', 'x\n');
    await repo.write('src/old.ts', 'a\nB\nC\nd\n');
    await repo.remove('src/gone.ts');
    const made = await hand(repo, {
      outcome: 'partial',
      text: 'blockers: [{ blocker: No phone }]\nsuggested_next_steps: [{ step: Borrow one }]\n',
    });
    expect(made.added).toEqual(['src/new.ts', 'src/gone.ts', 'src/old.ts']);
    const text = await repo.read('.agents/tasks/task-001.md');
    expect(text).toContain('- { path: src/new.ts, lines: all }');
    expect(text).toContain('- { path: src/old.ts, lines: 2-3, change_type: modify }');
    expect(text).toContain('- { path: src/gone.ts, change_type: delete }');
    expect(text).toContain('| Status | in_progress |');
    expect(text).not.toContain('Task completed');
  });

  it('does not take what a task that was planned with it handed on', async () => {
    await using repo = await planned();
    await newTask(at(repo), {
      name: 'Pong',
      id: 'task-002',
      dependsOn: ['task-001'],
      criteria: ['It pongs'],
    });
    await repo.commitAll('Plan on');
    await repo.write('src/ping.ts', 'x\n');
    await repo.write('src/old.ts', 'A\nb\nc\nd\n');
    await repo.remove('src/gone.ts');
    await hand(repo, { outcome: 'completed' });
    await repo.commitAll('Ping');
    await repo.write('src/pong.ts', 'y\n');
    await repo.write('src/old.ts', 'A\nb\nc\nD\n');
    const made = await handOff(at(repo), {
      task: 'task-002',
      outcome: 'completed',
      stdin: async () => '',
    });
    expect(made.added).toEqual(['src/pong.ts', 'src/old.ts']);
    const text = await repo.read('.agents/tasks/task-002.md');
    expect(text).toContain('- { path: src/old.ts, lines: 4-4, change_type: modify }');
    await repo.commitAll('Pong');
    // Whichever is written again: what each had is its own.
    await repo.write('src/ping.ts', 'z\n');
    const again = await handOff(at(repo), {
      task: 'task-002',
      outcome: 'completed',
      stdin: async () => '',
    });
    expect(again.added).toEqual(['src/ping.ts']);
  });

  it('keeps what stands when it is written again', async () => {
    await using repo = await planned();
    await repo.write('src/new.ts', 'x\n');
    await hand(repo, {
      outcome: 'completed',
      text: 'files_created: [{ path: src/new.ts, purpose: Pings }]\n',
    });
    const first = await repo.read('.agents/tasks/task-001.md');
    expect(first).toContain('purpose: Pings');
    expect(first).toContain('lines: all');
    expect(first).toContain(`*Task completed: ${now}*`);
    await hand(repo, {});
    expect(await repo.read('.agents/tasks/task-001.md')).toBe(first);
    await repo.write('src/other.ts', 'x\n');
    await hand(repo, { text: 'gotchas: [{ issue: Idle sockets are dropped, severity: high }]\n' });
    const second = await repo.read('.agents/tasks/task-001.md');
    expect(second).toContain('src/other.ts');
    expect(second).toContain('Idle sockets are dropped');
    expect(second.match(/src\/new\.ts/g)).toHaveLength(1);
    expect(await errors(repo)).toEqual([]);
  });

  it('takes an item once, also where the same notes are given again, and not the file of the notes', async () => {
    await using repo = await planned();
    const lists = [
      'gotchas: [{ issue: Idle sockets are dropped, severity: high }]',
      'suggested_next_steps: [{ step: Tell the client, priority: low }]',
    ];
    await repo.write('notes.yaml', `${lists.join('\n')}\n`);
    const request = { task: 'task-001', stdin: async () => '', file: 'notes.yaml' };
    expect((await handOff(at(repo), { ...request, outcome: 'completed' })).added).toEqual([]);
    const first = await repo.read('.agents/tasks/task-001.md');
    expect(first).toContain('Idle sockets are dropped');
    await handOff(at(repo), request);
    expect(await repo.read('.agents/tasks/task-001.md')).toBe(first);
  });

  it('does not overrule a Status that a person set', async () => {
    await using repo = await planned();
    const path = '.agents/tasks/task-001.md';
    const failed = (await repo.read(path)).replace('| Status | pending |', '| Status | failed |');
    await repo.write(path, failed);
    const { message } = await failure(hand(repo, { outcome: 'completed' }));
    expect(message).toContain('(task/outcome-matches-status)');
    expect(await repo.read(path)).toBe(failed);
  });

  it('goes on from blocked to completed, and fills the footer of the template', async () => {
    await using repo = await planned();
    await hand(repo, { outcome: 'blocked', text: 'blockers: [{ blocker: No phone, blocking_tasks: [] }]\n' });
    const path = '.agents/tasks/task-001.md';
    await repo.write(path, `${await repo.read(path)}\n---\n\n*Task completed: [timestamp]*\n`);
    await hand(repo, { outcome: 'completed' });
    const text = await repo.read(path);
    expect(text).toContain('| Status | completed |');
    expect(text).toContain('outcome: completed');
    expect(text).toContain('No phone');
    expect(text.match(/\*Task completed: .*\*/g)).toEqual([`*Task completed: ${now}*`]);
  });

  it('is not written beside one in prose', async () => {
    await using repo = await planned();
    const path = '.agents/tasks/task-001.md';
    const text = `${await repo.read(path)}\n## Handoff\n\nIt pings now.\n`;
    await repo.write(path, text);
    const error = await failure(hand(repo, { outcome: 'completed' }));
    expect(error.help).toContain('baton migrate');
    expect(await repo.read(path)).toBe(text);
  });

  it.each([
    [{ outcome: 'complete' }, 'did you mean `completed`?'],
    [{}, '--outcome'],
    [{ outcome: 'completed', text: 'gotcha: []\n' }, 'did you mean `gotchas`?'],
    [{ outcome: 'completed', text: 'gotcha: []\nblocker: []\n' }, 'did you mean `gotchas`, `blockers`?'],
    [{ outcome: 'completed', text: '- x\n' }, 'lists of a handoff'],
  ])('is refused for %j', async (request, help) => {
    await using repo = await planned();
    expect((await failure(hand(repo, request))).help).toContain(help);
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('is refused in the words of the rules, before anything is written', async () => {
    await using repo = await planned();
    const error = await failure(hand(repo, { outcome: 'blocked' }));
    expect(error.message).toContain('task/outcome-requirements');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('is refused with every fault at once', async () => {
    await using repo = await planned();
    const text = 'gotchas: [{ mitigation: x }]\nfiles_created: [{ path: /abs, purpose: x, lines: 9-2 }]\n';
    const { help, message } = await failure(hand(repo, { outcome: 'partial', text }));
    for (const rule of ['task/outcome-requirements', 'task/lines', 'record/schema']) {
      expect(message).toContain(`(${rule})`);
      expect(help).toContain(`\`baton explain ${rule}\``);
    }
    expect(message.split('\n  ').length).toBeGreaterThan(3);
    expect(await repo.git('status', '--porcelain')).toBe('');
  });
});

describe('the Status of a task', () => {
  it('is set also where something else of the task is wrong already', async () => {
    await using repo = await planned();
    const path = '.agents/tasks/task-001.md';
    const wrong =
      '\n## Handoff\n\n```yaml\noutcome: completed\ngotchas: [{ issue: x, lines: 9-2 }]\nfiles_created: [{ path: /abs, lines: 9-2 }]\n```\n';
    await repo.write(path, `${await repo.read(path)}${wrong}`);
    expect((await findings(repo)).join()).toContain('task/lines');
    await setStatus(at(repo), 'task-001', 'completed');
    expect(await repo.read(path)).toContain('| Status | completed |');
    expect((await failure(setStatus(at(repo), 'task-001', 'failed'))).message).toContain(
      'task/outcome-matches-status',
    );
  });

  it('is set', async () => {
    await using repo = await planned();
    await setStatus(at(repo), 'task-001', 'in_progress');
    expect(await repo.read('.agents/tasks/task-001.md')).toContain('| Status | in_progress |');
  });

  it.each([
    ['completed', 'task/handoff-missing'],
    ['finished', 'Unexpected status'],
  ])('is not set to %s', async (status, words) => {
    await using repo = await planned();
    expect((await failure(setStatus(at(repo), 'task-001', status))).message).toContain(words);
    expect(await repo.git('status', '--porcelain')).toBe('');
  });
});
