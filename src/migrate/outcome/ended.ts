import type { Extent } from '../../core/position.ts';
import type { Cue } from '../words/lists.ts';
import type { Hit } from '../words/phrases.ts';
import { isQuestion } from '../words/polarity.ts';
import { anyOf, pattern } from '../words/terms.ts';
import type { Vocabulary } from '../words/words.ts';

/** A word of the work being done, and not of what comes after it, such as `merged`. */
export const isCompletion = pattern`${anyOf('shareDone', 'fixed')}`;
const unreal = pattern`${anyOf('unreal')}`;
/** `When a run has failed, …` */
const opensUnreal = pattern`^[^\p{L}]*${anyOf('unreal')}`;
const forToday = pattern`${anyOf('forToday')}`;
const thereafter = pattern`${anyOf('thereafter')}`;
/** `done and the export is next` */
const joins = pattern`${anyOf('and')}\s.*`;
const partNotYet = pattern`\p{L}.*${anyOf('notYet')}`;
/** `PR 12 is merged, PR 13 open` */
const partStaysOpen = pattern`\p{L}.*\s${anyOf('openStates')}[^\p{L}]*$`;
export const handOver = pattern`${anyOf('handOver')}`;
const contrast = pattern`${anyOf('contrasts')}`;
const beforeClause = pattern`${anyOf('beforeClause')}`;
const boundary = /[,;:.!?(，；：、。！（]|\s[—–-]\s/gu;
const noun = pattern`(?=\s?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}])`;
const opensAttribute = pattern`^${anyOf('attribute')}${noun}`;
/** A word that is an attribute in itself, before what it is one of. */
const isAttribute = pattern`${anyOf('attribute')}$`;
const opensNoun = pattern`^${noun}`;
const behindStatus = pattern`^[^\p{L}]*(?:${anyOf('behindStatus')}|${anyOf('exceptions')}|$)`;
const behindDone = pattern`^\s*${anyOf('behindDone')}`;
const takesObject = pattern`^${anyOf('takesObject')}$`;
const wasOnce = pattern`${anyOf('wasOnce')}`;
const inBrackets = /[(（][^\p{L}]*$/u;

/** The clause of a word in its sentence. */
export function clauseOf(words: string, { from, to }: Extent) {
  const ends = [...words.matchAll(boundary)];
  const start = ends.findLast(({ index }) => index < from)?.index ?? 0;
  const end = ends.find(({ index }) => index >= to)?.index ?? words.length;
  return { before: words.slice(start, from), behind: words.slice(to, end), rest: words.slice(end) };
}

/**
 * Whether a word of a status says how its sentence stands: `the import is blocked`, and not `blocked uploads are retried`, `why it
 * failed`, `it was blocked`.
 *
 * @param hits all such words of the sentence
 */
export function saysHowItStands(words: string, hit: Hit<Cue>, hits: readonly Hit<Cue>[]): boolean {
  const { before, behind } = clauseOf(words, hit);
  // `12 passed, 2 failed` counts.
  if (/^[^\p{L}]*\d\s*$/u.test(before)) return false;
  // `Partially complete`
  if (hits.some(({ from }) => from === hit.to + 1)) return true;
  if (isAttribute.test(hit.phrase) && opensNoun.test(behind)) return false;
  if (opensAttribute.test(behind) || beforeClause.test(before) || inBrackets.test(before)) return false;
  const isDone = hit.name === 'completed';
  if (!isDone && (wasOnce.test(before) || opensUnreal.test(before))) return false;
  // Of a script without spaces what follows is an ending of the word.
  const isEnding = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(behind);
  const canTake =
    isDone || isCompletion.test(hit.phrase) || hit.phrase.includes(' ') || takesObject.test(hit.phrase);
  return isEnding || behindStatus.test(behind) || (canTake && behindDone.test(behind));
}

/** Whether words of completion say that something has ended, and not that it is to end, or for today. */
export function saysEnded(words: string, hit: Hit<Cue>): boolean {
  const { before, behind } = clauseOf(words, hit);
  return !isQuestion(words) && !unreal.test(before) && !unreal.test(behind) && !forToday.test(behind);
}

/** Whether they say it of the whole work: nothing comes after it, and nothing is amiss. */
export function saysAllEnded(words: string, hit: Hit<Cue>, vocabulary: Vocabulary): boolean {
  if (!saysEnded(words, hit) || listsDone(words, vocabulary)) return false;
  const { behind, rest } = clauseOf(words, hit);
  const joined = joins.exec(behind)?.[0] ?? '';
  const hasMore = thereafter.test(`${joined} ${rest}`) || vocabulary.has(rest, 'step');
  return !hasMore && !(contrast.test(rest) && vocabulary.has(rest, 'gotcha'));
}

/**
 * Whether a clause behind words of completion names a part that is still to come: `the import is done, the export is still missing`,
 * and not `the spike is finished: no, not yet`. A review or a release that is missing is no part of the work.
 */
export function lacksPart(words: string, hit: Hit<Cue>): boolean {
  const { rest } = clauseOf(words, hit);
  const clauses = rest.split(boundary);
  return (
    !handOver.test(rest) && clauses.some((clause) => partNotYet.test(clause) || partStaysOpen.test(clause))
  );
}

/** `Completed: the face, the bell` lists what was done. */
function listsDone(words: string, vocabulary: Vocabulary): boolean {
  const label = /^[^\p{L}]*([\p{L} ]{3,24})[:：]\s*\p{L}/u.exec(words)?.[1];
  return (
    label !== undefined &&
    vocabulary.cue(label, 'completed').some(({ from, to }) => to - from === label.length && from === 0)
  );
}
