import { describe, expect, it } from 'vitest';
import { recordDecision } from '../../../src/app/decision/record.ts';
import { startSession } from '../../../src/app/session/start.ts';
import { newTask } from '../../../src/app/task/new.ts';
import { createThread } from '../../../src/app/thread/create.ts';
import { resumeThread } from '../../../src/app/thread/resume.ts';
import { changeStatus } from '../../../src/app/thread/status.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure, findings } from '../../support/lint-repo.ts';

const path = '.agents/threads/thread_s1/thread.md';
const at = (repo: GitRepo, minute: number) => contextIn(repo, `2026-11-28T03:0${minute}:00Z`);
const named = { thread: 'thread_s1' };

async function threadIn(repo: GitRepo): Promise<void> {
  await createThread(at(repo, 0), { title: 'Sockets', id: 'thread_s1', by: 'ada' });
}

describe('resuming a thread', () => {
  it.each(['paused', 'blocked'] as const)(
    'makes a %s one active, by the agent that resumes it',
    async (status) => {
      await using repo = await gitRepo();
      await threadIn(repo);
      await changeStatus(at(repo, 1), { ...named, status, by: 'ada' });
      const { state } = await resumeThread(at(repo, 2), { ...named, agent: 'grace', context: 'Goes on' });
      expect(state.status).toBe('active');
      expect(await repo.read(path)).toContain(
        `  - { status: ${status}, at: 2026-11-28T03:01:00Z, by: ada }\n  - { status: active, at: 2026-11-28T03:02:00Z, by: grace }\nstatus: active\n`,
      );
      expect(await findings(repo)).toEqual([]);
    },
  );

  it('leaves the file of an active one alone, so that agents on many branches never conflict', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    const before = await repo.read(path);
    const { path: written } = await resumeThread(at(repo, 1), { ...named, agent: 'grace' });
    expect(await repo.read(path)).toBe(before);
    expect(await repo.read(written)).toContain('by: grace\n');
    expect(await findings(repo)).toEqual([]);
  });

  it('is refused for a completed one, and nothing is written', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    await changeStatus(at(repo, 1), { ...named, status: 'completed', by: 'ada' });
    await repo.commitAll('Records');
    const { help, message } = await failure(resumeThread(at(repo, 2), { ...named, agent: 'grace' }));
    expect(message).toBe('The thread `thread_s1` cannot be resumed: it is `completed`');
    expect(help).toContain('baton thread create');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });
});

describe('a decision', () => {
  const decide = (repo: GitRepo, minute: number, fields: Parameters<typeof recordDecision>[1]['fields']) =>
    recordDecision(at(repo, minute), {
      ...named,
      fields: { agent: 'ada', confidence: 0.5, ...fields },
      body: '',
      joins: false,
    });

  it('is refused where its id is taken, without what rules would say of it there', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    await decide(repo, 1, { decision: 'Launch', id: 'dec_own' });
    await decide(repo, 2, { decision: 'Then wait' });
    const { message } = await failure(decide(repo, 3, { decision: 'Again', id: 'dec_own' }));
    expect(message).toBe(
      'The decision cannot be recorded: `.agents/threads/thread_s1/dec_own.md` already exists',
    );
  });

  it('is taken beside one that names a task and a session of another thread', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    await createThread(at(repo, 0), { title: 'Pings', id: 'thread_s2', by: 'ada' });
    const { id } = await startSession(at(repo, 1), { query: 'Why?', thread: 'thread_s2' });
    const criteria = ['It is sent'];
    await newTask(at(repo, 1), { id: 'task-001', name: 'Ping', dependsOn: [], criteria });
    await decide(repo, 2, { decision: 'Ping', task: 'task-001', session: id });
    const { warnings } = await decide(repo, 3, { decision: 'Ping every 25 s' });
    expect(warnings).toEqual([]);
  });

  it('continues the newest of several heads, and says which others there are', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    const root = await decide(repo, 1, { decision: 'Root' });
    const older = await decide(repo, 2, { decision: 'Older' });
    expect(older).toMatchObject({ continues: [root.id], notes: [] });
    const newer = await decide(repo, 3, { decision: 'Newer', continues_decision: root.id });
    const next = await decide(repo, 4, { decision: 'Next' });
    expect(next.continues).toEqual([newer.id]);
    expect(next.notes.join()).toContain(`not \`${older.id}\``);
  });

  it('is refused in a completed thread, but for one that settles what a merge brought in', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    await decide(repo, 1, { decision: 'Root', open_questions: ['Who?'] });
    await changeStatus(at(repo, 2), { ...named, status: 'completed', by: 'ada' });
    const { help, message } = await failure(decide(repo, 3, { decision: 'More' }));
    expect(message).toBe('The decision cannot be recorded: the thread `thread_s1` is `completed`');
    expect(help).toContain('--resolves');
    await decide(repo, 3, { decision: 'Ada', resolves_questions: ['Who?'] });
    expect(await findings(repo)).toEqual([]);
  });
});

describe('a decision for a time, that reopens an alternative', () => {
  const fields = { agent: 'ada', confidence: 0.5, decision: 'A flag' };
  const record = (repo: GitRepo, minute: number, more: Record<string, string | readonly object[]>) =>
    recordDecision(at(repo, minute), {
      ...named,
      fields: { ...fields, ...more } as Parameters<typeof recordDecision>[1]['fields'],
      body: '',
      joins: false,
    });

  it('is written after what it supersedes, and refused where nobody listed the alternative', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    const first = await record(repo, 1, { alternatives: [{ option: 'Ship both' }] });
    const { message } = await failure(record(repo, 2, { reopens: `${first.id}#2` }));
    expect(message).toContain(`\`${first.id}\` lists one alternative`);
    const { path: written } = await record(repo, 2, {
      reopens: `${first.id}#1`,
      expires: '2027-03-31T00:00:00Z',
    });
    expect(await repo.read(written)).toContain(`expires: 2027-03-31T00:00:00Z\nreopens: "${first.id}#1"\n`);
    expect(await findings(repo)).toEqual([]);
  });
});

describe('completing a thread', () => {
  it('is refused past a decision that nobody can read, which may ask a blocking question; pausing is not', async () => {
    await using repo = await gitRepo();
    await threadIn(repo);
    const broken = '.agents/threads/thread_s1/dec_20261128_aaaaaaaa.md';
    await repo.write(broken, '---\nschema: baton/decision@1\nid: [\n---\n');
    const before = await repo.read(path);
    const { help, message } = await failure(
      changeStatus(at(repo, 1), { ...named, status: 'completed', by: 'ada' }),
    );
    expect(message).toBe(
      `The thread \`thread_s1\` cannot be completed: \`${broken}\` of the thread cannot be read`,
    );
    expect(help).toContain(`baton lint ${broken}`);
    expect(await repo.read(path)).toBe(before);
    const context = at(repo, 1);
    await changeStatus(context, { ...named, status: 'paused', by: 'ada' });
    expect(context.unread.paths).toEqual([broken]);
  });
});
