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
