/** The length of the longest run of backticks in a text, which a fence or code span around it must exceed. */
export function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
