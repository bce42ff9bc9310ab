import type { Change } from '../../core/change.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { CommitMessage } from '../../core/rule.ts';
import type { BaselineKey } from '../../records/config/baseline.ts';
import type { PathRules } from '../../records/record-paths.ts';
import type { ConfigOverrides } from '../config/load-config.ts';
import type { CheckedSides } from '../version/check-snapshot.ts';
import type { Version } from '../version/texts.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What is linted. */
export type LintTarget =
  | { readonly type: 'worktree' }
  | { readonly type: 'index' }
  | { readonly type: 'revision'; readonly revision: string }
  | { readonly type: 'stdin'; readonly path: string; readonly text: string };

export interface LintRequest extends ConfigOverrides {
  /** What `cwd` is in, where that is being opened already. */
  readonly workspace?: Promise<Workspace>;
  readonly target: LintTarget;
  /** Only what changed since the merge base with this revision. */
  readonly since?: string | undefined;
  /**
   * Commits or trees that the index or a revision is compared with, instead of HEAD and the other parents of a merge: only
   * what differs from all of them is checked. The revision may then be a tree.
   */
  readonly against?: readonly string[];
  /** The message that the index is committed with. */
  readonly message?: CommitMessage;
  /** False: what changed since a version that is no earlier one of the same history is not checked, only what is there. */
  readonly checksChanges?: boolean;
  /** Files and folders as typed, relative to `cwd`; none for everything. */
  readonly paths?: readonly string[];
  /** Protected history has what is checked: its waivers let pass what they name, also where they name a commit. */
  readonly isLanded?: boolean;
  /** Looks for skills beyond what the configuration names, and says what is left out (convention, section 10, "Skills"). */
  readonly findsSkills?: boolean;
  /** What a baseline notes: the content alone, not what changed in it, and nothing skipped. */
  readonly contentOnly?: boolean;
  /** Is told how many files there are, once that is known. */
  readonly onListed?: (count: number) => void;
  /** Is told how many records are read, since nothing is known of them. */
  readonly onReading?: ((count: number) => void) | undefined;
  /** Is told what changed in records, before it is checked. */
  readonly onChanges?: ((changes: readonly Change[]) => void) | undefined;
  /** Whether records that changed ones refer to stay in memory, for who reads them next. */
  readonly keepsDocuments?: boolean;
  /** The id of the program that may remember what it finds out of contents; left out: nothing is remembered. */
  readonly build?: string | undefined;
}

export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** How many records were checked. */
  readonly records: number;
  /** How many findings the baseline skipped. */
  readonly baselined: number;
  /** How many of a change's findings a waiver let pass. */
  readonly waived: number;
  /** What was not looked at, and why: one line each. */
  readonly notices: readonly string[];
  /** The id of a record that was checked; the path of what has none. */
  recordOf(path: string): string;
  /** How a baseline knows a finding. */
  keyOf(diagnostic: Diagnostic): BaselineKey;
  /** The text that a finding's span counts in, to be shown: secrets are masked. Undefined where the file could not be read. */
  textOf(path: string, side: 'before' | 'after'): string | undefined;
  /** What was compared. */
  readonly sides: CheckedSides;
}

/** A version that is open, to be checked as it is or with other texts in the place of some files'. */
export interface LintRun {
  readonly workspace: Workspace;
  readonly pathRules: PathRules;
  /** What is checked and what it is compared with. */
  readonly version: Version;
  /** The texts of files that can be read, by path. */
  read(paths: ReadonlySet<string>): Promise<ReadonlyMap<string, string>>;
  /** Checks what is asked for; with `texts`, what is asked for among `only`. */
  check(texts?: ReadonlyMap<string, string>, only?: ReadonlySet<string>): Promise<LintResult>;
}
