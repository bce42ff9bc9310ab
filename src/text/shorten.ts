/** The beginning of a text with at most so many characters, with `…` if it was cut; no character is cut in half. */
export function shorten(text: string, most: number): string {
  // Only the beginning is read, because a line may have a megabyte.
  const characters = [...text.slice(0, 2 * most + 2)];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}
