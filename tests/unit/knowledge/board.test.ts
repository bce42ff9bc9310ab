import { describe, expect, it } from 'vitest';
import { attentionOf } from '../../../src/knowledge/board/attention.ts';
import { boardOf } from '../../../src/knowledge/board/board.ts';
import { boardOfFiles, boardRecordsOf } from '../../support/board.ts';
import { taskFiles } from '../../support/knowledge.ts';
import { ack } from '../../support/records-handoff.ts';
import { hnd, hndPath, hop } from '../../support/records-handoff-tree.ts';
import { renderSession, sessionPath, stageOf } from '../../support/records-session.ts';
import { decision, resume, thread } from '../../support/records-thread.ts';
import { dec, decPath, following, graph } from '../../support/records-thread-graph.ts';

const now = '2026-11-28T12:00:00Z';

const asks = (text: string, blocking = true) => ({
  open_questions: `[{ question: ${text}, blocking: ${blocking} }]`,
});

describe('what needs a person', () => {
  const attention = (files: Readonly<Record<string, string>>, now?: string) =>
    attentionOf(boardOfFiles(files, now), new Map());

  it('is nothing where nothing waits', () => {
    const { blockers, forked, handoffs, questions, sessions } = attention(
      graph({ a: {}, b: following('a') }),
    );
    expect([blockers, forked, handoffs, questions, sessions]).toEqual([[], [], [], [], []]);
  });

  it('is a blocking question that nothing resolves, with who asked', () => {
    const files = graph({
      a: { ...asks('Which host?'), agent: 'ada' },
      b: { ...following('a'), ...asks('Soon?', false) },
    });
    expect(attention(files).questions).toMatchObject([
      { text: 'Which host?', by: 'ada', decision: dec('a'), thread: 'thread_pr94', task: undefined },
    ]);
    const answered = {
      ...files,
      ...graph({ a: asks('Which host?'), b: { ...following('a'), resolves_questions: '["Which host?"]' } }),
    };
    expect(attention(answered).questions).toEqual([]);
    expect(attention({ ...files, ...graph({}, ['active', 'completed']) }).questions).toEqual([]);
  });

  it('is a blocker of a task that is open, with the tasks that wait', () => {
    const handoff = 'outcome: blocked\nblockers:\n  - blocker: No key\n    blocking_tasks: [task-9]\n';
    const files = taskFiles({ 'task-1': { handoff, name: 'Keys' }, 'task-2': { dependsOn: 'task-1' } });
    expect(attention(files).blockers).toMatchObject([
      { task: 'task-1', name: 'Keys', text: 'No key', waiting: ['task-9', 'task-2'] },
    ]);
    const done = taskFiles({
      'task-1': { handoff: handoff.replace('outcome: blocked', 'outcome: completed') },
    });
    expect(attention(done).blockers).toEqual([]);
  });

  it('is as old as the task that it stands in, the oldest first', () => {
    const handoff = (text: string) =>
      `outcome: blocked\nblockers:\n  - blocker: No ${text}\nopen_questions:\n  - { question: Which ${text}?, blocking: true }\n`;
    const files = {
      ...taskFiles({ 'task-1': { handoff: handoff('key') }, 'task-2': { handoff: handoff('host') } }),
      ...taskFiles({ 'task-3': { handoff: handoff('name') } }),
      ...graph({ a: { ...asks('When?'), date: '2026-11-26T09:00:00Z' } }),
    };
    const addedAt = new Map([
      ['.agents/tasks/task-1.md', '2026-11-27T09:00:00+01:00'],
      ['.agents/tasks/task-2.md', '2026-11-25T09:00:00Z'],
    ]);
    const { blockers, questions } = attentionOf(boardOfFiles(files), addedAt);
    expect(blockers.map(({ since, text }) => [text, since])).toEqual([
      ['No host', '2026-11-25T09:00:00Z'],
      ['No key', '2026-11-27T09:00:00+01:00'],
      ['No name', undefined],
    ]);
    expect(questions.map(({ text }) => text)).toEqual(['Which host?', 'When?', 'Which key?', 'Which name?']);
  });

  it('is a payload that nobody answered, unread or expired', () => {
    const files = { ...hop('a', 'x', 'y'), ...hop('b', 'y', 'z') };
    const answered = { ...files, [hndPath('b').replace('.yaml', '.ack.yaml')]: ack({ handoff: hnd('b') }) };
    expect(attention(files, '2026-02-04T19:31:00Z').handoffs.map(({ id, state }) => [id, state])).toEqual([
      [hnd('a'), 'pending'],
      [hnd('b'), 'pending'],
    ]);
    expect(attention(answered, '2030-01-01T00:00:00Z').handoffs.map(({ id, state }) => [id, state])).toEqual([
      [hnd('a'), 'expired'],
    ]);
  });

  it('is a halted session, until another one resumes it', () => {
    const halted = renderSession(stageOf({ halt: 'step 8' }, 'HALTED'));
    const found = attention({ [sessionPath]: halted }).sessions;
    expect(found).toMatchObject([{ state: 'HALTED', questions: [expect.any(String)] }]);
    const next = renderSession({ id: 'x-1', extra: [`resumes: ${found[0]?.id}`] });
    expect(attention({ [sessionPath]: halted, '.agents/sessions/x-1.md': next }).sessions).toEqual([]);
  });

  it('is a thread with several heads, unless it is completed', () => {
    const forks = { a: {}, b: following('a'), c: following('a') };
    expect(attention(graph(forks)).forked.map(({ state }) => state.id)).toEqual(['thread_pr94']);
    expect(attention(graph(forks, ['active', 'completed'])).forked).toEqual([]);
  });
});

describe('the records of a thread', () => {
  const files = {
    ...graph({ a: { agent: 'ada' } }, ['active', 'paused', 'active']),
    '.agents/threads/thread_pr94/res_20261127_h2n8wz4d.yaml': resume({ by: 'grace', context: 'Goes on' }),
  };

  it('are its decisions, and what else happened, in the order of time', () => {
    const [one] = boardOfFiles(files).threads;
    expect(one?.agents).toEqual(['ada', 'grace']);
    expect(one?.events.map(({ type }) => type).sort()).toEqual(['resumed', 'status', 'status']);
    expect(one?.events.find(({ type }) => type === 'resumed')).toMatchObject({
      by: 'grace',
      text: 'Goes on',
    });
  });

  it('are not computed again where they are the same', () => {
    const records = boardRecordsOf(files);
    const before = boardOf(records, { now });
    const [first] = before.threads;
    expect(boardOf([...records], { now, known: before.known }).threads[0]).toBe(first);
    const [other] = boardRecordsOf({ [decPath('a')]: decision({ id: dec('a'), agent: 'bob' }) });
    const changed = records.map((one) => (other && one.path === other.path ? other : one));
    const after = boardOf(changed, { now, known: before.known }).threads[0];
    expect(after).not.toBe(first);
    expect(after?.agents).toEqual(['bob', 'grace']);
  });

  it('come with the newest thread first', () => {
    const other = {
      '.agents/threads/thread_new/thread.md': thread(['active'], {
        id: 'thread_new',
        created_at: '2027-01-01T00:00:00Z',
      }),
    };
    const { threads } = boardOfFiles({ ...files, ...other });
    expect(threads.map(({ state }) => state.id)).toEqual(['thread_new', 'thread_pr94']);
  });
});
