import { expect, it } from 'vitest';
import rule from '../../../../src/rules/task/depends-on.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { taskPath as path, taskText } from '../../../support/records-task.ts';
import { taskGraph } from '../../../support/records-task-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

const { depending, others } = taskGraph;

testRule(rule, {
  valid: [
    { name: 'no field', after: { [path]: taskText() } },
    ...[
      'none',
      'None',
      '-',
      '—',
      'n/a',
      '',
      '[dependencies]',
      'the bank, and whoever owns the API',
      '#12',
    ].map((value) => ({
      name: `"${value}"`,
      after: depending(value),
    })),
    { name: 'tasks that are there', after: { ...depending('task-001, task-002'), ...others } },
    {
      name: 'in a table, with marks',
      after: { ...depending('`task-001`, **task-002**', 'table'), ...others },
    },
    {
      name: 'links',
      after: { ...depending('[task-001](task-001.md), [`task-002`](task-002.md)', 'table'), ...others },
    },
    { name: 'the name of the file', after: { ...depending('task-002-login'), ...others } },
    {
      name: 'an archived task',
      after: { ...depending('task-009'), '.agents/archive/tasks/task-009.md': '# Task task-009: Old\n' },
    },
    {
      name: 'a task that is archived itself',
      after: { [path.replace('.agents', '.agents/archive')]: depending('task-404')[path] ?? '' },
    },
    {
      name: 'a field elsewhere',
      after: { [path]: taskText({ body: '## Notes\n\n- Depends On: task-404' }) },
    },
  ],
  invalid: [
    {
      name: 'a task that does not exist',
      after: { ...depending('task-001, task-404'), ...others },
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'error',
          path,
          line: 5,
          column: 25,
          text: 'task-404',
          message: 'Unexpected task `task-404` in `Depends On`, which does not exist in the repository',
        },
      ],
    },
    {
      name: 'one in a table, with marks',
      after: { ...depending('`task-404`', 'table'), ...others },
      diagnostics: [{ messageId: 'missing', text: 'task-404' }],
    },
    {
      name: 'one whose only near one is itself',
      after: depending('task-006'),
      diagnostics: [
        {
          messageId: 'missing',
          text: 'task-006',
          help: 'add the task, or write `none`; write about things that are not tasks in the text',
        },
      ],
    },
    {
      name: 'a slip',
      after: { ...depending('taks-001'), ...others },
      diagnostics: [{ messageId: 'missing', text: 'taks-001', help: 'did you mean `task-001`?' }],
    },
  ],
});

it('does not look for near ids among too many', () => {
  const many = Object.fromEntries(
    [...Array(300).keys()].map((at) => [`.agents/tasks/t-${at}.md`, `# Task t-${at}: T\n`]),
  );
  const [found] = checkMemory([rule], { after: { ...depending('t-30x'), ...many } });
  expect(found?.help).toMatch(/^add the task/);
});
