import { defineRule } from '../../core/rule.ts';
import { checkedHandoff, isBeyond } from '../../records/kinds/task/claims.ts';

/** A file that a handoff says was deleted does not exist (convention, section 7). */
export default defineRule({
  id: 'claims/deleted-but-there',
  summary: 'A file that a handoff says was deleted does not exist any more',
  kinds: ['task'],
  severity: 'warning',
  seed: false,
  contentMessages: 'all',
  needs: 'paths',
  messages: { there: 'Unexpected file `{path}`, which the handoff says was deleted' },
  change({ tree, report, ...context }) {
    for (const { type, path, node } of checkedHandoff(context)?.claims ?? []) {
      if (type !== 'deleted' || tree.entryAt(path) === undefined || isBeyond(tree, path)) continue;
      const help = 'delete it with the handoff or before, or write another `change_type`';
      report('there', { at: node, data: { path }, actual: path, help });
    }
  },
});
