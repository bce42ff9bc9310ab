import type { ReadProblem } from '../../core/document.ts';

/** What to do about conflict markers. */
export const conflictHelp =
  'keep the right text of the two sides, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`';

/**
 * Finds the first conflict that git wrote into a text and nobody resolved. Ask only where something cannot be read: prose
 * may quote one.
 */
export function conflictIn(text: string): ReadProblem | undefined {
  const ours = /^<{7} .*/m.exec(text);
  const rest = ours ? text.slice(ours.index) : '';
  const middle = rest.search(/^={7}\r?$/m);
  if (!ours || middle < 0 || !/^>{7} /m.test(rest.slice(middle))) return undefined;
  const extent = { from: ours.index, to: ours.index + ours[0].trimEnd().length };
  return { code: 'conflict', message: 'Unexpected conflict markers', extent };
}
