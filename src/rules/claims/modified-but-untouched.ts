import { defineRule } from '../../core/rule.ts';
import { checkedHandoff, isBeyond, touches } from '../../records/kinds/task/claims.ts';

/** Something since the task started touched what a handoff says was changed (checks, "Claims"). */
export default defineRule({
  id: 'claims/modified-but-untouched',
  summary: 'A file that a handoff says was changed was touched since the task started',
  kinds: ['task'],
  severity: 'warning',
  seed: false,
  contentMessages: 'all',
  needs: 'paths',
  messages: {
    untouched:
      'Unexpected claim that `{path}` was modified, nothing has touched it since the task started{start}',
    neverThere: 'Unexpected claim that `{path}` was deleted, it did not exist when the task started{start}',
  },
  change({ tree, report, ...context }) {
    const handoff = checkedHandoff(context);
    const span = handoff?.evidence.span;
    if (!handoff || !span) return;
    const touched = [span.created, span.modified, span.deleted, span.restored];
    for (const { type, path, node } of handoff.claims) {
      if (type !== 'modified' && type !== 'deleted') continue;
      const isThere = tree.entryAt(path) !== undefined;
      // `file-exists` reports a missing file, `deleted-but-there` one that still exists.
      if (isThere !== (type === 'modified') || isBeyond(tree, path)) continue;
      if (touched.some((paths) => touches(paths, path))) continue;
      const start = span.start === undefined ? '' : ` (\`${span.start}\`)`;
      report(type === 'modified' ? 'untouched' : 'neverThere', {
        at: node,
        data: { path, start },
        actual: path,
        help:
          span.work.length === 0
            ? 'remove it, or commit the change with the handoff'
            : `remove it, or name what was changed: ${namesOf(span.work)}`,
      });
    }
  },
});

function namesOf(paths: readonly string[]): string {
  const names = paths.slice(0, 3).map((path) => `\`${path}\``);
  return paths.length > 3 ? `${names.join(', ')} and ${paths.length - 3} more` : names.join(', ');
}
