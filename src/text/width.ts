import stringWidth from 'string-width';

/** Made when it is first needed: that takes milliseconds, and most texts are plain. */
let segmenter: Intl.Segmenter | undefined;
/**
 * What is not plain, with the character before it, which a combining mark may belong to. Plain are ASCII and the marks that our own
 * texts are set with, of one column each.
 */
const notPlain = /([\x20-\x7e·–—‘’“”…→]?[^\x20-\x7e·–—‘’“”…→]+)/;
const plain = /^[\x20-\x7e·–—‘’“”…→]*$/;
/** The colour codes around a text; other escape characters were neutralised before. */
const colour = /\u001b\[[\d;]*m/g;
/** V8 copies the whole text for each segment of it, so a long text is measured in parts. */
const longestPart = 256;

/** One visible character: a letter with its marks, an emoji of several code points, both halves of a pair. */
export interface Cluster {
  readonly text: string;
  /** The columns that it takes on a terminal. */
  readonly columns: number;
}

/** The characters of a text that is no longer than a few lines of a terminal, as a reader counts them. */
export function clustersOf(text: string): Cluster[] {
  return text.split(notPlain).flatMap((part, at) => {
    if (at % 2 === 0) return Array.from(part, (char) => ({ text: char, columns: 1 }));
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return Array.from(segmenter.segment(part), ({ segment }) => ({
      text: segment,
      columns: stringWidth(segment),
    }));
  });
}

/** Whether each character takes a column, which is faster to see than to count. */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

/** The columns that a text takes on a terminal, its colours left out, in linear time. */
export function columnsOf(text: string): number {
  if (isPlain(text)) return text.length;
  const parts = text.replace(colour, '').split(notPlain);
  return parts.reduce((sum, part, at) => sum + (at % 2 === 0 ? part.length : measure(part)), 0);
}

function measure(part: string): number {
  let columns = 0;
  for (let from = 0; from < part.length; ) {
    let to = Math.min(part.length, from + longestPart);
    if (to < part.length && isLowHalf(part.charCodeAt(to))) to--;
    columns += stringWidth(part.slice(from, to));
    from = to;
  }
  return columns;
}

function isLowHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
