import type { Change } from '../core/change.ts';
import type { ClaimEvidence } from '../core/claims.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import type { Facts } from '../core/facts.ts';
import type { PathIndex } from '../core/path-index.ts';
import type {
  CheckEnvironment,
  CommitMessage,
  ListFiles,
  Rule,
  TreeDifference,
  TreeIndex,
} from '../core/rule.ts';
import type { PathRules } from '../records/record-paths.ts';
import type { Leftover } from './pair.ts';

/** What is the same for every record of a run, but for the configuration. */
export type RunEnvironment = Pick<CheckEnvironment, 'committed' | 'blob' | 'now'>;

/** What is kept of a record once its text is dropped. */
export interface VersionRecord {
  readonly facts: Facts;
  /** What the document rules report; undefined for a record that is not checked itself: others refer to it. */
  readonly found?: readonly Diagnostic[];
  /** The clock of the record, where it is not the run's. */
  readonly now?: string | undefined;
  /** True where the record is committed and the version is not. */
  readonly committed?: boolean | undefined;
}

/** One version of a repository, with everything that a check needs. */
export interface Version {
  /** The effective configuration. */
  readonly pathRules: PathRules;
  /** Every path. */
  readonly paths: PathIndex;
  /** What is at record paths, and what tree rules look at besides. */
  readonly files: ListFiles;
  /** The paths that differ from every base; left out where that is not known. */
  readonly fresh?: readonly string[] | undefined;
  /** What differs from a base; left out where that is not known. */
  readonly difference?: TreeDifference | undefined;
  /** The records that are checked, and those that they refer to. */
  readonly records: readonly VersionRecord[];
  /** The records at the paths that differ from a base, whole. */
  readonly docs: readonly Document[];
  /** Of the other files at these paths: what they are. */
  readonly left: ReadonlyMap<string, Leftover>;
}

/** A version that another one is compared with. */
export interface BaseVersion {
  /** What a command calls it: `HEAD`, or the id of a commit. */
  readonly source: string;
  /** The paths that differ. */
  readonly differing: ReadonlySet<string>;
  /** Its records at these paths, whole. */
  readonly docs: readonly Document[];
  /** What `basePairs` finds between it and the version, where that was asked already. */
  readonly pairs?: readonly Change[];
  /** The records that were deleted on the way to this version, as they last were, by `recordKey`. */
  readonly lastKnown?: ReadonlyMap<string, Document>;
  /** Its records and files; without it no tree finding counts as known. */
  readonly tree?: TreeIndex | undefined;
}

/** How a version is checked. */
export interface How extends RunEnvironment {
  readonly rules: readonly Rule[];
  /** False: what changed since the bases is not checked. */
  readonly checksChanges: boolean;
  /** Whether tree rules run; `new`: a finding that a base has already is left out. */
  readonly tree: 'all' | 'new' | 'none';
  /** Which of the paths are asked for. */
  readonly isAsked?: (path: string) => boolean;
  /** Records from before the configuration's `since`: tree findings about them are left out. */
  readonly isOld?: ((path: string) => boolean) | undefined;
  /** The message that the version is committed with. */
  readonly message?: CommitMessage | undefined;
  /** What the claims of changed tasks are compared with, by the path of the task; without it they are not checked. */
  readonly claims?: ReadonlyMap<string, ClaimEvidence> | undefined;
  /** The configuration that a repair is compared with; the version's own where it is left out. */
  readonly landed?: PathRules;
  /**
   * Of the records that change rules report: kind and id. Versions of one history share it, so that a reference to a lost
   * record is no second finding.
   */
  readonly removed?: Set<string>;
}

/** By what a record is known over versions: `session a1b2`. */
export function recordKey({ kind, id }: Pick<Facts, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
