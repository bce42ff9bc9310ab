import type { Cue } from './lists.ts';
import type { Pattern } from './pattern.ts';
import type { Hit } from './phrases.ts';
import { anyOf, anySign, pattern, phrasesOf } from './terms.ts';
import { isImperative, plain, type Vocabulary } from './words.ts';

/** What a text says by itself. */
export interface Polarity {
  readonly field: 'gotchas' | 'patterns_discovered' | 'open_questions' | 'suggested_next_steps' | 'blockers';
  readonly rule: string;
  /** How plainly it says so, from 0 to 1. */
  readonly weight: number;
}

/** Of what these heuristics place, the share that was right on annotated notes: how sure a value is (migration, "Truth before recall"). */
export function confidenceOf({ rule, weight }: Polarity): number {
  if (rule === 'words-of-what-follows') return 0.55;
  if (rule === 'words-of-waiting') return 0.7;
  if (rule === 'words-of-a-standing-rule' && weight < 0.6) return 0.7;
  return rule === 'mark-before-item' || weight >= 0.7 ? 0.8 : 0.75;
}

/** Words of the lists of cues that are too common to say anything by themselves. */
const faint: ReadonlySet<string> = new Set(phrasesOf('faint'));

const faintDoubts: ReadonlySet<string> = new Set(phrasesOf('faintDoubts'));

/** A forbidding word, whose text warns whatever else it says. */
const forbidding = pattern`${anyOf('forbidding')}`;

/** "Cannot X without Y" (annotation guide, section 4), said of the work and not of a tool. */
const cannotWithout = pattern`${anyOf('ofTheWork')}[^.;,]{0,24}${anyOf('cannot')}[^.;]{0,60}${anyOf('without')}`;

/** What holds of every one is a rule. */
const ofAll = pattern`^[^\p{L}\p{N}]*${anyOf('everyOne')}`;
export const opensRule = pattern`^[^\p{L}\p{N}]*${anyOf('opensRule')}`;

/** What comes of not doing so: a rule that tells it warns ("needs Y or it fails", annotation guide, section 2). */
const obliges = pattern`^${anyOf('obliges')}`;
const orElse = pattern`${anyOf('orElse')}|(?<=,\s)${anyOf('or')} \p{L}+ \p{L}`;

const denied = pattern`(?:${anyOf('negations')}\s+(?:\p{L}+\s+)?|${anyOf('nobody')}\s+(?:\p{L}+\s+){2}|${anyOf('deniesRightBehind')})$`;

/** Signs that people set before an item to say what it is. */
const marks: readonly (readonly [Pattern, Polarity['field']])[] = [
  [pattern`^[^\p{L}\p{N}]*${anySign('questions')}`, 'open_questions'],
  [pattern`^[^\p{L}\p{N}]*${anySign('blockers')}`, 'blockers'],
  [pattern`^[^\p{L}\p{N}]*${anySign('gotchas', 'trapItems')}`, 'gotchas'],
];

/** The field that a mark before an item names. */
export function markOf(text: string): Polarity | undefined {
  const mark = marks.find(([pattern]) => pattern.test(text));
  return mark && { field: mark[1], rule: 'mark-before-item', weight: 0.8 };
}

const failures = pattern`${anyOf('failures')}`;
/** That it was so before, or comes from elsewhere, to the end of the clause. */
const notOurs = pattern`${anyOf('notOurs')}[^,;:，；：、。]*`;

/** Whether a text tells of a failure that the work did not cause: `Failing before, not through this patch: …`. */
export function isFromBefore(text: string, vocabulary: Vocabulary): boolean {
  const words = plain(text);
  if (!notOurs.test(words) || !failures.test(words)) return false;
  // What was wrong before and is fixed is work that was done.
  const rest = notOurs.replaceIn(words, ' ');
  return !vocabulary.cues(rest).some(({ name }) => name === 'created' || name === 'modified');
}

/** Whether a text has a word of failure. */
export function saysFailure(text: string): boolean {
  return failures.test(text);
}

export function isQuestion(text: string): boolean {
  return /[?？]["'”’»)*_\s]*$/.test(
    plain(text)
      .replace(/\([^()]*\)\s*$/, '')
      .trim(),
  );
}

/**
 * Reads what kind of item a text is by its words (migration, item 1; annotation guide, section 2), where no heading says it.
 *
 * @returns undefined for a plain fact, which has no consequence for who comes next
 */
export function polarityOf(text: string, vocabulary: Vocabulary): Polarity | undefined {
  const words = plain(text);
  const hits = vocabulary.cues(words.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)));
  const of = (name: Cue) => hits.filter((hit) => hit.name === name);
  const marked = markOf(text);
  if (marked) return marked;
  if (isQuestion(text)) return { field: 'open_questions', rule: 'ends-in-question-mark', weight: 0.7 };
  if (of('question').some((hit) => !faintDoubts.has(hit.phrase)))
    return { field: 'open_questions', rule: 'words-of-doubt', weight: 0.6 };
  if (cannotWithout.test(words) || (of('blocker').length > 0 && !isNegated(words, of('blocker'))))
    return { field: 'blockers', rule: 'words-of-waiting', weight: 0.6 };
  return warnsOrRules(words, of('gotcha'), of('pattern'));
}

function warnsOrRules(
  words: string,
  gotcha: readonly Hit<Cue>[],
  pattern: readonly Hit<Cue>[],
): Polarity | undefined {
  const clauseEnd = /[,;:—–，；：、]|\s-\s|\(|（/u.exec(words)?.index ?? words.length;
  const firm = pattern.filter((hit) => !faint.has(hit.phrase));
  const isFirm = firm.some((hit) => hit.from < clauseEnd) || opensRule.test(words);
  const isPositiveFirst = (isFirm || ofAll.test(words)) && !gotcha.some((hit) => hit.from < clauseEnd);
  const isOnlyNeeded =
    firm.length > 0 && firm.every(({ phrase }) => obliges.test(phrase)) && orElse.test(words);
  if (isPositiveFirst && !isOnlyNeeded)
    return {
      field: 'patterns_discovered',
      rule: 'words-of-a-standing-rule',
      weight: isFirm ? 0.6 : 0.5,
    };
  if (isOnlyNeeded || gotcha.some((hit) => !faint.has(hit.phrase))) {
    return { field: 'gotchas', rule: 'words-of-warning', weight: forbidding.test(words) ? 0.7 : 0.55 };
  }
  if (firm.length > 0 || (pattern.length > 1 && isImperative(words)))
    return { field: 'patterns_discovered', rule: 'words-of-a-standing-rule', weight: 0.5 };
  return undefined;
}

/** "no blockers", "not blocked": the word is there, and the thing is not. */
export function isNegated(words: string, hits: readonly Hit<Cue>[]): boolean {
  return hits.every((hit) => denied.test(words.slice(Math.max(0, hit.from - 24), hit.from)));
}

/** `Watch out for the cache` is an order to do nothing. */
export function opensWarning(words: string, vocabulary: Vocabulary): boolean {
  return vocabulary.cue(words, 'gotcha').some(({ from }) => from < 3);
}
