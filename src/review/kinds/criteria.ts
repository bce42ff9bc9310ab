import type { Document } from '../../core/document.ts';
import { sectionsUnder } from '../../records/kinds/task/model.ts';
import { redactedValue } from '../../records/redact/redaction.ts';
import { listChange, sameText } from '../lists.ts';
import { foldedText, keyWords } from '../mention.ts';

/** Acceptance criteria that a task asked for and that it asks for no more, or less strictly. */
export interface WeakenedCriteria {
  readonly removed: readonly string[];
  readonly weakened: readonly { readonly before: string; readonly after: string }[];
}

/** From what share of common words on a new criterion is the old one in other words. */
const sameShare = 0.5;
/** Of longer lists every criterion that is gone counts as removed: nobody rewords so many. */
const mostPairs = 100_000;

/** Words that make a criterion softer where they come, and those that do where they go. */
const soft = wordSet(
  'should may might optional optionally ideally possible possibly try mostly usually sometimes some most eventually partially partly',
);
const strong = wordSet('must shall always never every each all only');

const atMost =
  /\b(?:no|not) more than\b|\bat most\b|\b(?:less|fewer) than\b|\b(?:under|below|within|maximum|up to)\b|[<≤]/i;
const atLeast = /\bat least\b|\bmore than\b|\b(?:over|above|minimum)\b|[>≥]/i;

/** What a change takes from the acceptance criteria of a task: the texts of the boxes under Acceptance Criteria. */
export function weakenedCriteria(before: Document, after: Document): WeakenedCriteria {
  const now = criteriaOf(after);
  // What was redacted still counts, and its text is not shown again.
  const was = criteriaOf(before).filter((_, index) => !now[index]?.includes(redactedValue));
  const { added, removed } = listChange(was.filter(isAsked), now.filter(isAsked), sameText);
  const left = new Set(removed.length * added.length > mostPairs ? [] : added);
  const said = new Set(added.flatMap(wordsOf));
  const gone: string[] = [];
  const weakened: { before: string; after: string }[] = [];
  for (const old of removed) {
    const [closest] = [...left]
      .map((text) => ({ text, share: commonShare(old, text) }))
      .filter(({ share }) => share >= sameShare)
      .sort((a, b) => b.share - a.share);
    if (closest) {
      left.delete(closest.text);
      if (isWeaker(old, closest.text, said)) weakened.push({ before: old, after: closest.text });
    } else if (!isSaidIn(old, said)) gone.push(old);
  }
  return { removed: gone, weakened };
}

function criteriaOf({ markdown }: Document): readonly string[] {
  if (!markdown) return [];
  const inside = sectionsUnder(markdown, /^Acceptance Criteria\b/i);
  return markdown.checkboxes.filter(({ section }) => inside.has(section)).map(({ text }) => text);
}

/** What is struck through is asked for no more; what was redacted says nothing. */
function isAsked(text: string): boolean {
  return text.trim() !== '' && !/^\s*~~.*~~\s*$/s.test(text) && !text.includes(redactedValue);
}

function wordsOf(text: string): readonly string[] {
  return foldedText(text).split(' ');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function commonShare(a: string, b: string): number {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / (left.size + right.size - common);
}

/** A criterion that was split, or united with another one, is still there. */
function isSaidIn(text: string, said: ReadonlySet<string>): boolean {
  const words = [...keyWords(foldedText(text))];
  return words.length > 0 && words.every((word) => said.has(word));
}

function isWeaker(before: string, after: string, said: ReadonlySet<string>): boolean {
  const [was, is] = [new Set(wordsOf(before)), new Set(wordsOf(after))];
  const has = (words: ReadonlySet<string>, kind: ReadonlySet<string>) =>
    [...words].some((word) => kind.has(word));
  if (has(is, soft) && !has(was, soft)) return true;
  if (has(was, strong) && !has(is, strong)) return true;
  const isShorter = [...is].every((word) => was.has(word));
  const dropped = [...keyWords(foldedText(before))].filter((word) => !said.has(word));
  return (isShorter && dropped.length > 0) || isLooser(before, after);
}

const number = /\d+(?:\.\d+)?/g;

/** Whether a limit moved the easy way: `at least 90` to 80, `under 200 ms` to 500. A number without such words has no direction. */
function isLooser(before: string, after: string): boolean {
  const rest = (text: string) => foldedText(text.replace(number, ' 0 '));
  if (rest(before) !== rest(after)) return false;
  const upper = atMost.test(before);
  if (!upper && !atLeast.test(before)) return false;
  const [was, is] = [before, after].map((text) => (text.match(number) ?? []).map(Number));
  return (was ?? []).some((value, index) => {
    const now = is?.[index] ?? value;
    return upper ? now > value : now < value;
  });
}
