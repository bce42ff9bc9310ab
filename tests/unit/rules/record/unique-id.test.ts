import { expect, it } from 'vitest';
import idMatchesPath from '../../../../src/rules/record/id-matches-path.ts';
import rule from '../../../../src/rules/record/unique-id.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { ack, ackPath, handoffPath, payload } from '../../../support/records-handoff.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const nested = (path: string) => `packages/x/${path}`;
const archived = (path: string) => path.replace('.agents/', '.agents/archive/');
const kinds = ['session', 'thread', 'resume', 'decision', 'handoff', 'task'] as const;

testRule(rule, {
  valid: [
    { name: 'one of every kind', after: examples() },
    {
      name: 'a task and a session of one id',
      after: {
        ...example('task', { 'task-005': 'a-1' }, '.agents/tasks/a-1.md'),
        ...example('session', { 'fbcd4d0d-3a1': 'a-1' }, '.agents/sessions/a-1.md'),
      },
    },
    {
      name: 'two skills of one name',
      after: { ...example('skill'), ...example('skill', {}, nested(exampleAt.skill)) },
    },
    {
      name: 'two acknowledgements, which handoff/ack tells',
      after: { [handoffPath]: payload(), [ackPath]: ack(), [archived(ackPath)]: ack() },
    },
    {
      name: 'a copy under another name, which record/id-matches-path tells',
      after: { ...example('session'), ...example('session', {}, '.agents/sessions/copy.md') },
    },
    {
      name: 'an id that goes on',
      after: {
        ...example('task'),
        ...example('task', { 'task-005': 'task-005-b' }, '.agents/tasks/task-005-b.md'),
      },
    },
    {
      name: 'templates left unfilled',
      after: {
        ...example('task', { 'task-005': '[ID]' }, '.agents/tasks/[ID].md'),
        ...example('task', { 'task-005': '[ID]' }, nested('.agents/tasks/[ID].md')),
      },
    },
    {
      name: 'a record that moved',
      before: example('task'),
      after: example('task', {}, archived(exampleAt.task)),
    },
  ],
  invalid: [
    ...kinds.map((kind) => ({
      name: `a ${kind} id in two roots`,
      after: { ...example(kind), ...example(kind, {}, nested(exampleAt[kind])) },
      diagnostics: [
        {
          messageId: 'taken',
          severity: 'error' as const,
          path: nested(exampleAt[kind]),
          message: expect.stringMatching(
            new RegExp(`^Unexpected ${kind} id \`\\S+\`, which another ${kind} has$`),
          ) as string,
        },
      ],
    })),
    {
      name: 'an id that the archive has',
      after: { ...example('task'), ...example('task', {}, archived(exampleAt.task)) },
      diagnostics: [
        { messageId: 'taken', path: exampleAt.task, line: 1, text: '# Task task-005: Add token refresh' },
      ],
    },
    {
      name: 'three, two of them with more behind the id',
      after: {
        ...example('task'),
        ...example('task', {}, '.agents/tasks/task-005-refresh.md'),
        ...example('task', {}, '.agents/tasks/task-005-renew.md'),
      },
      diagnostics: [
        { messageId: 'taken', path: '.agents/tasks/task-005-renew.md' },
        { messageId: 'taken', path: '.agents/tasks/task-005.md' },
      ],
    },
    {
      name: 'decisions of two threads',
      after: {
        ...example('decision'),
        ...example('decision', { thread_pr94: 'thread_pr95' }, exampleAt.decision.replace('pr94', 'pr95')),
      },
      diagnostics: [{ messageId: 'taken', path: exampleAt.decision.replace('pr94', 'pr95') }],
    },
  ],
});

it('leaves an id that the file does not bear to record/id-matches-path', () => {
  const after = { ...example('session'), ...example('session', {}, '.agents/sessions/copy.md') };
  expect(checkMemory([rule, idMatchesPath], { after }).map((one) => one.rule)).toEqual([
    'record/id-matches-path',
  ]);
});
