import type { RecordKind } from '../../core/document.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import type { Repository } from '../../git/setup/repository.ts';
import {
  type KnownRecord,
  parseKnowledge,
  type RecordKnowledge,
  recordKnowledge,
  writeKnowledge,
} from '../../knowledge/kept/record-knowledge.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules, RecordPath } from '../../records/record-paths.ts';
import { readInChunks } from '../version/chunks.ts';
import type { Context } from '../workspace/context.ts';
import { KnownRecords } from './known-records.ts';

/** From so many records on a run holds less than V8 would by itself. */
export const manyRecords = 20_000;

/** So many records that changed are completed to an answer about all; of more it is made anew. */
export const mostChanged = 200;

/** Reads what records say: each content once, and none that an earlier run has read. */
export class RecordReader {
  readonly #kept: KnownRecords | undefined;
  readonly #kinds: ReadonlySet<RecordKind> | undefined;
  /** By path, content and what the path says; undefined for a file that is no record, or none that is wanted. */
  readonly #known = new Map<string, RecordKnowledge | undefined>();
  readonly #unkept = new Set<string>();
  readonly #onReadingMany: (() => void) | undefined;
  readonly #narrowed: (record: RecordKnowledge) => RecordKnowledge;

  /**
   * @param kinds of records that are wanted; left out, all
   * @param narrowed what is wanted of a record: the rest is not held
   */
  constructor(
    { build, onReadingMany }: Pick<Context, 'build' | 'onReadingMany'>,
    repository: Repository | undefined,
    kinds?: ReadonlySet<RecordKind>,
    narrowed = (record: RecordKnowledge): RecordKnowledge => record,
  ) {
    this.#kept =
      build === undefined || !repository ? undefined : new KnownRecords(repository.commonDir, build);
    this.#kinds = kinds;
    this.#onReadingMany = onReadingMany;
    this.#narrowed = narrowed;
  }

  /** @param isAsStored whether a file holds what its blob holds, where git says that it is the same */
  async read(
    snapshot: Snapshot,
    entries: readonly SnapshotEntry[],
    pathRules: PathRules,
    isAsStored: boolean,
  ): Promise<RecordKnowledge[]> {
    const kept = isAsStored ? this.#kept : undefined;
    const found = new Map<string, RecordKnowledge>();
    const fresh: SnapshotEntry[] = [];
    for (const entry of entries) {
      const place = pathRules.classify(entry.path);
      if (!place) continue;
      const key = keyOfEntry(entry, place);
      let record = key === undefined ? undefined : this.#known.get(key);
      if (!record && (key === undefined || !this.#known.has(key))) {
        const known = kept?.get({ ...entry, place }, this.#kinds);
        if (!known) fresh.push(entry);
        else {
          record = this.#recordIn(known);
          if (key !== undefined) this.#known.set(key, record);
        }
      }
      if (record) found.set(entry.path, record);
    }
    if (fresh.length > manyRecords) this.#onReadingMany?.();
    await readInChunks(snapshot, fresh, (entry, source) => {
      const place = pathRules.classify(entry.path);
      if (!place) return;
      const doc = readDocument(entry.path, place, source);
      const made = doc && recordKnowledge(doc);
      const line = writeKnowledge(made);
      const isKept = source.ok && line !== undefined && kept?.set({ ...entry, place }, source.text, line);
      if (!isKept) this.#unkept.add(entry.path);
      // What is cut out of a text keeps it in memory; what was read from a line does not.
      const known = line === undefined ? undefined : parseKnowledge(line, entry.path, this.#kinds);
      const record = known ? this.#recordIn(known) : made;
      const key = keyOfEntry(entry, place);
      if (key !== undefined) this.#known.set(key, record);
      if (record) found.set(entry.path, record);
      return kept?.flush(place);
    });
    // In one order, whatever was known.
    return entries.flatMap(({ path }) => found.get(path) ?? []);
  }

  /** The same of records that changed: to parse some takes less time than to open what is kept of all. */
  readChanged(
    snapshot: Snapshot,
    entries: readonly SnapshotEntry[],
    pathRules: PathRules,
  ): Promise<RecordKnowledge[]> {
    return this.read(snapshot, entries, pathRules, entries.length > mostChanged);
  }

  /** Whether nothing may be written down of a record that was read: it may hold a secret, or cannot be read. */
  isUnkept(path: string): boolean {
    return this.#unkept.has(path);
  }

  /** Keeps what was read for the next run. */
  async save(): Promise<void> {
    await this.#kept?.save();
  }

  #recordIn(known: KnownRecord): RecordKnowledge | undefined {
    return known.type === 'record' ? this.#narrowed(known.record) : undefined;
  }
}

function keyOfEntry({ oid, path }: SnapshotEntry, { archived, kind, root }: RecordPath): string | undefined {
  return oid === undefined ? undefined : `${oid} ${kind} ${root} ${archived} ${path}`;
}
