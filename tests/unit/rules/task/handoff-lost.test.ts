import rule from '../../../../src/rules/task/handoff-lost.ts';
import { taskPath, taskText, templateHandoff } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const step = 'suggested_next_steps:\n  - step: Go on\n';
const blocker = 'blockers:\n  - blocker: No credentials\n';
const partial = `outcome: partial\n${blocker}${step}`;
const text = (handoff: string | null, body?: string) => ({
  [taskPath]: taskText({ status: null, handoff, ...(body === undefined ? {} : { body }) }),
});
const change = (before: string | null, after: string | null) => ({
  before: text(before),
  after: text(after),
});

testRule(rule, {
  valid: [
    { name: 'nothing before', after: text(partial) },
    { name: 'no handoff before', ...change(null, partial) },
    {
      name: 'the same written another way',
      ...change(partial, `# again\n${step}${blocker}outcome: "partial"`),
    },
    { name: 'another outcome, under which lists become empty', ...change(partial, 'outcome: completed') },
    { name: 'an item that is replaced', ...change(partial, partial.replace('No credentials', 'No account')) },
    {
      name: 'an item of two that goes',
      ...change(`${partial}  - step: And on\n`, partial),
    },
    { name: 'a list that was empty', ...change('outcome: completed\ngotchas: []', 'outcome: completed') },
    { name: 'an unfilled template that goes', ...change(templateHandoff, null) },
    { name: 'an empty handoff that goes', ...change('outcome:\nblockers: []', null) },
    { name: 'a handoff that cannot be read any more', ...change(partial, 'outcome: [') },
    { name: 'an unknown outcome of the four', ...change(partial, 'outcome: finished') },
    {
      name: 'a list that is no list',
      ...change(partial, `outcome: partial\n${blocker}suggested_next_steps: later\n`),
    },
  ],
  invalid: [
    {
      name: 'the section that goes',
      ...change(partial, null),
      diagnostics: [
        {
          messageId: 'section',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 35,
          help: /^restore it \(`git restore --source=HEAD --staged --worktree -- \.agents\/tasks\/task-005\.md`\)/,
        },
      ],
    },
    {
      name: 'the section that becomes prose',
      before: text(partial),
      after: text(null, '## Handoff\n\nAll is well.'),
      diagnostics: [{ messageId: 'section', line: 1, column: 1, endLine: 1, endColumn: 35 }],
    },
    {
      name: 'lists without an outcome, whose section goes',
      ...change(step, null),
      diagnostics: [{ messageId: 'section', line: 1, column: 1, endLine: 1, endColumn: 35 }],
    },
    {
      name: 'the outcome that goes',
      ...change(partial, `${blocker}${step}`),
      diagnostics: [{ messageId: 'outcome', line: 8, column: 1, endLine: 13, endColumn: 4 }],
    },
    {
      name: 'the outcome that becomes null',
      ...change(partial, `outcome: null\n${blocker}${step}`),
      diagnostics: [{ messageId: 'outcome', line: 9, column: 10, endLine: 9, endColumn: 14 }],
    },
    {
      name: 'lists that become empty in each way',
      ...change(
        `${partial}gotchas:\n  - issue: Slow\n  - issue: Slower\n`,
        'outcome: partial\nblockers: []\nsuggested_next_steps:\n',
      ),
      diagnostics: [
        { messageId: 'list', line: 8, column: 1, endLine: 12, endColumn: 4 },
        { messageId: 'list', line: 10, column: 11, endLine: 10, endColumn: 13 },
        { messageId: 'list', line: 11, column: 22, endLine: 11, endColumn: 22 },
      ],
    },
  ],
});
