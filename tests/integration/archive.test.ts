import { describe, expect, it } from 'vitest';
import { type ArchiveRequest, archiveRecords } from '../../src/app/record/archive.ts';
import type { Context } from '../../src/app/workspace/context.ts';
import { contextIn } from '../support/context.ts';
import { pathOf, task } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { failure, findings, staged } from '../support/lint-repo.ts';
import { renderSession, sessionId, sessionPath, stageOf } from '../support/records-session.ts';

const now = '2026-12-01T00:00:00Z';
const archive = (repo: GitRepo, records: readonly string[], more: Partial<ArchiveRequest & Context> = {}) => {
  const all = { ...contextIn(repo, now), records, close: false, ...more };
  return archiveRecords(all, all);
};

const completed = renderSession(stageOf({}, 'COMPLETED'));
const open = renderSession({ history: ['INITIALIZED', 'JOHARI_DISCOVERY'] });
const archivedSession = `.agents/archive/sessions/${sessionId}.md`;

const payload = (times: string, session = 'none') =>
  [
    'handoff:',
    '  version: "2.0"',
    `  timestamp: ${times}`,
    `  source: { skill: perspective-swarm, workflow_id: w, session_path: ${session} }`,
    '  target: { skill: elsewhere }',
    '  context: { original_prompt: Why, problem_type: decision }',
    '',
  ].join('\n');
const payloadPath = '.agents/handoffs/hnd_a1.yaml';
const ack = 'handoff: hnd_a1\nby: ada\nat: 2026-11-30T13:00:00Z\nstatus: accepted\n';

const thread = (status: string) =>
  [
    '---',
    'id: thread_t',
    'title: The login',
    'started_by: ada',
    'created_at: 2026-11-27T09:00:00Z',
    'status_history:',
    '  - { status: active, at: 2026-11-27T09:00:00Z, by: ada }',
    ...(status === 'active' ? [] : [`  - { status: ${status}, at: 2026-11-27T10:00:00Z, by: ada }`]),
    `status: ${status}`,
    '---',
    '',
  ].join('\n');
const decision =
  '---\nid: dec_a1\nthread: thread_t\nagent: a\ndate: 2026-11-27T09:30:00Z\ndecision: ship\nconfidence: 0.5\n---\n';

async function committed(files: Readonly<Record<string, string>>): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.commitAll('records');
  return repo;
}

describe('baton archive', () => {
  it('moves a final session unchanged, by id or path, and leaves the index alone', async () => {
    for (const name of [sessionId, sessionPath, `./${sessionPath}`]) {
      await using repo = await committed({ [sessionPath]: completed });
      const index = (await repo.fingerprint()).index;
      const moves = await archive(repo, [name]);
      expect(moves).toEqual([{ id: sessionId, from: sessionPath, to: archivedSession, isFolder: false }]);
      expect(await repo.read(archivedSession)).toBe(completed);
      await expect(repo.read(sessionPath)).rejects.toThrow('ENOENT');
      expect((await repo.fingerprint()).index).toBe(index);
      expect(await findings(repo)).toEqual([]);
    }
  });

  it('stages exactly the move with --stage, and the gate takes it', async () => {
    await using repo = await committed({ [sessionPath]: completed });
    await repo.write('other.txt', 'x');
    await archive(repo, [sessionId], { stage: true });
    expect(await repo.git('diff', '--cached', '--name-status', '-M')).toBe(
      `R100\t${sessionPath}\t${archivedSession}`,
    );
    expect(await findings(repo, staged)).toEqual([]);
  });

  it('moves a thread with its folder, and a payload with its acknowledgement', async () => {
    await using repo = await committed({
      '.agents/threads/thread_t/thread.md': thread('completed'),
      '.agents/threads/thread_t/dec_a1.md': decision,
      '.agents/threads/thread_t/notes/a.txt': 'kept',
      [payloadPath]: payload('2026-11-30T12:30:00Z'),
      '.agents/handoffs/hnd_a1.ack.yaml': ack,
    });
    await archive(repo, ['thread_t', 'dec_a1', 'hnd_a1'], { stage: true });
    expect((await repo.git('diff', '--cached', '--name-only', '-M', '--diff-filter=R')).split('\n')).toEqual([
      '.agents/archive/handoffs/hnd_a1.ack.yaml',
      '.agents/archive/handoffs/hnd_a1.yaml',
      '.agents/archive/threads/thread_t/dec_a1.md',
      '.agents/archive/threads/thread_t/notes/a.txt',
      '.agents/archive/threads/thread_t/thread.md',
    ]);
    expect((await findings(repo, staged)).filter((one) => one.includes('record/deleted'))).toEqual([]);
  });

  it('moves a record of a nested root, and a task of a subfolder, within their root', async () => {
    await using repo = await committed({
      'app/.agents/tasks/q1/task-001.md': task('task-001').replaceAll('blocked', 'failed'),
    });
    expect(await archive(repo, ['task-001'])).toMatchObject([
      { to: 'app/.agents/archive/tasks/q1/task-001.md' },
    ]);
  });

  it('moves all or nothing', async () => {
    await using repo = await committed({ [sessionPath]: completed, [pathOf('task-001')]: task('task-001') });
    const before = (await repo.fingerprint()).worktree;
    await failure(archive(repo, [sessionId, 'task-001']));
    expect((await repo.fingerprint()).worktree).toBe(before);
  });
});

describe('baton archive refuses', () => {
  const refusal = async (files: Readonly<Record<string, string>>, name: string, more = {}) => {
    await using repo = await committed(files);
    const before = (await repo.fingerprint()).worktree;
    const { code, message, help } = await failure(archive(repo, [name], more));
    expect((await repo.fingerprint()).worktree).toBe(before);
    return { code, message, help };
  };

  it.each([
    ['an open session', { [sessionPath]: open }, sessionId, 'expected a final or abandoned session'],
    [
      'an open thread',
      { '.agents/threads/thread_t/thread.md': thread('active') },
      'thread_t',
      'expected a completed thread',
    ],
    ['a blocked task', { [pathOf('task-001')]: task('task-001') }, 'task-001', 'expected a finished task'],
    [
      'a pending payload',
      { [payloadPath]: payload('2026-11-30T23:30:00Z') },
      'hnd_a1',
      'expected an acknowledged or expired payload',
    ],
    [
      'a decision without its thread',
      {
        '.agents/threads/thread_t/thread.md': thread('completed'),
        '.agents/threads/thread_t/dec_a1.md': decision,
      },
      'dec_a1',
      'expected its thread to move too',
    ],
  ])('%s, in the words of the rule', async (_, files, name, words) => {
    const { code, message } = await refusal(files, name, { close: true });
    expect(code).toBe('refused');
    expect(message).toContain(words);
  });

  it('an expired payload for a day, and the session that it came from', async () => {
    const files = { [payloadPath]: payload('2026-11-30T12:00:00Z', sessionPath), [sessionPath]: completed };
    for (const id of ['hnd_a1', sessionId]) {
      const { code, help } = await refusal(files, id);
      expect(code).toBe('refused');
      expect(help).toBe(`to close it now, run \`baton archive ${id} --close\``);
      await using repo = await committed(files);
      await archive(repo, [id], { close: true });
      await using later = await committed(files);
      await archive(later, [id], { now: '2026-12-01T12:00:00Z' });
      await using taken = await committed({ ...files, '.agents/handoffs/hnd_a1.ack.yaml': ack });
      await archive(taken, [id]);
    }
  });

  it('a record that differs from the last commit', async () => {
    await using repo = await committed({ [sessionPath]: open });
    await repo.write(sessionPath, completed);
    const { message, help } = await failure(archive(repo, [sessionId]));
    expect(message).toContain('Nothing was moved');
    expect(help).toContain('commit the change at the present path, then move the record');
    await repo.commitAll('completed');
    await archive(repo, [sessionId]);
  });

  it('what has no place there, or is there already', async () => {
    const skill = '---\nname: login\ndescription: Logs in.\n---\n';
    expect((await refusal({ '.agents/skills/login/SKILL.md': skill }, 'login')).message).toContain(
      'it is a skill',
    );
    expect((await refusal({ [archivedSession]: completed }, sessionId)).message).toContain(
      'is already archived',
    );
    const globbed = {
      '.agents/baton.yaml': 'kinds: { session: [docs/*.md] }\n',
      [`docs/${sessionId}.md`]: completed,
    };
    expect((await refusal(globbed, sessionId)).message).toContain('not a file under a record root');
    const both = {
      '.agents/archive/threads/thread_t/dec_a2.md': decision.replace('dec_a1', 'dec_a2'),
      '.agents/threads/thread_t/thread.md': thread('completed'),
    };
    expect((await refusal(both, 'thread_t')).message).toContain('already exists');
  });

  it('a name that is not valid, or that two records have', async () => {
    expect(await refusal({ [sessionPath]: completed }, 'fbcd4d0d-3a2')).toMatchObject({
      code: 'usage',
      message: 'Unknown record `fbcd4d0d-3a2`',
      help: `did you mean \`${sessionId}\`?`,
    });
    const twice = { [sessionPath]: completed, [`app/${sessionPath}`]: completed };
    expect((await refusal(twice, sessionId)).message).toBe(
      `The id \`${sessionId}\` is used by \`${sessionPath}\` and \`app/${sessionPath}\``,
    );
    expect((await refusal({ '.agents/sessions/notes.md': '# Notes\n' }, 'notes')).message).toBe(
      '`.agents/sessions/notes.md` is not a record',
    );
  });
});
