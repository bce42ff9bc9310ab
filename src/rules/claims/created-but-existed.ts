import { defineRule } from '../../core/rule.ts';
import { checkedHandoff, isBeyond } from '../../records/kinds/task/claims.ts';

/** A file that a handoff says was created did not exist when the task started (checks, "Claims"). */
export default defineRule({
  id: 'claims/created-but-existed',
  summary: 'A file that a handoff says was created did not exist before',
  kinds: ['task'],
  severity: 'warning',
  seed: false,
  contentMessages: 'all',
  needs: 'paths',
  messages: {
    existed: 'Unexpected claim that `{path}` was created, it existed before the task started{start}',
  },
  change({ tree, report, ...context }) {
    const handoff = checkedHandoff(context);
    const span = handoff?.evidence.span;
    if (!handoff || !span) return;
    for (const { type, path, node } of handoff.claims) {
      const entry = tree.entryAt(path);
      // A folder may get its first file of this task and have others already.
      if (type !== 'created' || entry === undefined || entry === 'folder' || isBeyond(tree, path)) continue;
      if (span.created.has(path)) continue;
      const isTouched = span.modified.has(path) || span.restored.has(path);
      report('existed', {
        at: node,
        data: { path, start: span.start === undefined ? '' : ` (\`${span.start}\`)` },
        actual: path,
        help: isTouched
          ? 'move it to `files_modified`, with its `change_type`'
          : 'remove it; nothing has touched it since',
      });
    }
  },
});
