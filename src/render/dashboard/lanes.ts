/** One node of a graph in order of time, and the nodes before it that it goes on from. */
export interface LaneNode {
  readonly id: string;
  /** Ids of nodes; those that do not come before it are left out. */
  readonly parents: readonly string[];
}

/** A node with the lane that it is in, from 0; its row is its place in the list. */
export interface LanePlace {
  readonly id: string;
  readonly lane: number;
}

/** A line from a node to one that goes on from it: in a lane of its own between their two rows. */
export interface LaneEdge {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

export interface Lanes {
  readonly places: readonly LanePlace[];
  readonly edges: readonly LaneEdge[];
  /** How many lanes there are. */
  readonly width: number;
}

/**
 * Lays out a graph in lanes, as a log of git draws it, from top to bottom: a node stands where the first line that leads to it
 * comes down, the first line from it goes on in its lane, and every other one takes the leftmost lane that is free. No two lines
 * are in one lane at the same row. The time is linear in nodes and lines (but for keeping free lanes sorted).
 *
 * @param nodes in an order in which parents come first
 */
export function layoutLanes(nodes: readonly LaneNode[]): Lanes {
  const rows = new Map<string, number>();
  const parents = nodes.map(({ id, parents }, row) => {
    const before = [...new Set(parents)].flatMap((parent) => rows.get(parent) ?? []);
    if (!rows.has(id)) rows.set(id, row);
    return before;
  });
  const children: number[][] = nodes.map(() => []);
  parents.forEach((before, row) => {
    for (const parent of before) children[parent]?.push(row);
  });
  const free = new FreeLanes();
  const incoming: LaneEdge[][] = nodes.map(() => []);
  const edges: LaneEdge[] = [];
  const places = nodes.map(({ id }, row): LanePlace => {
    const lines = incoming[row] ?? [];
    const own = lines[0]?.lane ?? free.take();
    for (const { lane } of lines) if (lane !== own) free.give(lane);
    const next = children[row] ?? [];
    if (next.length === 0) free.give(own);
    next.forEach((to, index) => {
      const edge = { from: row, to, lane: index === 0 ? own : free.take() };
      edges.push(edge);
      incoming[to]?.push(edge);
    });
    return { id, lane: own };
  });
  return { places, edges, width: free.width };
}

/** Numbers of lanes; the smallest free one is taken first. A binary heap. */
class FreeLanes {
  readonly #heap: number[] = [];
  width = 0;

  take(): number {
    const [least] = this.#heap;
    const last = this.#heap.pop();
    if (least === undefined || last === undefined) return this.width++;
    if (this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return least;
  }

  give(lane: number): void {
    const heap = this.#heap;
    let at = heap.push(lane) - 1;
    for (let up = (at - 1) >> 1; at > 0 && (heap[up] ?? 0) > lane; up = (at - 1) >> 1) {
      heap[at] = heap[up] ?? 0;
      heap[up] = lane;
      at = up;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child =
        (heap[right] ?? Number.POSITIVE_INFINITY) < (heap[left] ?? Number.POSITIVE_INFINITY) ? right : left;
      const [own = 0, other] = [heap[at], heap[child]];
      if (other === undefined || other >= own) return;
      heap[at] = other;
      heap[child] = own;
      at = child;
    }
  }
}
