import { isStatusLabel } from '../outcome/words.ts';
import type { Item } from '../sections/blocks.ts';
import type { HeadingClass } from '../words/lists.ts';
import { isNegated } from '../words/polarity.ts';
import { anyOf, anySign, pattern } from '../words/terms.ts';
import { plain, type Vocabulary } from '../words/words.ts';

const tick = pattern`^[^\p{L}\p{N}]*(?:${anySign('done')}|\[x\])|${anySign('done')}\s*$`;
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

const opensNo = pattern`^${anyOf('opensNo')}`;
const opensNone = pattern`^${anyOf('none')}`;

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
    opensNo.test(vocabulary.cue(bare, 'nothing')[0]?.phrase ?? '') &&
    opensNone.test(bare)
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

/** The name of a list in the place of an entry: a form that nobody filled in, as `1. Next action`. */
export function isListName(vocabulary: Vocabulary, words: string): boolean {
  const bare = words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return vocabulary
    .headings(bare)
    .some(
      ({ name, phrase, from, to }) =>
        listNames.has(name) &&
        (!phrase.includes('*') || bare.split(/\s+/).length === 2) &&
        from === 0 &&
        to === bare.length,
    );
}

/** The name of something with nothing behind its colon: a form that nobody filled in, as `Blockers:`. */
export function isUnfilled(source: string, { blocks }: Item): boolean {
  const words = plain(source);
  return blocks.length === 0 && /^[^:：]*[:：]$/.test(words) && words.split(/\s+/).length <= ownWords;
}

const listNames: ReadonlySet<HeadingClass> = new Set(['next', 'questions', 'blockers']);

const waiting = pattern`${anyOf('waiting')}`;

/** Waiting is not work that somebody could do. */
export function isWaiting(vocabulary: Vocabulary, words: string): boolean {
  const hits = vocabulary
    .cue(words, 'blocker')
    .filter(({ from, phrase }) => from < 3 && waiting.test(phrase));
  return hits.length > 0 && !isNegated(words, hits);
}

/** Sentences that say that advice follows, as letters have instead of a heading. */
export const opensAdvice = pattern`${anyOf('advice')}`;

/** `Status: done, waits for review` tells the outcome, and no item. */
export function isStatusLine(source: string): boolean {
  const label = /^([^:：\n]{3,40})[:：]/u.exec(plain(source))?.[1];
  return label !== undefined && isStatusLabel(label);
}

/** How a paragraph goes on to tell what remains, once it began to. */
export const goesOn = pattern`^${anyOf('continuations')}`;

/** A phrase of what follows that one word makes plain. */
export const saysNext = pattern`^${anyOf('saysNext')}`;

/** What may be before the order of such a sentence. */
export const leadsToOrder = pattern`^${anyOf('leadsToOrder')},?\s*(?:${anyOf('allows')}\s+)?`;

/** A sentence that only goes on with the one before it. */
export const goesBack = pattern`^[^\p{L}\p{N}]*${anyOf('backReferences')}`;

/** Headings of what was wrong with work that is over since, and labels of it or one of its sides. */
export const namesTrouble = pattern`^[^\p{L}\p{N}]*${anyOf('troubles')}[^\p{L}\p{N}]*$`;
export const saysTrouble = pattern`^[^\p{L}\p{N}]*${anyOf('troubles', 'sidesOfTrouble')}[^\p{L}\p{N}]*$`;

/** How an entry opens that ways to go on follow, of which one is to be taken. */
export const opensChoice = pattern`${anyOf('choices')}`;
