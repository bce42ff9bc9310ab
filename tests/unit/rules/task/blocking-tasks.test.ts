import rule from '../../../../src/rules/task/blocking-tasks.ts';
import { taskPath as path, taskText } from '../../../support/records-task.ts';
import { taskGraph } from '../../../support/records-task-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

const { others } = taskGraph;
const blocking = (tasks: string, more = '') => ({
  [path]: taskText({
    status: 'blocked',
    handoff: `outcome: blocked\nblockers:\n  - { blocker: b, impact: i, suggested_resolution: s, blocking_tasks: ${tasks} }\n${more}`,
  }),
});

testRule(rule, {
  valid: [
    { name: 'none', after: blocking('[]') },
    { name: 'tasks that are there', after: { ...blocking('[task-001, task-002-login]'), ...others } },
    { name: 'the task itself', after: blocking('[task-005]') },
    { name: 'what a template says', after: blocking('["[path]", path, ""]') },
    { name: 'what is no list, which the schema tells', after: blocking('task-404') },
    {
      name: 'an archived task',
      after: { [path.replace('.agents', '.agents/archive')]: blocking('[task-404]')[path] ?? '' },
    },
  ],
  invalid: [
    {
      name: 'a task that does not exist',
      after: { ...blocking('[task-001, task-404]'), ...others },
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'error',
          path,
          line: 11,
          text: 'task-404',
          message: 'Unexpected task `task-404` in `blocking_tasks`, which does not exist in the repository',
        },
      ],
    },
    {
      name: 'a slip',
      after: { ...blocking('[task-0001]'), ...others },
      diagnostics: [{ messageId: 'missing', help: 'did you mean `task-001`?' }],
    },
    {
      name: 'one that was taken from a note',
      after: blocking('[task-404]', 'migrated_from: notes/old.md\n'),
      diagnostics: [{ messageId: 'missing', severity: 'info' }],
    },
  ],
});
