import type { Facts } from '../../core/facts.ts';
import { extentOf } from '../../core/position.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { factsOf } from '../../records/facts.ts';
import { acknowledged, isPending } from '../../records/kinds/handoff/time.ts';
import { type Reference, referencesOf } from '../../records/references.ts';
import { closestId, didYouMean } from '../../text/closest-match.ts';

/**
 * Checked when the record is added and while it is open: a session that is not final, a decision without review, a
 * pending payload. The tree check sees these, the change check a record that is closed when it is added.
 */
export default defineRule({
  id: 'record/reference',
  summary: 'A record names only records that exist',
  kinds: ['session', 'resume', 'decision', 'handoff'],
  severity: 'error',
  seed: false,
  contentMessages: 'all',
  needs: 'tree',
  messages: { missing: 'Unexpected {kind} `{id}` in `{key}`, which does not exist in the repository' },
  tree({ tree, clockOf, isRemoved, report }) {
    const taken = acknowledged(tree);
    for (const kind of ['session', 'resume', 'decision', 'handoff'] as const) {
      for (const facts of tree.all(kind)) {
        if (!isOpen(facts, taken, clockOf(facts.path))) continue;
        for (const one of missingOf(facts, tree)) {
          if (isRemoved(one.kind, one.value)) continue;
          report('missing', {
            at: { path: facts.path, side: 'after', span: one.span },
            ...missingRecord(one, facts, tree),
          });
        }
      }
    }
  },
  change({ change, tree, now, report }) {
    if (change.type !== 'added' || change.after.archived) return;
    const facts = factsOf(change.after);
    // Only payloads are acknowledged; the others do not need the tree.
    const taken = facts.kind === 'handoff' ? acknowledged(tree) : new Set<string>();
    if (isOpen(facts, taken, now)) return;
    for (const one of missingOf(facts, tree)) {
      report('missing', { at: extentOf(one.span), ...missingRecord(one, facts, tree) });
    }
  },
});

function isOpen(facts: Facts, taken: ReadonlySet<string | undefined>, now: string): boolean {
  if (facts.archived) return false;
  if (facts.kind === 'handoff') return isPending(facts, taken, now);
  if (facts.kind === 'session') return !facts.closed;
  return facts.kind !== 'decision' || !facts.reviewed;
}

function missingOf(facts: Facts, tree: TreeIndex): readonly Reference[] {
  return referencesOf(facts).filter(({ kind, value }) => tree.named(kind, value).length === 0);
}

function missingRecord({ kind, key, value: id }: Reference, facts: Facts, tree: TreeIndex) {
  const near = closestId(id, tree.all(kind), facts.kind === kind ? facts.id : undefined);
  const name = kind === 'handoff' ? 'payload' : kind;
  return {
    data: { kind: name, id, key },
    actual: id,
    help: didYouMean(near, `commit the ${name} with this record or before it, or name one that exists`),
  };
}
