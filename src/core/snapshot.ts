/** What git or the disk says a path is. */
export type EntryType = 'file' | 'symlink' | 'gitlink' | 'unmerged';

/** One path of a snapshot. */
export interface SnapshotEntry {
  /** Repository-relative, POSIX, separated by `/`. */
  readonly path: string;
  readonly type: EntryType;
  /** The blob's object id, where the snapshot knows it. */
  readonly oid?: string;
}

export type Source =
  | { readonly ok: true; readonly text: string; readonly size: number }
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'not-utf8' | 'symlink' | 'too-large' | 'unreadable';
      /** For `not-utf8` `<UTF-16 units before it>:<its bytes as hex>`, for `unreadable` the reason. */
      readonly detail?: string;
      /** The bytes read as Latin-1, to tell whether the file claims to be a record; of a file that is too large its head. */
      readonly latin1?: string;
      readonly size?: number;
    };

/**
 * One state of a repository: the index, a tree, the working tree, or memory. Paths with bytes that are no UTF-8
 * carry each as U+FFFD and two hex digits; such an entry cannot be read by path, only by `oid`.
 */
export interface Snapshot {
  readonly label:
    | { readonly type: 'index' | 'worktree' | 'memory' }
    | { readonly type: 'tree'; readonly oid: string };
  /** Every entry whose path is `prefix` or lies below it; '' for all. Sorted by path. */
  list(prefix: string): Promise<readonly SnapshotEntry[]>;
  /** The texts of entries. One answer for each path asked for. */
  read(entries: readonly SnapshotEntry[]): Promise<ReadonlyMap<string, Source>>;
  /** Where links lead, as they are written. Those that cannot be read are left out. */
  readLinks(entries: readonly SnapshotEntry[]): Promise<ReadonlyMap<string, string>>;
}
