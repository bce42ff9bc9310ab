import { compareText } from './diagnostic.ts';
import { createPathIndex, type PathIndex, withoutSlash } from './path-index.ts';
import type { EntryType, SnapshotEntry } from './snapshot.ts';

/** So many questions are answered by searching; an index of all paths pays only after that. */
const mostSearches = 1_000;

/**
 * All entries of a snapshot, sorted by path, an unmerged path once. A gate asks for few of them: each kind of list says how it is
 * searched, so that one need not make the others.
 */
export abstract class Listing implements PathIndex {
  readonly #index = createPathIndex(() => this.entries());
  #searches = 0;

  abstract entries(): readonly SnapshotEntry[];
  /** Those whose path includes a text. */
  abstract including(part: string): readonly SnapshotEntry[];
  /** The files and links whose content has this object id. */
  abstract ofBlob(oid: string): readonly SnapshotEntry[];
  /** Where the first path is that equals this one or comes after it. */
  protected abstract placeFrom(path: string): number;
  /** The path in a place; undefined at the end. */
  protected abstract pathIn(place: number): string | undefined;
  protected abstract entryIn(place: number): SnapshotEntry | undefined;
  /** The place of the next path. */
  protected abstract after(place: number): number;

  at(path: string): SnapshotEntry | undefined {
    const place = this.placeFrom(path);
    return this.pathIn(place) === path ? this.entryIn(place) : undefined;
  }

  entryAt(path: string): EntryType | 'folder' | undefined {
    if (this.#searches >= mostSearches) return this.#index.entryAt(path);
    this.#searches++;
    const name = withoutSlash(path);
    const found = this.at(name)?.type;
    return found ?? (name !== '' && this.isBegun(`${name}/`) ? 'folder' : undefined);
  }

  namesIn(folder: string): readonly string[] {
    const name = withoutSlash(folder);
    const start = name === '' ? '' : `${name}/`;
    const names: string[] = [];
    for (let place = this.placeFrom(start); ; ) {
      const path = this.pathIn(place);
      if (!path?.startsWith(start)) return names;
      const cut = path.indexOf('/', start.length);
      if (cut === -1) names.push(path.slice(start.length));
      // What follows everything below a folder: `0` is the character after `/`.
      place = cut === -1 ? this.after(place) : this.placeFrom(`${path.slice(0, cut)}0`);
    }
  }

  /** Whether a path begins with a text. */
  isBegun(start: string): boolean {
    return this.pathIn(this.placeFrom(start))?.startsWith(start) ?? false;
  }
}

/** A list of entries that are there already. */
export class EntryListing extends Listing {
  readonly #entries: readonly SnapshotEntry[];

  /** @param entries sorted by path */
  constructor(entries: readonly SnapshotEntry[]) {
    super();
    this.#entries = entries;
  }

  entries(): readonly SnapshotEntry[] {
    return this.#entries;
  }

  including(part: string): readonly SnapshotEntry[] {
    return this.#entries.filter(({ path }) => path.includes(part));
  }

  ofBlob(oid: string): readonly SnapshotEntry[] {
    return this.#entries.filter((entry) => entry.oid === oid);
  }

  protected placeFrom(path: string): number {
    let [from, to] = [0, this.#entries.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareText(this.#entries[middle]?.path ?? '', path) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  protected pathIn(place: number): string | undefined {
    return this.#entries[place]?.path;
  }

  protected entryIn(place: number): SnapshotEntry | undefined {
    return this.#entries[place];
  }

  protected after(place: number): number {
    return place + 1;
  }
}
