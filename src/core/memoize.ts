/** Makes a function remember its result for each object, as long as that object exists. For objects that never change. */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}

/** The same by the first argument, whatever it is, as long as the function lives. A failure of a promise is kept as well. */
export function memoizeByKey<K, A extends readonly unknown[], V>(
  make: (key: K, ...more: A) => V,
): (key: K, ...more: A) => V {
  const known = new Map<K, { readonly value: V }>();
  return (key, ...more) => {
    const found = known.get(key) ?? { value: make(key, ...more) };
    known.set(key, found);
    return found.value;
  };
}

/** A value that is made when it is asked for first. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
