import type { Document } from '../core/document.ts';
import { once } from '../core/memoize.ts';
import { recordName } from '../core/record-name.ts';
import {
  graphOf,
  headsOf,
  namedAmong,
  openQuestions,
  type ThreadGraph,
} from '../records/kinds/thread/graph.ts';
import { parseTime } from '../records/kinds/time.ts';
import { type ChainHealth, chainHealth } from './board/chain-health.ts';
import {
  DecisionPart,
  type DecisionState,
  decisionLights,
  decisionTexts,
  type Named,
  type ThreadLight,
  threadLight,
  threadOfPart,
  timesOf,
} from './kept/thread-parts.ts';

export type { DecisionState } from './kept/thread-parts.ts';

/** A question that nothing resolves yet. */
export interface QuestionState {
  readonly id: string;
  readonly text: string;
  readonly blocking: boolean;
  /** The decision that asks it. */
  readonly decision: string;
}

/** What follows from a thread's records (convention, sections 4 and 5). Nothing of it is stored. */
export interface ThreadState {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly startedBy: string;
  readonly createdAt: string;
  readonly status: string;
  /** The text below its heading. */
  readonly about: string;
  /** Each decision comes after those that it continues; else by date and id. */
  readonly decisions: readonly DecisionState[];
  /** The decisions that no other one continues, newest first. */
  readonly heads: readonly DecisionState[];
  readonly openQuestions: readonly QuestionState[];
  /** The newest head; undefined for a thread without decisions. */
  readonly last: DecisionState | undefined;
  readonly chainHealth: ChainHealth;
  /** Paths that its decisions are about, each once. */
  readonly files: readonly string[];
  /** The latest time that any of its records has. */
  readonly updatedAt: string;
}

/**
 * Computes what follows from the records of one thread.
 *
 * @param thread its thread.md, readable
 * @param others its decisions and resumes; what cannot be read is skipped
 */
export function threadState(thread: Document, others: readonly Document[]): ThreadState {
  const docs = others.filter(({ data }) => data !== undefined);
  return threadStateOf({ id: thread.id, path: thread.path }, threadLight(thread), {
    decisions: docs.flatMap((doc) => (doc.kind === 'decision' ? partOf(doc) : [])),
    times: docs.flatMap(timesOf),
  });
}

/** What the state of a thread is computed from, besides its own record. */
export interface ThreadParts {
  readonly decisions: readonly DecisionPart[];
  /** All times of its decisions and resumes, in the order of their paths. */
  readonly times: readonly string[];
}

/** The same of what is known of the records. Most of it is computed when somebody asks for it. */
export function threadStateOf(
  { id: stated, path }: Named,
  light: ThreadLight,
  { decisions, times }: ThreadParts,
): ThreadState & { readonly parts: readonly DecisionPart[] } {
  const id = stated ?? recordName('thread', path);
  const graph = once(() => {
    const own = decisions.filter(({ link }) => threadOfPart(link) === id);
    return graphOf(id, namedAmong(own), own);
  });
  const ordered = once(() => inOrder(graph()));
  const heads = once(() => {
    const found = headsOf(graph()).map(stateOf);
    return found.length > 1 ? found.sort((a, b) => byDate(b, a)) : found;
  });
  const own = [
    ...(light.createdAt === undefined ? [] : [light.createdAt]),
    ...light.statuses.flatMap(({ at }) => at ?? []),
    ...times,
  ];
  const questions = once(() => questionsOf(graph(), ordered));
  const health = once(() => healthOf(graph(), ordered()));
  return {
    id,
    path,
    title: light.title ?? id,
    startedBy: light.startedBy,
    createdAt: light.createdAt ?? '',
    status: light.statuses.at(-1)?.status ?? light.status ?? '',
    about: light.about,
    updatedAt: latest(own),
    get parts() {
      return graph().decisions;
    },
    get decisions() {
      return ordered();
    },
    get heads() {
      return heads();
    },
    get openQuestions() {
      return questions();
    },
    get last() {
      return heads()[0] ?? ordered().at(-1);
    },
    get chainHealth() {
      return health();
    },
    get files() {
      return [...new Set(ordered().flatMap(({ files }) => files))];
    },
  };
}

/** A decision alone. */
export function decisionState(doc: Document): DecisionState {
  return partOf(doc).state;
}

function partOf(doc: Document): DecisionPart {
  const { light, link } = decisionLights(doc);
  return new DecisionPart(doc, link, { light: () => light, texts: () => decisionTexts(doc) });
}

function stateOf({ state }: DecisionPart): DecisionState {
  return state;
}

function healthOf(graph: ThreadGraph<DecisionPart>, decisions: readonly DecisionState[]): ChainHealth {
  const partOfState = new Map(graph.decisions.map((part) => [part.state, part]));
  return chainHealth(decisions, (state) => {
    const part = partOfState.get(state);
    return part ? graph.parentsOf(part).map(stateOf) : [];
  });
}

function questionsOf(
  graph: ThreadGraph<DecisionPart>,
  ordered: () => readonly DecisionState[],
): QuestionState[] {
  const questions = openQuestions(graph).map(({ by, question: { blocking, id, value } }) => {
    return { id, text: value.trim(), blocking, decision: by.name };
  });
  if (questions.length < 2) return questions;
  const place = new Map(ordered().map(({ id }, index) => [id, index]));
  return questions.sort((a, b) => (place.get(a.decision) ?? 0) - (place.get(b.decision) ?? 0));
}

/** Oldest first by date and id, but for decisions that others continue: they stand before those. */
function inOrder({ decisions, parentsOf }: ThreadGraph<DecisionPart>): DecisionState[] {
  const out = new Set<DecisionPart>();
  const entered = new Set<DecisionPart>();
  const newestFirst = (a: DecisionPart, b: DecisionPart) => byDate(b.state, a.state);
  const stack = [...decisions].sort(newestFirst);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const isReady = entered.has(top);
    entered.add(top);
    const waiting = isReady ? [] : parentsOf(top).filter((parent) => !entered.has(parent));
    stack.push(...waiting.sort(newestFirst));
    if (waiting.length > 0) continue;
    stack.pop();
    out.add(top);
  }
  return [...out].map(stateOf);
}

function byDate(a: DecisionState, b: DecisionState): number {
  return (parseTime(a.date) ?? 0) - (parseTime(b.date) ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

function latest(times: readonly string[]): string {
  let last = times[0] ?? '';
  let moment = parseTime(last) ?? 0;
  for (const time of times) {
    const own = parseTime(time) ?? 0;
    if (own > moment) [last, moment] = [time, own];
  }
  return last;
}
