/**
 * The text of a value from a document: a list or a map as JSON, nothing as ''. `String` would throw where a map
 * has a key `toString`.
 */
export function scalarText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
