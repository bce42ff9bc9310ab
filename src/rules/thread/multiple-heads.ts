import { locationIn } from '../../core/diagnostic.ts';
import { defineRule } from '../../core/rule.ts';
import { headsOf, threadGraphs } from '../../records/kinds/thread/graph.ts';

/** The message names no head, so that a known fork is not reported again when one of its sides grows. */
export default defineRule({
  id: 'thread/multiple-heads',
  summary: 'A thread has one head: the decision that no other decision continues',
  kinds: ['thread', 'decision'],
  severity: 'warning',
  seed: false,
  messages: { heads: 'Unexpected {count} heads of the thread `{thread}`, expected one' },
  tree({ tree, report }) {
    for (const graph of threadGraphs(tree)) {
      const heads = headsOf(graph);
      const [first] = heads;
      if (!first || heads.length < 2 || heads.some(({ archived }) => archived)) continue;
      const { idSpan, path } = graph.thread ?? first;
      report('heads', {
        at: locationIn(path, idSpan),
        data: { count: heads.length, thread: graph.id },
        help: `join them with \`baton thread join ${graph.id}\``,
        related: heads
          .slice(0, maxRelated)
          .map((head) => ({ at: locationIn(head.path, head.idSpan), message: 'A head' })),
      });
    }
  },
});

const maxRelated = 8;
