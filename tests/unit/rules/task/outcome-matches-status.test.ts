import rule from '../../../../src/rules/task/outcome-matches-status.ts';
import { task, templateHandoff } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const of = (status: string | null, outcome: string) => task({ status, handoff: `outcome: ${outcome}` });
const agree = [
  ['completed', 'completed'],
  ['done', 'completed'],
  ['**Done**', 'completed'],
  ['in_progress', 'partial'],
  ['In Progress', 'partial'],
  ['partial', 'partial'],
  ['failed', 'failed'],
  ['blocked', 'blocked'],
] as const;

testRule(rule, {
  valid: [
    ...agree.map(([status, outcome]) => ({ name: `${status} and ${outcome}`, ...of(status, outcome) })),
    { name: 'no Status', ...of(null, 'failed') },
    { name: 'another vocabulary', ...of('ready for review', 'failed') },
    { name: 'an unknown outcome', ...of('done', 'finished') },
    { name: 'an unfilled template', ...task({ status: 'pending', handoff: templateHandoff }) },
    { name: 'no handoff', ...task({ handoff: null }) },
  ],
  invalid: [
    {
      name: 'done, but failed',
      ...of('done', 'failed'),
      diagnostics: [
        {
          messageId: 'differs',
          line: 4,
          column: 15,
          text: 'done',
          severity: 'error',
          message: 'Unexpected Status `done`, expected `failed`: the outcome is `failed`',
          help: 'write the Status `failed`, or correct `outcome`',
        },
      ],
    },
    ...(
      [
        ['pending', 'completed', '`completed` or `done`'],
        ['skipped', 'blocked', '`blocked`'],
        ['in_progress', 'completed', '`completed` or `done`'],
        ['done', 'partial', '`in_progress` or `partial`'],
        ['partial', 'completed', '`completed` or `done`'],
      ] as const
    ).map(([status, outcome, expected]) => ({
      name: `${status}, but ${outcome}`,
      ...of(status, outcome),
      diagnostics: [
        {
          messageId: 'differs',
          text: status,
          message: `Unexpected Status \`${status}\`, expected ${expected}: the outcome is \`${outcome}\``,
        },
      ],
    })),
  ],
});
