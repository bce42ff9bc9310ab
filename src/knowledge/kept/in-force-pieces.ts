import type { SnapshotEntry } from '../../core/snapshot.ts';
import type { PieceAt } from '../../text/kept/pieces.ts';
import type { ListsAt } from './word-lists.ts';

/** What is known of the commit of a protected branch. */
export interface TipInIndex {
  readonly commit: string;
  /** Its files that say how others are read. */
  readonly settings: readonly SnapshotEntry[];
  /** The paths of its records that cannot be read. */
  readonly unread: readonly string[];
}

/** A task that decisions may name. */
export interface IndexedTask {
  readonly id: string;
  readonly path: string;
  /** The paths that its handoff names. */
  readonly claims: readonly string[];
}

/** The same as it is written down. */
export interface WrittenTask extends IndexedTask {
  /** Left out where the first branch has the record, and its version of it counts. */
  readonly is?: 'of the first branch' | 'of another branch';
}

/** The file of a decision of a thread: that of the branch whose version counts, by its number. */
export type ThreadFile = readonly [branch: number, path: string, oid: string];

/** The head of an index of what is in force. */
export interface InForceHead {
  /** The index is right from this time on, and before that one, in milliseconds: then the next decision expires. */
  readonly from: number | null;
  readonly until: number | null;
  readonly tips: readonly TipInIndex[];
  readonly unreadable: readonly string[];
  /** The ids of decisions, the paths that records name and how often, the candidates that have a glob: a list of JSON each. */
  readonly ids: PieceAt;
  readonly named: PieceAt;
  readonly globs: PieceAt;
  readonly words: ListsAt;
}
