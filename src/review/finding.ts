import type { Severity } from '../core/diagnostic.ts';
import type { Claim, Confidence, Gotcha } from './detail.ts';
import type { WeakenedCriteria } from './kinds/criteria.ts';

/** Why a decision does not hold as it did. */
export type Fall =
  | { readonly type: 'outcome'; readonly before: string | null; readonly after: string }
  /** Its own confidence was lowered. */
  | { readonly type: 'confidence'; readonly before: Confidence; readonly after: Confidence }
  | { readonly type: 'superseded'; readonly by: string };

interface FindingBase<T extends string> {
  readonly type: T;
  readonly severity: Severity;
  /** The record that it is about: its row's id. */
  readonly record: string;
  readonly path: string;
}

/** Something that only several records, or records and code together, can tell. */
export type CrossFinding =
  | (FindingBase<'rests-on-fallen'> & {
      readonly decision: string;
      readonly conclusion: string;
      readonly on: string;
      readonly fall: Fall;
    })
  /** A decision chooses what an earlier one in force rejected. */
  | (FindingBase<'rejected-returns'> & {
      readonly decision: string;
      readonly conclusion: string;
      readonly option: string;
      readonly because: string | null;
      readonly rejectedBy: string;
      /** True where the decision says so in its `reopens`. */
      readonly reopened: boolean;
    })
  | (FindingBase<'raised-without-reason'> & {
      readonly decision: string;
      readonly conclusion: string;
      /** The decision that had less confidence; null where it is the same one. */
      readonly supersedes: string | null;
      readonly before: Confidence;
      readonly after: Confidence;
    })
  /** Something that was asked is not done. */
  | (FindingBase<'declined'> & {
      readonly decision: string;
      readonly agent: string | null;
      readonly conclusion: string;
      /** Why: its reasons, else the first sentence of its text; empty where it says nothing. */
      readonly reasons: readonly string[];
    })
  | (FindingBase<'lost-on-the-way'> & {
      readonly parent: string;
      readonly uncertainties: readonly string[];
      readonly questions: readonly string[];
    })
  | (FindingBase<'claim'> & { readonly claim: Claim })
  | (FindingBase<'payload-broken'> & {
      readonly handoff: string;
      readonly reasons: readonly Breakage[];
    })
  /** What was in the handoff of a task and is gone, while its work did not end another way. */
  | (FindingBase<'handoff-lost'> & {
      readonly outcome: string | null;
      readonly blockers: readonly string[];
      readonly steps: readonly string[];
    })
  /** A task asks for less than before. */
  | (FindingBase<'criteria-weakened'> & WeakenedCriteria)
  | (FindingBase<'unacknowledged'> & { readonly expired: boolean; readonly expires: string | null })
  | (FindingBase<'blocker-dropped'> & { readonly blocker: string })
  | (FindingBase<'inherits'> & { readonly from: string; readonly gotchas: readonly Gotcha[] })
  | (FindingBase<'question-skipped'> & { readonly session: string; readonly questions: readonly string[] });

/** What a changed skill takes from a payload that waits for it. */
export type Breakage =
  | { readonly type: 'gone' }
  | { readonly type: 'not-accepting' }
  | { readonly type: 'category'; readonly category: string }
  | { readonly type: 'requires'; readonly path: string };
