import { groupByEach } from '../../../core/collections/group.ts';
import type { DecisionFacts, Located, QuestionFacts, ThreadFacts } from '../../../core/facts.ts';
import { memoize } from '../../../core/memoize.ts';
import { isNamedBy, recordName } from '../../../core/record-name.ts';
import type { TreeIndex } from '../../../core/rule.ts';
import { foldedQuestion } from '../question.ts';

/** What a graph needs of a decision. */
export interface Linked {
  readonly path: string;
  readonly id: string | undefined;
  readonly continues: readonly { readonly value: string }[];
  readonly asks: readonly Omit<QuestionFacts, 'span'>[];
  readonly resolves: readonly { readonly value: string }[];
}

/** The decisions of one thread, in the order of their paths. */
export interface ThreadGraph<D extends Linked = DecisionFacts> {
  readonly id: string;
  readonly decisions: readonly D[];
  /** The decision of this thread that has an id. */
  named(id: string): D | undefined;
  /** The decisions of this thread that one continues. */
  parentsOf(decision: D): readonly D[];
}

/** The same with the record of the thread. */
export interface ThreadOfTree extends ThreadGraph {
  readonly thread: ThreadFacts | undefined;
}

/** The thread that a decision belongs to: that of its folder, else the one that it names. */
export function threadOf({ folder, thread }: Pick<DecisionFacts, 'folder' | 'thread'>): string | undefined {
  return folder ?? thread?.value;
}

/** The threads of a tree that have decisions. Several rules ask for them. */
export const threadGraphs = memoize((tree: TreeIndex): readonly ThreadOfTree[] => {
  const byThread = groupByEach(tree.all('decision'), (decision) => {
    const id = threadOf(decision);
    return id === undefined ? [] : [id];
  });
  return [...byThread].map(([id, decisions]) => {
    const thread = tree.named('thread', id)[0];
    return { ...graphOf(id, (wanted) => tree.named('decision', wanted), decisions), thread };
  });
});

/** Finds decisions by their id, where none has it by the names of their files, as the index of a tree does. */
export function namedAmong<D extends Linked>(decisions: readonly D[]): (id: string) => readonly D[] {
  const byId = groupByEach(decisions, ({ id }) => (id === undefined ? [] : [id]));
  let byName: ReadonlyMap<string, readonly D[]> | undefined;
  return (wanted) => {
    const found = byId.get(wanted);
    if (found) return found;
    byName ??= groupByEach(decisions, ({ id, path }) => {
      const name = recordName('decision', path);
      return name === id ? [] : [name];
    });
    return byName.get(wanted) ?? [];
  };
}

/** @param namedInTree finds decisions of any thread */
export function graphOf<D extends Linked>(
  id: string,
  namedInTree: (id: string) => readonly D[],
  found: readonly D[],
): ThreadGraph<D> {
  const decisions = withoutCopies([...found].sort((a, b) => (a.path < b.path ? -1 : 1)));
  const own = new Set(decisions);
  const named = (wanted: string) => namedInTree(wanted).find((one) => own.has(one));
  const parents = new Map<D, readonly D[]>();
  return {
    id,
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
function withoutCopies<D extends Linked>(found: readonly D[]): readonly D[] {
  const byId = new Map<string, D>();
  for (const one of found) {
    const id = one.id ?? one.path;
    if (!byId.has(id) || isNamedBy('decision', one.path, id)) byId.set(id, one);
  }
  return [...byId.values()];
}

/** The decisions that no other decision continues. */
export function headsOf<D extends Linked>({ decisions, parentsOf }: ThreadGraph<D>): readonly D[] {
  const continued = new Set(decisions.flatMap((one) => parentsOf(one).filter((parent) => parent !== one)));
  return decisions.filter((one) => !continued.has(one));
}

/** A question with the decision that asks it. */
export interface OpenQuestion<D extends Linked = DecisionFacts> {
  readonly question: D['asks'][number];
  readonly by: D;
}

/**
 * The questions of a thread that nothing resolves: no decision that names them, by id or by text, but for those that come
 * before the one that asks (checks, "Threads").
 */
export function openQuestions<D extends Linked>(graph: ThreadGraph<D>): readonly OpenQuestion<D>[] {
  if (graph.decisions.every(({ asks }) => asks.length === 0)) return [];
  const resolvers = groupByEach(graph.decisions, ({ resolves }) =>
    resolves.flatMap(({ value }) => keysOfReference(value)),
  );
  const generation = generationsOf(graph);
  // A decision of the same or a later generation cannot come before.
  const isLater = (one: D, by: D) =>
    one === by || (generation.get(one) ?? 0) >= (generation.get(by) ?? Number.POSITIVE_INFINITY);
  return graph.decisions.flatMap((by) => {
    let before: ReadonlySet<D> | undefined;
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
export function keysOfQuestion({ id, value }: Pick<QuestionFacts, 'id' | 'value'>): readonly string[] {
  return [`id ${id}`, `text ${foldedQuestion(value)}`];
}

/** What an entry of `resolves_questions` can name. */
export function keysOfReference(value: Located['value']): readonly string[] {
  return [`id ${value.trim()}`, `text ${foldedQuestion(value)}`];
}

/** How many decisions at most come before each one; none for those on a cycle or after one. */
function generationsOf<D extends Linked>({ decisions, parentsOf }: ThreadGraph<D>): ReadonlyMap<D, number> {
  const waiting = new Map(decisions.map((one) => [one, parentsOf(one).length]));
  const children = groupByEach(decisions, parentsOf);
  const found = new Map<D, number>();
  let open = decisions.filter((one) => waiting.get(one) === 0);
  for (let generation = 0; open.length > 0; generation++) {
    const next: D[] = [];
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

function ancestorsOf<D extends Linked>(decision: D, { parentsOf }: ThreadGraph<D>): ReadonlySet<D> {
  const found = new Set<D>();
  const open = [...parentsOf(decision)];
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...parentsOf(next));
  }
  return found;
}
