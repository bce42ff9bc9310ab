/**
 * The JSON of a value; undefined where it would be read as another value: a number that is not finite becomes null, and so does
 * undefined in a list.
 */
export function exactJson(value: unknown): string | undefined {
  const text = JSON.stringify(value);
  // Where no null is written, nothing became one: to look at every value costs more.
  return !/[:[,]null[\],}]/.test(text) || isExact(value) ? text : undefined;
}

function isExact(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => one !== undefined && isExact(one));
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isExact);
  return typeof value !== 'number' || Number.isFinite(value);
}
