/** The value with every key as calls write it: `rejected_because` is `rejectedBecause` (convention, section 9). */
export function forCall(value: unknown): unknown {
  return withKeys(value, (key) =>
    key.replace(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
}

/** The value with every key as files write it: the other way round. */
export function fromCall(value: unknown): unknown {
  return withKeys(value, (key) => key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

function withKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withKeys(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    // `__proto__` is an ordinary key of a record.
    Object.defineProperty(out, rename(key), {
      value: withKeys(one, rename),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return out;
}
