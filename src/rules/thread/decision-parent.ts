import { defineRule } from '../../core/rule.ts';
import { threadGraphs, threadOf } from '../../records/kinds/thread/graph.ts';
import { closestId } from '../../text/closest-match.ts';

export default defineRule({
  id: 'thread/decision-parent',
  summary: 'A decision continues decisions of its own thread',
  kinds: ['decision'],
  severity: 'error',
  seed: true,
  messages: {
    missing: 'Unexpected parent `{parent}`, which does not exist in the thread `{thread}`',
    elsewhere: 'Unexpected parent `{parent}` of the thread `{other}`, expected a decision of `{thread}`',
  },
  tree({ tree, isRemoved, report }) {
    for (const { id: thread, decisions, named } of threadGraphs(tree)) {
      for (const { path, id, continues } of decisions) {
        for (const { value: parent, span } of continues) {
          if (parent.trim() === '' || named(parent) || isRemoved('decision', parent)) continue;
          const at = { path, side: 'after', span } as const;
          const elsewhere = tree.named('decision', parent)[0];
          if (elsewhere) {
            report('elsewhere', {
              at,
              data: { parent, other: threadOf(elsewhere) ?? '', thread },
              actual: parent,
              help: `name it under \`related_to\`, and continue a decision of \`${thread}\` or none`,
              related: [{ at: { path: elsewhere.path, side: 'after' }, message: 'The decision' }],
            });
            continue;
          }
          const near = closestId(parent, decisions, id);
          report('missing', {
            at,
            data: { parent, thread },
            actual: parent,
            help:
              near === undefined || near === id
                ? 'name the decision before this one, or remove the key from a first decision'
                : `did you mean \`${near}\``,
          });
        }
      }
    }
  },
});
