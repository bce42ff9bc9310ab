import rule from '../../../../src/rules/record/marker-removed.ts';
import { example, exampleAt } from '../../../support/records-record.ts';
import { taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const { session, ack } = exampleAt;
const unmarked = example('session', { 'schema: baton/session@1\n': '' });
const markedTask = `---\nschema: baton/task@1\nowner: me\n---\n\n${taskText()}`;

testRule(rule, {
  valid: [
    {
      name: 'a marked record that changes',
      before: example('ack'),
      after: example('ack', { 'lit-pm': 'me' }),
    },
    {
      name: 'one that never had a marker',
      before: unmarked,
      after: { [session]: `${unmarked[session]}More.\n` },
    },
    {
      name: 'the marker under claim: all',
      before: example('session'),
      after: unmarked,
      config: { claim: 'all' },
    },
    {
      name: 'a marker of another version, which schema has',
      before: example('ack'),
      after: example('ack', { '@1': '@2' }),
    },
    {
      name: 'a payload of another protocol',
      before: { [exampleAt.handoff]: 'handoff:\n  version: "3.0"\n  trace_id: t\n' },
      after: { [exampleAt.handoff]: 'a: 1\n' },
    },
    { name: 'a deletion', before: example('ack'), after: {} },
    { name: 'a new file that is no record', before: {}, after: { [ack]: 'a: 1\n' } },
  ],
  invalid: [
    {
      name: 'a file that is no record any more',
      before: example('session'),
      after: { [session]: '# Notes\n' },
      diagnostics: [
        {
          messageId: 'unclaimed',
          path: session,
          side: 'after',
          severity: 'error',
          message: 'Missing marker or shape of a `session`: the file is not a record any more',
          help: /^restore it with `git restore --source=HEAD --staged --worktree -- \.agents\/sessions\/fbcd4d0d-3a1\.md`/,
        },
      ],
    },
    {
      name: 'a record that keeps its shape only',
      before: example('session'),
      after: unmarked,
      diagnostics: [
        {
          messageId: 'marker',
          line: 2,
          column: 1,
          text: 'session_id',
          message: 'Missing marker `schema: baton/session@1`, which the record had',
        },
      ],
      output: example('session'),
    },
    {
      name: 'a YAML file',
      before: example('ack'),
      after: example('ack', { 'schema: baton/ack@1\n': '# by hand\n' }),
      diagnostics: [{ messageId: 'marker', line: 2, text: 'handoff' }],
      output: example('ack', { 'schema: baton/ack@1\n': '# by hand\nschema: baton/ack@1\n' }),
    },
    {
      name: 'the marker of a task',
      before: { [taskPath]: markedTask },
      after: { [taskPath]: markedTask.replace('schema: baton/task@1\n', '') },
      diagnostics: [{ messageId: 'marker', line: 2, text: 'owner' }],
      output: { [taskPath]: markedTask },
    },
    {
      name: 'the whole front matter of a task',
      before: { [taskPath]: markedTask },
      after: { [taskPath]: taskText() },
      diagnostics: [{ messageId: 'marker', line: 1, text: '# Task task-005: Add token refresh' }],
    },
    {
      name: 'another value in the place of the marker',
      before: example('ack'),
      after: example('ack', { 'baton/ack@1': 'mine' }),
      diagnostics: [{ messageId: 'marker', text: 'schema' }],
    },
  ],
});
