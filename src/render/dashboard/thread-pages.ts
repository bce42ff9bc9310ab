import { isMap } from '../../core/collections/map.ts';
import { memoize } from '../../core/memoize.ts';
import type { DecisionState, ThreadState } from '../../knowledge/thread-state.ts';

/** A page has at most 3,000 nodes, and no more decisions than somebody reads at once. */
const decisionsPerPage = 25;
/** A thread of so many has one page: what its decisions say need not be read to know which one is where. */
const fewDecisions = 12;
/** What the decisions of a page may take, in nodes. */
const mostNodes = 2_000;
/** What a decision takes without its lists, and for each of their entries. */
const [nodesOfDecision, nodesOfEntry] = [62, 4];
/** How much of a list is shown, the first of them that leaves a page small enough. */
const shares = [60, 30, 15, 8, 4] as const;
const leastShare = 2;

/** Where each page of a thread begins: the place of its first decision. */
export const pageStarts = memoize(({ decisions }: ThreadState): readonly number[] => {
  const starts = [0];
  if (decisions.length <= fewDecisions) return starts;
  let nodes = 0;
  decisions.forEach((decision, index) => {
    const own = nodesOf(decision, shares[0]);
    const count = index - (starts.at(-1) ?? 0);
    if (count === decisionsPerPage || (count > 0 && nodes + own > mostNodes)) {
      starts.push(index);
      nodes = 0;
    }
    nodes += own;
  });
  return starts;
});

/** The page that a decision is on, from 1. @param index its place in the thread */
export function pageOfDecision(state: ThreadState, index: number): number {
  return pageStarts(state).filter((start) => start <= index).length;
}

/** How many entries of each list are shown where some decisions are on one page. */
export function entriesShown(decisions: readonly DecisionState[]): number {
  const fits = (share: number) =>
    decisions.reduce((sum, one) => sum + nodesOf(one, share), 0) <= mostNodes || undefined;
  return shares.find(fits) ?? leastShare;
}

function nodesOf({ data, files, nextSteps }: DecisionState, share: number): number {
  const { deliberation, ...others } = data;
  const steps = isMap(deliberation) ? deliberation.steps : undefined;
  const entries = [...Object.values(others), steps, files, nextSteps].reduce<number>(
    (sum, one) => sum + (Array.isArray(one) ? Math.min(share, one.length) : 0),
    0,
  );
  return nodesOfDecision + nodesOfEntry * entries;
}
