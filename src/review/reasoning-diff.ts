import type { Severity } from '../core/diagnostic.ts';
import type { DecisionBrief, Detail } from './detail.ts';
import type { CrossFinding } from './finding.ts';
import type { Notice } from './notice.ts';

/** The kinds of rows: decisions and resumes stand with their thread, acknowledgements with their payload. */
export const reviewKinds = ['session', 'thread', 'handoff', 'task', 'skill'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** What happened to a record as a whole. */
export type RecordChange =
  | 'added'
  | 'modified'
  /** The file differs, its meaning does not. */
  | 'reformatted'
  | 'moved'
  | 'archived'
  | 'restored'
  | 'deleted'
  /** The file is there and is a record no more, or a link or submodule is in its place. */
  | 'unclaimed'
  /** One of its two versions cannot be read. */
  | 'unreadable'
  /** The record is as it was; the change made something wrong with it. */
  | 'unchanged';

/** What lint says of a record of the range: the same findings, in fewer words. */
export interface CheckFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string;
  /** 1-based; null for the file as a whole. */
  readonly line: number | null;
}

/** One row of the review: a record, what changed in its meaning, and what the checks say. */
export interface RecordReview {
  readonly kind: ReviewKind;
  readonly id: string;
  /** What a person calls it: the query, the title, the name of the task; null if nothing says it. */
  readonly title: string | null;
  /** Its file, or the one that stood there before. */
  readonly path: string;
  /** Every changed file that the row speaks of, sorted. */
  readonly paths: readonly string[];
  readonly change: RecordChange;
  readonly details: readonly Detail[];
  readonly check: readonly CheckFinding[];
}

/** How the review ends. */
export type Verdict =
  /** No record changed. */
  | 'empty'
  /** Files changed, no meaning did. */
  | 'same'
  | 'clean'
  /** Warnings only. */
  | 'warnings'
  | 'errors';

export interface Totals {
  /** Rows with a change of meaning, by kind. */
  readonly changed: Readonly<Record<ReviewKind, number>>;
  readonly reformatted: number;
  readonly decisions: number;
  /** Decisions and reviews that lowered a confidence over 0.5 to one under it. */
  readonly doubted: number;
  readonly questionsOpened: number;
  readonly questionsAnswered: number;
  /** Of the opened ones, those that block. */
  readonly blocking: number;
  readonly errors: number;
  readonly warnings: number;
}

/** A new decision with its thread. */
export interface FirstDecision extends DecisionBrief {
  readonly thread: string;
}

/**
 * What changed in the agents' reasoning between two trees (review, "What each record shows"). Serialisable; the order
 * of everything is the order in which it is shown, the same on every machine.
 */
export interface ReasoningDiff {
  readonly verdict: Verdict;
  readonly totals: Totals;
  /** The new decision to read first; null without one. */
  readonly first: FirstDecision | null;
  /** Changes of what configures the checks; they come first. */
  readonly notices: readonly Notice[];
  /** What only records and code together can tell. */
  readonly findings: readonly CrossFinding[];
  readonly records: readonly RecordReview[];
}
