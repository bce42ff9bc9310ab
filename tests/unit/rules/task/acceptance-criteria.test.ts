import rule from '../../../../src/rules/task/acceptance-criteria.ts';
import { task } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const criteria = (boxes: string, outcome = 'completed') =>
  task({ body: `## Acceptance Criteria\n\n${boxes}`, handoff: `outcome: ${outcome}` });

testRule(rule, {
  valid: [
    { name: 'every box ticked', ...criteria('- [x] a\n- [X] b') },
    { name: 'criteria without boxes', ...criteria('- a\n- b') },
    { name: 'another outcome', ...criteria('- [ ] a', 'partial') },
    { name: 'an open box elsewhere', ...task({ body: '## Execution Log\n\n- [ ] later' }) },
    { name: 'a box in a fence', ...criteria('```\n- [ ] a\n```') },
    { name: 'no handoff', ...task({ handoff: null, body: '## Acceptance Criteria\n\n- [ ] a' }) },
  ],
  invalid: [
    {
      name: 'two of three open, once, at the first',
      ...criteria('- [x] a\n- [ ] b\n- [ ] c'),
      diagnostics: [
        {
          messageId: 'unticked',
          severity: 'warning',
          line: 9,
          column: 1,
          text: '- [ ] b',
          message: 'Unexpected open box, the outcome is `completed`: 2 of 3 are not ticked',
        },
      ],
    },
    {
      name: 'a box of a subsection and a nested one',
      ...criteria('- [x] a\n  - [ ] nested\n\n### Later\n\n- [ ] c'),
      diagnostics: [{ messageId: 'unticked', line: 9, column: 3, text: '- [ ] nested' }],
    },
  ],
});
