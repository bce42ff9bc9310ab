/** The beginning of a text, no character cut in half, with `…` where something was left out: at most so many characters. */
export function shorten(text: string, most: number): string {
  // What is looked at is bounded: a line may be a megabyte.
  const characters = [...text.slice(0, 2 * most + 2)];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}
