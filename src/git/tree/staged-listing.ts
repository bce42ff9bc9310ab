import { Listing } from '../../core/listing.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { typeOfMode } from '../diff/raw.ts';
import { encodeName } from '../refs/names.ts';
import { sortByPath } from './entries.ts';
import type { IndexFile } from './index-file.ts';

/** The index as git keeps it: of a large one a hook asks for a few entries. A place is the number of an entry. */
export class StagedListing extends Listing {
  readonly #index: IndexFile;
  #entries: readonly SnapshotEntry[] | undefined;

  constructor(index: IndexFile) {
    super();
    this.#index = index;
  }

  entries(): readonly SnapshotEntry[] {
    this.#entries ??= this.#all();
    return this.#entries;
  }

  including(part: string): readonly SnapshotEntry[] {
    const isMeant = ({ path }: SnapshotEntry) => path.includes(part);
    // A U+FFFD may stand for any byte.
    if (part === '' || part.includes('\uFFFD')) return this.entries().filter(isMeant);
    return this.#where(Buffer.from(part), isMeant);
  }

  ofBlob(oid: string): readonly SnapshotEntry[] {
    return this.#where(Buffer.from(oid, 'hex'), (entry) => entry.oid === oid);
  }

  #all(): SnapshotEntry[] {
    const entries: SnapshotEntry[] = [];
    for (let place = 0; place < this.#index.length; place = this.after(place)) {
      const entry = this.entryIn(place);
      if (entry) entries.push(entry);
    }
    return sortByPath(entries);
  }

  /** The entries in whose bytes some are, as far as they are meant. */
  #where(part: Buffer, isMeant: (entry: SnapshotEntry) => boolean): SnapshotEntry[] {
    const { bytes } = this.#index;
    const found: SnapshotEntry[] = [];
    let last = -1;
    for (let at = bytes.indexOf(part); at !== -1 && part.length > 0; at = bytes.indexOf(part, at + 1)) {
      const place = this.#index.entryAt(at);
      const entry = place > last ? this.entryIn(place) : undefined;
      if (!entry || !isMeant(entry)) continue;
      found.push(entry);
      last = this.after(place) - 1;
    }
    return sortByPath(found);
  }

  protected placeFrom(path: string): number {
    const wanted = encodeName(path);
    let [from, to] = [0, this.#index.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#index.pathBytes(middle).compare(wanted) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  protected pathIn(place: number): string | undefined {
    return place < this.#index.length ? this.#index.path(place) : undefined;
  }

  protected entryIn(place: number): SnapshotEntry | undefined {
    const path = this.pathIn(place);
    if (path === undefined) return undefined;
    if (this.#index.isUnmerged(place)) return { path, type: 'unmerged' };
    const type = typeOfMode(this.#index.mode(place));
    return type && { path, type, oid: this.#index.oid(place) };
  }

  protected after(place: number): number {
    if (!this.#index.isUnmerged(place)) return place + 1;
    const path = this.pathIn(place);
    let next = place + 1;
    while (this.pathIn(next) === path) next++;
    return next;
  }
}
