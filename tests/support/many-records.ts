import { taskOf } from './knowledge.ts';
import { sealedPayload } from './records-handoff.ts';
import { renderSession, stageOf } from './records-session.ts';
import { decision, resume, thread } from './records-thread.ts';
import type { Files } from './review-story.ts';

const agents = ['ada', 'bao', 'cleo'];
const list = (items: readonly string[]) => `[${items.join(', ')}]`;

function decisionOf(threadId: string, at: number, count: number): [string, string] {
  const id = (number: number) => `dec_20261127_${threadId.slice(7)}x${number}`;
  const last = at === count - 1;
  const keys = {
    ...{ id: id(at), thread: threadId, agent: agents[at % 3] },
    date: `2026-11-${String(1 + (at % 27)).padStart(2, '0')}T11:42:00Z`,
    ...(at === 0 ? {} : { continues_decision: id(at % 4 === 3 ? at - 2 : at - 1) }),
    alternatives: list(['{ option: Wait, rejected_because: it takes a week }', '{ option: Buy it }']),
    decision: `Decide matter ${at}`,
    confidence: `0.${(at % 9) + 1}`,
    reasons: list(['{ type: analysis, text: It was measured }', '{ text: It is small }']),
    ...(last ? { open_questions: `[{ question: Who owns matter ${at}?, blocking: true }]` } : {}),
    next_steps: list(['Try it', 'Measure it']),
    files: list([`src/a-${threadId}.ts`, 'src/all.ts']),
    tags: list(['one', 'two']),
    thoughts: list(['It may be slow']),
  };
  return [`.agents/threads/${threadId}/${id(at)}.md`, decision(keys)];
}

function threadFiles(id: string, decisions: number): [string, string][] {
  return [
    [`.agents/threads/${id}/thread.md`, thread(['active'], { id, title: `Matter ${id}` })],
    ...Array.from({ length: decisions }, (_, at) => decisionOf(id, at, decisions)),
  ];
}

/** Records of every kind that fill each list of the dashboard over its first page, and one thread of many decisions. */
export function manyRecords(threads: number, decisions: number): Files {
  const each = <T>(make: (at: number) => T) => Array.from({ length: threads }, (_, at) => make(at));
  const handoff =
    'outcome: blocked\nblockers: [{ blocker: No key }]\nopen_questions: [{ question: Which?, blocking: true }]\n';
  const halted = stageOf({ halt: 'step 8' }, 'HALTED');
  return Object.fromEntries([
    ...each((at) => threadFiles(`thread_${at}`, decisions)).flat(),
    ...threadFiles('thread_long', 10 * decisions),
    ...each((at) => [
      `.agents/tasks/task-${at}.md`,
      taskOf(`task-${at}`, { handoff, dependsOn: `task-${at + 1}` }),
    ]),
    ...each((at) => [`.agents/sessions/${at}-ab.md`, renderSession({ ...halted, id: `${at}-ab` })]),
    ...each((at) => [
      `.agents/handoffs/hnd_20261101_k${String(at).padStart(7, '0')}.yaml`,
      sealedPayload({ timestamp: '2026-11-01T09:00:00Z', expires: '2026-11-02T09:00:00Z' }),
    ]),
  ]);
}

/** Few records that each say much: lists of many entries, resumes, one chain of handoffs, and tasks that wait for many others. */
export function fullRecords(entries: number): Files {
  const each = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at));
  const full = (at: number): [string, string] => {
    const id = `dec_20261127_full${at}`;
    const many = (make: (entry: number) => string) => list(each(at % 5 === 0 ? entries : 6, make));
    const keys = {
      ...{ id, thread: 'thread_full', date: `2026-11-${String(1 + (at % 27)).padStart(2, '0')}T11:42:00Z` },
      ...(at === 0 ? {} : { continues_decision: `dec_20261127_full${at - 1}` }),
      alternatives: many((entry) => `{ option: Wait ${entry}, rejected_because: it takes a week }`),
      reasons: many((entry) => `{ type: analysis, text: It was measured ${entry} }`),
      open_questions: many((entry) => `{ question: Who owns ${at} of ${entry}?, blocking: true }`),
      next_steps: many((entry) => `Try ${entry}`),
      files: many((entry) => `src/full-${entry}.ts`),
      tags: many((entry) => `tag-${entry}`),
      thoughts: many((entry) => `It may be ${entry}`),
    };
    return [`.agents/threads/thread_full/${id}.md`, decision(keys)];
  };
  const handoffId = (at: number) => `hnd_20261101_k${String(at).padStart(7, '0')}`;
  return Object.fromEntries([
    ['.agents/threads/thread_full/thread.md', thread(['active'], { id: 'thread_full', title: 'Full' })],
    ...each(30, full),
    ...each(entries, (at): [string, string] => {
      const id = `res_20261128_h${String(at).padStart(7, '0')}`;
      return [`.agents/threads/thread_full/${id}.yaml`, resume({ id, thread: 'thread_full' })];
    }),
    ...each(3 * entries, (at): [string, string] => {
      const meta = at === 0 ? undefined : `parent_handoff: ${handoffId(at - 1)}`;
      return [`.agents/handoffs/${handoffId(at)}.yaml`, sealedPayload({ meta })];
    }),
    ...each(entries, (at): [string, string] => {
      const dependsOn = each(Math.min(at, 60), (entry) => `task-${at - entry - 1}`).join(', ');
      return [`.agents/tasks/task-${at}.md`, taskOf(`task-${at}`, { dependsOn })];
    }),
  ]);
}
