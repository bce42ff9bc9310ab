/** What one list of texts has and the other has not, in the order of each. Of equal items each counts. */
export function listChange<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): { readonly added: readonly T[]; readonly removed: readonly T[] } {
  return { added: without(after, before, keyOf), removed: without(before, after, keyOf) };
}

function without<T>(items: readonly T[], others: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(keyOf(item)) ?? 0;
    if (count > 0) left.set(keyOf(item), count - 1);
    return count === 0;
  });
}

/** A text as texts are compared: NFC, spaces collapsed. */
export function sameText(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Whether anything of a change of lists is left to tell. */
export function hasChanged({
  added,
  removed,
}: {
  readonly added: readonly unknown[];
  readonly removed: readonly unknown[];
}): boolean {
  return added.length > 0 || removed.length > 0;
}
