import type { YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import type { Section } from '../sections/section.ts';
import type { Cue, HeadingClass } from '../words/lists.ts';
import type { Hit } from '../words/phrases.ts';
import { isNegated, saysFailure } from '../words/polarity.ts';
import { isDeedless } from './deedless.ts';
import type { Mention } from './paths.ts';
import {
  aboutFile,
  addsTo,
  adjectives,
  beforeMaking,
  behindFiles,
  boldName,
  dashOnly,
  deedAround,
  doesNow,
  endsClause,
  endsInFile,
  has,
  into,
  isChange,
  isNewMark,
  isParticiple,
  isPast,
  isState,
  linksToDeed,
  makesFile,
  markBehind,
  namesFile,
  newAtEnd,
  newFilesBefore,
  newNamed,
  newRightBefore,
  ofFeature,
  opensIn,
  otherDeed,
  ownMaking,
  reach,
  rightBeforeVerb,
  signsOfFile,
  splitInto,
  verbLast,
} from './words.ts';

/** What a note says of a file. */
export type FileRole = 'created' | 'modified' | 'read';

export interface FileUse {
  readonly mention: Mention;
  readonly role: FileRole;
  readonly rule: string;
  readonly confidence: number;
  /** What the verb that decided says was done, where one did. */
  readonly deed?: Cue;
  /** The stretch that says it: an item, a row or a sentence. */
  readonly extent: Extent;
  /** The item of a handoff in YAML that it is: its own keys tell its details. */
  readonly yaml?: YamlNode;
}

/** What is around a mention. */
export interface Context {
  readonly section: Section;
  /** What a heading, label or parent item around says was done to the files. */
  readonly role: FileRole | undefined;
  readonly rule: string;
}

/** What is around the files of an item whose label says what they are. */
export function labelled(context: Context, classes: readonly HeadingClass[]): Context {
  const [isDone, isNext] = [has(context.section, 'done'), has(context.section, 'next')];
  const isRead = classes.includes('read');
  const isFiles = classes.includes('files');
  if ((isRead && !isDone) || (isFiles && isNext))
    return { ...context, role: 'read', rule: 'heading-lists-files-to-read' };
  if (classes.includes('created')) return { ...context, role: 'created', rule: 'heading-lists-new-files' };
  return isFiles || isRead ? { ...context, role: 'modified', rule: 'heading-lists-changed-files' } : context;
}

/** How the sentence of a mention is to be read. */
interface Reading {
  /** Whether its item says that it is over. */
  readonly isDone: boolean;
  /** Whether the sentence names several files. */
  readonly isList: boolean;
  /** Whether it tells a step that is still to come. */
  readonly isStep: boolean;
}

/** What an entry says of the file that it opens with: a file alone, or with its size, tells no deed. */
const saysMore = /\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

const hitsInReach = 64;

/** The last hits that end before an offset; hits come in the order of their places. */
function hitsBefore(hits: readonly Hit<Cue>[], at: number): Hit<Cue>[] {
  const next = firstFrom(hits, at);
  return hits.slice(Math.max(0, next - hitsInReach), next).filter((hit) => hit.to <= at);
}

function hitsAfter(hits: readonly Hit<Cue>[], at: number): readonly Hit<Cue>[] {
  const first = firstFrom(hits, at);
  return hits.slice(first, first + hitsInReach);
}

function firstFrom(hits: readonly Hit<Cue>[], at: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What a sentence says was done to a file in it; undefined for a mere mention. `source` is the sentence without its
 * code.
 */
export function useOf(
  mention: Mention,
  extent: Extent,
  source: string,
  hits: readonly Hit<Cue>[],
  context: Context,
  { isDone, isList, isStep }: Reading,
): { role: FileRole; rule: string; confidence: number; deed?: Cue } | undefined {
  const at = mention.extent.from - extent.from;
  const end = mention.extent.to - extent.from;
  const around: Around = { before: hitsBefore(hits, at), after: hitsAfter(hits, end) };
  const use = saidOf(source, at, end, around, context, { isDone, isList, isStep });
  return use?.role !== 'read' && isDeedless(source, at, end, [...around.before, ...around.after])
    ? undefined
    : use;
}

/** The words near a file. */
interface Around {
  readonly before: readonly Hit<Cue>[];
  readonly after: readonly Hit<Cue>[];
}

/** What the words around a file say of it, whoever did it and whenever. */
function saidOf(
  source: string,
  at: number,
  end: number,
  { after, before }: Around,
  context: Context,
  { isDone, isList, isStep }: Reading,
): ReturnType<typeof useOf> {
  const leadFrom = (from: number) => source.slice(Math.max(from, at - reach), at);
  const lead = leadFrom(0);
  const tail = source.slice(end, end + reach);
  const inNext = has(context.section, 'next') || isStep;
  const reads = before.some(
    (hit) =>
      hit.name === 'read' &&
      /^[\s\u0001(:"'“*_,&+]*(?:\p{L}+\s+){0,3}[\s\u0001(:"'“*_]*$/u.test(leadFrom(hit.to)),
  );
  const changes = before
    .filter((hit) => isChange(hit.name) && !adjectives.has(hit.phrase) && !closesClause(hit, source))
    .filter((hit) => !isNegated(source, [hit]))
    .at(-1);
  const looked = before.filter((hit) => hit.name === 'looked').at(-1);
  const sign = signsOfFile.find(([pattern]) => pattern.test(source) && !/[\p{L}\p{N}]/u.test(lead));
  if (sign && (!inNext || isDone)) return { role: sign[1], rule: 'sign-before-file', confidence: 0.8 };
  const isAbout = aboutFile.test(lead);
  const stands = !/[\p{L}\p{N}]/u.test(lead.replace(boldName, ''));
  if ((isNewMark(tail) && !isAbout) || newRightBefore.test(lead) || (stands && newAtEnd.test(tail)))
    return { role: 'created', rule: 'marked-as-new', confidence: 0.9 };
  if (newNamed.test(lead) && !inNext) return { role: 'created', rule: 'marked-as-new', confidence: 0.75 };
  const mark = inNext ? undefined : markBehind.exec(tail.slice(0, 40));
  if (mark && !mark[1]) return { role: 'modified', rule: 'marked-as-changed', confidence: 0.8 };
  if (newFilesBefore.test(lead)) return { role: 'created', rule: 'marked-as-new', confidence: 0.75 };
  if (splitInto.test(lead)) return { role: 'created', rule: 'split-into-new-files', confidence: 0.75 };
  if (inNext && !isDone) {
    const creates =
      (before.some((hit) => hit.name === 'created' && !adjectives.has(hit.phrase)) || makesFile.test(lead)) &&
      !into.test(lead) &&
      !isAside(lead, tail);
    return creates ? undefined : { role: 'read', rule: 'file-of-a-next-step', confidence: 0.9 };
  }
  if (reads && (!has(context.section, 'done') || !changes))
    return { role: 'read', rule: 'sentence-points-to-file', confidence: 0.85 };
  const behind = useBehind(lead, tail, after, end, source);
  if (isAbout && (behind || changes)) return { role: 'modified', rule: 'file-in-work-done', confidence: 0.5 };
  if (behind && !changes) return behind;
  if (stands && !changes && doesNow.test(tail) && !saysFailure(tail))
    return { role: 'modified', rule: 'file-does-so-now', confidence: 0.75 };
  if (!has(context.section, 'done') && !isDone && context.role === undefined && !isPast(changes, source))
    return undefined;
  if (changes && (!looked || looked.from < changes.from)) {
    if (
      changes.name === 'created' &&
      !otherDeed.test(leadFrom(changes.to)) &&
      !isPutIn(changes, source, leadFrom(changes.to)) &&
      (namesFile.test(leadFrom(changes.to)) ||
        (!into.test(leadFrom(changes.to)) && (isList || !ofFeature.test(leadFrom(changes.to)))))
    )
      return { role: 'created', rule: 'word-of-making-before-file', confidence: 0.85 };
    return { role: 'modified', rule: 'word-of-change-before-file', confidence: 0.85, deed: changes.name };
  }
  if (looked && !changes) return undefined;
  const follows = after.find((hit) => isChange(hit.name) || hit.name === 'looked');
  if (follows?.name === 'looked') return undefined;
  if (
    follows?.name === 'created' &&
    !isAbout &&
    !(addsTo.test(follows.phrase) && into.test(lead)) &&
    beforeMaking.test(behindFiles(tail.slice(0, follows.from - end)))
  )
    return { role: 'created', rule: 'word-of-making-behind-file', confidence: 0.85 };
  if (context.role === 'created') return { role: 'created', rule: context.rule, confidence: 0.8 };
  if (stands && has(context.section, 'done') && !isState(context.section))
    return {
      role: 'modified',
      rule: 'entry-opens-with-file',
      confidence: saysMore.test(behindFiles(tail)) ? 0.8 : 0.5,
    };
  if (has(context.section, 'done') && !isState(context.section) && deedAround(lead, tail))
    return { role: 'modified', rule: 'file-in-work-done', confidence: 0.5 };
  if (follows || isDone || (has(context.section, 'done') && !isState(context.section)))
    return follows || /^[\s\u0001*_)]*[:：—–=→-]/u.test(tail) || isDone || /[:：(]\s*\W*$/u.test(lead)
      ? { role: 'modified', rule: 'file-in-work-done', confidence: 0.5 }
      : undefined;
  return undefined;
}

/** What a sentence tells of the file that it began with or opens "in": `X is rewritten`, `In X I replaced`, `X, which I added`. */
function useBehind(
  lead: string,
  tail: string,
  after: readonly Hit<Cue>[],
  end: number,
  source: string,
): { role: FileRole; rule: string; confidence: number } | undefined {
  const maker = ownMaking.exec(tail);
  if (maker) return { role: 'created', rule: 'word-of-making-behind-file', confidence: 0.85 };
  const behind = after.find((hit) => isChange(hit.name) || hit.name === 'looked');
  if (!behind || behind.name === 'looked' || !isPast(behind, source)) return undefined;
  const between = tail.slice(0, behind.from - end);
  const word = source.slice(behind.from, behind.to);
  if (verbLast.has(behind.language) && isParticiple.test(word) && rightBeforeVerb.test(between))
    return behind.name === 'created'
      ? { role: 'created', rule: 'word-of-making-behind-file', confidence: 0.85 }
      : { role: 'modified', rule: 'word-of-change-behind-file', confidence: 0.8 };
  if (behind.name === 'modified' && dashOnly.test(between) && isPast(behind, source))
    return { role: 'modified', rule: 'word-of-change-behind-file', confidence: 0.8 };
  if (opensIn.test(lead) ? between.length < 80 && !/[.;!?]/.test(between) : linksToDeed.test(between))
    return behind.name === 'created' && !opensIn.test(lead)
      ? { role: 'created', rule: 'word-of-making-behind-file', confidence: 0.85 }
      : { role: 'modified', rule: 'word-of-change-behind-file', confidence: 0.8 };
  return undefined;
}

/** Whether brackets behind the bold name of a step hold the file and words as well: `**Add the queue** (a stub is in b.py)`. */
function isAside(lead: string, tail: string): boolean {
  const before = /(?:\*\*|__)\s*[(（]([^()（）]*)$/u.exec(lead)?.[1];
  const behind = /^([^()（）]*)[)）]/u.exec(tail)?.[1];
  if (before === undefined || behind === undefined || makesFile.test(before) || isNewMark(behind))
    return false;
  return /\p{L}/u.test(before + behind);
}

/** `Guard added (file)`, where the verb is behind what was added and that is no file. */
function isPutIn({ phrase, from }: Hit<Cue>, source: string, behind: string): boolean {
  return addsTo.test(phrase) && /^\s*[(（:：]/.test(behind) && !endsInFile.test(source.slice(0, from));
}

function closesClause(hit: Hit<Cue>, source: string): boolean {
  if (!verbLast.has(hit.language)) return false;
  const clause =
    source
      .slice(Math.max(0, hit.from - reach), hit.to)
      .split(/[,;.、。]\s*/u)
      .at(-1) ?? '';
  return clause.includes('\u0001') && endsClause.test(source.slice(hit.to, hit.to + 24));
}
