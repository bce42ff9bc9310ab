import type { Change } from './change.ts';
import type { ClaimEvidence } from './claims.ts';
import type { Config } from './config.ts';
import type { Fix, Location, RelatedLocation, Severity } from './diagnostic.ts';
import type { Document, RecordKind } from './document.ts';
import type { Facts } from './facts.ts';
import type { PathIndex } from './path-index.ts';
import type { Extent } from './position.ts';
import type { SuppressionUse } from './suppress.ts';
import type { TreeDifference, TreeFile, Wanted } from './tree-file.ts';

export type { ListFiles, NumberedFile, TreeDifference, TreeFile, Wanted } from './tree-file.ts';

/** The names between braces in a message: `'Unexpected {a}'` → `'a'`. */
export type Holes<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

/** A message text, or one whose severity differs from its rule's. */
export type Message = string | { readonly text: string; readonly severity: Severity };
export type Messages = Readonly<Record<string, Message>>;

type TextOf<M extends Message> = M extends string
  ? M
  : M extends { text: infer T extends string }
    ? T
    : never;

type DataOf<Text extends string> = [Holes<Text>] extends [never]
  ? { readonly data?: undefined }
  : { readonly data: Readonly<Record<Holes<Text>, string | number>> };

/** An extent, or anything that has one. */
export type Extents = Extent | { readonly extent: Extent };

interface ReportBase {
  readonly help?: string | undefined;
  readonly actual?: string | undefined;
  readonly expected?: readonly string[] | undefined;
  /** Names from `clientNames`: who drops the file because of this. */
  readonly clients?: readonly string[] | undefined;
  readonly fix?: Fix | undefined;
  /** Overrides the message's and the rule's severity. */
  readonly severity?: Severity | undefined;
}

/** How a document rule reports: places are extents of the document; without `at` the finding is about the file. */
export interface DocumentReport extends ReportBase {
  readonly at?: Extents | undefined;
  readonly related?: readonly { readonly at: Extents; readonly message: string }[] | undefined;
}

/** How a change rule reports: `side` says which version `at` is a place of; default `after`. */
export interface ChangeReport extends ReportBase {
  readonly at?: Extents | undefined;
  readonly side?: 'before' | 'after' | undefined;
  readonly related?:
    | readonly { readonly at: Extents; readonly side: 'before' | 'after'; readonly message: string }[]
    | undefined;
}

/** How a tree rule reports: places are whole locations. */
export interface TreeReport extends ReportBase {
  readonly at: Location;
  readonly related?: readonly RelatedLocation[] | undefined;
}

type Reporter<M extends Messages, R> = <Id extends keyof M & string>(
  messageId: Id,
  report: R & DataOf<TextOf<M[Id]>>,
) => void;

/** A key, token or password that a detector found in a record. */
export interface Secret {
  readonly extent: Extent;
  /** What it is: `GitHub token`. Never the secret. */
  readonly name: string;
}

/** What every check gets besides its subject. */
export interface CheckEnvironment {
  readonly config: Config;
  /** True for the index and for commits, false for the working tree, stdin and memory. */
  readonly committed: boolean;
  /**
   * True where the text is that of a blob. A file of the working tree may have the line endings of its checkout
   * instead.
   */
  readonly blob: boolean;
  /** The clock, RFC 3339. Never the wall clock of the machine (convention, section 1.5). */
  readonly now: string;
  /** For a document check: the secrets of the record, in order. Detectors are asynchronous, so the caller runs them. */
  readonly secrets?: readonly Secret[];
}

export interface DocumentContext<M extends Messages = Messages> extends CheckEnvironment {
  readonly doc: Document;
  readonly report: Reporter<M, DocumentReport>;
}

/**
 * What a change check looks at besides the change: nothing, which paths the checked version has, or the facts of the records
 * that it names as well. A gate loads no more than that.
 */
export type Needs = 'change' | 'paths' | 'tree';

/** What a check gets of the tree, by its needs. */
type TreeOf<N extends Needs> = N extends 'tree'
  ? { readonly tree: TreeIndex }
  : N extends 'paths'
    ? { readonly tree: PathIndex }
    : unknown;

export type ChangeContext<M extends Messages = Messages, N extends Needs = 'tree'> = ChangeBase<M> &
  TreeOf<N>;

interface ChangeBase<M extends Messages> extends CheckEnvironment {
  readonly change: Change;
  /** True where the checked side has several parents: then the additions of both sides may be mixed. */
  readonly merge: boolean;
  /** The name of the version before in a command that restores something from it: `HEAD`, or the id of a commit. */
  readonly source: string;
  /** For a task: what its claims are compared with. Undefined if they are not checked. */
  readonly claims?: ClaimEvidence | undefined;
  readonly report: Reporter<M, ChangeReport>;
}

/** Records of one tree by kind and id. A gate may know only those that the change and its references need. */
export interface TreeIndex extends PathIndex {
  /** What is at record paths, and what tree rules look at besides. */
  readonly files: readonly TreeFile[];
  /** Those that are not records; in a change those of them that differ from every base: what others have, a base has as well. */
  readonly others: readonly TreeFile[];
  /** Those at the paths that are wanted; no other path is looked at. */
  filesWhere(wanted: Wanted): readonly TreeFile[];
  /** In a change, where a finding that a base has as well does not count. */
  readonly difference?: TreeDifference | undefined;
  all<K extends RecordKind>(kind: K): readonly Extract<Facts, { kind: K }>[];
  /** Records of that kind with that id; more than one if ids collide. */
  byId<K extends RecordKind>(kind: K, id: string): readonly Extract<Facts, { kind: K }>[];
  /**
   * Records that a reference means: those with that id, else those with that file name (a record that cannot be read
   * has no id).
   */
  named<K extends RecordKind>(kind: K, id: string): readonly Extract<Facts, { kind: K }>[];
  /** True where the tree has a file or a folder at the path (a trailing slash does not matter). Case-exact. */
  has(path: string): boolean;
}

export interface TreeContext<M extends Messages = Messages> extends CheckEnvironment {
  readonly tree: TreeIndex;
  /** The configuration that is used for a path; `config` is that of the repository. */
  readonly configOf: (path: string) => Config;
  /** The clock of a record: that of the base for one that equals it; `now` is the run's. */
  readonly clockOf: (path: string) => string;
  /** `committed` of one record: true for a file of the working tree that equals the base. */
  readonly isCommitted: (path: string) => boolean;
  /** For a record that the tree does not have: true where the checked change removed it and a change rule reports it. */
  readonly isRemoved: (kind: RecordKind, id: string) => boolean;
  readonly report: Reporter<M, TreeReport>;
}

/** A line at the end of a commit message that names something: `Baton-Session: fbcd4d0d-3a1`. */
export interface Trailer {
  /** As written; git ignores case in keys. */
  readonly key: string;
  /** Continuation lines joined by a space, as git unfolds them. */
  readonly value: string;
  /** Of the value in the message; of the key if there is no value. */
  readonly extent: Extent;
  readonly keyExtent: Extent;
}

/** The message of a commit, or the file that is to become one. */
export interface CommitMessage {
  /** What a finding names as its file: that of the message, or the name of a stored commit. */
  readonly path: string;
  readonly text: string;
  readonly trailers: readonly Trailer[];
}

/** A commit check sees the message, and the records of the tree that is committed with it. */
export interface CommitContext<M extends Messages = Messages> extends CheckEnvironment {
  readonly message: CommitMessage;
  readonly tree: TreeIndex;
  /** Places are extents of the message. */
  readonly report: Reporter<M, DocumentReport>;
}

export interface SuppressionContext<M extends Messages = Messages> extends CheckEnvironment {
  readonly doc: { readonly path: string };
  readonly uses: readonly SuppressionUse[];
  /** The rule with an id, so that a check can recognise unknown ids and rules of other scopes. */
  readonly ruleOf: (id: string) => Rule | undefined;
  readonly ruleIds: readonly string[];
  readonly report: Reporter<M, TreeReport>;
}

/**
 * One rule: data first, then one small function per scope it has. A rule reports; it never reads files, sorts,
 * formats, or sets an exit code.
 */
export interface RuleDefinition<M extends Messages, N extends Needs = Needs> {
  /** `group/name`, permanent. */
  readonly id: string;
  /** One line for the table, starting with a capital, no full stop. */
  readonly summary: string;
  /** The kinds it looks at. Change rules see the kind of the base version. */
  readonly kinds: readonly RecordKind[];
  /** Default severity of its messages. */
  readonly severity: Severity;
  /** False for a rule that the four original documents do not have: off in profile `seed` (checks, "Profiles"). */
  readonly seed: boolean;
  /** The default severity in profile `seed`, where the four documents are stricter or milder. */
  readonly seedSeverity?: Severity;
  /** Off unless the profile is `strict` or a configuration turns it on. */
  readonly optIn?: true;
  /** Rules whose finding at the same place is replaced by the finding of this rule: one error, one finding. */
  readonly overrides?: readonly string[];
  readonly messages: M;
  /**
   * For a rule with a change check: the messages about the content of a record, which could also be found without the
   * version before. The others are about the change itself, and only a waiver allows those (convention, section 10).
   */
  readonly contentMessages?: 'all' | readonly (keyof M & string)[];
  /** What its change check looks at; left out without one. */
  readonly needs?: N;
  document?(context: DocumentContext<M>): void;
  change?(context: ChangeContext<M, N>): void;
  tree?(context: TreeContext<M>): void;
  commit?(context: CommitContext<M>): void;
  suppression?(context: SuppressionContext<M>): void;
}

/** A rule as the engine uses it. */
export type Rule = RuleDefinition<Messages>;

/** Types a rule's reports by its messages: `data` must fill exactly the holes of the text. */
export function defineRule<const M extends Messages, const N extends Needs = 'change'>(
  rule: RuleDefinition<M, N>,
): Rule {
  return rule as unknown as Rule;
}

/**
 * Whether a finding is about a change or a commit: then no comment suppresses it and no baseline notes it
 * (convention, section 10).
 */
export function isAboutChange(rule: Rule | undefined, messageId: string): boolean {
  if (!rule) return false;
  if (rule.commit) return true;
  const { contentMessages: content = [] } = rule;
  return rule.change !== undefined && content !== 'all' && !content.includes(messageId);
}

/** Whether every finding of a rule is about a change or a commit. */
export function isOnlyAboutChange(rule: Rule): boolean {
  return Object.keys(rule.messages).every((messageId) => isAboutChange(rule, messageId));
}

export const scopes = ['document', 'change', 'tree', 'commit', 'suppression'] as const;
export type Scope = (typeof scopes)[number];

/** The scopes for which a rule has a check. */
export function scopesOf(rule: Rule): readonly Scope[] {
  return scopes.filter((scope) => rule[scope] !== undefined);
}
