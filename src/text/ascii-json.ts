/** JSON of ASCII characters: its text is found again in a longer one, and has as many bytes as characters. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
