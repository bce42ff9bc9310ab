import rule from '../../../../src/rules/task/outcome-requirements.ts';
import { task, taskPath, templateHandoff } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const handoff = (text: string) => task({ status: null, handoff: text });
const blocker = 'blockers:\n  - blocker: no credentials\n';

testRule(rule, {
  valid: [
    { name: 'completed with nothing', ...handoff('outcome: completed') },
    {
      name: 'partial with both',
      ...handoff(`outcome: partial\n${blocker}suggested_next_steps:\n  - step: go on\n`),
    },
    {
      name: 'failed with a resolution',
      ...handoff(`outcome: failed\n${blocker}    suggested_resolution: ask\n`),
    },
    { name: 'blocked with no tasks', ...handoff(`outcome: blocked\n${blocker}    blocking_tasks: []\n`) },
    { name: 'an unknown outcome', ...handoff('outcome: finished') },
    { name: 'no outcome', ...handoff('gotchas: []') },
    { name: 'a null that schema has', ...handoff('outcome: blocked\nblockers:\n') },
    { name: 'a null outcome that schema has', ...handoff('outcome:\n') },
    { name: 'blockers that are no maps', ...handoff('outcome: failed\nblockers: [credentials]') },
    { name: 'an unfilled template', ...task({ handoff: templateHandoff }) },
    { name: 'an unfilled blocker', ...handoff('outcome: failed\nblockers:\n  - blocker: [blocker]\n') },
    { name: 'no handoff', ...task({ handoff: null }) },
  ],
  invalid: [
    {
      name: 'blocked without blockers',
      ...handoff('outcome: blocked'),
      diagnostics: [
        {
          messageId: 'missing',
          line: 9,
          column: 10,
          endColumn: 17,
          text: 'blocked',
          severity: 'error',
          message: 'Missing key `blockers`, outcome `blocked` needs it',
          help: /^add:\nblockers:\n {2}- blocker: …/,
        },
      ],
    },
    {
      name: 'partial without either, each on its own',
      ...handoff('outcome: partial'),
      diagnostics: [
        { messageId: 'missing', message: 'Missing key `blockers`, outcome `partial` needs it' },
        { messageId: 'missing', message: 'Missing key `suggested_next_steps`, outcome `partial` needs it' },
      ],
    },
    {
      name: 'failed without blockers',
      ...handoff('outcome: failed'),
      diagnostics: [{ messageId: 'missing', text: 'failed' }],
    },
    {
      name: 'an empty list',
      ...handoff('outcome: partial\nblockers: []\nsuggested_next_steps: []'),
      diagnostics: [
        {
          messageId: 'empty',
          line: 10,
          text: '[]',
          message: 'Unexpected empty `blockers`, outcome `partial` needs at least one',
        },
        { messageId: 'empty', line: 11, text: '[]' },
      ],
    },
    {
      name: 'failed, two blockers without a resolution',
      ...handoff(
        'outcome: failed\nblockers:\n  - blocker: a\n  - blocker: b\n    suggested_resolution: ask\n  - blocker: c\n    suggested_resolution: " "',
      ),
      diagnostics: [
        {
          messageId: 'item',
          line: 11,
          column: 5,
          text: 'blocker',
          message: 'Missing key `suggested_resolution` of `blockers[0]`, outcome `failed` needs it',
        },
        { messageId: 'blank', line: 15, text: '" "' },
      ],
    },
    {
      name: 'blocked, a blocker without tasks',
      ...handoff(`outcome: blocked\n${blocker}`),
      diagnostics: [
        {
          messageId: 'item',
          message: 'Missing key `blocking_tasks` of `blockers[0]`, outcome `blocked` needs it',
          help: 'write `blocking_tasks: []`',
        },
      ],
    },
    {
      name: 'CRLF and a BOM',
      after: {
        [taskPath]:
          '\uFEFF# Task task-005: Refresh\r\n\r\n## Handoff\r\n\r\n```yaml\r\noutcome: failed\r\n```\r\n',
      },
      diagnostics: [{ messageId: 'missing', line: 6, column: 10, text: 'failed' }],
    },
  ],
});
