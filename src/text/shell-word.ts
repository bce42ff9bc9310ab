/** A text as one word of a shell: quoted where a shell would read more or less than the text. */
export function shellWord(value: string): string {
  return /^[\w./:@%+=,][\w./:@%+=,-]*$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}
