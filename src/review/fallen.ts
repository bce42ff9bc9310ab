import type { DecisionFacts } from '../core/facts.ts';
import type { ThreadGraph } from '../records/kinds/thread/graph.ts';
import { briefOf, confidenceOf, graphOf, hasFailed, idOf, standingOf, strength } from './decisions.ts';
import type { CrossFinding, Fall } from './finding.ts';
import type { Context } from './sides.ts';

/**
 * The decisions of a thread that rest on one that fell in this change: its outcome, its confidence, or a newer decision
 * that supersedes it. What comes after the newer one has taken it up. One that only continues it with less confidence is no fall.
 */
export function restingOnFallen(thread: string, path: string, context: Context): CrossFinding[] {
  const graph = graphOf(context.after, thread);
  if (!graph) return [];
  return graph.decisions.flatMap((fallen) =>
    fallsOf(fallen, graph, context).flatMap(({ fall, except }) => {
      const aware = except ? descendantsOf(except, graph) : new Set<DecisionFacts>();
      return [...descendantsOf(fallen, graph)].flatMap((one): CrossFinding[] => {
        const doc = context.after.documentOf(one);
        if (one === fallen || one === except || aware.has(one) || !doc || hasFailed(standingOf(doc)))
          return [];
        const { id, conclusion } = briefOf(doc);
        const on = fallen.id ?? fallen.path;
        return [
          {
            type: 'rests-on-fallen',
            severity: 'warning',
            record: thread,
            path,
            decision: id,
            conclusion,
            on,
            fall,
          },
        ];
      });
    }),
  );
}

interface Fallen {
  readonly fall: Fall;
  /** The newer decision that says so; it and what follows it know. */
  readonly except: DecisionFacts | undefined;
}

function fallsOf(facts: DecisionFacts, graph: ThreadGraph, { before, after }: Context): readonly Fallen[] {
  const doc = after.documentOf(facts);
  if (!doc) return [];
  const old = before.named('decision', idOf(doc));
  const found: Fallen[] = [];
  const [was, is] = [old && standingOf(old), standingOf(doc)];
  if (old && is !== null && was !== is && (strength[is] ?? 9) < (strength[was ?? ''] ?? 1))
    found.push({ fall: { type: 'outcome', before: was ?? null, after: is }, except: undefined });
  const [from, to] = [confidenceOf(old), confidenceOf(doc)];
  if (from !== null && to !== null && to < from)
    found.push({ fall: { type: 'confidence', before: from, after: to }, except: undefined });
  for (const newer of graph.decisions) {
    const by = after.documentOf(newer);
    if (!by || newer === facts || before.named('decision', idOf(by))) continue;
    if (newer.supersedes.some(({ value }) => value === facts.id)) {
      found.push({ fall: { type: 'superseded', by: idOf(by) }, except: newer });
    }
  }
  return found;
}

function descendantsOf(root: DecisionFacts, graph: ThreadGraph): ReadonlySet<DecisionFacts> {
  const children = childrenOf(graph);
  const found = new Set<DecisionFacts>();
  const open = [...(children.get(root) ?? [])];
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(children.get(next) ?? []));
  }
  return found;
}

const known = new WeakMap<ThreadGraph, ReadonlyMap<DecisionFacts, readonly DecisionFacts[]>>();

function childrenOf(graph: ThreadGraph): ReadonlyMap<DecisionFacts, readonly DecisionFacts[]> {
  const cached = known.get(graph);
  if (cached) return cached;
  const children = new Map<DecisionFacts, DecisionFacts[]>();
  for (const one of graph.decisions) {
    for (const parent of graph.parentsOf(one)) children.set(parent, [...(children.get(parent) ?? []), one]);
  }
  known.set(graph, children);
  return children;
}
