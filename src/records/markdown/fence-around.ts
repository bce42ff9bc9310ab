import { longestRun } from '../../text/longest-run.ts';

/** The heading below a handoff under which a task keeps its original note. */
export const keptHeading = 'Original note';

/**
 * Lines that show a text as it is: a fence of markdown longer than any run of backticks in it, so that no line of the text
 * can close it.
 *
 * @param text its line breaks LF
 */
export function fenceAround(text: string, lang: string): string[] {
  const marks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return [`${marks}${lang}`, ...text.split('\n'), marks];
}

/** A text of one line as a code span, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const marks = '`'.repeat(longestRun(text) + 1);
  const edge = /^[` ]|[` ]$/.test(text) ? ' ' : '';
  return `${marks}${edge}${text}${edge}${marks}`;
}
