import type { CheckedVersion } from '../../check/check-version.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import type { PathRules } from '../../records/record-paths.ts';
import type { BlobAt } from './record-cache.ts';
import type { CommitState } from './state.ts';
import type { LoadClaims } from './task-ranges.ts';

/** A commit and what it is compared with: its parents; for a root the state of nothing. */
export interface CommitToCheck {
  readonly state: CommitState;
  readonly bases: readonly {
    /** The commit's id. */
    readonly oid: string;
    readonly state: CommitState;
    readonly changes: readonly PathChange[];
  }[];
  /** The effective configuration. */
  readonly pathRules: PathRules;
  /** That of protected history: by it a change is a repair or not. */
  readonly landed: PathRules;
  /** RFC 3339. */
  readonly now: string;
  /** Paths whose history before `since` this is. */
  readonly isOld: (path: string) => boolean;
  readonly claims: LoadClaims;
}

export interface CheckedCommit extends CheckedVersion {
  /** How many versions of records were checked. */
  readonly records: number;
  /** By kind and id: where records were that are gone, and undefined for those that exist. */
  readonly deleted: ReadonlyMap<string, BlobAt | undefined>;
}
