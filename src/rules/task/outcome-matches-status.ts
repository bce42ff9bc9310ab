import { defineRule } from '../../core/rule.ts';
import { type TaskStatus, taskStatus } from '../../records/kinds/task.ts';
import { type Outcome, outcomeOf } from '../../records/kinds/task-handoff.ts';

const allowed: Readonly<Record<Outcome, readonly TaskStatus[]>> = {
  completed: ['completed', 'done'],
  partial: ['in_progress', 'partial'],
  failed: ['failed'],
  blocked: ['blocked'],
};

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
    const expected = allowed[found.outcome];
    if (expected.includes(stated.status)) return;
    report('differs', {
      at: stated.field.valueExtent,
      data: {
        status: stated.status,
        outcome: found.outcome,
        expected: expected.map((status) => `\`${status}\``).join(' or '),
      },
      actual: stated.status,
      expected,
      related: [{ at: found.node, message: 'Outcome' }],
      help: `write the Status \`${expected[0]}\`, or mend \`outcome\``,
    });
  },
});
