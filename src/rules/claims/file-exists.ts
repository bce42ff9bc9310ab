import type { PathIndex } from '../../core/path-index.ts';
import { defineRule } from '../../core/rule.ts';
import { checkedHandoff, isBeyond } from '../../records/kinds/task/claims.ts';
import { closestMatch, didYouMean } from '../../text/closest-match.ts';

const said = {
  created: 'which the handoff says was created',
  modified: 'which the handoff says was modified',
  needed: 'which the next task must read',
} as const;

/**
 * The files that a handoff names exist in the same tree (checks, "Claims"). `deleted-but-there` reports what it says
 * was deleted.
 */
export default defineRule({
  id: 'claims/file-exists',
  summary: 'The files that a handoff names exist',
  kinds: ['task'],
  severity: 'warning',
  seed: false,
  contentMessages: 'all',
  needs: 'paths',
  messages: { missing: 'Missing file `{path}`, {said}' },
  change({ tree, report, ...context }) {
    for (const claim of checkedHandoff(context)?.claims ?? []) {
      const { type, path, node } = claim;
      if (type === 'deleted' || isBeyond(tree, path) || tree.entryAt(path) !== undefined) continue;
      const near = nearPath(tree, path);
      const gone = type === 'modified' ? '; for a deleted file, write `change_type: delete`' : '';
      report('missing', {
        at: node,
        data: { path, said: said[type] },
        actual: path,
        ...(near === undefined ? {} : { expected: [near] }),
        help: didYouMean(
          near,
          `name the file as it is committed, and commit it with the handoff or before${gone}`,
        ),
      });
    }
  },
});

/** The file of that folder that was meant. */
function nearPath(tree: PathIndex, path: string): string | undefined {
  const cut = path.lastIndexOf('/') + 1;
  const name = closestMatch(path.slice(cut), tree.namesIn(path.slice(0, Math.max(0, cut - 1))));
  return name === undefined ? undefined : path.slice(0, cut) + name;
}
