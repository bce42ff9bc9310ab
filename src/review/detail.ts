/** 0..1, as the record has it; null if it has none. */
export type Confidence = number | null;

/** A state that a session passed. `loopBack` holds the reason where a loop-back led to it; '' if none is given. */
export interface PassedState {
  readonly state: string;
  readonly loopBack: string | null;
}

/** What a session found in one completed pass of a step. */
export interface Thought {
  readonly step: string;
  readonly iteration: number;
  /** The first sentence of its prose. */
  readonly finding: string;
  /** The prose after it. */
  readonly rest: string;
}

export interface Answer {
  readonly question: string;
  /** What was answered, or the id of the decision that resolves it. */
  readonly answer: string;
}

export interface Question {
  readonly question: string;
  readonly blocking: boolean;
}

export interface DecisionBrief {
  readonly id: string;
  readonly agent: string | null;
  readonly conclusion: string;
  readonly confidence: Confidence;
}

/** An alternative that a decision rejected. */
export interface Rejected {
  readonly option: string;
  readonly because: string | null;
}

export interface Gotcha {
  readonly issue: string;
  readonly severity: string | null;
}

/** What a task says that it did to a file, compared with the range. */
export interface Claim {
  readonly path: string;
  readonly said: 'created' | 'modified' | 'deleted';
  /** `N-M` or `all`, as written. */
  readonly lines: string | null;
  readonly verdict:
    | 'in-change'
    /** It was claimed in the version before already, and this change does not touch the file. */
    | 'earlier'
    | 'untouched'
    | 'existed'
    | 'missing'
    | 'still-there'
    | 'out-of-range';
  /** Lines that the range adds to and takes from the file; null if git counts none (binary). */
  readonly added: number | null;
  readonly removed: number | null;
  /** How many lines the file has now; null if it does not exist. */
  readonly length: number | null;
}

/** A task that goes on from this one, and what it inherits. */
export interface Heir {
  readonly task: string;
  readonly title: string | null;
  readonly gotchas: number;
  readonly patterns: number;
  readonly files: number;
  readonly questions: number;
}

/** Lists of texts that grew or shrank. */
export type ListName =
  | 'categories'
  | 'requires'
  | 'optional_consumes'
  | 'provides_to'
  | 'next-steps'
  | 'read-next'
  | 'uncertainties'
  | 'open-questions';

/** One semantic unit of a change: what a reviewer is shown, not a line of a file. */
export type Detail =
  // Any record
  | { readonly type: 'unreadable'; readonly side: 'before' | 'after'; readonly problem: string }
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'removed'; readonly how: 'deleted' | 'unclaimed' | 'symlink' | 'gitlink' }
  | { readonly type: 'redacted'; readonly fields: readonly string[] }
  | { readonly type: 'text'; readonly sections: readonly string[] }
  | { readonly type: 'fields'; readonly fields: readonly string[] }
  /** Of what a committed record keeps. */
  | { readonly type: 'rewritten'; readonly what: string; readonly fields: readonly string[] }
  | {
      readonly type: 'list';
      readonly list: ListName;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  // Sessions
  | {
      readonly type: 'states';
      readonly from: string | null;
      readonly passed: readonly PassedState[];
      /** States that the version before had passed and this one has not. */
      readonly withdrawn: readonly string[];
    }
  | {
      readonly type: 'route';
      readonly before: string | null;
      readonly after: string | null;
      /** True for the decision, false for a candidate. */
      readonly decided: boolean;
      readonly why: string | null;
    }
  | { readonly type: 'thinking'; readonly thoughts: readonly Thought[] }
  | { readonly type: 'loop-backs'; readonly used: number; readonly left: number }
  | { readonly type: 'halt'; readonly reason: string | null; readonly questions: readonly string[] }
  | { readonly type: 'steps-rewritten'; readonly steps: readonly string[] }
  | {
      readonly type: 'asked';
      readonly opened: readonly string[];
      readonly answered: readonly Answer[];
      /** The halted session whose questions these are. */
      readonly session: string | null;
    }
  | {
      readonly type: 'learnings';
      readonly added: readonly { readonly kind: string; readonly text: string }[];
      readonly removed: readonly { readonly kind: string; readonly text: string }[];
    }
  | { readonly type: 'abandoned'; readonly by: string | null; readonly reason: string | null }
  | { readonly type: 'dispatch'; readonly before: string | null; readonly after: string | null }
  | { readonly type: 'forked'; readonly from: string }
  // Threads
  | {
      readonly type: 'status';
      readonly before: string | null;
      readonly after: string | null;
      readonly by: string | null;
      readonly note: string | null;
    }
  | {
      readonly type: 'decision';
      readonly change: 'added' | 'removed';
      readonly decision: DecisionBrief;
      /** What it continues; none for a root, several for a join. */
      readonly continues: readonly DecisionBrief[];
      /** What it replaces: only with those it is compared. */
      readonly supersedes: readonly DecisionBrief[];
      /** Of the confidence of the only one that it replaces. */
      readonly crosses: 'up' | 'down' | null;
      /** How much depends on it, as it says. */
      readonly stakes: string | null;
      readonly rejected: readonly Rejected[];
    }
  | {
      readonly type: 'reviewed';
      readonly id: string;
      readonly conclusion: string;
      readonly before: string | null;
      readonly after: string | null;
      readonly by: string | null;
      readonly lessons: string | null;
    }
  | { readonly type: 'deliberated'; readonly id: string; readonly thoughts: number; readonly steps: number }
  | {
      readonly type: 'confidence';
      readonly id: string;
      readonly before: Confidence;
      readonly after: Confidence;
      readonly crosses: 'up' | 'down' | null;
    }
  | {
      readonly type: 'questions';
      readonly opened: readonly Question[];
      readonly answered: readonly Answer[];
      /** Gone from the record without an answer. */
      readonly dropped: readonly string[];
    }
  | { readonly type: 'heads'; readonly before: number; readonly heads: readonly DecisionBrief[] }
  | { readonly type: 'resumed'; readonly by: string | null; readonly context: string | null }
  // Handoffs
  | { readonly type: 'request'; readonly prompt: string; readonly problem: string | null }
  | {
      readonly type: 'chain';
      readonly chain: readonly string[];
      readonly target: string | null;
      /** How many links the parent had; 0 without a parent. */
      readonly inherited: number;
      /** Where the target, or a repeated link, stood before: an index into the chain; null without a loop. */
      readonly loop: number | null;
      readonly reason: string | null;
    }
  | { readonly type: 'hash'; readonly state: 'matches' | 'differs' | 'placeholder' | 'uncanonical' }
  | { readonly type: 'expiry'; readonly at: string; readonly expired: boolean }
  | {
      readonly type: 'acknowledged';
      readonly status: string | null;
      readonly by: string | null;
      readonly reason: string | null;
      readonly change: 'added' | 'removed' | 'kept';
    }
  | {
      readonly type: 'lost';
      readonly parent: string;
      readonly uncertainties: readonly string[];
      readonly questions: readonly string[];
    }
  // Tasks
  | { readonly type: 'outcome'; readonly before: string | null; readonly after: string | null }
  | { readonly type: 'criteria'; readonly before: number; readonly after: number; readonly of: number }
  | {
      readonly type: 'blockers';
      readonly added: readonly string[];
      /** `mentioned` if a word of the change says the result. */
      readonly removed: readonly { readonly blocker: string; readonly mentioned: boolean }[];
    }
  | { readonly type: 'gotchas'; readonly added: readonly Gotcha[]; readonly removed: readonly Gotcha[] }
  | { readonly type: 'patterns'; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly type: 'claims'; readonly claims: readonly Claim[] }
  | { readonly type: 'heirs'; readonly heirs: readonly Heir[] }
  // Skills
  | { readonly type: 'eligible'; readonly before: boolean | null; readonly after: boolean | null }
  | { readonly type: 'description'; readonly before: string | null; readonly after: string | null }
  | { readonly type: 'breaks'; readonly handoffs: readonly string[] };
