import { compareText } from '../../core/diagnostic.ts';
import { Listing } from '../../core/listing.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { stagedEntries, stagedEntry } from './staged.ts';

/**
 * The index as git lists it, in one text: of a large one a hook asks for a few lines. A place is where a line begins:
 * `<mode> <oid> <stage>\t<path>\0`.
 */
export class StagedListing extends Listing {
  readonly #text: string;
  #entries: readonly SnapshotEntry[] | undefined;

  /** @param text what `isSearchable` takes */
  constructor(text: string) {
    super();
    this.#text = text;
  }

  /**
   * Whether git's order, by bytes, is that of a listing: not where a character is beyond U+FFFF, or where bytes that are not UTF-8
   * get a name of their own.
   */
  static isSearchable(text: string): boolean {
    return !/[\ud800-\udfff\ufffd]/.test(text);
  }

  entries(): readonly SnapshotEntry[] {
    this.#entries ??= stagedEntries(this.#text.split('\0').slice(0, -1));
    return this.#entries;
  }

  including(part: string): readonly SnapshotEntry[] {
    // In what git says before the path anything may be found by chance.
    return part === '' ? this.entries() : this.#where(part, ({ path }) => path.includes(part));
  }

  ofBlob(oid: string): readonly SnapshotEntry[] {
    return this.#where(oid, (entry) => entry.oid === oid);
  }

  /** The entries in whose lines a text is, as far as they are meant. */
  #where(part: string, isMeant: (entry: SnapshotEntry) => boolean): SnapshotEntry[] {
    const found: SnapshotEntry[] = [];
    for (let at = this.#text.indexOf(part); at !== -1; ) {
      const place = this.#lineAt(at);
      const entry = this.entryIn(place);
      if (entry && isMeant(entry)) found.push(entry);
      at = this.#text.indexOf(part, this.after(place));
    }
    return found;
  }

  protected placeFrom(path: string): number {
    let [from, to] = [0, this.#text.length];
    while (from < to) {
      const place = Math.max(from, this.#lineAt((from + to) >> 1));
      const end = this.#endOf(place);
      if (compareText(this.#text.slice(this.#pathFrom(place), end), path) < 0) from = end + 1;
      else to = place;
    }
    return from;
  }

  protected pathIn(place: number): string | undefined {
    if (place >= this.#text.length) return undefined;
    return this.#text.slice(this.#pathFrom(place), this.#endOf(place));
  }

  protected entryIn(place: number): SnapshotEntry | undefined {
    return place < this.#text.length ? stagedEntry(this.#text.slice(place, this.#endOf(place))) : undefined;
  }

  protected after(place: number): number {
    const path = this.pathIn(place);
    let next = this.#endOf(place) + 1;
    // The other stages of an unmerged path.
    while (next < this.#text.length && this.pathIn(next) === path) next = this.#endOf(next) + 1;
    return next;
  }

  /** Where the line begins that holds a character. */
  #lineAt(at: number): number {
    return at === 0 ? 0 : this.#text.lastIndexOf('\0', at - 1) + 1;
  }

  #pathFrom(place: number): number {
    return this.#text.indexOf('\t', place) + 1;
  }

  #endOf(place: number): number {
    return this.#text.indexOf('\0', place);
  }
}
