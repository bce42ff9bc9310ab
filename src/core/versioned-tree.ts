import { PersistentMap } from './collections/persistent-map.ts';
import type { PathIndex } from './path-index.ts';
import type { EntryType, SnapshotEntry } from './snapshot.ts';

/** A path of the tree of one commit. */
export interface TreeEntry {
  readonly type: EntryType;
  readonly oid: string;
  /** The commit of the walk that gave it this content; -1 for content from before. */
  readonly by: number;
}

/** A path after a diff: nothing, or this entry. */
export interface TreeChange {
  readonly path: string;
  readonly after?: TreeEntry | undefined;
}

/**
 * The paths of one commit's tree, made from its parent's tree and the diff. Immutable; the trees of a whole history
 * share equal parts.
 */
export class VersionedTree implements PathIndex {
  static readonly empty = new VersionedTree(PersistentMap.empty(), PersistentMap.empty());
  readonly #files: PersistentMap<TreeEntry>;
  /** The number of paths below each folder. */
  readonly #folders: PersistentMap<number>;

  constructor(files: PersistentMap<TreeEntry>, folders: PersistentMap<number>) {
    this.#files = files;
    this.#folders = folders;
  }

  with(changes: Iterable<TreeChange>): VersionedTree {
    let files = this.#files;
    const counts = new Map<string, number>();
    for (const { path, after } of changes) {
      const isThere = files.get(path) !== undefined;
      files = after ? files.set(path, after) : files.delete(path);
      if (isThere === (after !== undefined)) continue;
      for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        const folder = path.slice(0, at);
        counts.set(folder, (counts.get(folder) ?? 0) + (after ? 1 : -1));
      }
    }
    let folders = this.#folders;
    for (const [folder, change] of counts) {
      const count = (folders.get(folder) ?? 0) + change;
      folders = count > 0 ? folders.set(folder, count) : folders.delete(folder);
    }
    return new VersionedTree(files, folders);
  }

  get(path: string): TreeEntry | undefined {
    return this.#files.get(path);
  }

  entryAt(path: string): EntryType | 'folder' | undefined {
    const name = path.replace(/\/+$/, '');
    return this.#files.get(name)?.type ?? (this.#folders.get(name) === undefined ? undefined : 'folder');
  }

  namesIn(folder: string): readonly string[] {
    const prefix = folder === '' ? '' : `${folder.replace(/\/+$/, '')}/`;
    return [...this.#files].flatMap(([path]) => {
      const name = path.startsWith(prefix) ? path.slice(prefix.length) : '/';
      return name.includes('/') ? [] : [name];
    });
  }

  /** Every entry, in no order. */
  *entries(): Generator<SnapshotEntry> {
    for (const [path, { type, oid }] of this.#files) yield { path, type, oid };
  }
}
