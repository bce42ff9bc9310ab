import type { RecordKind } from '../../core/document.ts';
import { type KnownRecord, parseKnowledge } from '../../knowledge/kept/record-knowledge.ts';
import type { RecordPath } from '../../records/record-paths.ts';
import { KeptLines, type KnownFile } from './kept-lines.ts';

/** Remembers what knowledge keeps of records. */
export class KnownRecords {
  readonly #lines: KeptLines;

  /**
   * @param folder git's own folder that all worktrees share, absolute
   * @param build the id of the program that reads
   */
  constructor(folder: string, build: string) {
    this.#lines = new KeptLines(folder, 'knowledge', build);
  }

  /** @param kinds those that are wanted; left out, all */
  get(file: KnownFile, kinds?: ReadonlySet<RecordKind>): KnownRecord | undefined {
    const text = this.#lines.get(file);
    if (text === undefined) return undefined;
    const known = parseKnowledge(text, file.path, kinds);
    if (!known) this.#lines.drop(file);
    return known;
  }

  /**
   * @param text of the file
   * @param line what `writeKnowledge` makes of it
   * @returns whether it may be kept
   */
  set(file: KnownFile, text: string, line: string): boolean {
    return this.#lines.set(file, text, line);
  }

  /** Writes what is new of a kind where it is much. @returns undefined where there is nothing to wait for */
  flush(place: RecordPath): Promise<void> | undefined {
    return this.#lines.flush(place);
  }

  /** Writes what is new. */
  save(): Promise<void> {
    return this.#lines.save();
  }
}
