/** The value with every key as calls write it: `rejected_because` is `rejectedBecause` (convention, section 9). */
export function forCall(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forCall);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    const name = key.replace(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    // `__proto__` is an ordinary key of a record.
    Object.defineProperty(out, name, {
      value: forCall(one),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return out;
}
