import type { RecordKind } from '../../../../src/core/document.ts';
import rule from '../../../../src/rules/record/deleted.ts';
import { example, exampleAt } from '../../../support/records-record.ts';
import { taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const archived = (kind: RecordKind) => exampleAt[kind].replace('.agents/', '.agents/archive/');
const move = (kind: RecordKind, replace: Record<string, string> = {}) => ({
  before: example(kind, replace),
  after: example(kind, replace, archived(kind)),
});
const halted = { 'state: JOHARI_DISCOVERY': 'state: HALTED' };
const completed = { '\nstatus: active\n': '\nstatus: completed\n' };
const thread = {
  before: example('thread', completed),
  after: example('thread', completed, archived('thread')),
};
const kept: readonly RecordKind[] = ['session', 'thread', 'resume', 'decision', 'handoff', 'ack', 'task'];
const longAgo = { now: '2026-02-04T19:59:59Z' };

/** A decision and a resume go with their thread's folder. */
function archivedAs(kind: keyof typeof exampleAt): string {
  const [name = '', folder = ''] = exampleAt[kind].split('/').reverse();
  return ['thread', 'decision', 'resume'].includes(kind) ? folder : name.replace(/(?:\.ack)?\.\w+$/, '');
}

testRule(rule, {
  valid: [
    { name: 'a skill that goes', before: example('skill'), after: {} },
    {
      name: 'a task without a handoff that goes',
      before: { [taskPath]: taskText({ handoff: null }) },
      after: {},
    },
    {
      name: 'a payload of another protocol that goes',
      before: { [exampleAt.handoff]: 'handoff:\n  version: "3.0"\n  trace_id: t\n' },
      after: {},
    },
    {
      name: 'a rename',
      before: example('task'),
      after: example('task', {}, '.agents/tasks/task-005-refresh.md'),
    },
    { name: 'a final session, archived', ...move('session', halted) },
    {
      name: 'an abandoned session, archived',
      ...move('session', {
        '\nstatus: in_progress':
          '\nabandoned: { at: 2026-11-27T09:00:00Z, by: me, reason: moot }\nstatus: in_progress',
      }),
    },
    {
      name: 'a final session of a declared machine',
      ...move('session', {
        '- INITIALIZED\n    - JOHARI_DISCOVERY\n  state: JOHARI_DISCOVERY': '- A\n    - B\n  state: B',
        'fsm:': 'machine: release\nfsm:',
      }),
      config: { machines: { release: { initial: 'A', final: ['B'], edges: { A: ['B'] } } } },
    },
    {
      name: 'a completed thread with what is in it',
      before: { ...thread.before, ...example('decision'), ...example('resume') },
      after: { ...thread.after, ...move('decision').after, ...move('resume').after },
    },
    { name: 'a payload that expired an hour after it was made', ...move('handoff') },
    {
      name: 'an acknowledged payload with its acknowledgement',
      before: { ...example('handoff', {}, '.agents/handoffs/hnd_20261127_k3v9qx7m.yaml'), ...example('ack') },
      after: { ...move('handoff').after, ...move('ack').after },
      ...longAgo,
    },
    { name: 'a finished task', ...move('task') },
    {
      name: 'a task without a handoff, archived',
      before: { [taskPath]: taskText({ handoff: null }) },
      after: { [archived('task')]: taskText({ handoff: null }) },
    },
    {
      name: 'line ends and trailing spaces on the way',
      before: example('session', halted),
      after: {
        [archived('session')]: (example('session', halted)[exampleAt.session] ?? '').replaceAll('\n', '\r\n'),
      },
    },
    {
      name: 'quotes on the way',
      before: example('session', halted),
      after: example(
        'session',
        { ...halted, 'Fix the login bug': '"Fix the login bug"' },
        archived('session'),
      ),
    },
    {
      name: 'a file that is no record any more, which marker-removed has',
      before: example('session'),
      after: { [exampleAt.session]: 'x' },
    },
    {
      name: 'a link in its place, which not-a-file has',
      before: example('session'),
      after: {},
      odd: { [exampleAt.session]: 'symlink' },
    },
    {
      name: 'a change in the archive',
      before: example('session', {}, archived('session')),
      after: example('session', halted, archived('session')),
    },
    {
      name: 'a record taken out of the archive',
      before: example('session', {}, archived('session')),
      after: example('session'),
    },
  ],
  invalid: [
    ...kept.map((kind) => ({
      name: `a ${kind} that goes`,
      before: example(kind),
      after: {},
      diagnostics: [
        {
          messageId: 'deleted',
          path: exampleAt[kind],
          severity: 'error' as const,
          help: `run \`git restore --source=HEAD --staged --worktree -- ${exampleAt[kind]}\`; to archive it once it is closed, run \`baton archive ${archivedAs(kind)}\``,
        },
      ],
    })),
    {
      name: 'a record that goes from the archive',
      before: example('session', {}, archived('session')),
      after: {},
      diagnostics: [{ messageId: 'deleted', message: 'Unexpected deletion of the session `fbcd4d0d-3a1`' }],
    },
    {
      name: 'a record that leaves the places of records',
      before: example('session'),
      after: example('session', {}, 'docs/old.md'),
      diagnostics: [{ messageId: 'deleted', path: exampleAt.session }],
    },
    {
      name: 'an open session, archived',
      ...move('session'),
      diagnostics: [
        {
          messageId: 'open',
          path: archived('session'),
          line: 3,
          text: 'fbcd4d0d-3a1',
          message:
            'Unexpected move of the session `fbcd4d0d-3a1` to the archive, expected a final or abandoned session',
          help: 'leave it at `.agents/sessions/fbcd4d0d-3a1.md` until then',
        },
      ],
    },
    {
      name: 'an active thread',
      ...move('thread'),
      diagnostics: [{ messageId: 'open', text: 'thread_pr94' }],
    },
    {
      name: 'a decision without its thread',
      before: { ...example('thread'), ...example('decision') },
      after: { ...example('thread'), ...move('decision').after },
      diagnostics: [
        {
          messageId: 'open',
          message:
            'Unexpected move of the decision `dec_20261127_k3v9qx7m` to the archive, expected its thread to move too',
        },
      ],
    },
    {
      name: 'a pending payload',
      ...move('handoff'),
      ...longAgo,
      diagnostics: [{ messageId: 'open', path: archived('handoff') }],
    },
    {
      name: 'an acknowledgement without its payload',
      before: { ...example('handoff'), ...example('ack') },
      after: { ...example('handoff'), ...move('ack').after },
      diagnostics: [{ messageId: 'open', path: archived('ack') }],
    },
    {
      name: 'a partial task',
      ...move('task', { 'outcome: completed': 'outcome: partial' }),
      diagnostics: [{ messageId: 'open', text: '# Task task-005: Add token refresh' }],
    },
    {
      name: 'a closed session that changes on the way',
      before: example('session', halted),
      after: example(
        'session',
        { ...halted, 'Fix the login bug': 'Fix the logout bug' },
        archived('session'),
      ),
      diagnostics: [
        {
          messageId: 'changed',
          message:
            'Unexpected change of the session `fbcd4d0d-3a1` while it moves to the archive, expected no change',
          help: 'commit the change where the record is now, then move it',
        },
      ],
    },
    {
      name: 'a session that closes on the way',
      before: example('session'),
      after: example('session', halted, archived('session')),
      diagnostics: [{ messageId: 'open' }],
    },
    {
      name: 'prose that changes on the way',
      before: example('task'),
      after: example('task', { 'Add token refresh': 'Add a token' }, archived('task')),
      diagnostics: [{ messageId: 'changed' }],
    },
  ],
});
