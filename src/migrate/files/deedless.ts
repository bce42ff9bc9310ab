import { isOthersDeed } from '../words/elsewhere.ts';
import type { Cue } from '../words/lists.ts';
import type { Hit } from '../words/phrases.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { isDoneByProgram } from './programs.ts';
import { adjectives, isChange, reach, verbLast } from './words.ts';

const modal = pattern`${anyOf('modals', 'supposed')}`;
const modalRightBehind = pattern`^[\s\u0001*_)]*(?:\p{L}+\s+)?${anyOf('modals')}`;
const modalAtEnd = pattern`^[^.;!?。]*${anyOf('modals')}[^\p{L}]*$`;
const denied = pattern`${anyOf('notWords')}(?:\s+\p{L}+){0,2}\s*$`;
const comesFrom = pattern`${anyOf('comesFrom')}`;
const comesFromBehind = pattern`^[\s\u0001*_)]*(?:\p{L}+\s+)?${anyOf('comesFrom')}`;
const staysSo = pattern`^[\s\u0001*_)]*(?:${anyOf('degrees')}\s+)?${anyOf('staysSo')}`;
const usedRightBefore = pattern`${anyOf('usesIt')}\s+(?:${anyOf('articles')}\s+)?[\s\u0001*_("'“]*$`;
/** `ein Test, der X benutzt` */
const usesBehind = pattern`^[\s\u0001*_)]*${anyOf('usesIt')}[^\p{L}]*$`;
const subjectOfClause = pattern`${anyOf('beforeClause')}\s+[\s\u0001*_("'“]*$`;
const clauseEnd = /[,;:，；：、.!?。！？]/u;
const clauseEnds = /[,;:](?=\s)|[.!?](?=\s)|[，；：、。！？]|\s[—–-]\s/gu;
/** `The build creates`: what a thing does, in English by the ending of the verb. */
const thirdPerson = /[a-z]{3}(?<!s)s$/u;

/**
 * Whether a sentence that names a file tells of no deed of its note on it: it was done long ago or by others, is to be done or might
 * be, was not done, or is what the file does, or what a fixed fault came from.
 *
 * @param source the sentence without its code
 * @param at where the file begins; `end` is where it ends
 * @param hits those near the file
 */
export function isDeedless(source: string, at: number, end: number, hits: readonly Hit<Cue>[]): boolean {
  const [lead, tail] = [source.slice(Math.max(0, at - reach), at), source.slice(end, end + reach)];
  if (isOthersDeed(lead, tail)) return true;
  const all = hits.filter(({ name, phrase }) => isChange(name) && !adjectives.has(phrase));
  // A verb may hold another one, which is no word by itself: 修改.
  const deeds = all.filter(
    (hit) => !all.some((other) => other !== hit && other.from < hit.from && other.to >= hit.to),
  );
  const before = deeds.filter(({ to }) => to <= at).at(-1);
  const behind = deeds.find(({ from }) => from >= end);
  if (subjectOfClause.test(lead) || comesFromBehind.test(tail)) return true;
  if (staysSo.test(tail) || usedRightBefore.test(lead) || usesBehind.test(tail)) return true;
  const clauseBefore = (place: number) => lastClause(source.slice(Math.max(0, place - reach), place));
  if (isDoneByProgram(source, { at, end }, { before, behind }, clauseBefore)) return true;
  if (before) return isNone(source, before) || comesFrom.test(source.slice(before.from, at));
  if (modalRightBehind.test(tail)) return true;
  if (!behind) return false;
  const between = source.slice(end, behind.from);
  // Where verbs close their clause, what obliges stands before the file: `sollte in X geändert werden`.
  const head = verbLast.has(behind.language) && !clauseEnd.test(between) ? lastClause(lead) : '';
  return (
    modal.test(head) || modal.test(between) || modalAtEnd.test(source.slice(behind.to, behind.to + reach))
  );
}

/** What stands before a place in its clause. */
function lastClause(head: string): string {
  const start = [...head.matchAll(clauseEnds)].at(-1);
  return start ? head.slice(start.index + start[0].length) : head;
}

/** Whether a deed before a file was none: `would have changed X`, `the build creates X`. */
function isNone(source: string, { from, to, language }: Hit<Cue>): boolean {
  const clause = lastClause(source.slice(Math.max(0, from - reach), from));
  if (modal.test(clause) || denied.test(clause)) return true;
  return language === 'en' && thirdPerson.test(source.slice(from, to).toLowerCase()) && /\p{L}/u.test(clause);
}
