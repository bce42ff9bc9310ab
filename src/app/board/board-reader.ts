import type { SnapshotEntry, Source } from '../../core/snapshot.ts';
import { blobIds } from '../../git/history/held.ts';
import { BoardRecord, boardRecord, DamagedRecord } from '../../knowledge/board/record.ts';
import { readDocument } from '../../records/read/document.ts';
import { KeptLines } from '../knowledge/kept-lines.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import { readInChunks } from '../version/chunks.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';

/** A file at a record path. */
export interface BoardFile {
  /** Undefined for a file that is no record. */
  readonly record: BoardRecord | undefined;
  /** The id of its content, as git names it where it has it; of a file that cannot be read, why. */
  readonly content: string;
}

/** The line of a file that is no record. */
const none = 'none';

/** Reads what the board keeps of records, and takes from earlier runs what they kept of the same content. */
export class BoardReader {
  readonly #format: 'sha1' | 'sha256';
  readonly #kept: KeptLines | undefined;
  readonly #isAsStored: boolean;
  readonly #isTrusted: boolean;

  /**
   * @param build the id of the program; undefined where nothing may be kept
   * @param isAsStored whether a file holds what its blob holds, where git says that it is the same
   * @param isTrusted false to write what is kept, and read none of it
   */
  constructor(
    { workspace: { repository } }: WorktreeRecords,
    build: string | undefined,
    isAsStored: boolean,
    isTrusted: boolean,
  ) {
    this.#format = repository?.objectFormat ?? 'sha1';
    this.#isAsStored = isAsStored;
    this.#isTrusted = isTrusted;
    this.#kept =
      build === undefined || !repository || !isAsStored
        ? undefined
        : new KeptLines(repository.commonDir, 'board', build);
  }

  /** Reads files. @returns by path */
  async read(
    { pathRules, snapshot }: WorktreeRecords,
    entries: readonly SnapshotEntry[],
  ): Promise<ReadonlyMap<string, BoardFile>> {
    const found = new Map<string, BoardFile>();
    const fresh: SnapshotEntry[] = [];
    for (const entry of entries) {
      const known = this.#known(entry, pathRules);
      if (known) found.set(entry.path, known);
      else fresh.push(entry);
    }
    await readInChunks(snapshot, fresh, (entry, source) => {
      const take = (shown: Source, isKept: boolean) => {
        const record = this.#made(entry, shown, pathRules, isKept);
        found.set(entry.path, { record, content: this.#contentOf(entry, source) });
      };
      if (!source.ok || !mayHoldSecret(source.text)) return take(source, source.ok);
      // With stars in the place of secrets: a page shortens texts, and half a secret is one.
      return maskText(source.text).then((text) => take({ ...source, text }, false));
    });
    return found;
  }

  /** Keeps what was read for the next run. */
  async save(): Promise<void> {
    await this.#kept?.save();
  }

  #known({ oid, path }: SnapshotEntry, pathRules: WorktreeRecords['pathRules']): BoardFile | undefined {
    const place = pathRules.classify(path);
    if (!this.#kept || !this.#isTrusted || oid === undefined || !place) return undefined;
    const line = this.#kept.get({ path, oid, place });
    if (line === undefined) return undefined;
    if (line === none) return { record: undefined, content: oid };
    try {
      return { record: new BoardRecord(path, line), content: oid };
    } catch (error) {
      if (error instanceof DamagedRecord) return undefined;
      throw error;
    }
  }

  #made(
    entry: SnapshotEntry,
    source: Source,
    pathRules: WorktreeRecords['pathRules'],
    isKept: boolean,
  ): BoardRecord | undefined {
    const place = pathRules.classify(entry.path);
    const doc = place && readDocument(entry.path, place, source);
    const made = doc && boardRecord(doc);
    if (place && isKept && source.ok && made?.isWhole !== false)
      this.#kept?.set({ ...entry, place }, source.text, made?.record.line ?? none);
    return made?.record;
  }

  #contentOf({ oid }: SnapshotEntry, source: Source): string {
    if (this.#isAsStored && oid !== undefined) return oid;
    const idOf = (text: string) => blobIds(text, this.#format)[0] ?? '';
    if (source.ok) return idOf(source.text);
    const { detail = '', latin1 = '', reason, size = 0 } = source;
    return `${reason} ${detail} ${size} ${idOf(latin1)}`;
  }
}
