import type { Diagnostic } from '../../core/diagnostic.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import type { PathRules } from '../../records/record-paths.ts';
import type { BlobAt } from './record-cache.ts';
import type { CommitState } from './state.ts';
import type { LoadClaims } from './task-ranges.ts';

/** A version and what it is compared with: the parents of a commit; for a root the state of nothing. */
export interface Version {
  readonly state: CommitState;
  readonly bases: readonly {
    /** The commit's id. */
    readonly oid: string;
    readonly state: CommitState;
    readonly changes: readonly PathChange[];
  }[];
  /** The configuration that governs. */
  readonly places: PathRules;
  /** That of protected history: by it a change is a repair or not. */
  readonly landed: PathRules;
  /** RFC 3339. */
  readonly now: string;
  /** Paths whose history before `since` this is. */
  readonly isOld: (path: string) => boolean;
  readonly claims: LoadClaims;
}

export interface CheckedVersion {
  /** In the one order, suppressions applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** Which base showed a finding, by its place among them; 0 for what shows in the version alone. */
  readonly baseOf: (diagnostic: Diagnostic) => number;
  /** Whether a finding is of a change that repairs a record. */
  readonly isRepair: (diagnostic: Diagnostic) => boolean;
  /** The id of the record at a path, for what knows records by id; the path where it has none. */
  readonly recordOf: (path: string) => string;
  /** How many versions of records were checked. */
  readonly records: number;
  /** By kind and id: where records stood that are gone, and undefined for those that are there. */
  readonly deleted: ReadonlyMap<string, BlobAt | undefined>;
}
