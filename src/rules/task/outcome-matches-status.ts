import { defineRule } from '../../core/rule.ts';
import { outcomeOf } from '../../records/kinds/task/handoff.ts';
import { statusesOf, taskStatus } from '../../records/kinds/task/model.ts';
import { oneOf } from '../../text/one-of.ts';

export default defineRule({
  id: 'task/outcome-matches-status',
  summary: 'The Status of the metadata agrees with the outcome',
  kinds: ['task'],
  severity: 'error',
  seed: false,
  messages: { differs: 'Unexpected Status `{status}`, expected {expected}: the outcome is `{outcome}`' },
  document({ doc, report }) {
    const found = outcomeOf(doc);
    const stated = taskStatus(doc);
    if (!found || !stated) return;
    const expected = statusesOf[found.outcome];
    if (expected.includes(stated.status)) return;
    report('differs', {
      at: stated.field.valueExtent,
      data: {
        status: stated.status,
        outcome: found.outcome,
        expected: oneOf(expected),
      },
      actual: stated.status,
      expected,
      related: [{ at: found.node, message: 'Outcome' }],
      help: `write the Status \`${expected[0]}\`, or correct \`outcome\``,
    });
  },
});
