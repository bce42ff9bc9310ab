import picomatch from 'picomatch';
import { compareText } from '../core/diagnostic.ts';
import type { RecordKind } from '../core/document.ts';
import { openQuestions } from '../records/kinds/thread/graph.ts';
import { parseTime } from '../records/kinds/time.ts';
import { redactedValue } from '../records/redact/redaction.ts';
import { withoutLines } from '../text/without-lines.ts';
import type { DecisionKnowledge } from './decisions.ts';
import type { Knowledge } from './gather.ts';
import type { Lesson, Source } from './items.ts';
import { claimedBy, isGlob, namedIn } from './named-paths.ts';

/** What can be in force, in the order in which it is delivered. */
export const inForceTypes = ['question', 'decision', 'rejected', 'gotcha', 'pattern'] as const;
export type InForceType = (typeof inForceTypes)[number];

/** How a record names a path, the closest first. */
export const matches = ['file', 'glob', 'folder', 'tag'] as const;
export type Match = (typeof matches)[number];

/** One thing that is in force for a path. */
export interface InForceItem {
  readonly type: InForceType;
  /** Of the decision, lesson or record; of a rejected alternative its decision's id, `#` and its number in the list, from 1. */
  readonly id: string;
  readonly text: string;
  /** Why an alternative was rejected; how a gotcha is avoided. */
  readonly because: string | undefined;
  /** Of the decision that it comes from; undefined for what a task leaves. */
  readonly date: string | undefined;
  readonly confidence: number | undefined;
  readonly match: Match;
  readonly source: Source;
}

/** The knowledge that says what is in force. */
export type KnownInForce = Omit<Knowledge, 'records'>;

/** What is in force for one path. */
export interface InForcePath {
  readonly path: string;
  readonly items: readonly InForceItem[];
}

export interface InForceRequest {
  /** From the top of the repository, with `/`. */
  readonly paths: readonly string[];
  /** Tags that the caller names: what has one is in force for every path. */
  readonly tags?: readonly string[];
  /** RFC 3339: what is expired depends on it. */
  readonly now: string;
  /** Earlier names of a path, which records may still use. */
  readonly earlierNames?: (path: string) => readonly string[];
}

/**
 * What past reasoning says of paths that are about to be edited (commands, `baton before-edit`): blocking questions, decisions, rejected
 * alternatives, gotchas and patterns. Nothing is guessed by words: a record names a path, by a file, a glob or a folder above it,
 * or a tag that the caller names.
 *
 * @param knowledge of records that protected history has
 * @returns for each path what is in force, in the order of the types; of one type the closest match first, then the newest, then
 *   the surest
 */
export function inForce(knowledge: KnownInForce, request: InForceRequest): readonly InForcePath[] {
  return inForceAmong(candidatesOf(knowledge, request.now), request);
}

/** The same of candidates that were found before. @param candidates in the order of `candidatesOf` */
export function inForceAmong(
  candidates: readonly Candidate[],
  request: Omit<InForceRequest, 'now'>,
): readonly InForcePath[] {
  const tags = new Set(request.tags);
  return request.paths.map((path) => {
    const names = [path, ...(request.earlierNames?.(path) ?? [])];
    const items = candidates.flatMap(({ paths, tags: own, item }): InForceItem[] => {
      const match = matchOf(paths, names) ?? (own.some((tag) => tags.has(tag)) ? 'tag' : undefined);
      return match ? [{ ...item, match }] : [];
    });
    return { path, items: items.sort(compareItems) };
  });
}

/** What an item says, whoever says it and however it was found. */
export function saidOf({ type, id, text, because, date, confidence }: Omit<InForceItem, 'match'>): string {
  return JSON.stringify([type, id, text, because, date, confidence]);
}

/** The items without those that only say again what one before them says. */
export function saidOnce(items: readonly InForceItem[]): readonly InForceItem[] {
  const said = new Set<string>();
  return items.filter((item) => {
    const own = saidOf(item);
    return !said.has(own) && said.add(own);
  });
}

/** What may be in force, with the paths, globs and folders that it is about. */
export interface Candidate {
  readonly paths: readonly string[];
  readonly tags: readonly string[];
  /** The task of another record whose claims `paths` are. */
  readonly claimant?: string;
  readonly item: Omit<InForceItem, 'match'>;
}

/** What other records say of those whose candidates are wanted. */
export interface OtherRecords {
  /** Whether one of them supersedes a decision. */
  isSuperseded(decision: string): boolean;
  /** Whether one that is in force reopens a rejected alternative. */
  isReopened(alternative: string): boolean;
  /** The paths that the handoff of one of them names. */
  claimsOf(task: string): readonly string[];
}

const noOthers: OtherRecords = {
  isSuperseded: () => false,
  isReopened: () => false,
  claimsOf: () => [],
};

/** What may be in force for some path. @param others records that are not in the knowledge */
export function candidatesOf(
  knowledge: KnownInForce,
  now: string,
  others: OtherRecords = noOthers,
): readonly Candidate[] {
  const tasks = new Map(knowledge.tasks.map((task) => [task.id, task]));
  const claims = (claimant: string) => {
    const task = tasks.get(claimant);
    return { paths: task ? claimedBy(task) : others.claimsOf(claimant), claimant };
  };
  const decisions = decisionsInForce(knowledge, now).filter(({ id }) => !others.isSuperseded(id));
  const about = ({ files, tags, task }: DecisionKnowledge) => {
    return files.length > 0 || task === undefined ? { paths: files, tags } : { ...claims(task), tags };
  };
  const reopened = new Set(decisions.flatMap(({ reopens }) => reopens));
  return [
    ...questionCandidates(knowledge, new Map(decisions.map((one) => [one.id, one])), about),
    ...decisions.flatMap((decision): Candidate[] => {
      const { id, date, confidence, source, text, alternatives } = decision;
      const of = { date, confidence, source };
      const own = about(decision);
      const rejected = alternatives.flatMap(({ option, because }, at): Candidate[] => {
        const name = `${id}#${at + 1}`;
        if (reopened.has(name) || others.isReopened(name) || isRedacted(option)) return [];
        const item = { type: 'rejected', id: name, text: option, because: readable(because), ...of } as const;
        return [{ ...own, item }];
      });
      if (isRedacted(text)) return rejected;
      return [{ ...own, item: { type: 'decision', id, text, because: undefined, ...of } }, ...rejected];
    }),
    ...knowledge.tasks.flatMap((task) =>
      task.lessons.flatMap((lesson) => lessonCandidate(lesson, { paths: claims(task.id).paths })),
    ),
    ...knowledge.sessions.flatMap(({ id, lessons }) =>
      lessons.flatMap((lesson) => lessonCandidate(lesson, claims(id))),
    ),
  ];
}

/** Whether a decision holds, and where it does not, why. */
export type DecisionState =
  | { readonly type: 'in-force' }
  | { readonly type: 'superseded'; readonly by: readonly string[] }
  | { readonly type: 'failure' | 'abandoned' }
  | { readonly type: 'expired'; readonly at: string };

/** Of each decision whether it holds. One that only continues another leaves that one in force. */
export function decisionStates(
  { decisions }: Pick<Knowledge, 'decisions'>,
  now: string,
): ReadonlyMap<DecisionKnowledge, DecisionState> {
  const supersededBy = new Map<string, string[]>();
  for (const { id, supersedes } of decisions)
    for (const old of supersedes) supersededBy.set(old, [...(supersededBy.get(old) ?? []), id]);
  const moment = parseTime(now) ?? Number.NEGATIVE_INFINITY;
  const stateOf = ({ expires, id, outcome }: DecisionKnowledge): DecisionState => {
    const by = supersededBy.get(id);
    if (by) return { type: 'superseded', by };
    if (outcome === 'failure' || outcome === 'abandoned') return { type: outcome };
    const end = expires === undefined ? undefined : parseTime(expires);
    if (expires !== undefined && end !== undefined && end <= moment) return { type: 'expired', at: expires };
    return { type: 'in-force' };
  };
  return new Map(decisions.map((decision) => [decision, stateOf(decision)]));
}

export function decisionsInForce(
  knowledge: Pick<Knowledge, 'decisions'>,
  now: string,
): readonly DecisionKnowledge[] {
  return [...decisionStates(knowledge, now)].flatMap(([decision, { type }]) =>
    type === 'in-force' ? [decision] : [],
  );
}

function questionCandidates(
  { graphs, tasks }: KnownInForce,
  decisions: ReadonlyMap<string, DecisionKnowledge>,
  about: (decision: DecisionKnowledge) => Omit<Candidate, 'item'>,
): readonly Candidate[] {
  const ofThreads = graphs.flatMap((graph) => openQuestions(graph));
  return [
    ...ofThreads.flatMap(({ question, by }): Candidate[] => {
      const decision = decisions.get(by.id ?? '');
      if (!decision || !question.blocking || isRedacted(question.value)) return [];
      const { date, confidence, source } = decision;
      const item = {
        type: 'question',
        id: question.id,
        text: question.value.trim(),
        because: undefined,
      } as const;
      return [{ ...about(decision), item: { ...item, date, confidence, source } }];
    }),
    ...tasks.flatMap((task) =>
      task.questions.flatMap(({ text, blocking, recommendation, source }): Candidate[] => {
        if (!blocking || isRedacted(text)) return [];
        const item = { type: 'question', id: task.id, text, because: readable(recommendation) } as const;
        return [{ paths: claimedBy(task), tags: [], item: { ...item, ...undated, source } }];
      }),
    ),
  ];
}

/** @param others what it is about where it names no path */
function lessonCandidate(lesson: Lesson, others: Omit<Candidate, 'item' | 'tags'>): readonly Candidate[] {
  const { type, id, text, tags, mitigation, source } = lesson;
  if (isRedacted(text)) return [];
  const paths = namedIn(lesson);
  const item = { type, id, text, because: readable(mitigation), ...undated, source };
  return [{ ...(paths.length > 0 ? { paths } : others), tags, item }];
}

const undated = { date: undefined, confidence: undefined };

/** Whether a text was redacted: it is left out. */
export function isRedacted(text: string): boolean {
  return text.trim() === redactedValue;
}

/** Undefined where the text was redacted. */
export function readable(text: string | undefined): string | undefined {
  return text === undefined || isRedacted(text) ? undefined : text;
}

/** The closest way in which one of the patterns names one of the names. */
export function matchOf(patterns: readonly string[], names: readonly string[]): Match | undefined {
  const found = patterns.map((pattern) => matchOfOne(withoutLines(pattern), names));
  return matches.find((match) => found.includes(match));
}

function matchOfOne(pattern: string, names: readonly string[]): Match | undefined {
  if (pattern === '') return undefined;
  if (names.includes(pattern)) return 'file';
  if (names.some((name) => name.startsWith(`${pattern}/`))) return 'folder';
  if (!isGlob(pattern)) return undefined;
  const isMatch = picomatch(pattern, { dot: true });
  return names.some((name) => isMatch(name)) ? 'glob' : undefined;
}

function compareItems(a: InForceItem, b: InForceItem): number {
  return (
    inForceTypes.indexOf(a.type) - inForceTypes.indexOf(b.type) ||
    matches.indexOf(a.match) - matches.indexOf(b.match) ||
    timeOf(b) - timeOf(a) ||
    (b.confidence ?? -1) - (a.confidence ?? -1) ||
    compareText(a.id, b.id) ||
    compareText(a.text, b.text) ||
    compareSources(a, b)
  );
}

/** What handoffs leave comes before what sessions do. */
const sources: readonly RecordKind[] = ['decision', 'task', 'session'];

/** The order of what says the same: what has the same source then differs in nothing that is shown, or in the reason. */
export function compareSources(
  { because: becauseA = '', source: a }: Pick<InForceItem, 'because' | 'source'>,
  { because: becauseB = '', source: b }: Pick<InForceItem, 'because' | 'source'>,
): number {
  return (
    sources.indexOf(a.kind) - sources.indexOf(b.kind) ||
    compareText(a.record, b.record) ||
    compareText(a.path, b.path) ||
    a.line - b.line ||
    compareText(becauseA, becauseB)
  );
}

function timeOf({ date }: InForceItem): number {
  return (date === undefined ? undefined : parseTime(date)) ?? Number.MIN_SAFE_INTEGER;
}
