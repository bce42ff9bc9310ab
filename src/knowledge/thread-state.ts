import type { Document } from '../core/document.ts';
import type { DecisionFacts } from '../core/facts.ts';
import { nodeAt, numberOf, plainValue, stringOf, stringsOf } from '../core/node.ts';
import { createPathIndex } from '../core/path-index.ts';
import { recordName } from '../core/record-name.ts';
import { createTreeIndex, listFrom } from '../core/tree-index.ts';
import { factsOf } from '../records/facts.ts';
import { continuesOf } from '../records/kinds/decision/model.ts';
import { headsOf, openQuestions, type ThreadGraph, threadGraphs } from '../records/kinds/thread/graph.ts';
import { statusEntries } from '../records/kinds/thread/model.ts';
import { parseTime } from '../records/kinds/time.ts';
import { type ChainHealth, chainHealth } from './board/chain-health.ts';

/** A decision as a reader of its thread needs it. */
export interface DecisionState {
  readonly id: string;
  readonly path: string;
  readonly agent: string;
  readonly date: string;
  readonly decision: string;
  readonly confidence: number | null;
  /** The decisions that it continues, as it names them. */
  readonly continues: readonly string[];
  readonly nextSteps: readonly string[];
  readonly files: readonly string[];
  readonly hasFailed: boolean;
  /** Everything that its front matter holds, by the keys of the file. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The text below the front matter, without blank edges. */
  readonly body: string;
}

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
  const id = thread.id ?? recordName('thread', thread.path);
  const docs = others.filter(({ data }) => data !== undefined);
  const graph = graphOf(id, thread, docs);
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const states = new Map<DecisionFacts, DecisionState>();
  for (const facts of graph?.decisions ?? []) {
    const doc = byPath.get(facts.path);
    if (doc) states.set(facts, decisionState(doc));
  }
  const stateOf = (facts: DecisionFacts) => states.get(facts) ?? [];
  const factsOfState = new Map([...states].map(([facts, state]) => [state, facts]));
  const parentsOf = (state: DecisionState) => {
    const facts = factsOfState.get(state);
    return facts && graph ? graph.parentsOf(facts).flatMap(stateOf) : [];
  };
  const decisions = inOrder([...states.values()], parentsOf);
  const heads = (graph ? headsOf(graph) : []).flatMap(stateOf).sort((a, b) => byDate(b, a));
  return {
    id,
    path: thread.path,
    title: stringOf(nodeAt(thread.data, 'title')) ?? id,
    startedBy: stringOf(nodeAt(thread.data, 'started_by')) ?? '',
    createdAt: stringOf(nodeAt(thread.data, 'created_at')) ?? '',
    status: statusEntries(thread).at(-1)?.status?.value ?? stringOf(nodeAt(thread.data, 'status')) ?? '',
    about: bodyOf(thread).replace(/^# .*\n*/, ''),
    decisions,
    heads,
    openQuestions: questionsOf(graph, decisions, states),
    last: heads[0] ?? decisions.at(-1),
    chainHealth: chainHealth(decisions, parentsOf),
    files: [...new Set(decisions.flatMap(({ files }) => files))],
    updatedAt: latest(thread, docs),
  };
}

/** A decision alone. */
export function decisionState(doc: Document): DecisionState {
  const { data } = doc;
  const strings = (key: string) => stringsOf(nodeAt(data, key)).map(({ value }) => value);
  return {
    id: doc.id ?? recordName('decision', doc.path),
    path: doc.path,
    agent: stringOf(nodeAt(data, 'agent')) ?? '',
    date: stringOf(nodeAt(data, 'date')) ?? '',
    decision: stringOf(nodeAt(data, 'decision')) ?? '',
    confidence: numberOf(nodeAt(data, 'confidence')) ?? null,
    continues: continuesOf(doc).map(({ value }) => value),
    nextSteps: strings('next_steps'),
    files: strings('files'),
    hasFailed: stringOf(nodeAt(data, 'outcome')) === 'failure',
    data: (plainValue(data) ?? {}) as Readonly<Record<string, unknown>>,
    body: bodyOf(doc),
  };
}

function graphOf(id: string, thread: Document, docs: readonly Document[]): ThreadGraph | undefined {
  const tree = createTreeIndex(
    [thread, ...docs].map(factsOf),
    listFrom([]),
    createPathIndex(() => []),
  );
  return threadGraphs(tree).find((graph) => graph.id === id);
}

function questionsOf(
  graph: ThreadGraph | undefined,
  decisions: readonly DecisionState[],
  states: ReadonlyMap<DecisionFacts, DecisionState>,
): QuestionState[] {
  const place = new Map(decisions.map(({ id }, index) => [id, index]));
  return (graph ? openQuestions(graph) : [])
    .flatMap(({ question, by }) => {
      const asker = states.get(by);
      const text = question.value.trim();
      return asker ? [{ id: question.id, text, blocking: question.blocking, decision: asker.id }] : [];
    })
    .sort((a, b) => (place.get(a.decision) ?? 0) - (place.get(b.decision) ?? 0));
}

/** Oldest first by date and id, but for decisions that others continue: they stand before those. */
function inOrder(
  all: readonly DecisionState[],
  parentsOf: (state: DecisionState) => readonly DecisionState[],
): DecisionState[] {
  const out = new Set<DecisionState>();
  const entered = new Set<DecisionState>();
  const stack = [...all].sort((a, b) => byDate(b, a));
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const isReady = entered.has(top);
    entered.add(top);
    const waiting = isReady ? [] : parentsOf(top).filter((parent) => !entered.has(parent));
    stack.push(...waiting.sort((a, b) => byDate(b, a)));
    if (waiting.length > 0) continue;
    stack.pop();
    out.add(top);
  }
  return [...out];
}

function byDate(a: DecisionState, b: DecisionState): number {
  return (parseTime(a.date) ?? 0) - (parseTime(b.date) ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

function bodyOf(doc: Document): string {
  return doc.frontMatter ? doc.text.slice(doc.frontMatter.extent.to).replace(/\r\n?/g, '\n').trim() : '';
}

function latest(thread: Document, docs: readonly Document[]): string {
  const times = [
    stringOf(nodeAt(thread.data, 'created_at')),
    ...statusEntries(thread).map(({ at }) => at?.value),
    ...docs.flatMap(({ data }) => ['date', 'at', 'reviewed_at'].map((key) => stringOf(nodeAt(data, key)))),
  ].filter((time) => time !== undefined);
  return times.reduce(
    (last, time) => ((parseTime(time) ?? 0) > (parseTime(last) ?? 0) ? time : last),
    times[0] ?? '',
  );
}
