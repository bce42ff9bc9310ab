import type { Change } from '../../core/change.ts';
import type { ClaimEvidence } from '../../core/claims.ts';
import type { CommitMessage, Rule } from '../../core/rule.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import type { PathRules } from '../../records/record-paths.ts';

/** A version that the checked one is compared with. */
export interface Base {
  /** What differs, over all paths. */
  readonly changes: readonly PathChange[];
  /** Reads blobs of that version. */
  readonly snapshot: Snapshot;
  /** What a command calls it: `HEAD`, or the id of a commit. */
  readonly source: string;
}

export interface CheckRequest {
  readonly rules: readonly Rule[];
  readonly places: PathRules;
  readonly after: Snapshot;
  /** Every path of the checked side. */
  readonly entries: readonly SnapshotEntry[];
  /** None: no change is checked. Several: the parents of a merge. */
  readonly bases: readonly Base[];
  /** Whether every record is checked, or only those that differ from every base. */
  readonly scope: 'all' | 'changed';
  /** Which of the paths are asked for. */
  readonly isAsked: (path: string) => boolean;
  /** The clock for what differs from the base, and for what equals it. */
  readonly now: string;
  readonly baseDate: string;
  /** Records that are as they were before the configuration's `since`: known to others, not checked themselves. */
  readonly isOld?: (path: string) => boolean;
  /** Looks up what the claims of changed tasks are compared with; without it they are not checked. */
  readonly loadTaskRanges?: (changes: readonly Change[]) => Promise<ReadonlyMap<string, ClaimEvidence>>;
  /** False: the content alone is checked, not what changed in it. */
  readonly checksChanges?: boolean;
  /** The message that the checked side is committed with. */
  readonly message?: CommitMessage;
}
