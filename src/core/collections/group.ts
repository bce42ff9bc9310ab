/** Lists things by a key, in their order. */
export function groupBy<T, K>(all: Iterable<T>, keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  return groupByEach(all, (one) => [keyOf(one)]);
}

/** Lists things by each of the keys that they have, in their order. */
export function groupByEach<T, K>(
  all: Iterable<T>,
  keysOf: (one: T) => Iterable<K>,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  }
  return groups;
}
