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
  /** The position of its id; undefined if only its file name has it. */
  readonly idSpan: Span | undefined;
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
  readonly thread: Located | undefined;
  /** Final, or abandoned. */
  readonly closed: boolean;
}

export interface HandoffFacts extends FactsBase<'handoff'> {
  readonly sourceSkill: Located | undefined;
  readonly targetSkill: Located | undefined;
  readonly targetCategory: Located | undefined;
  /** `meta.handoff_chain`, or [source.skill] where it is absent. */
  readonly chain: readonly string[];
  /** The position of `meta.handoff_chain`; undefined if it is missing. */
  readonly chainSpan: Span | undefined;
  /** True where `meta.loop_reason` says why the work returns. */
  readonly hasLoopReason: boolean;
  readonly parent: Located | undefined;
  readonly timestamp: string | undefined;
  readonly expiresAt: string | undefined;
  /** True for a v1.0 payload. */
  readonly legacy: boolean;
  /** The id of the v1.0 payload from which this one was made: that one is not pending any more. */
  readonly upgradedFrom: string | undefined;
  readonly sessionPath: Located | undefined;
  readonly perspectives: Located<number> | undefined;
  /** The paths of the payload's schema without a value, except those below another such path. */
  readonly lacks: readonly string[];
}

export interface AckFacts extends FactsBase<'ack'> {
  readonly handoff: Located | undefined;
}

export interface SkillFacts extends FactsBase<'skill'> {
  /** The name of its folder; its `name` at the top of the repository. */
  readonly name: string;
  /** The `name` of its front matter. */
  readonly called: Located | undefined;
  /** How many characters of it a client lists: `name`, `description` and `when_to_use`; 0 where the model may not call it. */
  readonly listed: number;
  /** Equal where two skills say the same. */
  readonly content: number;
  /** Equal where two skills differ in nothing but fields of single clients. */
  readonly portable: number;
  /** Eligible as a target of handoffs. */
  readonly accepts: boolean;
  readonly categories: readonly string[];
  readonly requires: readonly Located[];
  readonly providesTo: readonly Located[];
  /**
   * Relative links of the body, as written, without fragment and query. Empty if all their targets are known to exist
   * in the tree.
   */
  readonly links: readonly Located[];
}

export interface ThreadFacts extends FactsBase<'thread'> {
  /** The last status of its history. */
  readonly status: Located | undefined;
}

export interface ResumeFacts extends FactsBase<'resume'> {
  readonly thread: Located | undefined;
  /** The thread of its folder; undefined if only a glob claims it. */
  readonly folder: string | undefined;
}

/** A question that a decision leaves open. */
export interface QuestionFacts extends Located {
  /** As written, or derived from the text. */
  readonly id: string;
  readonly blocking: boolean;
}

export interface DecisionFacts extends FactsBase<'decision'> {
  readonly thread: Located | undefined;
  /** The thread of its folder; undefined if only a glob claims it. */
  readonly folder: string | undefined;
  /** The decisions that it continues. */
  readonly continues: readonly Located[];
  readonly asks: readonly QuestionFacts[];
  /** Questions that it resolves, by id or by text. */
  readonly resolves: readonly Located[];
  readonly session: Located | undefined;
  readonly task: Located | undefined;
  readonly supersedes: readonly Located[];
  readonly relatedTo: readonly Located[];
  /** The rejected alternatives that it chooses now, as it writes them: `dec_001#2`. */
  readonly reopens: readonly Located[];
  /** How many alternatives it lists. */
  readonly alternatives: number;
  readonly reviewed: boolean;
}

export interface TaskFacts extends FactsBase<'task'> {
  readonly dependsOn: readonly Located[];
  /** The tasks that its blockers block. */
  readonly blockingTasks: readonly Located[];
  /** True where its handoff was made from a freeform note. */
  readonly migrated: boolean;
}

/** The values of one record that rules about the whole tree need: small, serialisable, without the record's text. */
export type Facts =
  | SessionFacts
  | HandoffFacts
  | AckFacts
  | SkillFacts
  | ThreadFacts
  | ResumeFacts
  | DecisionFacts
  | TaskFacts;

/** The part of a record's facts that depends on its kind. */
export type OwnFacts<F extends Facts> = Omit<F, keyof FactsBase<RecordKind>>;

/** A path that a file names. */
export interface NamedPath {
  /** As it is written. */
  readonly value: string;
  /** From the top of the repository; several where the client reads it in more than one way, the most usual one first. */
  readonly targets: readonly string[];
  readonly span: Span;
}

/** What rules see of a file with instructions that a client gives to its model: AGENTS.md, CLAUDE.md, and what they import. */
export interface AgentsFile {
  /** Code points. */
  readonly characters: number;
  readonly bytes: number;
  /** Files that it imports with `@`. */
  readonly imports: readonly NamedPath[];
}
