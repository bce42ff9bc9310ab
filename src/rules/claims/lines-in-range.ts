import { defineRule } from '../../core/rule.ts';
import { checkedHandoff, isBeyond } from '../../records/kinds/task/claims.ts';

/** The lines that a handoff names are lines of the file (checks, "Claims"). `task/lines` checks the form of a range. */
export default defineRule({
  id: 'claims/lines-in-range',
  summary: 'The lines that a handoff names are in the file',
  kinds: ['task'],
  severity: 'warning',
  seed: false,
  contentMessages: 'all',
  needs: 'paths',
  messages: {
    over: 'Unexpected lines `{actual}` of `{path}`, which has {count}',
    zero: 'Unexpected lines `{actual}` of `{path}`, expected the first line to be 1',
  },
  change({ tree, report, ...context }) {
    const handoff = checkedHandoff(context);
    for (const { type, path, lines } of handoff?.claims ?? []) {
      const count = handoff?.evidence.lineCounts.get(path);
      if (!lines || type === 'deleted' || count === undefined || isBeyond(tree, path)) continue;
      const { from, to, node } = lines;
      const actual = `${from}-${to}`;
      if (from === 0) {
        report('zero', { at: node, data: { actual, path }, actual, help: `write \`lines: 1-${to || 1}\`` });
      } else if (to > count) {
        report('over', {
          at: node,
          data: { actual, path, count: count === 1 ? '1 line' : `${count} lines` },
          actual,
          help:
            from <= count && count > 0
              ? `write \`lines: ${from}-${count}\` where the file ends there, or \`lines: all\``
              : 'write the lines of the file as it is committed, or `lines: all`',
        });
      }
    }
  },
});
