/** The type of a path, as git or the disk reports it. */
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
      /**
       * The bytes read as Latin-1, to find out whether the file claims to be a record; for a file that is too large
       * only its beginning.
       */
      readonly latin1?: string;
      readonly size?: number;
    };

/**
 * One state of a repository: the index, a tree, the working tree, or memory. In paths, each byte that is not UTF-8 is
 * written as U+FFFD and two hex digits; such an entry cannot be read by path, only by `oid`.
 */
export interface Snapshot {
  readonly label:
    | { readonly type: 'index' | 'worktree' | 'memory' }
    | { readonly type: 'tree'; readonly oid: string };
  /** Every entry whose path is `prefix` or below it; '' for all. Sorted by path. */
  list(prefix: string): Promise<readonly SnapshotEntry[]>;
  /** The texts of entries. One answer for each path asked for. */
  read(entries: readonly SnapshotEntry[]): Promise<ReadonlyMap<string, Source>>;
  /** The targets of links, as they are written. Links that cannot be read are left out. */
  readLinks(entries: readonly SnapshotEntry[]): Promise<ReadonlyMap<string, string>>;
}
