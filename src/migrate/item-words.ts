import { isStatusLabel } from './outcome-signs.ts';
import { isNegated } from './polarity.ts';
import { plain, type Vocabulary } from './words.ts';

const tick = /^\W*(?:✅|☑|✔|\[x\])|(?:✅|☑|✔)\s*$/iu;
const overAtEdge = /^[^\p{L}]*([\p{L} ]{2,16})\s*[:：—–]|[(（—–-]\s*([\p{L} ]{2,24})[)）.]?\s*$/u;
const ownWords = 4;

export function isOver(
  vocabulary: Vocabulary,
  source: string,
  checked: boolean | undefined,
  struck: boolean,
): boolean {
  if (checked === true || struck || tick.test(source)) return true;
  const edge = overAtEdge.exec(plain(source));
  const word = edge?.[1] ?? edge?.[2];
  return word !== undefined && isOverWord(vocabulary, word);
}

export function isOverWord(vocabulary: Vocabulary, word: string): boolean {
  const cleaned = plain(word).trim();
  return vocabulary
    .cue(cleaned, 'over')
    .some((hit) => hit.to - hit.from >= cleaned.replace(/^\W+|\W+$/g, '').length * 0.6);
}

/** "None", "No blockers", a placeholder: a list that is empty (annotation guide, section 1). */
export function isNothing(vocabulary: Vocabulary, words: string): boolean {
  const bare = words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (!/\p{L}/u.test(bare)) return true;
  const waits = vocabulary.cue(bare, 'blocker');
  if (waits.length > 0 && bare.split(/\s+/).length <= ownWords && isNegated(bare, waits)) return true;
  if (/^\[[^\]]*\]$|^<[^>]*>$|^\{\{.*\}\}$/.test(words)) return true;
  const hits = vocabulary.cue(bare, 'nothing').filter(({ from }) => from === 0);
  const longest = Math.max(0, ...hits.map(({ to }) => to));
  if (longest === 0) return false;
  const rest = bare.slice(longest);
  if (rest === '' || /^\s*[.,;:—–()-]/.test(rest)) return longest > 2 || rest === '' || bare.length < 30;
  return (
    longest > 3 &&
    bare.split(/\s+/).length <= ownWords + 1 &&
    vocabulary.cue(bare, 'nothing')[0]?.phrase.startsWith('no') === true &&
    /^(?:none|nothing|nichts|aucune?|ninguna?|nenhuma?|ничего)\b/iu.test(bare)
  );
}

/** Files and nothing else: what to look at, and no work. */
export function isFileAlone(words: string): boolean {
  const tokens = words.split(/[\s,;&+]+/).filter((token) => token !== '');
  return (
    tokens.length > 0 &&
    tokens.every((token) => /^[\w@./-]*[\w-]\.[A-Za-z]{1,10}(?::\d+(?:-\d+)?)?$/.test(token))
  );
}

/** Waiting is no work that somebody could take up. */
export function isWaiting(vocabulary: Vocabulary, words: string): boolean {
  const hits = vocabulary
    .cue(words, 'blocker')
    .filter(({ from, phrase }) => from < 3 && /wait|esper|attent|aguard|wart|жд|待|等/.test(phrase));
  return hits.length > 0 && !isNegated(words, hits);
}

/** Sentences that say that advice follows, as letters have instead of a heading. */
export const opensAdvice =
  /\b(?:should know|need to know|keep in mind|be careful|careful|watch out|note that|mind that|beware|heads.up)\b|achtung|vorsicht|cuidado|\bojo\b|attention|atenção|осторожно|внимание|注意|小心|주의/iu;

/** `Status: done, waits for review` tells the outcome, and no item. */
export function isStatusLine(source: string): boolean {
  const label = /^([^:：\n]{3,40})[:：]/u.exec(plain(source))?.[1];
  return label !== undefined && isStatusLabel(label);
}

/** How a paragraph goes on to tell what remains, once it began to. */
export const goesOn =
  /^(?:after(?: that|wards)|then|next|finally|lastly|and then|once (?:that|this) is done|danach|dann|anschließend|zuletzt|después|luego|por último|ensuite|puis|enfin|depois|em seguida|por fim|затем|потом|после этого|その後|最後に|然后|接着|之后|最后|그다음|이후)(?![\p{L}\p{N}])/iu;

/** A sentence that only goes on with the one before it. */
export const goesBack =
  /^\W*(?:it|this|that|these|those|they|he|she|so|but|because|since|thus|hence|therefore|also|and|or|i|we|das|dies|es|sie|so|aber|denn|deshalb|daher|eso|esto|así|pero|cela|ça|ce|c'est|mais|donc|isso|isto|ele|ela|mas|это|он|она|но|поэтому|これ|それ|そのため|这|那|所以|因此|이것|그것|그래서|questo|ma)(?![\p{L}\p{N}])/iu;

/** Labels of what was wrong with work that is over since. */
export const tellsTrouble =
  /^\W*(?:problem|issue|bug|error|failure|cause|root cause|symptom|challenge)s?\W*$/i;
