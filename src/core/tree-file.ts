import type { RecordKind } from './document.ts';
import type { AgentsFile, NamedPath } from './facts.ts';
import type { Span } from './position.ts';
import type { EntryType } from './snapshot.ts';

/** A decision record of another form that has a number in its name. */
export interface NumberedFile {
  /** The folder that the configuration names. */
  readonly folder: string;
  readonly number: number;
  /** What it is called without its extension and language: translations are one record. */
  readonly stem: string;
  /** What it says that it supersedes, by number; undefined where it was not read. */
  readonly supersedes?: readonly { readonly number: number; readonly span: Span }[] | undefined;
}

/** A path under the roots or globs, claimed or not. */
export interface TreeFile {
  readonly path: string;
  readonly type: EntryType;
  /** The kind whose record path it is; undefined for other paths. */
  readonly place: RecordKind | undefined;
  readonly claimed: boolean;
  /** For a file that is not a record: what it looks like, `a MADR decision`. */
  readonly looksLike?: string | undefined;
  /** Of a decision record of another form below a folder that `numbered` names. */
  readonly numbered?: NumberedFile | undefined;
  /** A file that a killed process left next to a record; it is not at a record path. */
  readonly isTemporary?: boolean | undefined;
  /** For a file or a folder that looks like a skill and is not one: the reason. */
  readonly husk?: 'name' | 'flat' | 'folder' | undefined;
  /** Of AGENTS.md, CLAUDE.md and what they import. Only where the whole version is checked. */
  readonly agentsFile?: AgentsFile | undefined;
  /** Of the manifest of a plugin or a marketplace: the paths that it names. Only where the whole version is checked. */
  readonly pluginPaths?: readonly NamedPath[] | undefined;
}

/** Which files of a tree: those at paths, those whose path includes a text, or those that a function takes. */
export type Wanted =
  | { readonly paths: readonly string[] }
  | { readonly part: string }
  | ((path: string) => boolean);

/** Lists the files of a tree that rules look at. @param wanted left out: all; @param which `others`: records may be left out */
export type ListFiles = (wanted?: Wanted, which?: 'others') => readonly TreeFile[];

/** What differs in a tree from those that it is compared with. */
export interface TreeDifference {
  /** The paths that differ from one of them. */
  readonly paths: readonly string[];
  /** Whether a path of the tree begins with a text. */
  isBegun(start: string): boolean;
}
