import type { Document } from '../../core/document.ts';
import { itemsOf, nodeAt } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { checkedHandoff } from '../../records/kinds/task/claims.ts';
import { outcomeOf } from '../../records/kinds/task/handoff.ts';

/** A completed handoff names files where files changed (convention, section 7). */
export default defineRule({
  id: 'claims/nothing-declared',
  summary: 'A completed handoff names the files that changed since the task started',
  kinds: ['task'],
  severity: 'warning',
  seed: true,
  seedSeverity: 'error',
  contentMessages: 'all',
  needs: 'change',
  messages: {
    nothing: 'Missing `files_created` and `files_modified`, {count} changed since the task started{start}',
  },
  change({ config, report, ...context }) {
    const handoff = checkedHandoff(context);
    const span = handoff?.evidence.span;
    const outcome = handoff && outcomeOf(handoff.doc);
    if (!span || !outcome || span.work.length === 0 || !isSilent(handoff.doc)) return;
    // The version before has the same claim: this change does not make it.
    if (handoff.before && isSilent(handoff.before)) return;
    const [first = ''] = span.work;
    const isNew = span.created.has(first);
    report('nothing', {
      at: outcome.node,
      data: {
        count: span.work.length === 1 ? `\`${first}\`` : `${span.work.length} files`,
        start: span.start === undefined ? '' : ` (\`${span.start}\`)`,
      },
      help: `name what the task did, as \`${isNew ? 'files_created' : 'files_modified'}: [{ path: ${first}, … }]\``,
    });
  },
});

/** Completed, without any file named. */
function isSilent(doc: Document): boolean {
  const lists = ['files_created', 'files_modified'].map((key) => itemsOf(nodeAt(doc.data, key)));
  return outcomeOf(doc)?.outcome === 'completed' && lists.every((items) => items.length === 0);
}
