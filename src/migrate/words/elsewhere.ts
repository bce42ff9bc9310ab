import type { Extent } from '../../core/position.ts';
import { anyOf, pattern } from './terms.ts';

const longAgo = pattern`${anyOf('longAgo')}`;
const reported = pattern`${anyOf('reported')}`;
/** `完了とのこと` */
const saysHearsay = pattern`^[^。、，,.]{0,6}?${anyOf('hearsayEndings')}`;
/** `, says Ann` */
const reportedBehind = pattern`[,\u3001\uff0c]\s*${anyOf('reported')}`;
/** `据王工说`, `王工说`: in a script that writes no spaces a name stands between words, or opens the clause. */
const reportedOfName = pattern`${anyOf('accordingTo')}[\p{L}\p{N}]{1,10}?${anyOf('saidVerbs')}|(?:^|[，。；：,;:\s])(?!${anyOf('noSpeakers')})[\p{Script=Han}a-z]{2,4}(?!${anyOf('noSaying')})${anyOf('saidPlainly')}`;
/** `完了したと聞いた`: behind what was said, where verbs close the sentence. */
const reportedAtEnd = pattern`^[^。、，,.]{0,6}?${anyOf('quotedBefore')}[^。、，,.]{0,14}?${anyOf('saidVerbs')}`;
const earlierWork = pattern`${anyOf('earlierWork')}`;
const theOld = pattern`${anyOf('theOld')}`;
const attempt = pattern`${anyOf('attemptNouns')}`;
const ofWhom = pattern`^\s+${anyOf('ofWhom')}`;
const supposed = pattern`${anyOf('supposed')}`;
const supposedEnding = pattern`^${anyOf('supposedEndings')}`;
const oneOfMany = pattern`${anyOf('oneOfMany')}(?!\s*[,:，、：])`;

const quotes =
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|„[^“”\n]{1,200}[“”]|«[^»\n]{1,200}»|「[^」\n]{1,200}」|『[^』\n]{1,200}』/gu;
const sentenceEnd = /[.!?;](?=\s|$)|[。！？；\n]/gu;
const possessive = /\p{Lu}[\p{L}-]+(?:['’]s|s['’]?)\s+(?:\p{L}+\s+)?$/u;
/** Somebody by name in a script that marks whose a thing is, and writes no spaces. */
const marked = pattern`[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}${anyOf('whoseSigns')}\s?$`;
const ourOwn = pattern`${anyOf('ourOwn')}${anyOf('whoseSigns')}?\s?$`;
const capital = /^\s*\p{Lu}\p{Ll}/u;
const cyrillicName = /^\s+(?=\p{Script=Cyrillic})\p{Lu}/u;
const year = pattern`(?<![\d./-])(?:19|20)\d\d(?![\d./-]*\d)(?!\s?${anyOf('yearSigns')}\s?\d)`;
/** A day before its year, which dates the note: `3 March 2026`, `March 3, 2026`. */
const dayBefore =
  /(?:\d{1,2}\p{L}{0,2}\.?\s+(?:\p{L}+\s+)?\p{L}{3,}\.?|\p{L}{3,}\.?\s+\d{1,2}\p{L}{0,2}),?\s+(?:\p{L}{1,3}\s+)?$/u;

/**
 * Whether a word of a status does not tell how the work of its note ended: it stands in a quotation, or its sentence tells of what
 * was long ago, of what others did or say, of what might be, or of one part among others.
 */
export function isElsewhere(words: string, { from, to }: Extent): boolean {
  if (isQuoted(words, from, to)) return true;
  const ends = [...words.matchAll(sentenceEnd)];
  const start = (ends.findLast(({ index }) => index < from)?.index ?? -1) + 1;
  const end = ends.find(({ index }) => index >= to)?.index ?? words.length;
  const [before, behind] = [words.slice(start, from), words.slice(to, end)];
  return (
    [before, behind].some((part) => longAgo.test(part) || saysYear(part)) ||
    isReported(before, behind) ||
    earlierWork.test(before) ||
    theOld.test(before) ||
    isByAnother(before) ||
    supposed.test(before) ||
    supposedEnding.test(behind) ||
    oneOfMany.test(before)
  );
}

const yearOfDeed = pattern`${anyOf('sinceYear')}\s+(?:\p{L}+\s+)?${year}|${year}\s?${anyOf('yearSigns')}`;

/** Whether what a sentence says was done before a place in it was done long ago, or by others. */
export function isOthersDeed(before: string, behind: string): boolean {
  return (
    [before, behind].some((part) => longAgo.test(part) || yearOfDeed.test(part)) ||
    isReported(before, behind) ||
    earlierWork.test(before) ||
    isByAnother(before)
  );
}

/** Whether somebody else says what a sentence says at a place in it. */
function isReported(before: string, behind: string): boolean {
  return (
    reported.test(before) ||
    reportedOfName.test(before) ||
    reportedBehind.test(behind) ||
    reportedAtEnd.test(behind) ||
    saysHearsay.test(behind)
  );
}

/** In a quotation within a text; one that is all of it is how somebody writes a status. */
function isQuoted(words: string, from: number, to: number): boolean {
  const length = words.trim().length;
  return [...words.matchAll(quotes)].some(
    (match) => match.index < from && match.index + match[0].length > to && match[0].length < length,
  );
}

function saysYear(words: string): boolean {
  return year.all(words).some(({ index }) => !dayBefore.test(words.slice(0, index)));
}

/** `Maria's attempt`, `l'essai de Marie` */
function isByAnother(words: string): boolean {
  return attempt.all(words).some((match) => {
    const [before, behind] = [words.slice(0, match.index), words.slice(match.index + match[0].length)];
    if (possessive.test(before) || (marked.test(before) && !ourOwn.test(before))) return true;
    const of = ofWhom.exec(behind)?.[0];
    return of === undefined ? cyrillicName.test(behind) : capital.test(behind.slice(of.length));
  });
}
