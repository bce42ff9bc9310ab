import { groupByEach } from '../../core/collections/group.ts';
import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { factsOf } from '../../records/facts.ts';
import { threadOf } from '../../records/kinds/thread/graph.ts';
import { statusEntries } from '../../records/kinds/thread/model.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { type ThreadState, threadState } from '../thread-state.ts';

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

/** A thread with everything that happened in it. */
export interface ThreadRecord {
  readonly state: ThreadState;
  /** Oldest first. The first status, with which it was created, is left out. */
  readonly events: readonly ThreadEvent[];
  /** Whoever decided or resumed, in the order of their first word. */
  readonly agents: readonly string[];
  readonly archived: boolean;
}

/** What was computed before, by the path of the thread: used again where none of its records is another one. */
export type KnownThreads = ReadonlyMap<
  string,
  { readonly docs: readonly Document[]; readonly record: ThreadRecord }
>;

/**
 * All threads of a version, the one with the newest record first.
 *
 * @param docs records that can be read
 */
export function threadRecords(
  docs: readonly Document[],
  known: KnownThreads = new Map(),
): { readonly threads: readonly ThreadRecord[]; readonly known: KnownThreads } {
  const parts = groupByEach(docs, (doc) => {
    if (doc.kind !== 'decision' && doc.kind !== 'resume') return [];
    const facts = factsOf(doc);
    const id = facts.kind === 'decision' || facts.kind === 'resume' ? threadOf(facts) : undefined;
    return id === undefined ? [] : [id];
  });
  const next = new Map<string, { readonly docs: readonly Document[]; readonly record: ThreadRecord }>();
  for (const doc of docs) {
    if (doc.kind !== 'thread') continue;
    const own = [doc, ...(parts.get(doc.id ?? '') ?? [])];
    const before = known.get(doc.path);
    const isSame = before?.docs.length === own.length && before.docs.every((one, at) => one === own[at]);
    next.set(doc.path, isSame ? before : { docs: own, record: recordOf(doc, own.slice(1)) });
  }
  const threads = [...next.values()].map(({ record }) => ({ record, time: timeOf(record) }));
  threads.sort((a, b) => b.time - a.time || (a.record.state.id < b.record.state.id ? -1 : 1));
  return { threads: threads.map(({ record }) => record), known: next };
}

function timeOf({ state }: ThreadRecord): number {
  return parseTime(state.updatedAt) ?? 0;
}

function recordOf(doc: Document, others: readonly Document[]): ThreadRecord {
  const state = threadState(doc, others);
  const text = (of: Document, key: string) => stringOf(nodeAt(of.data, key)) ?? '';
  const resumed = others
    .filter(({ kind }) => kind === 'resume')
    .map((one): ThreadEvent => {
      const [at, by] = [text(one, 'at'), text(one, 'by')];
      return { type: 'resumed', at, by, text: text(one, 'context'), status: undefined };
    });
  const changed = statusEntries(doc)
    .slice(1)
    .map(({ at, by = '', node, status }): ThreadEvent => {
      const note = stringOf(nodeAt(node, 'note')) ?? '';
      return { type: 'status', at: at?.value ?? '', by, text: note, status: status?.value ?? '' };
    });
  const events = [...resumed, ...changed].sort((a, b) => (parseTime(a.at) ?? 0) - (parseTime(b.at) ?? 0));
  const agents = [...new Set([...state.decisions.map(({ agent }) => agent), ...resumed.map(({ by }) => by)])];
  return { state, events, agents: agents.filter((one) => one !== ''), archived: doc.archived };
}
