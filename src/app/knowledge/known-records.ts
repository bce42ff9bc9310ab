import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RecordKind } from '../../core/document.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import {
  type KnownRecord,
  parseKnowledge,
  type RecordKnowledge,
  writeKnowledge,
} from '../../knowledge/kept/record-knowledge.ts';
import type { RecordPath } from '../../records/record-paths.ts';
import { LineCache } from '../../store/line-cache.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';

/** A file at a record path whose content git has. */
export interface KnownFile extends Pick<SnapshotEntry, 'path' | 'oid'> {
  readonly place: RecordPath;
}

/**
 * Remembers what knowledge keeps of records: by blob, path, what the path says, and the program that read them (performance, "How it
 * gets there"). A text that may hold a secret is left out: nothing of it is written.
 */
export class KnownRecords {
  readonly #folder: string;
  /** By kind, each read when it is first asked: a question of one kind need not read the others. */
  readonly #opened = new Map<RecordKind, LineCache>();
  readonly #build: string;
  readonly #prints = new Map<string, string>();

  /**
   * @param folder git's own folder that all worktrees share, absolute
   * @param build the id of the program that reads
   */
  constructor(folder: string, build: string) {
    this.#folder = join(folder, 'baton');
    this.#build = build;
  }

  /** @param kinds those that are wanted; left out, all */
  get(file: KnownFile, kinds?: ReadonlySet<RecordKind>): KnownRecord | undefined {
    const key = this.#keyOf(file);
    const cache = this.#cacheOf(file);
    const text = key === undefined ? undefined : cache.get(key);
    if (key === undefined || text === undefined) return undefined;
    const known = parseKnowledge(text, file.path, kinds);
    if (!known) cache.drop(key);
    return known;
  }

  /** @param text of the file */
  set(file: KnownFile, text: string, record: RecordKnowledge | undefined): void {
    const key = this.#keyOf(file);
    if (key === undefined || mayHoldSecret(text)) return;
    const line = writeKnowledge(record);
    if (line !== undefined) this.#cacheOf(file).set(key, line);
  }

  /** Writes what is new of a kind where it is much. @returns undefined where there is nothing to wait for */
  flush({ kind }: RecordPath): Promise<void> | undefined {
    const cache = this.#opened.get(kind);
    return cache?.holdsMuch ? cache.flush() : undefined;
  }

  /** Writes what is new. */
  async save(): Promise<void> {
    await Promise.all([...this.#opened.values()].map((cache) => cache.save()));
  }

  #cacheOf({ place: { kind } }: KnownFile): LineCache {
    const cache = this.#opened.get(kind) ?? LineCache.open(join(this.#folder, `knowledge-${kind}`));
    this.#opened.set(kind, cache);
    return cache;
  }

  #keyOf({ oid, path, place }: KnownFile): string | undefined {
    if (oid === undefined || /[\t\n]/.test(path)) return undefined;
    return `${this.#printOf(place)} ${oid} ${path}`;
  }

  #printOf({ archived, kind, root }: RecordPath): string {
    const how = `${kind} ${archived} ${root}`;
    let print = this.#prints.get(how);
    if (print === undefined) {
      const all = JSON.stringify([this.#build, how]);
      print = createHash('sha256').update(all).digest('hex').slice(0, 16);
      this.#prints.set(how, print);
    }
    return print;
  }
}
