import { groupByEach } from '../../../core/collections/group.ts';
import type { DecisionFacts, Located, QuestionFacts, ThreadFacts } from '../../../core/facts.ts';
import { memoize } from '../../../core/memoize.ts';
import { isNamedBy } from '../../../core/record-name.ts';
import type { TreeIndex } from '../../../core/rule.ts';
import { foldedQuestion } from '../question.ts';

/** The decisions of one thread, in the order of their paths. */
export interface ThreadGraph {
  readonly id: string;
  readonly thread: ThreadFacts | undefined;
  readonly decisions: readonly DecisionFacts[];
  /** The decision of this thread that has an id. */
  named(id: string): DecisionFacts | undefined;
  /** The decisions of this thread that one continues. */
  parentsOf(decision: DecisionFacts): readonly DecisionFacts[];
}

/** The thread that a decision belongs to: that of its folder, else the one that it names. */
export function threadOf({ folder, thread }: Pick<DecisionFacts, 'folder' | 'thread'>): string | undefined {
  return folder ?? thread?.value;
}

/** The threads of a tree that have decisions. Several rules ask for them. */
export const threadGraphs = memoize((tree: TreeIndex): readonly ThreadGraph[] => {
  const byThread = groupByEach(tree.all('decision'), (decision) => {
    const id = threadOf(decision);
    return id === undefined ? [] : [id];
  });
  return [...byThread].map(([id, decisions]) => graphOf(id, tree, decisions));
});

function graphOf(id: string, tree: TreeIndex, found: readonly DecisionFacts[]): ThreadGraph {
  const decisions = withoutCopies([...found].sort((a, b) => (a.path < b.path ? -1 : 1)));
  const own = new Set(decisions);
  const named = (wanted: string) => tree.named('decision', wanted).find((one) => own.has(one));
  const parents = new Map<DecisionFacts, readonly DecisionFacts[]>();
  return {
    id,
    thread: tree.named('thread', id)[0],
    decisions,
    named,
    parentsOf(decision) {
      const known = parents.get(decision);
      if (known) return known;
      const fresh = [...new Set(decision.continues.flatMap(({ value }) => named(value) ?? []))];
      parents.set(decision, fresh);
      return fresh;
    },
  };
}

/**
 * Of decisions with the same id only the one whose file has it: `record/*` reports the others, and they are not part
 * of the thread.
 */
function withoutCopies(found: readonly DecisionFacts[]): readonly DecisionFacts[] {
  const byId = new Map<string, DecisionFacts>();
  for (const one of found) {
    const id = one.id ?? one.path;
    if (!byId.has(id) || isNamedBy('decision', one.path, id)) byId.set(id, one);
  }
  return [...byId.values()];
}

/** The decisions that no other decision continues. */
export function headsOf({ decisions, parentsOf }: ThreadGraph): readonly DecisionFacts[] {
  const continued = new Set(decisions.flatMap((one) => parentsOf(one).filter((parent) => parent !== one)));
  return decisions.filter((one) => !continued.has(one));
}

/** A question with the decision that asks it. */
export interface OpenQuestion {
  readonly question: QuestionFacts;
  readonly by: DecisionFacts;
}

/**
 * The questions of a thread that nothing resolves: no decision that names them, by id or by text, but for those that come
 * before the one that asks (checks, "Threads").
 */
export function openQuestions(graph: ThreadGraph): readonly OpenQuestion[] {
  const resolvers = groupByEach(graph.decisions, ({ resolves }) =>
    resolves.flatMap(({ value }) => keysOfReference(value)),
  );
  const generation = generationsOf(graph);
  // A decision of the same or a later generation cannot come before.
  const isLater = (one: DecisionFacts, by: DecisionFacts) =>
    one === by || (generation.get(one) ?? 0) >= (generation.get(by) ?? Number.POSITIVE_INFINITY);
  return graph.decisions.flatMap((by) => {
    let before: ReadonlySet<DecisionFacts> | undefined;
    return by.asks
      .filter((question) => {
        const named = keysOfQuestion(question).flatMap((key) => resolvers.get(key) ?? []);
        if (named.length === 0 || named.some((one) => isLater(one, by))) return named.length === 0;
        before ??= ancestorsOf(by, graph);
        return named.every((one) => before?.has(one));
      })
      .map((question) => ({ question, by }));
  });
}

/** What a question can be named by. */
export function keysOfQuestion({ id, value }: QuestionFacts): readonly string[] {
  return [`id ${id}`, `text ${foldedQuestion(value)}`];
}

/** What an entry of `resolves_questions` can name. */
export function keysOfReference(value: Located['value']): readonly string[] {
  return [`id ${value.trim()}`, `text ${foldedQuestion(value)}`];
}

/** How many decisions at most come before each one; none for those on a cycle or after one. */
function generationsOf({ decisions, parentsOf }: ThreadGraph): ReadonlyMap<DecisionFacts, number> {
  const waiting = new Map(decisions.map((one) => [one, parentsOf(one).length]));
  const children = groupByEach(decisions, parentsOf);
  const found = new Map<DecisionFacts, number>();
  let open = decisions.filter((one) => waiting.get(one) === 0);
  for (let generation = 0; open.length > 0; generation++) {
    const next: DecisionFacts[] = [];
    for (const one of open) {
      found.set(one, generation);
      for (const child of children.get(one) ?? []) {
        const left = (waiting.get(child) ?? 0) - 1;
        waiting.set(child, left);
        if (left === 0) next.push(child);
      }
    }
    open = next;
  }
  return found;
}

function ancestorsOf(decision: DecisionFacts, { parentsOf }: ThreadGraph): ReadonlySet<DecisionFacts> {
  const found = new Set<DecisionFacts>();
  const open = [...parentsOf(decision)];
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...parentsOf(next));
  }
  return found;
}
