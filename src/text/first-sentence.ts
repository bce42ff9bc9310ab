/** A markdown text as its first sentence and what comes after it, spaces collapsed. */
export interface SplitText {
  readonly sentence: string;
  readonly rest: string;
}

/**
 * Splits the prose of a markdown text after its first sentence. Fenced blocks are left out, and so is the mark of a list or quote,
 * and a leading `Conclusion:`.
 *
 * @returns undefined where there is no prose
 */
export function splitFirstSentence(text: string): SplitText | undefined {
  const lines = withoutFences(text.split(/\r?\n/));
  const first = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line) && !/^\s*#/.test(line));
  if (first === -1) return undefined;
  const more = lines.slice(first + 1);
  const end = more.findIndex((line) => !goesOn.test(line));
  const taken = end === -1 ? more : more.slice(0, end);
  const paragraph = collapsed([lines[first], ...taken].join(' '))
    .replace(/^(?:[-*+>]|\d+[.)])\s+/, '')
    .replace(/^(?:conclusion|decision)\s*:\s*/i, '');
  // After `e.g.` a sentence goes on in small letters.
  const [sentence = ''] = paragraph.split(/(?<=[.!?。])\s(?!\p{Ll})/u);
  if (sentence === '') return undefined;
  const rest = [paragraph.slice(sentence.length), ...more.slice(taken.length)].join(' ');
  return { sentence, rest: collapsed(rest) };
}

/** What stands in no fenced block; one that is not closed goes to the end. */
function withoutFences(lines: readonly string[]): readonly string[] {
  let open: string | undefined;
  return lines.filter((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open)) open = undefined;
    else return false;
    return mark === undefined;
  });
}

/** A line that belongs to the paragraph above it: no heading, table, item or `Label: text`. */
const goesOn = /^\s*(?![-*+>|#]|\d+[.)]\s|[\p{L} ]{1,30}:\s)\S/u;

function collapsed(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
