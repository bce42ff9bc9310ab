import type { RecordKind } from './document.ts';
import type { Span } from './position.ts';
import type { Suppression } from './suppress.ts';

/** A value with its place. */
export interface Located<T = string> {
  readonly value: T;
  readonly span: Span;
}

interface FactsBase<K extends RecordKind> {
  readonly kind: K;
  readonly path: string;
  readonly id: string | undefined;
  readonly archived: boolean;
  readonly root: string;
  readonly suppressions: readonly Suppression[];
}

export interface SessionFacts extends FactsBase<'session'> {
  readonly state: string | undefined;
  readonly questions: readonly string[];
  /** The halted session whose questions this one answers. */
  readonly resumes: Located | undefined;
  /** Step 0's `ask` items as (question, answer) pairs; an unanswered one has a blank answer. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly forkedFrom: Located | undefined;
  readonly history: readonly string[];
}

export interface HandoffFacts extends FactsBase<'handoff'> {
  readonly sourceSkill: Located | undefined;
  readonly targetSkill: Located | undefined;
  readonly targetCategory: Located | undefined;
  /** `meta.handoff_chain`, or [source.skill] where it is absent. */
  readonly chain: readonly string[];
  readonly parent: Located | undefined;
  readonly timestamp: string | undefined;
  readonly expiresAt: string | undefined;
  /** True for a v1.0 payload. */
  readonly legacy: boolean;
}

export interface AckFacts extends FactsBase<'ack'> {
  readonly handoff: Located | undefined;
}

export interface SkillFacts extends FactsBase<'skill'> {
  /** The folder's name. */
  readonly name: string;
  /** Eligible as a target of handoffs. */
  readonly accepts: boolean;
  readonly categories: readonly string[];
  readonly requires: readonly string[];
  readonly providesTo: readonly Located[];
  /** Relative links of the body, fragment and query cut off, as written. */
  readonly links: readonly Located[];
}

export type ThreadFacts = FactsBase<'thread'>;
export type ResumeFacts = FactsBase<'resume'>;
export type DecisionFacts = FactsBase<'decision'>;
export type TaskFacts = FactsBase<'task'>;

/** What rules about the whole tree need to know of one record: small, serialisable, without the record's text. */
export type Facts =
  | SessionFacts
  | HandoffFacts
  | AckFacts
  | SkillFacts
  | ThreadFacts
  | ResumeFacts
  | DecisionFacts
  | TaskFacts;

/** The part of a record's facts that only its kind can tell. */
export type OwnFacts<F extends Facts> = Omit<F, keyof FactsBase<RecordKind>>;
