import rule from '../../../../src/rules/record/id-matches-path.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';
import { taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const task = (heading: string, path = taskPath) => ({
  after: { [path]: taskText().replace('task-005: Add token refresh', heading) },
});

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples() },
    {
      name: 'an archived record',
      after: example('decision', {}, '.agents/archive/threads/thread_pr94/dec_20261127_k3v9qx7m.md'),
    },
    { name: 'a nested root', after: example('session', {}, 'packages/x/.agents/sessions/fbcd4d0d-3a1.md') },
    {
      name: 'a moved root',
      after: example('session', {}, 'docs/reasoning/sessions/fbcd4d0d-3a1.md'),
      config: { root: 'docs/reasoning' },
    },
    { name: 'a task with a slug', ...task('task-005: It', '.agents/tasks/task-005-add-refresh.md') },
    {
      name: 'a task without a heading',
      after: { [taskPath]: '## Handoff\n\n```yaml\noutcome: completed\n```\n' },
    },
    { name: 'a template’s heading', ...task('[ID]: [Name]') },
    { name: 'a number, which schema has', after: example('resume', { res_20261127_k3v9qx7m: '7' }) },
    {
      name: 'a payload, which states no id',
      after: example('handoff', {}, '.agents/handoffs/anything.yaml'),
    },
    {
      name: 'a marked record that a glob names',
      after: example('task', {}, 'docs/tasks/task-005.md'),
      config: { kinds: { task: ['docs/tasks/*.md'] } },
    },
  ],
  invalid: [
    {
      name: 'a session under another name',
      after: example('session', {}, '.agents/sessions/1c2d3e4f-5a6.md'),
      diagnostics: [
        {
          messageId: 'name',
          line: 3,
          column: 13,
          text: 'fbcd4d0d-3a1',
          severity: 'error',
          message: 'Unexpected id `fbcd4d0d-3a1`, expected `1c2d3e4f-5a6` as the file name says',
          help: 'rename the file to `fbcd4d0d-3a1`, or write `1c2d3e4f-5a6`',
        },
      ],
    },
    {
      name: 'a thread in another folder',
      after: example('thread', {}, '.agents/threads/thread_x/thread.md'),
      diagnostics: [
        {
          messageId: 'name',
          text: 'thread_pr94',
          message: 'Unexpected id `thread_pr94`, expected `thread_x` as the folder says',
        },
      ],
    },
    {
      name: 'a decision',
      after: example('decision', {}, '.agents/threads/thread_pr94/dec_1.md'),
      diagnostics: [{ messageId: 'name', text: 'dec_20261127_k3v9qx7m' }],
    },
    {
      name: 'a resume',
      after: example('resume', {}, '.agents/threads/thread_pr94/res_1.yaml'),
      diagnostics: [{ messageId: 'name', text: 'res_20261127_k3v9qx7m' }],
    },
    {
      name: 'an acknowledgement',
      after: example('ack', {}, '.agents/handoffs/hnd_x.ack.yaml'),
      diagnostics: [{ messageId: 'name', text: 'hnd_20261127_k3v9qx7m' }],
    },
    {
      name: 'a task',
      ...task('task-006: It'),
      diagnostics: [
        {
          messageId: 'task',
          line: 1,
          column: 1,
          text: '# Task task-006: It',
          message:
            'Unexpected id `task-006`, expected the file name to be `task-006` or to begin with `task-006-`',
        },
      ],
    },
    {
      name: 'a task whose id only begins like its file',
      ...task('task-00: It'),
      diagnostics: [{ messageId: 'task' }],
    },
    {
      name: 'an id with spaces',
      after: example('session', { 'session_id: fbcd4d0d-3a1': 'session_id: a b' }, '.agents/sessions/a b.md'),
      diagnostics: [{ messageId: 'characters', text: 'a b' }],
    },
    {
      name: 'a marker of another kind than its place',
      after: example('ack', {}, '.agents/threads/thread_pr94/hnd_x.yaml'),
      diagnostics: [
        {
          messageId: 'place',
          line: 1,
          column: 9,
          text: 'baton/ack@1',
          message: 'Unexpected `ack` record at the path of a `resume`',
          help: /^move it to `handoffs\/<id>\.ack\.yaml`/,
        },
      ],
    },
    {
      name: 'a marked task among sessions',
      after: { [exampleAt.session]: `---\nschema: baton/task@1\n---\n\n${taskText()}` },
      diagnostics: [{ messageId: 'place', line: 2, text: 'baton/task@1' }],
    },
  ],
});
