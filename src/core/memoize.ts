/**
 * Makes a function remember its result for each object, as long as that object exists. For objects that never change.
 *
 * The result is a property of the object that nothing lists or copies. What a WeakMap holds outlives its key until the next
 * collection of everything, and so does what it refers to: of a record, all that was read.
 */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const name = Symbol(make.name);
  return (key) => {
    const found = (key as { readonly [name]?: { readonly value: V } })[name];
    if (found) return found.value;
    const value = make(key);
    Object.defineProperty(key, name, { value: { value } });
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
