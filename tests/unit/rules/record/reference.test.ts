import { expect, it } from 'vitest';
import deleted from '../../../../src/rules/record/deleted.ts';
import rule from '../../../../src/rules/record/reference.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { handoffPath, payload } from '../../../support/records-handoff.ts';
import { continues, hndPath, hop, over, pending } from '../../../support/records-handoff-tree.ts';
import { example } from '../../../support/records-record.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';
import {
  decision,
  decisionPath,
  resume,
  resumePath,
  thread,
  threadPath,
} from '../../../support/records-thread.ts';
import { testRule } from '../../../support/rule-tester.ts';

const there = { [threadPath]: thread() };
const session = (...extra: readonly string[]) => ({ [sessionPath]: renderSession({ extra }) });
const halted = (...extra: readonly string[]) => ({
  [sessionPath]: renderSession({ extra, history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'HALTED'] }),
});
const other = example(
  'session',
  { 'fbcd4d0d-3a1': '1c2d3e4f-5a6' },
  '.agents/archive/sessions/1c2d3e4f-5a6.md',
);
const decided = (keys: Parameters<typeof decision>[0]) => ({ ...there, [decisionPath]: decision(keys) });
const missing = (path: string, line: number, text: string, kind: string, key: string) => ({
  messageId: 'missing',
  severity: 'error' as const,
  path,
  line,
  text,
  message: `Unexpected ${kind} \`${text}\` in \`${key}\`, which does not exist in the repository`,
});

testRule(rule, {
  valid: [
    {
      name: 'a session with all it names',
      after: {
        ...there,
        ...other,
        ...session('thread: thread_pr94', 'resumes: 1c2d3e4f-5a6', 'forked_from: 1c2d3e4f-5a6'),
      },
    },
    { name: 'a session that names nothing', after: session('thread: null', 'resumes: ""') },
    { name: 'a final session', after: halted('thread: thread_gone') },
    {
      name: 'an abandoned session',
      after: session('thread: thread_gone', 'abandoned: { at: 2026-11-27T12:00:00Z, by: e, reason: r }'),
    },
    {
      name: 'an archived session',
      after: {
        [sessionPath.replace('.agents', '.agents/archive')]: renderSession({
          extra: ['thread: thread_gone'],
        }),
      },
    },
    {
      name: 'a final session that was there before',
      before: halted('thread: thread_gone'),
      after: halted('thread: thread_gone'),
    },
    {
      name: 'a decision with all it names',
      after: {
        ...decided({
          session: '1c2d3e4f-5a6',
          task: 'task-005',
          related_to: '[{ id: dec_20261127_k3v9qx7m }]',
          supersedes: 'dec_20261127_k3v9qx7m',
          reopens: 'dec_20261127_k3v9qx7m#1',
        }),
        ...other,
        ...example('task', {}, '.agents/tasks/task-005-refresh.md'),
      },
    },
    {
      name: 'a reviewed decision',
      after: decided({ task: 'task-001', status: 'reviewed', outcome: 'success' }),
    },
    {
      name: 'a thread in a nested root',
      after: { ...session('thread: thread_pr94'), [`packages/x/${threadPath}`]: thread() },
    },
    {
      name: 'a thread that cannot be read',
      after: { ...decided({}), [threadPath]: thread().replace('title:', 'title: [') },
    },
    {
      name: 'a thread whose id is another, which record/id-matches-path tells',
      after: { ...decided({}), [threadPath]: thread(['active'], { id: 'thread_x' }) },
    },
    {
      name: 'a thread that is not the folder, which thread/decision-immutable tells',
      after: decided({ thread: 'thread_gone' }),
    },
    {
      name: 'a payload whose parent is there',
      ...pending,
      after: { ...hop('a', 'x', 'y'), ...hop('b', 'y', 'z', continues('a')) },
    },
    { name: 'an expired payload', ...over, after: hop('b', 'y', 'z', continues('a')) },
    {
      name: 'a payload of another protocol',
      ...pending,
      after: { [handoffPath]: 'handoff: { stage: 1, meta: { parent: x } }\n' },
    },
    {
      name: 'ids that other rules look at',
      after: { ...decided({ continues_decision: 'dec_gone' }), [handoffPath]: payload() },
    },
  ],
  invalid: [
    {
      name: 'what a session names',
      after: session('thread: thread_gone', 'resumes: gone-1', 'forked_from: gone-2'),
      diagnostics: [
        missing(sessionPath, 7, 'thread_gone', 'thread', 'thread'),
        missing(sessionPath, 8, 'gone-1', 'session', 'resumes'),
        missing(sessionPath, 9, 'gone-2', 'session', 'forked_from'),
      ],
    },
    {
      name: 'what a decision names',
      after: {
        [decisionPath]: decision({
          supersedes: '[dec_gone]',
          related_to: '{ id: dec_lost }',
          reopens: '[dec_away#2, dec_no_number]',
          session: 'gone-1',
          task: 'task-001',
        }),
      },
      diagnostics: [
        missing(decisionPath, 4, 'thread_pr94', 'thread', 'thread'),
        missing(decisionPath, 9, 'dec_gone', 'decision', 'supersedes'),
        missing(decisionPath, 10, 'dec_lost', 'decision', 'related_to'),
        {
          ...missing(decisionPath, 11, 'dec_away#2', 'decision', 'reopens'),
          message: 'Unexpected decision `dec_away` in `reopens`, which does not exist in the repository',
        },
        missing(decisionPath, 12, 'gone-1', 'session', 'session'),
        missing(decisionPath, 13, 'task-001', 'task', 'task'),
      ],
    },
    {
      name: 'the thread of a resume',
      after: { [resumePath]: resume() },
      diagnostics: [missing(resumePath, 3, 'thread_pr94', 'thread', 'thread')],
    },
    {
      name: 'the parent of a pending payload',
      ...pending,
      after: hop('b', 'y', 'z', continues('a')),
      diagnostics: [missing(hndPath('b'), 9, 'hnd_20260204_a0000000', 'payload', 'meta.parent')],
    },
    {
      name: 'what is closed already when it is added',
      ...over,
      before: there,
      after: {
        ...halted('thread: thread_gone'),
        ...decided({ task: 'task-001', status: 'reviewed', outcome: 'success' }),
        ...hop('b', 'y', 'z', continues('a')),
      },
      diagnostics: [
        { messageId: 'missing', path: hndPath('b'), line: 9 },
        { messageId: 'missing', path: sessionPath, line: 7, text: 'thread_gone' },
        { messageId: 'missing', path: decisionPath, line: 9 },
      ],
    },
    {
      name: 'a slip in the id',
      after: { ...there, ...session('thread: thread_pr49') },
      diagnostics: [{ messageId: 'missing', help: 'did you mean `thread_pr94`?' }],
    },
  ],
});

it('leaves a record that the same change deletes to record/deleted', () => {
  const before = { ...there, ...session('thread: thread_pr94') };
  const found = checkMemory([rule, deleted], { before, after: session('thread: thread_pr94') });
  expect(found.map((one) => one.rule)).toEqual(['record/deleted']);
});
