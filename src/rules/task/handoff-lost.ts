import type { Document } from '../../core/document.ts';
import { nodeAt } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { type HandoffLoss, handoffLosses } from '../../records/kinds/handoff/loss.ts';
import { handoffFences, taskHeading } from '../../records/kinds/task/model.ts';
import { shellWord } from '../../text/shell-word.ts';

/** The next agent reads what a committed handoff says: it may grow, but it is not thrown away (checks, "Tasks"). */
export default defineRule({
  id: 'task/handoff-lost',
  summary: 'A committed handoff keeps its outcome, and under the same outcome no list of it becomes empty',
  kinds: ['task'],
  severity: 'error',
  seed: false,
  needs: 'change',
  messages: {
    section: 'Missing the handoff that this task had',
    outcome: 'Missing the outcome `{outcome}` that this handoff had',
    list: 'Unexpected empty `{list}`, which had {count} under the same outcome',
  },
  change({ change, source, report }) {
    if (change.type !== 'modified') return;
    const { before, after } = change;
    const restore = `restore it (\`git restore --source=${source} --staged --worktree -- ${shellWord(before.path)}\`)`;
    for (const loss of handoffLosses(before, after)) {
      const was = placeIn(before, loss);
      const rest = {
        at: placeIn(after, loss) ?? titleOf(after),
        related: was && [{ at: was, side: 'before' as const, message: 'Before this change' }],
      };
      if (loss.type === 'section') report('section', { ...rest, help: `${restore}, then add what is new` });
      else if (loss.type === 'outcome')
        report('outcome', {
          ...rest,
          data: { outcome: loss.outcome },
          help: `${restore}, or write the new outcome`,
        });
      else {
        const { items, list } = loss;
        const count = items.length === 1 ? 'an item' : `${items.length} items`;
        const help = `${restore}; keep what is still true; if nothing is, write the new outcome`;
        report('list', { ...rest, data: { list, count }, help });
      }
    }
  },
});

/** The key that a loss is about, else the handoff. */
function placeIn(doc: Document, loss: HandoffLoss): Extent | undefined {
  const key = loss.type === 'list' ? loss.list : loss.type === 'outcome' ? 'outcome' : undefined;
  const node = key === undefined ? undefined : nodeAt(doc.data, key);
  return node?.extent ?? (doc.markdown && handoffFences(doc.markdown)[0]?.fence.extent);
}

function titleOf({ markdown }: Document): Extent | undefined {
  return markdown && taskHeading(markdown)?.heading.extent;
}
