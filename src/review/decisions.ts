import type { Document } from '../core/document.ts';
import type { DecisionFacts } from '../core/facts.ts';
import { itemsOf, nodeAt, numberOf, stringOf, stringsOf } from '../core/node.ts';
import { recordName } from '../core/record-name.ts';
import { openQuestions, type ThreadGraph, threadGraphs } from '../records/kinds/thread/graph.ts';
import type { Confidence, DecisionBrief } from './detail.ts';
import type { Context, Side } from './sides.ts';

/** What one line says of a decision. */
export function briefOf(doc: Document): DecisionBrief {
  return {
    id: idOf(doc),
    agent: stringOf(nodeAt(doc.data, 'agent')) ?? null,
    conclusion: stringOf(nodeAt(doc.data, 'decision')) ?? '',
    confidence: confidenceOf(doc),
  };
}

/** The id of a record, else the name of its file. */
export function idOf({ id, kind, path }: Document): string {
  return id ?? recordName(kind, path);
}

export function confidenceOf(doc: Document | undefined): Confidence {
  const value = numberOf(nodeAt(doc?.data, 'confidence'));
  return value === undefined || !Number.isFinite(value) ? null : value;
}

/** Under this a conclusion is more likely wrong than right. */
const even = 0.5;

/** The way in which a confidence crosses 0.5; null if it stays on its side. */
export function crossing(before: Confidence, after: Confidence): 'up' | 'down' | null {
  if (before === null || after === null || before >= even === after >= even) return null;
  return after >= even ? 'up' : 'down';
}

/** `reviewed: failure`, `reviewed`, `pending`: the state of a decision. */
export function standingOf(doc: Document): string | null {
  const outcome = stringOf(nodeAt(doc.data, 'outcome'));
  return outcome ?? stringOf(nodeAt(doc.data, 'status')) ?? null;
}

/** How well an outcome lets others rest on it. */
export const strength: Readonly<Record<string, number>> = {
  success: 2,
  partial: 1,
  failure: 0,
  abandoned: 0,
};

/** Whether a decision with this standing does not hold any more. */
export function hasFailed(standing: string | null): boolean {
  return standing !== null && strength[standing] === 0;
}

export function nextSteps(doc: Document | undefined): readonly string[] {
  return stringsOf(nodeAt(doc?.data, 'next_steps')).map(({ value }) => value);
}

/** How many items a list of a record has. */
export function countOf(doc: Document, ...path: string[]): number {
  return itemsOf(nodeAt(doc.data, ...path)).length;
}

/** The graph of one thread on one side; undefined if it has no decisions there. */
export function graphOf(side: Side, thread: string): ThreadGraph | undefined {
  return graphsOf(side).get(thread);
}

/** The decisions of a thread that this change adds. */
export function freshDecisions(thread: string, { before, after }: Context): readonly Document[] {
  return (graphOf(after, thread)?.decisions ?? []).flatMap((facts) => {
    const doc = after.documentOf(facts);
    return doc && !before.named('decision', idOf(doc)) ? [doc] : [];
  });
}

const graphs = new WeakMap<Side, ReadonlyMap<string, ThreadGraph>>();

function graphsOf(side: Side): ReadonlyMap<string, ThreadGraph> {
  const known = graphs.get(side);
  if (known) return known;
  const fresh = new Map(threadGraphs(side.tree).map((graph) => [graph.id, graph]));
  graphs.set(side, fresh);
  return fresh;
}

/** The briefs of decisions, in their order. */
export function briefsOf(side: Side, facts: readonly DecisionFacts[]): readonly DecisionBrief[] {
  return facts.flatMap((one) => {
    const doc = side.documentOf(one);
    return doc ? [briefOf(doc)] : [];
  });
}

/** The open questions of a thread by their ids. */
export function openQuestionsOf(graph: ThreadGraph | undefined) {
  const open = graph ? openQuestions(graph) : [];
  return new Map(open.map(({ question }) => [question.id, question]));
}
