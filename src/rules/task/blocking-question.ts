import { booleanOf, nodeAt } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { handoffItems, outcomeOf } from '../../records/kinds/task/handoff.ts';

export default defineRule({
  id: 'task/blocking-question',
  summary: 'A completed task has no open question that blocks the next tasks',
  kinds: ['task'],
  severity: 'warning',
  seed: false,
  messages: { blocking: 'Unexpected blocking question, the outcome is `completed`' },
  document({ doc, report }) {
    const found = outcomeOf(doc);
    if (found?.outcome !== 'completed') return;
    for (const { item } of handoffItems(doc, 'open_questions')) {
      const node = nodeAt(item, 'blocking');
      if (!node || booleanOf(node) !== true) continue;
      report('blocking', {
        at: node,
        actual: 'true',
        related: [{ at: found.node, message: 'Outcome' }],
        help: 'answer it, or write `blocking: false`; if it blocks this task too, write the outcome `partial` or `blocked`',
      });
    }
  },
});
