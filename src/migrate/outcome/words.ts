import type { Extent } from '../../core/position.ts';
import type { Outcome } from '../../records/kinds/task/handoff.ts';
import { isElsewhere } from '../words/elsewhere.ts';
import type { Cue } from '../words/lists.ts';
import type { Pattern } from '../words/pattern.ts';
import type { Hit } from '../words/phrases.ts';
import { isNegated } from '../words/polarity.ts';
import { anyOf, anySign, pattern } from '../words/terms.ts';
import { plain, type Vocabulary, weigh } from '../words/words.ts';
import { handOver, isCompletion, lacksPart, saysEnded, saysHowItStands } from './ended.ts';

/** Something in a note that says how its work ended, and how much that says. */
export interface Sign {
  readonly outcome: Outcome;
  readonly rule: string;
  readonly weight: number;
  readonly extent: Extent;
}

export const statusLabel = pattern`^[^\p{L}]*(?:${anyOf('statusQualifiers')} +)?${anyOf('statusLabels')}[^\p{L}\p{N}]*$`;
/** The number of a heading: `2. State`. */
export const ordinal = /^\W*\d+(?:\.\d+)*[.)、]?\s+/u;
export const marks: readonly (readonly [Pattern, Outcome])[] = (
  ['completed', 'partial', 'blocked'] as const
).map((name) => [pattern`${anySign(name)}`, name]);
const halves = pattern`[,;]\s[^.!?,;]*${anyOf('still')}\s\p{L}+s(?!\p{L})|^[^.!?]*(?:,|;|${anyOf('contrasts')})[^.!?,;]*${anyOf('isNot')}[.!]?$`;
const reviewLast = pattern`${anyOf('handOver')}[^.,;]*[.!]?$`;
export const outcomesOfCue = ['blocked', 'failed', 'partial', 'completed'] as const;

/** Whether a sentence says that one part is done and another is not: `Reads work, writes do not`. A review is no part of the work. */
export function isHalfDone(words: string): boolean {
  return halves.test(words) && !reviewLast.test(words);
}

/** Whether a heading, a label or the name of a column announces a status. */
export function isStatusLabel(words: string): boolean {
  return statusLabel.test(words.replace(ordinal, ''));
}

/** A text of a note as a status is read from it: without markdown, and without what is struck. */
export function statusText(text: string): string {
  return plain(text.replace(/~~[^~\n]+~~/g, ' '));
}

/** `Tests: passed`, `- printer: blocked`: the state of what is named, and not of the whole. */
export function isStateOfPart(words: string): boolean {
  const [, label = '', value = ''] = /^[^\p{L}]*([\p{L}\d][^:：.!?]{0,40})[:：]\s*(.+)$/u.exec(words) ?? [];
  return label !== '' && !isStatusLabel(label) && value.split(/\s+/).length <= 3 && weigh(value) < 24;
}

const shareInTenths = pattern`(?:[1-9]|${anyOf('numerals')})\s?${anyOf('tenths')}${anyOf('aboutTenths')}?\s*${anyOf('particles')}?\s*${anyOf('doneTenths')}`;
const shareInWords = pattern`${anyOf('fractions')}[^.;:,、。]{0,30}${anyOf('shareDone')}`;
const countDone = pattern`(?<![\d./-])(\d{1,3})\s*(/|${anyOf('ofAll')})\s*(\d{1,3})(?![\d/-]|\.\d)(.{0,24})`;
const shareAlone = pattern`^[^\p{L}]*(?:${anyOf('about')}[^\p{L}\p{N}]+)?$`;
const doneWords = pattern`${anyOf('shareDone')}`;

/** A share of the work: `88 %` at the start or with a word of what is done, and not `-65%` of something. */
export function isShareDone(words: string): boolean {
  if (shareInTenths.test(words) || shareInWords.test(words)) return true;
  const counted = countDone.exec(words);
  const [, count, sign, of, behind = ''] = counted ?? [];
  // `Done, 9/26` is a day.
  const around = `${sign === '/' ? '' : words.slice(0, counted?.index).slice(-24)} ${behind}`;
  if (count !== undefined && Number(count) < Number(of) && doneWords.test(around)) return true;
  const shares = [...words.matchAll(/(?<![\d.,+~→−-])\b(\d{1,3})\s?%/gu)].map((share) => Number(share[1]));
  if (shares.length > 1 && shares.includes(100) && shares.some((share) => share < 100)) return true;
  const match = /^(.*?)(?<![\d.,+~→-])\b\d{1,2}\s?%(.{0,24})/u.exec(words);
  if (!match) return false;
  const [, before = '', after = ''] = match;
  const isAlone = shareAlone.test(before);
  return isAlone || doneWords.test(after) || doneWords.test(before.slice(-24));
}

export const noWork = pattern`${anyOf('noWork')}`;
const notBefore = pattern`${anyOf('notWords')}(?:\s+\p{L}+){0,2}\s*$`;

/**
 * The words of a text that tell an outcome of its work; of those at one place the longest. What is denied says nothing, but that work
 * is not done says that it is partly done.
 */
export function statusHits(words: string, vocabulary: Vocabulary): Hit<Cue>[] {
  const hits = vocabulary.cues(words).flatMap((hit): Hit<Cue>[] => {
    if (!outcomesOfCue.some((name) => name === hit.name) || isElsewhere(words, hit)) return [];
    const before = words.slice(Math.max(0, hit.from - 24), hit.from);
    // A review that is not done is no part of the work.
    if (hit.name === 'partial' && handOver.test(before)) return [];
    if (!isNegated(words, [hit])) return [hit];
    const isUnfinished =
      hit.name === 'completed' &&
      isCompletion.test(hit.phrase) &&
      notBefore.test(before) &&
      !handOver.test(before);
    return isUnfinished ? [{ ...hit, name: 'partial' }] : [];
  });
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.from <= hit.from &&
          other.to >= hit.to &&
          other.to - other.from > hit.to - hit.from,
      ),
  );
}

const exceptions = pattern`${anyOf('exceptions')}`;

/** Whether the sentence of a hit leaves something out: `All done except the bell`, `all but the bell is done`. */
export function excepts(words: string, hit: Hit<Cue>): boolean {
  const [rest = ''] = words.slice(hit.to).split(/[.;!?。]/u);
  const before =
    words
      .slice(0, hit.from)
      .split(/[.;!?。]/u)
      .at(-1) ?? '';
  return exceptions.test(rest.slice(0, 24)) || exceptions.test(before);
}

/** What a status text says; the first word that says something decides, a mark where no word does. */
export function signOf(
  words: string,
  vocabulary: Vocabulary,
  isShort: boolean,
): { outcome: Outcome } | undefined {
  const scope = isShort ? words.slice(0, 160) : words.slice(0, 80);
  if (isShareDone(scope)) return { outcome: 'partial' };
  const all = statusHits(scope, vocabulary);
  const isWord = scope.trim().split(/\s+/).length <= 2;
  const longest = isWord ? all : all.filter((hit) => saysHowItStands(scope, hit, all));
  const [first] = longest;
  const outcome = first && outcomesOfCue.find((name) => name === first.name);
  if (
    outcome === 'completed' &&
    (longest.some(({ name }) => name === 'partial') || (first && excepts(scope, first)))
  )
    return { outcome: 'partial' };
  if (first && outcome === 'completed' && lacksPart(scope, first)) return { outcome: 'partial' };
  if (first && outcome === 'completed' && !saysEnded(scope, first)) return undefined;
  // `Plan complete, nothing built`
  if (noWork.test(scope)) return undefined;
  if (outcome) return { outcome };
  const mark = marks.find(([pattern]) => pattern.test(scope));
  return mark && { outcome: mark[1] };
}

/** A headline tells a status in a part of its own: behind a dash, a colon or in parentheses, or in capitals. */
export function headlineSign(text: string, vocabulary: Vocabulary): { outcome: Outcome } | undefined {
  const parts = text.split(/\s+[—–-]+\s+|[:：()（）]/u).map((part) => part.trim());
  for (const part of parts) {
    const hit = vocabulary
      .cues(part)
      .find(({ name, from }) => from < 4 && outcomesOfCue.some((one) => one === name));
    if (!hit) continue;
    const word = part.slice(hit.from, hit.to);
    const isLoud = word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase();
    const isOwn = parts.length > 1 && part.split(/\s+/).length <= 4 && part !== parts[0];
    if (isLoud || (isOwn && saysHowItStands(part, hit, vocabulary.cues(part))))
      return signOf(part, vocabulary, true);
  }
  const mark = marks.find(([pattern]) => pattern.test(text));
  return mark && { outcome: mark[1] };
}
