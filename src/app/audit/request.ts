import type { Diagnostic } from '../../core/diagnostic.ts';
import type { HistoryRange } from '../../git/history/range.ts';
import type { BothSides } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { ConfigOverrides } from '../config/load-config.ts';

/** What is checked: the commits of a range, each against every parent, and further comparisons of trees. */
export interface AuditRequest extends ConfigOverrides {
  readonly repository: Repository;
  /** The commits; an empty one: only `comparisons`. */
  readonly range: HistoryRange;
  /** What is compared besides: the new tip of a force push with the old one, a would-be merge with both sides. */
  readonly comparisons?: readonly Comparison[];
  /** Left out, each commit is checked with the configuration of its base alone, as at the push of a topic branch. */
  readonly gate?: Gate | undefined;
  /** Ids of commits of protected refs, where they are not those of the repository: a fault that they have may be waived. */
  readonly protectedTips?: readonly string[];
  /** The branches of both sides, where they are known. */
  readonly branches?: BothSides;
  /** RFC 3339: the clock of a tree that is no commit's. Each commit has its author date. */
  readonly clock: string;
  /** Called now and then with how many of the commits are done. */
  readonly onProgress?: (done: number, all: number) => void;
}

/**
 * A gate to a protected branch: what loosens the configuration does not count before it is merged (convention, section 10,
 * "Which configuration counts").
 */
export interface Gate {
  /** The commit where the range left protected history; undefined where nothing is there. */
  readonly mergeBase: string | undefined;
  /** The commit that the protected branch has, for a new one the default branch; undefined where nobody knows. */
  readonly tip?: string | undefined;
  /** The commits that it is a gate for, by id; left out for all of the range. */
  readonly fresh?: ReadonlyMap<string, unknown>;
  readonly landing: Landing;
}

/** Where a configuration is brought, so that it counts. */
export interface Landing {
  readonly remote: string;
  readonly branch: string;
}

/** Two trees whose difference is checked as a commit's: change rules, and with several bases as a merge. */
export interface Comparison {
  /** The commit that the findings are reported for. */
  readonly commit: string;
  /** The checked tree (a commit's or a tree's id), where it is not that commit's own. */
  readonly tree?: string;
  /** What it is compared with: ids of commits. */
  readonly against: readonly string[];
}

/** Who made a commit, when and why. Raw text: whoever prints it neutralises it. */
export interface CommitInfo {
  readonly oid: string;
  readonly author: { readonly name: string; readonly email: string };
  /** ISO 8601 with the author's offset. */
  readonly date: string;
  /** The first line of its message. */
  readonly subject: string;
}

/** One fault, at the first commit that has it. A later fix does not take it away. */
export interface Fault {
  readonly commit: CommitInfo;
  /** The version that shows it: the parent (or base) that the commit was compared with; undefined for a root commit. */
  readonly parent: string | undefined;
  readonly diagnostic: Diagnostic;
  /** The push of a configuration that would let it pass, where only that is missing; the help of the diagnostic says the same. */
  readonly needs: string | undefined;
}

export interface AuditResult {
  /** In the order of history, those of one commit in the one order of findings. Secrets are masked. */
  readonly faults: readonly Fault[];
  /** How many commits were checked, and how many versions of records. */
  readonly commits: number;
  readonly records: number;
  /** How many commits are older than the `since` of the configuration. */
  readonly passedOver: number;
  /** How many findings a baseline, and how many a waiver skipped. */
  readonly baselined: number;
  readonly waived: number;
  /** The text that a fault's span counts in, secrets masked; undefined where it could not be read. */
  textOf(fault: Fault, path: string, side: 'before' | 'after'): string | undefined;
}

export interface RangeRequest extends ConfigOverrides {
  /**
   * Arguments of `git rev-list` that name the commits: revisions (`A..B`, an object id, `^id`), `--not`, `--all`,
   * `--branches`, `--remotes=origin`. Any number: they reach git by its standard input. None for what this branch has and the
   * protected one has not.
   */
  readonly revisions: readonly string[];
  /** A branch: what merging the last commit into it would make is checked, too. */
  readonly mergeInto?: string | undefined;
  /** What is merged into it; HEAD where it is left out. */
  readonly mergeFrom?: string;
  /** The branch that the range is merged into, as a message names it; where it is left out, the protected one. */
  readonly branch?: string;
  /** The range was pushed to a branch already, as a forge reports it: then the gate is one to this branch, before the push. */
  readonly pushed?: Pushed;
  /** A branch that was rewritten: what its old tip had is compared with the new one where the branch is protected. */
  readonly rewritten?: { readonly ref: string; readonly before: string; readonly after: string };
  readonly onProgress?: (done: number, all: number) => void;
}

/** A push that a forge has taken. */
export interface Pushed {
  /** `main`. */
  readonly branch: string;
  /** What the branch had; left out for a new one. */
  readonly before?: string;
  /** As the forge says; left out where it does not. */
  readonly defaultBranch?: string;
}
