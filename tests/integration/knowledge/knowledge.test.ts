import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockTasks, journal, writeJournal } from '../../../src/app/knowledge/journal.ts';
import { type KnowledgeRequest, loadKnowledge } from '../../../src/app/knowledge/load.ts';
import { stats } from '../../../src/app/knowledge/stats.ts';
import { handOff } from '../../../src/app/task/handoff.ts';
import { addedDates } from '../../../src/git/history/added.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { renderJournal } from '../../../src/render/knowledge/journal.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { jwt, type TaskText, taskOf } from '../../support/knowledge.ts';
import { errors, failure, findings } from '../../support/lint-repo.ts';

const now = '2026-11-28T03:00:00Z';
const at = (repo: GitRepo, time = now) => contextIn(repo, time);
const pathOf = (id: string) => `.agents/tasks/${id}.md`;
const ids = async (repo: GitRepo, request: KnowledgeRequest = {}) =>
  (await loadKnowledge(at(repo), request)).knowledge.tasks.map(({ id, status }) => `${id} ${status}`);

async function repoWith(tasks: Readonly<Record<string, TaskText>>): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [id, parts] of Object.entries(tasks)) await repo.write(pathOf(id), taskOf(id, parts));
  await repo.commitAll('Plan');
  return repo;
}

const waiting: Readonly<Record<string, TaskText>> = {
  'task-001': {
    status: 'blocked',
    handoff:
      'outcome: blocked\nblockers: [{ blocker: No keys, impact: No signing, suggested_resolution: Ask, blocking_tasks: [task-002] }]',
  },
  'task-002': { status: 'pending', dependsOn: 'task-001' },
};

describe('what is known', () => {
  it('is that of the working tree, of a commit, or of every branch with the working tree first', async () => {
    await using repo = await repoWith({ 'task-001': { status: 'pending' } });
    await repo.git('checkout', '-q', '-b', 'side');
    await repo.write(pathOf('task-001'), taskOf('task-001', { status: 'skipped' }));
    await repo.write(pathOf('task-002'), taskOf('task-002', { status: 'pending' }));
    await repo.commitAll('Side');
    await repo.git('checkout', '-q', '-');
    await repo.write(pathOf('task-001'), taskOf('task-001', { status: 'in_progress' }));
    expect(await ids(repo)).toEqual(['task-001 in_progress']);
    expect(await ids(repo, { rev: 'HEAD' })).toEqual(['task-001 pending']);
    expect(await ids(repo, { rev: 'side' })).toEqual(['task-001 skipped', 'task-002 pending']);
    expect(await ids(repo, { allRefs: true })).toEqual(['task-001 in_progress', 'task-002 pending']);
    expect((await failure(loadKnowledge(at(repo), { rev: 'nope' }))).message).toContain('nope');
  });
});

describe('when files were added', () => {
  it('is the author date of the commit, whatever git is told to print of it', async () => {
    await using repo = await repoWith({ 'task-001': waiting['task-001'] ?? {}, 'task-002': {} });
    const planned = await repo.git('log', '-1', '--format=%aI');
    await repo.git('config', 'log.showSignature', 'true');
    await repo.git('config', 'log.follow', 'true');
    const odd = 'src/a [1] *.ts';
    await repo.write(odd, 'x\n');
    await repo.write('src/a 1 b.ts', 'x\n');
    await repo.commitAll('Odd');
    const head = await repo.git('rev-parse', 'HEAD');
    const date = await repo.git('log', '-1', '--format=%aI');
    const repository = await openRepository(repo.path, repo.env);
    expect(await addedDates(repository, head, [pathOf('task-001'), odd])).toEqual(
      new Map([
        [odd, date],
        [pathOf('task-001'), planned],
      ]),
    );
    expect(await addedDates(repository, head, [])).toEqual(new Map());
    const later = new Date(Date.parse(planned) + 2.5 * 86_400_000).toISOString();
    expect((await stats(at(repo, later), {})).blockers).toEqual([
      { task: 'task-001', text: 'No keys', days: 2 },
    ]);
  });
});

describe('the journal', () => {
  it('is written once, the same each time, and no rule minds it', async () => {
    await using repo = await repoWith({ 'task-001': jwt, ...{ 'task-002': { status: 'pending' } } });
    expect(await writeJournal(at(repo))).toEqual({ path: '.agents/JOURNAL.md', isWritten: true });
    const text = await repo.read('.agents/JOURNAL.md');
    expect(text).toBe(renderJournal(await journal(at(repo))));
    expect(text).toContain('The limit is 100 a minute');
    expect(await writeJournal(at(repo))).toEqual({ path: '.agents/JOURNAL.md', isWritten: false });
    await repo.write('.agents/baton.yaml', 'claim: all\n');
    expect((await findings(repo)).filter((line) => line.includes('JOURNAL'))).toEqual([]);
  });

  it('blocks all tasks that wait, or none', async () => {
    const handoff = waiting['task-001']?.handoff?.replace('[task-002]', '[task-002, task-003]');
    await using repo = await repoWith({
      ...waiting,
      'task-001': { status: 'blocked', handoff: handoff ?? '' },
      'task-003': { status: 'pending', dependsOn: 'task-001' },
    });
    const lock = pathOf('task-003').replace(/[^/]+$/, '.$&.baton.lock');
    await repo.write(lock, `${process.pid}\n`);
    expect((await failure(blockTasks(at(repo)))).message).toContain('another run');
    expect(await repo.git('status', '--porcelain')).toBe(`?? ${lock}`);
    await rm(join(repo.path, lock));
    expect(await blockTasks(at(repo))).toEqual([pathOf('task-002'), pathOf('task-003')]);
  });

  it('is nobody’s work', async () => {
    await using repo = await repoWith({ 'task-001': { status: 'pending' } });
    await writeJournal(at(repo));
    await repo.write('src/a.ts', 'one\n');
    const stdin = async () => '';
    const made = await handOff(at(repo), {
      task: 'task-001',
      outcome: 'completed',
      stdin,
    });
    expect(made.added).toEqual(['src/a.ts']);
  });

  it('blocks the tasks that wait, with the reason that the rules ask for, and only once', async () => {
    await using repo = await repoWith(waiting);
    expect(await blockTasks(at(repo))).toEqual([pathOf('task-002')]);
    const text = await repo.read(pathOf('task-002'));
    expect(text).toContain('- Status: blocked');
    expect(text).toContain('Waits for task-001: No keys');
    expect(await errors(repo)).toEqual([]);
    expect(await blockTasks(at(repo))).toEqual([]);
    await handOff(at(repo), {
      task: 'task-002',
      outcome: 'completed',
      stdin: async () => '',
    });
    expect(await repo.read(pathOf('task-002'))).toContain('- Status: completed');
  });
});
