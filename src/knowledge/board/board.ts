import { groupBy, groupByEach } from '../../core/collections/group.ts';
import type { RecordKind } from '../../core/document.ts';
import { memoize } from '../../core/memoize.ts';
import { graphOf, namedAmong } from '../../records/kinds/thread/graph.ts';
import { sortedById } from '../gather.ts';
import type { KnownInForce } from '../in-force.ts';
import { knownDecision, threadOfPart } from '../kept/thread-parts.ts';
import { type HandoffRecord, handoffRecords } from './handoffs.ts';
import type { BoardRecord } from './record.ts';
import type { SessionPath } from './session-path.ts';
import { type KnownThreads, partOfRecord, type ThreadRecord, threadRecords } from './threads.ts';

/** Everything that the views of the dashboard are made from. Each part is made when a view asks for it. */
export interface Board {
  readonly knowledge: KnownInForce;
  /** RFC 3339: ages, and what is expired. */
  readonly now: string;
  /** The one with the newest record first. */
  readonly threads: readonly ThreadRecord[];
  /** How many decisions threads have, those with the same id once. */
  readonly decisionCount: number;
  /** The thread of a decision, and the place of the decision in its order; undefined for one that no thread has. */
  decisionAt(id: string): { readonly thread: ThreadRecord; readonly index: number } | undefined;
  /** Newest first. */
  readonly sessions: readonly SessionPath[];
  readonly handoffs: readonly HandoffRecord[];
  /** For the next board: threads that are the same are not computed again. */
  readonly known: KnownThreads;
}

/** What a board needs besides the records. */
export interface BoardContext {
  readonly known?: KnownThreads;
  readonly now: string;
}

/** Makes the board of one version. @param records by path; those that cannot be read are left out */
export function boardOf(records: readonly BoardRecord[], { known, now }: BoardContext): Board {
  return new LazyBoard(recordsByKind(records), known, now);
}

type ByKind = (kind: RecordKind) => readonly BoardRecord[];

const recordsByKind = memoize((records: readonly BoardRecord[]): ByKind => {
  const byKind = groupBy(
    records.filter(({ isUnreadable }) => !isUnreadable),
    ({ kind }) => kind,
  );
  return (kind) => byKind.get(kind) ?? [];
});

class LazyBoard implements Board {
  readonly now: string;
  readonly #records: ByKind;
  #before: KnownThreads | undefined;
  #threads: ReturnType<typeof threadRecords> | undefined;
  #threadOf: ReadonlyMap<string, ThreadRecord> | undefined;
  #sessions: readonly SessionPath[] | undefined;
  #handoffs: readonly HandoffRecord[] | undefined;

  constructor(records: ByKind, before: KnownThreads | undefined, now: string) {
    this.#records = records;
    this.#before = before;
    this.now = now;
  }

  get knowledge(): KnownInForce {
    return knowledgeOf(this.#records);
  }

  get threads(): readonly ThreadRecord[] {
    return this.#madeThreads().threads;
  }

  get known(): KnownThreads {
    return this.#threads?.known ?? this.#before ?? new Map();
  }

  get decisionCount(): number {
    return this.#threadsOf().size;
  }

  decisionAt(id: string): ReturnType<Board['decisionAt']> {
    const thread = this.#threadsOf().get(id);
    return thread && { thread, index: placesOf(thread.state.decisions).get(id) ?? 0 };
  }

  get sessions(): readonly SessionPath[] {
    this.#sessions ??= this.#records('session')
      .flatMap((record) => sessionOf(record) ?? [])
      .sort((a, b) =>
        a.startedAt < b.startedAt ? 1 : a.startedAt > b.startedAt ? -1 : a.id < b.id ? -1 : 1,
      );
    return this.#sessions;
  }

  get handoffs(): readonly HandoffRecord[] {
    this.#handoffs ??= handoffRecords(this.#records('handoff'), this.#records('ack'), this.now);
    return this.#handoffs;
  }

  /** By the ids of decisions. */
  #threadsOf(): ReadonlyMap<string, ThreadRecord> {
    this.#threadOf ??= new Map(
      this.threads.flatMap((thread) => thread.parts.map(({ name }) => [name, thread] as const)),
    );
    return this.#threadOf;
  }

  #madeThreads() {
    this.#threads ??= threadRecords(this.#records, this.#before);
    this.#before = undefined;
    return this.#threads;
  }
}

const placesOf = memoize(
  (decisions: ThreadRecord['state']['decisions']) => new Map(decisions.map(({ id }, index) => [id, index])),
);

const sessionOf = memoize((record: BoardRecord): SessionPath | undefined => {
  const light = record.light('session');
  if (!light) return undefined;
  return {
    ...light,
    ...{ id: record.id ?? record.path, path: record.path, archived: record.archived },
    get stops() {
      return record.texts('session');
    },
  };
});

/** Kept as long as the record: other ones do not change it. */
const knownOf = memoize((record: BoardRecord) =>
  knownDecision({ id: record.id, path: record.path }, record.light('decision'), record.decision),
);

const knowledgeOf = memoize((records: ByKind): KnownInForce => new LazyKnowledge(records));

class LazyKnowledge implements KnownInForce {
  readonly #records: ByKind;
  #tasks: KnownInForce['tasks'] | undefined;
  #sessions: KnownInForce['sessions'] | undefined;
  #decisions: KnownInForce['decisions'] | undefined;

  constructor(records: ByKind) {
    this.#records = records;
  }

  get tasks(): KnownInForce['tasks'] {
    this.#tasks ??= sortedById(this.#records('task').flatMap(({ task }) => task ?? []));
    return this.#tasks;
  }

  get sessions(): KnownInForce['sessions'] {
    this.#sessions ??= sortedById(this.#records('session').flatMap(({ session }) => session ?? []));
    return this.#sessions;
  }

  get decisions(): KnownInForce['decisions'] {
    this.#decisions ??= sortedById(this.#records('decision').map((record) => knownOf(record)));
    return this.#decisions;
  }

  get graphs(): KnownInForce['graphs'] {
    const parts = this.#records('decision').map(partOfRecord);
    const byThread = groupByEach(parts, ({ link }) => {
      const thread = threadOfPart(link);
      return thread === undefined ? [] : [thread];
    });
    const named = namedAmong(parts);
    return [...byThread].map(([id, own]) => graphOf(id, named, own));
  }
}
