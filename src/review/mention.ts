/** Words that tell nothing of what a text is about. */
const common = new Set(
  'about after again also because before been being between both cannot could does each every from have here into itself just like made make many more most much must need needs only other over same shall should some still such than that their them then there these they this those through under until very want were what when where which while will with without would your'.split(
    ' ',
  ),
);

/** A text as it is searched for: NFC, case folded, everything but letters and digits a space. */
export function foldedText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a folded text that tell what it is about: four letters or more, none of the commonest. */
export function keyWords(folded: string): ReadonlySet<string> {
  return new Set(folded.split(' ').filter((word) => word.length >= 4 && !common.has(word)));
}

/**
 * Picks the texts in which something of others may be mentioned: those that hold at least one of their telling words. What
 * is left out mentions none of them, but for a text without two telling words, of which all are kept.
 */
export function mayMention(texts: readonly string[], all: readonly string[]): readonly string[] {
  const words = all.map((text) => keyWords(foldedText(text)));
  if (words.some(({ size }) => size < 2)) return texts;
  const any = new RegExp([...new Set(words.flatMap((set) => [...set]))].join('|'), 'i');
  return texts.filter((text) => any.test(text.normalize('NFC')));
}

/** A text in which others are looked for. */
export interface Searchable {
  readonly folded: string;
  readonly words: ReadonlySet<string>;
}

export function searchable(text: string): Searchable {
  const folded = foldedText(text);
  return { folded: ` ${folded} `, words: new Set(folded.split(' ')) };
}

/**
 * Whether a text is spoken of in another: it is there, case, punctuation and spaces aside, or at least a share of its
 * telling words does. People repeat what they mean in their own words; a single common word is not a sign of it.
 *
 * @param share of the telling words, over 0 to 1
 */
export function isMentioned(text: string, inText: Searchable, share: number): boolean {
  const wanted = foldedText(text);
  if (wanted === '' || inText.folded.includes(` ${wanted} `)) return true;
  const words = keyWords(wanted);
  if (words.size < 2) return false;
  const found = [...words].filter((word) => inText.words.has(word)).length;
  return found >= 2 && found / words.size >= share;
}

/** How much of an uncertainty a decision must have to be about it. */
const decidedShare = 0.75;

/** Says of a text whether a decision mentions it. */
export function decidedIn(decisionTexts: readonly string[]): (text: string) => boolean {
  const decisions = decisionTexts.map(searchable);
  return (text) => decisions.some((decision) => isMentioned(text, decision, decidedShare));
}
