import type { DocumentKnowledge } from '../gather.ts';
import { type HandoffRecord, handoffRecords } from './handoffs.ts';
import { type SessionPath, sessionPath } from './session-path.ts';
import { type KnownThreads, type ThreadRecord, threadRecords } from './threads.ts';

/** Everything that the views of the dashboard are made from. */
export interface Board {
  readonly knowledge: DocumentKnowledge;
  /** RFC 3339: ages, and what is expired. */
  readonly now: string;
  /** The one with the newest record first. */
  readonly threads: readonly ThreadRecord[];
  /** The thread of a decision, and the place of the decision in its order, by id. */
  readonly decisionAt: ReadonlyMap<string, { readonly thread: ThreadRecord; readonly index: number }>;
  /** Newest first. */
  readonly sessions: readonly SessionPath[];
  readonly handoffs: readonly HandoffRecord[];
  /** When blocked tasks were committed first, by path. */
  readonly addedAt: ReadonlyMap<string, string>;
  /** Paths of records that cannot be read. */
  readonly unreadable: readonly string[];
  /** For the next board: threads that are the same are not computed again. */
  readonly known: KnownThreads;
}

/** What a board needs besides the records. */
export interface BoardContext {
  readonly addedAt?: ReadonlyMap<string, string>;
  readonly known?: KnownThreads;
  readonly now: string;
  readonly unreadable: readonly string[];
}

/** Computes the board of one version. */
export function boardOf(
  knowledge: DocumentKnowledge,
  { addedAt = new Map(), known, now, unreadable }: BoardContext,
): Board {
  const { known: next, threads } = threadRecords(knowledge.docs, known);
  const sessions = knowledge.docs.flatMap((doc) => (doc.kind === 'session' ? (sessionPath(doc) ?? []) : []));
  return {
    knowledge,
    now,
    threads,
    decisionAt: new Map(
      threads.flatMap((thread) =>
        thread.state.decisions.map(({ id }, index) => [id, { thread, index }] as const),
      ),
    ),
    sessions: sessions.sort((a, b) =>
      a.startedAt < b.startedAt ? 1 : a.startedAt > b.startedAt ? -1 : a.id < b.id ? -1 : 1,
    ),
    handoffs: handoffRecords(knowledge.docs, now),
    addedAt,
    unreadable,
    known: next,
  };
}
