import { cyclesOf } from '../../core/collections/cycles.ts';
import { locationIn } from '../../core/diagnostic.ts';
import type { DecisionFacts } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { threadGraphs } from '../../records/kinds/thread/graph.ts';
import { formatPath } from '../../text/format-path.ts';

export default defineRule({
  id: 'thread/decision-cycle',
  summary: 'No decision continues a later decision',
  kinds: ['decision'],
  severity: 'error',
  seed: false,
  messages: { cycle: 'Unexpected cycle of decisions: `{cycle}`' },
  tree({ tree, report }) {
    for (const { decisions, parentsOf } of threadGraphs(tree)) {
      for (const cycle of cyclesOf(decisions, parentsOf)) {
        const start = cycle.reduce((least, one) => (one.path < least.path ? one : least));
        const at = cycle.indexOf(start);
        const turned = [...cycle.slice(at), ...cycle.slice(0, at)];
        report('cycle', {
          at: linkOf(start, turned[1] ?? start),
          data: { cycle: formatPath([...turned, start].map(({ id, path }) => id ?? path)) },
          help: 'remove the key from the decision that was made first, or let it continue an earlier one',
          related: turned.slice(1, 1 + maxRelated).map((one, index) => {
            const parent = turned[index + 2] ?? start;
            return { at: linkOf(one, parent), message: `Continues \`${parent.id}\`` };
          }),
        });
      }
    }
  },
});

const maxRelated = 8;

/** Where a decision names a decision that it continues. */
function linkOf({ path, continues }: DecisionFacts, parent: DecisionFacts) {
  const link = continues.find(({ value }) => value === parent.id) ?? continues[0];
  return locationIn(path, link?.span);
}
