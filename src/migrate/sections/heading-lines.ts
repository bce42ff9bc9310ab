import { anyOf, anySign, pattern } from '../words/terms.ts';
import { plain } from '../words/words.ts';

/** A heading that is an entry of a list: `1. X`, `P2 - X`, `Step 3: X`. */
export const numberedHeading = pattern`^[^\p{L}\p{N}]*(?:${anyOf('numbered')}\s*#?\d+|[PQ]\d(?:-\d+)?|#?\d{1,2}(?:\.\d+)*[.):]?|[A-Z]-?\d{1,4})(?=[\s.):：—–-])`;
/** A heading that says that all below it is over. */
export const overMark = pattern`${anySign('done')}|[—–:(-]\s*${anyOf('overMarks')}|${anyOf('overInOneWord')}\s*$`;

/** A line in italics before a list heads it, unless it is a sentence about it. */
export function isShortLine(source: string): boolean {
  const words = plain(source);
  return words.split(/\s+/).length <= 7 && !/[.!。]\W*$/.test(words);
}

/** A line of a few words in capitals; letters without case are not loud, whatever name of a tool is among them. */
export function isLoudLine(source: string): boolean {
  const letters = plain(source).replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return (
    isShortLine(source) &&
    letters.length > 3 &&
    letters === letters.toUpperCase() &&
    capitals.length * 2 > letters.length
  );
}

/** A line that is bold from end to end. */
export function isBoldLine(source: string): boolean {
  return /^(\*\*|__)[^*_\n]{1,80}\1$/.test(source.trim());
}

/** A line by itself that heads what is below it: bold, or of a few words. */
export function isHeadingLine(source: string): boolean {
  return isBoldLine(source) || (!source.includes('\n') && isShortLine(source));
}
