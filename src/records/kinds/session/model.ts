import type { Document } from '../../../core/document.ts';
import type { OwnFacts, SessionFacts } from '../../../core/facts.ts';
import { memoize } from '../../../core/memoize.ts';
import {
  booleanOf,
  entriesOf,
  isNull,
  itemsOf,
  nodeAt,
  stringOf,
  stringsOf,
  type YamlEntry,
  type YamlNode,
} from '../../../core/node.ts';
import { locatedString } from '../located.ts';
import { askedQuestions, isAwaitingAnswer, stepKeyOf } from './body.ts';

/** The command that starts a new session, for helps. */
export const newSessionCommand = 'baton session start QUERY';

/** A string with the node that holds it. */
export interface Said {
  readonly value: string;
  readonly node: YamlNode;
}

/** `step_timestamps` of one step. */
export interface StepTimes {
  readonly entry: YamlEntry;
  readonly started: YamlNode | undefined;
  readonly completed: YamlNode | undefined;
}

/** A session's front matter as rules see it (convention, section 3). */
export interface Session {
  /** The key `machine`; undefined where it is absent. */
  readonly machine: string | undefined;
  readonly isAgent: boolean;
  /** The entries of `fsm.history`. */
  readonly history: readonly Said[];
  /** Their names. */
  readonly states: readonly string[];
  readonly historyNode: YamlNode;
  /** Step times by step key, `3.2` read as `3b`. */
  readonly times: ReadonlyMap<string, StepTimes>;
  readonly isAbandoned: boolean;
}

/** Reads a session's front matter; undefined where it, its history or its machine's name is not what a session has. */
export const sessionOf = memoize((doc: Document): Session | undefined => {
  const { data } = doc;
  const historyNode = nodeAt(data, 'fsm', 'history');
  const history = stringsOf(historyNode);
  const machine = nodeAt(data, 'machine');
  if (historyNode?.type !== 'seq' || history.length !== historyNode.items.length) return undefined;
  if (!isNull(machine) && stringOf(machine) === undefined) return undefined;
  const times = new Map<string, StepTimes>();
  for (const entry of entriesOf(nodeAt(data, 'step_timestamps'))) {
    const key = stepKeyOf(entry.name ?? '');
    if (times.has(key)) continue;
    const { value } = entry;
    times.set(key, { entry, started: nodeAt(value, 'started_at'), completed: nodeAt(value, 'completed_at') });
  }
  return {
    machine: stringOf(machine),
    isAgent: booleanOf(nodeAt(data, 'metadata', 'is_agent_session')) === true,
    history,
    states: history.map(({ value }) => value),
    historyNode,
    times,
    isAbandoned: nodeAt(data, 'abandoned')?.type === 'map',
  };
});

/** The default values of a session's optional keys: those of a new session (convention, section 3). */
export const freshValues: Readonly<Record<string, unknown>> = {
  metadata: { is_agent_session: false },
  machine: null,
  thread: null,
  resumes: null,
  forked_from: null,
  abandoned: null,
  contradiction_detected: false,
  preliminary_routes: [],
  routing_decision: null,
  routing_justification: null,
  halt_reason: null,
  clarification_questions: [],
  dispatch_pending: null,
  step_timestamps: {},
};

/**
 * What the history does not show about the last step: which steps have a `completed_at`, and whether step 0 awaits an
 * answer.
 */
export function lastStepOf(doc: Document, { times }: Session) {
  const completed = new Set([...times].flatMap(([step, { completed }]) => (isNull(completed) ? [] : [step])));
  return { completed, isAwaiting: () => isAwaitingAnswer(doc) };
}

/**
 * The first entry of a history that a later version does not have at the same position; undefined if it keeps all.
 *
 * @returns its index, the entry, and the new entry at its position, if any
 */
export function lostEntry(
  was: Session,
  now: Session,
): { readonly index: number; readonly old: Said; readonly recent: Said | undefined } | undefined {
  const index = was.states.findIndex((state, at) => state !== now.states[at]);
  const old = was.history[index];
  return old && { index, old, recent: now.history[index] };
}

/** Entries of a history as helps name them. */
export function namesOf(states: readonly string[]): string {
  const names = states.map((state) => `\`${state}\``).join(', ');
  return states.length === 1 ? `the entry ${names}` : `the entries ${names}`;
}

/** The conversation of a coding agent that a session was started in; undefined where none is named. */
export function conversationOf(doc: Document): string | undefined {
  return stringOf(nodeAt(doc.data, 'metadata', 'conversation')) || undefined;
}

/** The query of a session whose prompt is not stored: step 0 replaces it with one line. */
export const summaryPending = '[summary pending]';

/** The query of a session that keeps nothing of its prompt, and the answer that a prompt gave it. */
export const notRecorded = '[not recorded]';

/** True until step 0 gives the line that is stored instead of the prompt. */
export function isSummaryPending(doc: Document): boolean {
  return stringOf(nodeAt(doc.data, 'user_query')) === summaryPending;
}

/** The questions of a halt to the user, in order; `start --resumes` takes an answer for each. */
export function haltQuestions(doc: Document): readonly string[] {
  return stringsOf(nodeAt(doc.data, 'clarification_questions')).map(({ value }) => value);
}

/** Why each loop-back was made: the routes without a route, in order (convention, section 3). */
export function loopBackReasons(doc: Document): readonly string[] {
  return itemsOf(nodeAt(doc.data, 'preliminary_routes'))
    .filter((item) => isNull(nodeAt(item, 'route')))
    .map((item) => (stringOf(nodeAt(item, 'justification')) ?? '').replace(/^\s*LOOP-BACK:\s*/i, ''));
}

/** What tree rules need of a session. */
export function sessionFacts(doc: Document): OwnFacts<SessionFacts> {
  const { data } = doc;
  return {
    state: stringOf(nodeAt(data, 'fsm', 'state')),
    questions: haltQuestions(doc),
    resumes: locatedString(doc, nodeAt(data, 'resumes')),
    answers: askedQuestions(doc).map(({ question, answer }) => ({ question, answer })),
    forkedFrom: locatedString(doc, nodeAt(data, 'forked_from')),
    history: stringsOf(nodeAt(data, 'fsm', 'history')).map(({ value }) => value),
    thread: locatedString(doc, nodeAt(data, 'thread')),
    closed: booleanOf(nodeAt(data, 'fsm', 'is_final')) === true || nodeAt(data, 'abandoned')?.type === 'map',
  };
}
