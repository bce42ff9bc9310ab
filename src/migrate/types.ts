import type { Outcome } from '../records/kinds/task/handoff.ts';
import type { WordsByLanguage } from './words/words.ts';

/**
 * Where in the note a value was read. `text` is exactly what is between the two places, the end exclusive; lines and
 * columns are 1-based, columns in UTF-16 code units.
 */
export interface Evidence {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly text: string;
  /**
   * From 0 to 1: of what was placed like this in annotated notes, the share that was right. Below 0.7 it is asked, and no value
   * (migration, "Truth before recall").
   */
  readonly confidence: number;
}

export type Level = 'high' | 'medium' | 'low';
export type ChangeType = 'add' | 'modify' | 'delete' | 'refactor';

export interface CreatedFile {
  readonly path: string;
  readonly purpose?: string;
  readonly lines?: string;
  readonly evidence: Evidence;
}

export interface ModifiedFile {
  readonly path: string;
  readonly lines?: string;
  readonly change_type: ChangeType;
  readonly description?: string;
  readonly evidence: Evidence;
}

export interface Pattern {
  readonly pattern: string;
  readonly location?: string;
  readonly applies_to?: readonly string[];
  readonly evidence: Evidence;
}

export interface Gotcha {
  readonly issue: string;
  readonly discovered_in?: string;
  readonly mitigation?: string;
  readonly severity?: Level;
  readonly evidence: Evidence;
}

export interface Dependency {
  readonly file: string;
  readonly reason?: string;
  readonly evidence: Evidence;
}

export interface OpenQuestion {
  readonly question: string;
  readonly context?: string;
  readonly recommendation?: string;
  readonly blocking?: boolean;
  readonly evidence: Evidence;
}

export interface NextStep {
  readonly step: string;
  readonly priority?: Level;
  readonly depends_on?: readonly string[];
  readonly evidence: Evidence;
}

export interface Blocker {
  readonly blocker: string;
  readonly impact?: string;
  readonly suggested_resolution?: string;
  readonly blocking_tasks?: readonly string[];
  readonly evidence: Evidence;
}

/** Text of the note that is in no field: consecutive lines together, `line` the first of them. */
export interface Unmapped {
  readonly line: number;
  readonly text: string;
}

/** Names of the handoff's lists and of its outcome. */
export type Field = 'outcome' | ListField;
export type ListField =
  | 'files_created'
  | 'files_modified'
  | 'patterns_discovered'
  | 'gotchas'
  | 'dependencies_for_next'
  | 'open_questions'
  | 'suggested_next_steps'
  | 'blockers';

/**
 * What the note leaves open (migration, item 6). `candidates` are, for the outcome, outcomes, the likeliest first; for a file, its
 * path, or the paths that the repository has for it; for a text that is not a value, because it is not sure where it belongs, names
 * of lists, the likeliest first; for a list that the note should have, none.
 */
export interface Question {
  readonly field: Field;
  readonly candidates: readonly string[];
  readonly evidence: Evidence | null;
}

/** The JSON form of a migrated note (migration, "JSON form"). All lists are there, empty ones too. */
export interface MigratedHandoff {
  readonly outcome: Outcome | null;
  readonly outcome_evidence: Evidence | null;
  readonly files_created: readonly CreatedFile[];
  readonly files_modified: readonly ModifiedFile[];
  readonly patterns_discovered: readonly Pattern[];
  readonly gotchas: readonly Gotcha[];
  readonly dependencies_for_next: readonly Dependency[];
  readonly open_questions: readonly OpenQuestion[];
  readonly suggested_next_steps: readonly NextStep[];
  readonly blockers: readonly Blocker[];
  readonly unmapped: readonly Unmapped[];
  /** Fields of a form that nobody filled in, by their names. */
  readonly unfilled: readonly Unmapped[];
  readonly questions: readonly Question[];
}

/** What `--explain` prints: a heuristic and the value that it placed. */
export interface Explanation {
  /** Id of one of `heuristics`. */
  readonly rule: string;
  readonly field: Field;
  readonly line: number;
  /** The value: a path, an outcome or the item's text. */
  readonly value: string;
}

/** Why a text is not read as a note. */
export interface NoteProblem {
  readonly code: 'not-text' | 'too-large' | 'too-complex';
  readonly message: string;
  readonly help: string;
}

/** The outcome of a note. An empty note is one that says nothing: all lists empty, the outcome asked. */
export type Migration =
  | {
      readonly ok: true;
      readonly handoff: MigratedHandoff;
      readonly explanations: readonly Explanation[];
      /** The text of the first heading, which may name a task; undefined without headings. */
      readonly title: string | undefined;
      /** Whether the note is a form that nobody filled in. */
      readonly isForm: boolean;
    }
  | { readonly ok: false; readonly problem: NoteProblem };

/** What happened to a file in the time of the note. */
export interface FileHistory {
  readonly status: 'created' | 'modified' | 'deleted';
  /** `N-M` from the first to the last line that changed, or `all`; undefined for a deleted or a binary file. */
  readonly lines: string | undefined;
}

/** What the engine asks of a repository. All paths from its root, with `/`. */
export interface RepositoryFacts {
  /** Whether the note's own range is known and holds more than notes: what it did not touch was not done in it. */
  readonly knowsRange: boolean;
  /** Whether a path is a file at HEAD. */
  has(path: string): boolean;
  /** The files at HEAD whose path is `suffix` or ends with `/` and it. */
  endingWith(suffix: string): readonly string[];
  /** What the note's own range of commits (or `--since`) did to a file; undefined if it did nothing. */
  history(path: string): FileHistory | undefined;
}

export interface MigrateOptions {
  /** Of the languages that `languagesToLoad` names for the note. */
  readonly words: WordsByLanguage;
  /** Of the note, from the top: its links lead from there. */
  readonly folder?: string;
  /** Without one, the words of the note alone decide what happened to a file. */
  readonly repository?: RepositoryFacts;
  /** Values that are less than sure are given as well, and not asked. */
  readonly acceptGuesses?: boolean;
}
