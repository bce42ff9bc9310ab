import { continuesKeys } from '../records/kinds/decision/model.ts';
import type { ChainHealth } from './board/chain-health.ts';
import { forCall } from './call-keys.ts';
import type { DecisionState, QuestionState, ThreadState } from './thread-state.ts';

/** The current conclusion of a thread. */
export interface LastStateCall {
  readonly conclusion: string;
  readonly confidence: number | null;
  readonly nextSteps: readonly string[];
}

/** A decision in the answer of a call: the keys that each has, then what else its file holds. */
export interface DecisionCall {
  readonly id: string;
  readonly agent: string;
  readonly date: string;
  readonly decision: string;
  readonly confidence: number | null;
  /** An id, several where it joins heads, null for a root. */
  readonly continuesDecision: string | readonly string[] | null;
  readonly reasons: unknown;
  readonly alternatives: unknown;
  readonly deliberation: unknown;
  readonly thoughts: unknown;
  readonly preDecision: unknown;
  readonly [key: string]: unknown;
}

/** What creating a thread answers (commands, "JSON-RPC and MCP shapes"). */
export interface CreatedThreadCall {
  readonly thread: {
    readonly id: string;
    readonly title: string;
    readonly startedBy: string;
    readonly status: string;
    readonly createdAt: string;
  };
}

/** What resuming a thread answers: all that the next agent needs. */
export interface ThreadCall {
  readonly thread: {
    readonly id: string;
    readonly title: string;
    readonly startedBy: string;
    readonly status: string;
    readonly createdAt: string;
    readonly about: string;
    readonly decisions: readonly DecisionCall[];
    /** Their texts. */
    readonly openQuestions: readonly string[];
    /** The same with what is known of each. */
    readonly questions: readonly QuestionState[];
    readonly lastState: LastStateCall | null;
    readonly heads: readonly string[];
    readonly chainHealth: ChainHealth;
    readonly files: readonly string[];
    readonly updatedAt: string;
  };
}

/** What asking for the status of a thread answers. */
export interface ThreadStatusCall {
  readonly threadId: string;
  readonly title: string;
  readonly status: string;
  readonly startedBy: string;
  readonly heads: readonly string[];
  readonly openQuestions: readonly string[];
  readonly lastState: LastStateCall | null;
  readonly updatedAt: string;
}

export function createdThreadCall({
  id,
  title,
  startedBy,
  status,
  createdAt,
}: ThreadState): CreatedThreadCall {
  return { thread: { id, title, startedBy, status, createdAt } };
}

export function threadCall(state: ThreadState): ThreadCall {
  const { heads, openQuestions, chainHealth, files, updatedAt } = state;
  return {
    thread: {
      ...createdThreadCall(state).thread,
      about: state.about,
      decisions: state.decisions.map(decisionCall),
      openQuestions: openQuestions.map(({ text }) => text),
      questions: openQuestions,
      lastState: lastStateCall(state),
      heads: heads.map(({ id }) => id),
      chainHealth,
      files,
      updatedAt,
    },
  };
}

export function threadStatusCall(state: ThreadState): ThreadStatusCall {
  const { id, title, status, startedBy, heads, openQuestions, updatedAt } = state;
  return {
    threadId: id,
    title,
    status,
    startedBy,
    heads: heads.map((head) => head.id),
    openQuestions: openQuestions.map(({ text }) => text),
    lastState: lastStateCall(state),
    updatedAt,
  };
}

/** Keys that an answer gives under another name, or that say what the file is. */
const ownKeys = new Set<string>([
  'schema',
  'id',
  'thread',
  'agent',
  'date',
  'decision',
  'confidence',
  ...continuesKeys,
]);

export function decisionCall(state: DecisionState): DecisionCall {
  const { id, agent, date, decision, confidence, continues, data, body } = state;
  const rest = Object.fromEntries(
    Object.entries(data).filter(([key, value]) => !ownKeys.has(key) && value !== null),
  );
  return {
    id,
    agent,
    date,
    decision,
    confidence,
    continuesDecision: continues.length > 1 ? continues : (continues[0] ?? null),
    reasons: [],
    alternatives: [],
    deliberation: null,
    thoughts: [],
    preDecision: null,
    ...(forCall(rest) as Record<string, unknown>),
    ...(body === '' ? {} : { body }),
  };
}

function lastStateCall({ last }: ThreadState): LastStateCall | null {
  return last ? { conclusion: last.decision, confidence: last.confidence, nextSteps: last.nextSteps } : null;
}
