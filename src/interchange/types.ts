import type { RecordKind } from '../core/document.ts';

/** A file of another tool. */
export interface ForeignFile {
  /** From the top of the work tree with `/`; of a file outside, its name alone. */
  readonly name: string;
  readonly text: string;
  /** What the user calls its format. */
  readonly format: string;
  /** Its folder, where that is in the work tree. */
  readonly folder: string | undefined;
  /** Files beside it that its format reads with it, by their names. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The commit whose message the text is, for a format that reads messages. */
  readonly commit?: ForeignCommit;
}

/** Where a message comes from. */
export interface ForeignCommit {
  readonly oid: string;
  readonly author: string;
  /** When it was written; RFC 3339. */
  readonly at: string;
  /** The files that it changed, from the top. */
  readonly paths: readonly string[];
}

/** A decision that is in the tree already. */
export interface KnownDecision {
  readonly id: string;
  readonly thread: string;
}

/** What an importer gets besides the files. */
export interface ImportContext {
  /** RFC 3339, to the second. */
  readonly now: string;
  /** The thread that decisions go to; undefined: one that the importer opens. */
  readonly thread: string | undefined;
  /** What a file may not say: who decided, how sure they were, which skill takes over, and so on. */
  readonly said: ImportOptions;
  /** A decision of the tree, by its id or by the one that it had where it was imported from. */
  decision(id: string): KnownDecision | undefined;
  /** True if the tree has such a record. */
  has(kind: RecordKind, id: string): boolean;
  /** Another id for a record whose own is taken by a different one. */
  renamed(kind: RecordKind, id: string): string;
  /** The time that stood for a missing one when it was imported first: of a decision by its id, of a payload by its file. */
  importedAt(kind: RecordKind, name: string): string | undefined;
  /** The author date of the commit that added a file; undefined where none did. RFC 3339. */
  addedAt(file: ForeignFile): string | undefined;
}

/** What the user says in the place of a file that does not. */
export interface ImportOptions {
  readonly agent?: string;
  /** 0 to 1. */
  readonly confidence?: number;
  /** How far the source is trusted, 0 to 1. */
  readonly trust?: number;
  readonly problemType?: string;
  /** The session or folder that a payload comes from. */
  readonly session?: string;
  /** The skills of a payload. */
  readonly from?: string;
  readonly to?: string;
}

/** A record as it is to be written. */
export interface ImportedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** Below the root folder: `threads/thread_pr94/thread.md`. */
  readonly path: string;
  readonly text: string;
  /** The file that it was read from. */
  readonly file: string;
}

/** A section that is added to the text of a thread: its other fields may not change once they are committed. */
export interface ThreadAddition {
  readonly thread: string;
  /** Markdown. */
  readonly section: string;
}

/**
 * What did not go into a field of its own: `kept` under an `x-` key or in the text, `assumed` because the file does not say
 * it and the record needs it, `left out` where the target has no place for it.
 */
export interface Remark {
  readonly file: string;
  readonly what: 'kept' | 'assumed' | 'left out';
  readonly field: string;
  /** Where it went, what was assumed, or why it does not exist; one phrase. */
  readonly detail: string;
}

export interface Imported {
  /** In the order in which they are to be written. */
  readonly records: readonly ImportedRecord[];
  readonly additions: readonly ThreadAddition[];
  readonly remarks: readonly Remark[];
}

/** A record in the form of another tool. */
export interface Exported {
  /** As JSON has it. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly remarks: readonly Remark[];
}
