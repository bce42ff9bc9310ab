/** JSON of ASCII characters: its text is found again in a longer one, and has as many bytes as characters. */
export function asciiJson(value: unknown): string {
  return inAscii(JSON.stringify(value));
}

/** The same of a text that is JSON already. */
export function inAscii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
