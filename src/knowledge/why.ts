import { compareText } from '../core/diagnostic.ts';
import type { RecordKind } from '../core/document.ts';
import { parseTime } from '../records/kinds/time.ts';
import { withoutLines } from '../text/without-lines.ts';
import type { DecisionKnowledge } from './decisions.ts';
import type { Knowledge } from './gather.ts';
import { type Match, matches, matchOf } from './in-force.ts';
import type { TaskKnowledge } from './items.ts';
import type { RecordKnowledge } from './kept/record-knowledge.ts';
import { filesOfDecision } from './named-paths.ts';

/** How a line leads to a record, the strongest first (agents, section 2). */
export const linkTypes = ['trailer', 'claim', 'commit', 'branch', 'path'] as const;
export type LinkType = (typeof linkTypes)[number];

/** A record on the way from a line to a decision. */
export interface RecordName {
  readonly kind: RecordKind;
  readonly id: string;
  readonly path: string;
}

/** A record that says why a line is as it is. */
export interface WhyLink {
  readonly type: LinkType;
  /** Undefined where the record that was found has no decision. */
  readonly decision: string | undefined;
  /** The record that the commit led to: the decision itself, or its session, thread or task. */
  readonly record: RecordName;
  /** How the decision names the file; undefined where it does not. */
  readonly match: Match | undefined;
  /** Whether the decision names files, and only others. */
  readonly isOfOthers: boolean;
}

/** A record that a change added or modified. */
export interface ChangedRecord {
  readonly path: string;
  readonly isNew: boolean;
}

/** What git knows of the change that a line comes from. */
export interface Change {
  readonly trailers: readonly { readonly key: string; readonly value: string }[];
  /** Of the commit, compared with its first parent. */
  readonly records: readonly ChangedRecord[];
  /** Of the branch that brought it, where a merge did. */
  readonly branch: readonly ChangedRecord[];
}

/** A line as its commit has it. */
export interface LineOrigin {
  /** The names that the file has and had. */
  readonly names: readonly string[];
  /** Its number where it was written; undefined where that is not known. */
  readonly line: number | undefined;
}

/** Finds the records behind lines; made once for many of them. */
export interface LinkFinder {
  /** The links of one type, the decision that names the file closest first, then the newest. */
  links(type: LinkType, origin: LineOrigin, change: Change | undefined): readonly WhyLink[];
}

/**
 * Makes what leads from changes to records.
 *
 * @param knowledge of the version that is asked
 */
export function linkFinder(knowledge: Knowledge): LinkFinder {
  const { decisions, records, sessions } = knowledge;
  const tasks = new Map(knowledge.tasks.map((task) => [task.id, task]));
  const recordAt = recordsByPath(records);
  const ids = new Map(decisions.map((decision) => [decision.id, decision]));
  const by = (key: 'session' | 'task' | 'thread', id: string) =>
    decisions.filter((decision) => decision[key] === id);

  /** The decisions of a record, or the record alone where it has none. */
  const reached = (record: RecordName): readonly Reached[] => {
    const { id, kind } = record;
    const own = ids.get(id);
    if (kind === 'decision') return own ? [{ record, decision: own }] : [];
    const key = kind === 'session' || kind === 'task' || kind === 'thread' ? kind : undefined;
    const found = key === undefined ? [] : by(key, id);
    return found.length > 0 ? found.map((decision) => ({ record, decision })) : [{ record }];
  };

  const byTrailer = ({ trailers }: Change): readonly Reached[] => {
    const named = (key: string, kind: 'session' | 'thread') =>
      trailers
        .filter((trailer) => trailer.key.toLowerCase() === key)
        .flatMap(({ value }) => records.find((one) => one.kind === kind && one.id === value) ?? [])
        .flatMap((one) => reached(nameOf(one)));
    const ofSessions = named('baton-session', 'session');
    // A thread has many decisions, a session those of one request.
    const isEnough = ofSessions.some(({ decision }) => decision !== undefined);
    return isEnough ? ofSessions : [...ofSessions, ...named('baton-thread', 'thread')];
  };

  const byClaim = ({ branch, records }: Change, { line, names }: LineOrigin): readonly Reached[] =>
    [...records, ...branch].flatMap(({ path }) => {
      const record = recordAt(path);
      const task = record?.kind === 'task' ? tasks.get(record.id) : undefined;
      return record && task && claims(task, names, line) ? reached(record) : [];
    });

  const byChange = (changed: readonly ChangedRecord[]): readonly Reached[] => {
    const found = changed.flatMap(({ isNew, path }) => {
      const record = recordAt(path);
      // A decision that was there before was only reviewed.
      return record && (record.kind !== 'decision' || isNew) ? [record] : [];
    });
    const made = found.filter(({ kind }) => kind === 'decision').flatMap(reached);
    return made.length > 0 ? made : found.filter(({ kind }) => leads.has(kind)).flatMap(reached);
  };

  const byPath = ({ names }: LineOrigin): readonly Reached[] =>
    decisions.flatMap((decision) =>
      matchOf(filesOfDecision(decision, tasks), names) === undefined
        ? []
        : [{ record: recordOf(decision), decision }],
    );

  const linkOf = (type: LinkType, { decision, record }: Reached, names: readonly string[]): WhyLink => {
    const files = decision ? filesOfDecision(decision, tasks) : [];
    const match = matchOf(files, names);
    const isOfOthers = files.length > 0 && match === undefined;
    return { type, record, decision: decision?.id, match, isOfOthers };
  };

  const dates = new Map([
    ...decisions.map(({ date, id }) => [id, date] as const),
    ...sessions.map(({ date, id }) => [id, date] as const),
  ]);
  const timeOf = ({ decision, record }: WhyLink) =>
    parseTime(dates.get(decision ?? record.id) ?? '') ?? Number.MIN_SAFE_INTEGER;
  const known = new Map<Change | undefined, Map<string, readonly WhyLink[]>>();

  return {
    links(type, origin, change) {
      // What many lines share is found once.
      const line = type === 'claim' ? origin.line : undefined;
      const key = JSON.stringify([type, origin.names, line]);
      const ofChange = known.get(change) ?? new Map<string, readonly WhyLink[]>();
      known.set(change, ofChange);
      const before = ofChange.get(key);
      if (before) return before;
      const found =
        type === 'path'
          ? byPath(origin)
          : !change
            ? []
            : type === 'trailer'
              ? byTrailer(change)
              : type === 'claim'
                ? byClaim(change, origin)
                : byChange(type === 'commit' ? change.records : change.branch);
      const links = withoutCopies(found.map((one) => linkOf(type, one, origin.names))).sort(
        (a, b) =>
          Number(b.decision !== undefined) - Number(a.decision !== undefined) ||
          rankOf(a) - rankOf(b) ||
          timeOf(b) - timeOf(a) ||
          compareText(keyOf(a), keyOf(b)),
      );
      ofChange.set(key, links);
      return links;
    },
  };
}

/** The records behind a line, in their order. */
export interface Links {
  /** The strongest first; of two records one is meant where it is the only first. */
  readonly links: readonly WhyLink[];
  /** False where several records are as likely to be the first. */
  readonly isCertain: boolean;
}

/**
 * All links of a line, each record once, the strongest first. A squashed commit has the trailers and records of a whole branch: a
 * decision that names other files only comes after those that may be about this one.
 */
export function linksOf(finder: LinkFinder, origin: LineOrigin, change: Change | undefined): Links {
  const of = (type: LinkType) => finder.links(type, origin, change);
  const sorted = (found: readonly WhyLink[]) => [...found].sort((a, b) => orderOf(a) - orderOf(b));
  const own = sorted([...of('trailer'), ...of('claim'), ...of('commit')]);
  const all = withoutCopies([...own, ...sorted(of('branch')), ...of('path')]);
  const links = all.filter(({ isOfOthers }, at) => at === 0 || !isOfOthers);
  const [first, second] = all;
  if (!first) return { links, isCertain: false };
  const isTied = second !== undefined && second.type === first.type && orderOf(second) === orderOf(first);
  const isDoubtful =
    first.match === undefined &&
    own.some((one) => !one.isOfOthers && one.decision !== undefined && keyOf(one) !== keyOf(first));
  return { links, isCertain: !(isTied && rankOf(first) === rankOf(second)) && !isDoubtful };
}

/** Decisions before other records; then whether it may be about the file; then how strong the link is. */
function orderOf({ decision, isOfOthers, type }: WhyLink): number {
  return (decision === undefined ? 20 : 0) + (isOfOthers ? 10 : 0) + linkTypes.indexOf(type);
}

interface Reached {
  readonly record: RecordName;
  readonly decision?: DecisionKnowledge;
}

/** Kinds of records that say by themselves what was done; a thread and an acknowledgement do not. */
const leads: ReadonlySet<RecordKind> = new Set(['session', 'task', 'handoff']);

function nameOf({ id, kind, path }: RecordKnowledge): RecordName {
  return { kind, id: id ?? path, path };
}

function recordOf({ id, source: { path } }: DecisionKnowledge): RecordName {
  return { kind: 'decision', id, path };
}

function rankOf({ match }: WhyLink): number {
  return match === undefined ? matches.length : matches.indexOf(match);
}

function keyOf({ decision, record }: WhyLink): string {
  return decision ?? `${record.kind} ${record.id}`;
}

/** The first link of each record. */
function withoutCopies(links: readonly WhyLink[]): WhyLink[] {
  const seen = new Set<string>();
  return links.filter((link) => !seen.has(keyOf(link)) && seen.add(keyOf(link)));
}

/** A record keeps the end of its path when it is archived: `sessions/<id>.md`, `threads/<id>/<id>.md`. */
function recordsByPath(records: readonly RecordKnowledge[]): (path: string) => RecordName | undefined {
  const whole = new Map(records.map((one) => [one.path, one]));
  const ends = new Map<string, RecordKnowledge | undefined>();
  for (const one of records) {
    const end = endOf(one.path);
    ends.set(end, ends.has(end) ? undefined : one);
  }
  return (path) => {
    const found = whole.get(path) ?? ends.get(endOf(path));
    return found && nameOf(found);
  };
}

function endOf(path: string): string {
  return path.split('/').slice(-2).join('/');
}

/** Whether a task's handoff says that it created or changed a line of a file; without lines, all of them. */
function claims(task: TaskKnowledge, names: readonly string[], line: number | undefined): boolean {
  return task.files.some(({ lines, path }) => {
    if (!names.includes(withoutLines(path))) return false;
    const ranges = [...(lines ?? '').matchAll(/(\d+)(?:-(\d+))?/g)];
    if (ranges.length === 0 || line === undefined) return false;
    return ranges.some(([, from, to = from]) => Number(from) <= line && line <= Number(to));
  });
}
