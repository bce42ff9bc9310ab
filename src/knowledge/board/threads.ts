import { groupByEach } from '../../core/collections/group.ts';
import { compareText } from '../../core/diagnostic.ts';
import { memoize, once } from '../../core/memoize.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { DecisionPart, type ResumeLight, type ThreadLight, threadOfPart } from '../kept/thread-parts.ts';
import { type ThreadState, threadStateOf } from '../thread-state.ts';
import type { BoardRecord } from './record.ts';

/** Something that happened to a thread besides its decisions. */
export interface ThreadEvent {
  readonly type: 'resumed' | 'status';
  readonly at: string;
  readonly by: string;
  /** What the agent went on with; the note of a status. */
  readonly text: string;
  /** Of a status: which one. */
  readonly status: string | undefined;
}

/** A thread with everything that happened in it. Most of it is computed when somebody asks for it. */
export interface ThreadRecord {
  readonly state: ThreadState;
  /** The decisions of the thread, by path. */
  readonly parts: readonly DecisionPart[];
  /** Oldest first. The first status, with which it was created, is left out. */
  readonly events: readonly ThreadEvent[];
  /** Whoever decided or resumed, in the order of their first word. */
  readonly agents: readonly string[];
  /** The same, in any order. */
  readonly anyAgents: ReadonlySet<string>;
  readonly archived: boolean;
}

/** What was computed before, by the path of the thread: used again where none of its records is another one. */
export type KnownThreads = ReadonlyMap<
  string,
  { readonly records: readonly BoardRecord[]; readonly thread: ThreadRecord }
>;

/** The thread that a decision or a resume belongs to; undefined for any other record. */
export function threadOfRecord(record: BoardRecord): string | undefined {
  if (record.isUnreadable) return undefined;
  if (record.kind === 'decision') return threadOfPart(record.light('decision'));
  return record.kind === 'resume' ? threadOfPart(record.light('resume')) : undefined;
}

/** A decision as a part of its thread. */
export const partOfRecord = memoize((record: BoardRecord) => {
  const { id, path } = record;
  return new DecisionPart({ id, path }, record.light('decision'), {
    light: () => record.decision,
    texts: () => record.texts('decision'),
  });
});

/**
 * All threads of a version, the one with the newest record first.
 *
 * @param records those of a kind that can be read, by path
 */
export function threadRecords(
  records: (kind: 'thread' | 'decision' | 'resume') => readonly BoardRecord[],
  known: KnownThreads = new Map(),
): { readonly threads: readonly ThreadRecord[]; readonly known: KnownThreads } {
  const parts = groupByEach([...records('decision'), ...records('resume')], (record) => {
    const id = threadOfRecord(record);
    return id === undefined ? [] : [id];
  });
  const next = new Map<string, { readonly records: readonly BoardRecord[]; readonly thread: ThreadRecord }>();
  for (const record of records('thread')) {
    const own = [record, ...inOrder(parts.get(record.id ?? '') ?? [])];
    const before = known.get(record.path);
    const isSame =
      before?.records.length === own.length && before.records.every((one, at) => one === own[at]);
    next.set(record.path, isSame ? before : { records: own, thread: recordOf(record, own.slice(1)) });
  }
  const threads = [...next.values()].map(({ thread }) => ({ thread, time: timeOf(thread) }));
  threads.sort((a, b) => b.time - a.time || (a.thread.state.id < b.thread.state.id ? -1 : 1));
  return { threads: threads.map(({ thread }) => thread), known: next };
}

/** By path, as the records of one kind are. */
function inOrder(parts: readonly BoardRecord[]): readonly BoardRecord[] {
  if (!parts.some(({ kind }) => kind === 'resume')) return parts;
  return [...parts].sort((a, b) => compareText(a.path, b.path));
}

function timeOf({ state }: ThreadRecord): number {
  return parseTime(state.updatedAt) ?? 0;
}

function recordOf(record: BoardRecord, others: readonly BoardRecord[]): ThreadRecord {
  const light = record.light('thread');
  const resumes = others.flatMap((one) => (one.kind === 'resume' ? one.light('resume') : []));
  const found = others.flatMap((one) => (one.kind === 'decision' ? partOfRecord(one) : []));
  const state = threadStateOf({ id: record.id, path: record.path }, light, {
    decisions: found,
    times: others.flatMap((one) => one.light(one.kind === 'decision' ? 'decision' : 'resume').times),
  });
  const agents = once(() => namesIn(state.decisions, resumes));
  return {
    state,
    get parts() {
      return state.parts;
    },
    get events() {
      return eventsOf(light, resumes);
    },
    get agents() {
      return agents();
    },
    get anyAgents() {
      return new Set(
        namesIn(
          state.parts.map(({ link }) => link),
          resumes,
        ),
      );
    },
    archived: record.archived,
  };
}

function eventsOf({ statuses }: ThreadLight, resumes: readonly ResumeLight[]): readonly ThreadEvent[] {
  const resumed = resumes.map(({ at, by, context }): ThreadEvent => {
    return { type: 'resumed', at, by, text: context, status: undefined };
  });
  const changed = statuses.slice(1).map(({ at = '', by, note, status = '' }): ThreadEvent => {
    return { type: 'status', at, by, text: note, status };
  });
  return [...resumed, ...changed].sort((a, b) => (parseTime(a.at) ?? 0) - (parseTime(b.at) ?? 0));
}

function namesIn(
  decisions: readonly { readonly agent: string }[],
  resumes: readonly ResumeLight[],
): readonly string[] {
  const names = new Set([...decisions.map(({ agent }) => agent), ...resumes.map(({ by }) => by)]);
  names.delete('');
  return [...names];
}
