import type { Change } from '../core/change.ts';
import type { Document } from '../core/document.ts';

/** What is now at the path of a base record that is not a record there any more. */
export type Leftover =
  | { readonly type: 'unclaimed'; readonly text: string }
  | { readonly type: 'symlink' | 'gitlink' }
  | undefined;

/**
 * Pairs the records of two versions: by kind and id, then by path, so that a rename keeps its history. A record that
 * is unchanged to the byte and did not move is no change.
 *
 * @param befores records at the changed paths of the base
 * @param afters records at the changed paths of what is checked
 * @param leftoverOf what is now at a base record's path, if it is not a record
 */
export function pairChanges(
  befores: readonly Document[],
  afters: readonly Document[],
  leftoverOf: (path: string) => Leftover,
): Change[] {
  const left = new Set(befores);
  const changes: Change[] = [];
  const unpaired: Document[] = [];
  const byId = new Map<string, Document[]>();
  const byPath = new Map(befores.map((doc) => [doc.path, doc]));
  for (const doc of befores) {
    if (doc.id !== undefined) byId.set(keyOf(doc), [...(byId.get(keyOf(doc)) ?? []), doc]);
  }
  const take = (before: Document, after: Document) => {
    left.delete(before);
    if (before.text !== after.text || before.path !== after.path) {
      changes.push({ type: 'modified', before, after, moved: before.path !== after.path });
    }
  };
  const withId = (after: Document) => (after.id === undefined ? [] : (byId.get(keyOf(after)) ?? []));
  // First the records that stayed: a copy under another path must not get the original's history.
  const stayed = new Set(
    afters.filter((after) => {
      const before = withId(after).find((doc) => doc.path === after.path && left.has(doc));
      if (before) take(before, after);
      return before !== undefined;
    }),
  );
  for (const after of afters) {
    if (stayed.has(after)) continue;
    const before = withId(after).find((doc) => left.has(doc));
    if (before) take(before, after);
    else unpaired.push(after);
  }
  for (const after of unpaired) {
    const before = byPath.get(after.path);
    if (before && left.has(before)) take(before, after);
    else changes.push({ type: 'added', after });
  }
  const taken = new Set(afters.map(({ path }) => path));
  for (const before of left) {
    const leftover = taken.has(before.path) ? undefined : leftoverOf(before.path);
    if (leftover === undefined) changes.push({ type: 'deleted', before });
    else if (leftover.type === 'unclaimed')
      changes.push({ type: 'unclaimed', before, path: before.path, text: leftover.text });
    else changes.push({ type: 'replaced', before, path: before.path, by: leftover.type });
  }
  return changes;
}

function keyOf(doc: Document): string {
  return `${doc.kind} ${doc.id}`;
}
