import type { RecordKind } from '../../core/document.ts';
import type { Facts, Located, SkillFacts } from '../../core/facts.ts';
import { recordName } from '../../core/record-name.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { isContinued } from '../../machines/replay.ts';
import { factsOf } from '../../records/facts.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { readInChunks } from './chunks.ts';

/** A record that a check wants to see. */
interface RecordLookup {
  readonly kind: RecordKind;
  /** Those with that id; left out for all of the kind. */
  readonly id?: string;
  /** Those in a folder of that name. */
  readonly folder?: string;
}

/** Where records are found by what a wish names them by, and read. */
export interface RecordFinder {
  /** Entries in the place of a kind. @param key from `referenceKeys` */
  find(kind: RecordKind, key: string): Iterable<SnapshotEntry>;
  /** The facts of those that are records. */
  load(entries: readonly SnapshotEntry[]): Promise<readonly Facts[]>;
}

/**
 * Loads, for records that are checked alone, the facts of the others that the rules hold them against: a payload's skills
 * and parents, the decisions of a thread, the tasks that one depends on. A file's name is its record's id, so only the
 * files that are named are read.
 */
export class ReferenceLoader {
  readonly #finder: RecordFinder;
  readonly #known: Set<string>;
  readonly #loaded: Facts[] = [];

  /** @param known paths that need not be loaded */
  constructor(finder: RecordFinder, known: Iterable<string>) {
    this.#finder = finder;
    this.#known = new Set(known);
  }

  /**
   * @param checked facts of the records that are checked
   * @param before facts of the base records at the paths that changed
   * @param losesFiles whether files that are no records went away: a payload may name their folder
   * @returns the facts of what they refer to, followed until nothing new comes
   */
  async load(
    checked: readonly Facts[],
    before: readonly Facts[],
    losesFiles = false,
  ): Promise<readonly Facts[]> {
    const paths = new Set(checked.map(({ path }) => path));
    const removed = before.filter(({ path }) => !paths.has(path));
    let lookups = [
      ...checked.flatMap(lookupsOf),
      ...removed.flatMap(lookupsOfRemoved),
      ...(losesFiles || isTargetChanged(checked, before) ? payloads : []),
      ...(isHistoryLost(checked, before) ? [{ kind: 'session' as const }] : []),
    ];
    while (lookups.length > 0) {
      const fresh = await this.#finder.load(this.#missing(lookups));
      this.#loaded.push(...fresh);
      lookups = fresh.flatMap(lookupsOfLoaded);
    }
    return this.#loaded;
  }

  #missing(lookups: readonly RecordLookup[]): SnapshotEntry[] {
    const keys = new Map(lookups.map(({ kind, id, folder }) => [keyOf(kind, id, folder), kind]));
    return [...keys].flatMap(([key, kind]) =>
      [...this.#finder.find(kind, key)].filter(({ path }) => {
        if (this.#known.has(path)) return false;
        this.#known.add(path);
        return true;
      }),
    );
  }
}

/** So many questions of a kind are answered by looking through the paths; an index of them pays only after that. */
const mostLooks = 16;

/** Finds the records of a snapshot. Its entries are indexed for the kinds that are asked for often. */
export class SnapshotFinder implements RecordFinder {
  readonly #places: PathRules;
  readonly #snapshot: Snapshot;
  readonly #entries: readonly SnapshotEntry[];
  readonly #byKey = new Map<string, SnapshotEntry[]>();
  readonly #indexed = new Set<RecordKind>();
  readonly #looks = new Map<RecordKind, number>();

  constructor(places: PathRules, snapshot: Snapshot, entries: readonly SnapshotEntry[]) {
    this.#places = places;
    this.#snapshot = snapshot;
    this.#entries = entries;
  }

  find(kind: RecordKind, key: string): readonly SnapshotEntry[] {
    if (!this.#indexed.has(kind)) {
      const looks = this.#looks.get(kind) ?? 0;
      this.#looks.set(kind, looks + 1);
      if (looks < mostLooks) return this.#lookFor(kind, key);
      this.#index(kind);
    }
    return this.#byKey.get(key) ?? [];
  }

  /** What a key names stands in the path as it is written. */
  #lookFor(kind: RecordKind, key: string): readonly SnapshotEntry[] {
    const name = key.slice(kind.length + 1);
    return this.#entries.filter(
      ({ path, type }) =>
        path.includes(name) &&
        type === 'file' &&
        this.#places.classify(path)?.kind === kind &&
        referenceKeys(kind, path).includes(key),
    );
  }

  async load(entries: readonly SnapshotEntry[]): Promise<readonly Facts[]> {
    const loaded: Facts[] = [];
    await readInChunks(this.#snapshot, entries, ({ path }, source) => {
      const place = this.#places.classify(path);
      const doc = place && readDocument(path, place, source);
      if (doc) loaded.push(factsOf(doc));
    });
    return loaded;
  }

  #index(kind: RecordKind): void {
    this.#indexed.add(kind);
    for (const entry of this.#entries) {
      if (entry.type !== 'file' || this.#places.classify(entry.path)?.kind !== kind) continue;
      for (const key of referenceKeys(kind, entry.path)) {
        const list = this.#byKey.get(key);
        if (list) list.push(entry);
        else this.#byKey.set(key, [entry]);
      }
    }
  }
}

/** What records of a kind are found by whose file's name says that id. */
export function referenceKey(kind: RecordKind, id: string): string {
  return keyOf(kind, id, undefined);
}

function keyOf(kind: RecordKind, id: string | undefined, folder: string | undefined): string {
  return folder === undefined ? (id === undefined ? kind : `${kind} ${id}`) : `${kind} ${folder}/`;
}

/**
 * What a record is found by: its kind, the id that its file's name says, for a decision its folder. A task's name may go on
 * after its id: `task-005-refresh.md` is found by `task-005`.
 */
export function referenceKeys(kind: RecordKind, path: string): string[] {
  const name = recordName(kind, path);
  const cuts = kind === 'task' ? [...name.matchAll(/-/g)].map(({ index }) => name.slice(0, index)) : [];
  const ids = [name, ...cuts].map((id) => keyOf(kind, id, undefined));
  return [kind, ...ids, ...(kind === 'decision' ? [keyOf(kind, undefined, folderOf(path))] : [])];
}

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

const payloads: readonly RecordLookup[] = [{ kind: 'skill' }, { kind: 'handoff' }, { kind: 'ack' }];

/** What a checked record is compared with; others with its id are wanted too. */
function lookupsOf(facts: Facts): RecordLookup[] {
  return [...(facts.id === undefined ? [] : [{ kind: facts.kind, id: facts.id }]), ...partsOf(facts)];
}

function partsOf(facts: Facts): RecordLookup[] {
  switch (facts.kind) {
    case 'handoff':
      return [{ kind: 'skill' }, { kind: 'ack', id: facts.id ?? '' }, ...lookupsOfLoaded(facts)];
    case 'ack':
      return named('handoff', facts.handoff).concat(named('ack', facts.handoff));
    case 'skill':
      return [{ kind: 'skill' }];
    case 'thread':
      return [{ kind: 'decision', folder: folderOf(facts.path) }];
    case 'resume':
      return [{ kind: 'thread', id: facts.folder ?? facts.thread?.value ?? '' }];
    case 'decision': {
      const thread = facts.folder ?? facts.thread?.value ?? '';
      return [
        { kind: 'thread', id: thread },
        ...[thread, folderOf(facts.path)].map((folder) => ({ kind: 'decision' as const, folder })),
        ...named('decision', ...facts.continues, ...facts.supersedes, ...facts.relatedTo),
        ...named('session', facts.session),
        ...named('task', facts.task),
      ];
    }
    case 'task':
      return named('task', ...facts.dependsOn, ...facts.blockingTasks);
    case 'session':
      return [...named('thread', facts.thread), ...lookupsOfLoaded(facts)];
  }
}

function named(kind: RecordKind, ...references: readonly (Located | undefined)[]): RecordLookup[] {
  return references.flatMap((one) => (one ? [{ kind, id: one.value }] : []));
}

/** What a record that was itself only referred to brings in turn. */
function lookupsOfLoaded(facts: Facts): RecordLookup[] {
  if (facts.kind === 'handoff') return named('handoff', facts.parent);
  return facts.kind === 'session' ? named('session', facts.resumes, facts.forkedFrom) : [];
}

/**
 * What may refer to a record that went away. Payloads name skills, and the paths of sessions; an acknowledgement says
 * whether its payload may go. Any other record may only move, except a task that has no handoff yet.
 */
function lookupsOfRemoved(facts: Facts): RecordLookup[] {
  if (facts.kind === 'skill' || facts.kind === 'session') return [...payloads];
  if (facts.kind === 'handoff') return [{ kind: 'ack', id: facts.id ?? '' }];
  return facts.kind === 'task' ? [{ kind: 'task' }, { kind: 'decision' }] : [];
}

/** Whether a skill's readiness to take payloads changed: then the pending ones that target it are checked again. */
function isTargetChanged(checked: readonly Facts[], before: readonly Facts[]): boolean {
  const old = new Map(before.map((facts) => [facts.path, facts]));
  return checked.some((facts) => {
    if (facts.kind !== 'skill') return false;
    const was = old.get(facts.path);
    return was?.kind !== 'skill' || termsOf(was) !== termsOf(facts);
  });
}

/** Whether a session lost what it had: any other may be the fork that it lives on in. */
function isHistoryLost(checked: readonly Facts[], before: readonly Facts[]): boolean {
  const now = new Map(checked.flatMap((facts) => (facts.kind === 'session' ? [[facts.id, facts]] : [])));
  return before.some((was) => {
    if (was.kind !== 'session') return false;
    const found = now.get(was.id);
    return found !== undefined && !isContinued(was.history, found.history);
  });
}

function termsOf({ accepts, categories, requires }: SkillFacts): string {
  return JSON.stringify([accepts, categories, requires.map(({ value }) => value)]);
}
