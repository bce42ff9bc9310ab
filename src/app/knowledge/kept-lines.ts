import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RecordKind } from '../../core/document.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import type { RecordPath } from '../../records/record-paths.ts';
import { LineCache } from '../../store/line-cache.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';

/** A file at a record path whose content git has. */
export interface KnownFile extends Pick<SnapshotEntry, 'path' | 'oid'> {
  readonly place: RecordPath;
}

/**
 * Remembers a line for each record: by blob, path, what the path says, and the program that made it (performance, "How it gets there").
 * A text that may hold a secret is left out: nothing of it is written.
 */
export class KeptLines {
  readonly #prefix: string;
  /** By kind, each read when it is first asked: a question of one kind need not read the others. */
  readonly #opened = new Map<RecordKind, LineCache>();
  readonly #build: string;
  /** Most files of a folder have the same object as their place. */
  readonly #prints = new Map<RecordPath, string>();

  /**
   * @param folder git's own folder that all worktrees share, absolute
   * @param name what the files are called, a kind behind it
   * @param build the id of the program
   */
  constructor(folder: string, name: string, build: string) {
    this.#prefix = join(folder, 'baton', name);
    this.#build = build;
  }

  get(file: KnownFile): string | undefined {
    const key = this.#keyOf(file);
    return key === undefined ? undefined : this.#cacheOf(file).get(key);
  }

  /** Forgets a line that is of no use. */
  drop(file: KnownFile): void {
    const key = this.#keyOf(file);
    if (key !== undefined) this.#cacheOf(file).drop(key);
  }

  /** @param text of the file @returns whether the line may be kept */
  set(file: KnownFile, text: string, line: string): boolean {
    const key = this.#keyOf(file);
    if (key === undefined || mayHoldSecret(text)) return false;
    this.#cacheOf(file).set(key, line);
    return true;
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
    const cache = this.#opened.get(kind) ?? LineCache.open(`${this.#prefix}-${kind}`);
    this.#opened.set(kind, cache);
    return cache;
  }

  #keyOf({ oid, path, place }: KnownFile): string | undefined {
    if (oid === undefined || /[\t\n]/.test(path)) return undefined;
    return `${this.#printOf(place)} ${oid} ${path}`;
  }

  #printOf(place: RecordPath): string {
    let print = this.#prints.get(place);
    if (print === undefined) {
      const all = JSON.stringify([this.#build, `${place.kind} ${place.archived} ${place.root}`]);
      print = createHash('sha256').update(all).digest('hex').slice(0, 16);
      this.#prints.set(place, print);
    }
    return print;
  }
}
