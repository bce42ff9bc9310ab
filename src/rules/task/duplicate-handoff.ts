import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { type HandoffFence, handoffFences } from '../../records/kinds/task/model.ts';

export default defineRule({
  id: 'task/duplicate-handoff',
  summary: 'A task file has one handoff',
  kinds: ['task'],
  severity: 'error',
  seed: false,
  messages: { duplicate: 'Unexpected second handoff, expected one' },
  document({ doc, report }) {
    const [first, ...rest] = doc.markdown ? handoffFences(doc.markdown) : [];
    if (!first) return;
    for (const one of rest) {
      report('duplicate', {
        at: beginningOf(one, doc.text),
        help: 'keep the newest one, and move into it what only the other one says',
        related: [{ at: beginningOf(first, doc.text), message: 'First defined here' }],
      });
    }
  },
});

/** Its heading, wherever it is. */
function beginningOf({ heading, fence }: HandoffFence, text: string): Extent {
  if (heading) return heading.extent;
  const from = fence.toFile(0);
  const length = text.slice(from, fence.extent.to).search(/\r?\n/);
  return { from, to: length === -1 ? fence.extent.to : from + length };
}
