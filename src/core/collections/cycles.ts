/**
 * Cycles of a graph, in linear time: every node that is on one leads to one that is returned, and no two of them
 * share a node.
 *
 * @param next the nodes that a node leads to, all of them among `nodes`
 * @returns each cycle as the nodes passed, without its first one again at the end
 */
export function cyclesOf<N>(nodes: readonly N[], next: (node: N) => readonly N[]): readonly (readonly N[])[] {
  const left = endless(nodes, next);
  const walkOf = new Map<N, number>();
  const found: N[][] = [];
  for (const [walk, start] of nodes.entries()) {
    const trail: N[] = [];
    let here: N | undefined = left.has(start) ? start : undefined;
    while (here !== undefined && !walkOf.has(here)) {
      walkOf.set(here, walk);
      trail.push(here);
      here = next(here).find((node) => left.has(node));
    }
    if (here !== undefined && trail.length > 0 && walkOf.get(here) === walk) {
      found.push(trail.slice(trail.indexOf(here)));
    }
  }
  return found;
}

/** The nodes from which one can go on for ever. */
function endless<N>(nodes: readonly N[], next: (node: N) => readonly N[]): ReadonlySet<N> {
  const ways = new Map<N, number>();
  const before = new Map<N, N[]>();
  for (const node of nodes) {
    const targets = next(node);
    ways.set(node, targets.length);
    for (const target of targets) {
      const list = before.get(target);
      if (list) list.push(node);
      else before.set(target, [node]);
    }
  }
  const left = new Set(nodes);
  const ends = nodes.filter((node) => ways.get(node) === 0);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    left.delete(end);
    for (const node of before.get(end) ?? []) {
      const count = (ways.get(node) ?? 0) - 1;
      ways.set(node, count);
      if (count === 0) ends.push(node);
    }
  }
  return left;
}
