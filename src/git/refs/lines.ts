/** The lines of what git wrote that hold something. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
