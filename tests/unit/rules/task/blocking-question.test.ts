import rule from '../../../../src/rules/task/blocking-question.ts';
import { task } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const of = (blocking: string, outcome = 'completed') =>
  task({ handoff: `outcome: ${outcome}\nopen_questions:\n  - question: who\n    blocking: ${blocking}\n` });

testRule(rule, {
  valid: [
    { name: 'a question that does not block', ...of('false') },
    { name: 'another outcome', ...of('true', 'partial') },
    { name: 'a string, which schema has', ...of('"true"') },
    { name: 'no questions', ...task() },
  ],
  invalid: [
    {
      name: 'a blocking question of a completed task',
      ...of('true'),
      diagnostics: [
        {
          messageId: 'blocking',
          line: 12,
          column: 15,
          text: 'true',
          severity: 'warning',
          message: 'Unexpected blocking question, the outcome is `completed`',
          help: /^answer it/,
        },
      ],
    },
  ],
});
