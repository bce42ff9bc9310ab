import { describe, expect, it } from 'vitest';
import { type LaneNode, layoutLanes } from '../../../../src/render/dashboard/lanes.ts';
import fc, { runs } from '../../../support/property.ts';

const lanesOf = (nodes: readonly LaneNode[]) => layoutLanes(nodes).places.map(({ lane }) => lane);
const node = (id: string, ...parents: string[]): LaneNode => ({ id, parents });

/** Graphs in which each node goes on from up to three earlier ones; some names are of nodes that do not exist. */
const graphs = fc
  .array(fc.array(fc.nat({ max: 60 }), { maxLength: 3 }), { maxLength: 50 })
  .map((rows) =>
    rows.map((parents, row) => node(`n${row}`, ...parents.map((back) => `n${row - 1 - (back % 9)}`))),
  );

describe('layoutLanes', () => {
  it('keeps a chain in one lane', () => {
    expect(lanesOf([node('a'), node('b', 'a'), node('c', 'b')])).toEqual([0, 0, 0]);
  });

  it('gives a fork a lane, and ends it at the join', () => {
    const { edges, places, width } = layoutLanes([
      node('a'),
      node('b', 'a'),
      node('c', 'a'),
      node('d', 'b', 'c'),
      node('e', 'd'),
    ]);
    expect(places.map(({ lane }) => lane)).toEqual([0, 0, 1, 0, 0]);
    expect(edges).toContainEqual({ from: 2, to: 3, lane: 1 });
    expect(width).toBe(2);
  });

  it('takes the leftmost free lane again', () => {
    expect(
      lanesOf([node('a'), node('b', 'a'), node('c', 'a'), node('d', 'b'), node('e', 'd'), node('f')]),
    ).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('leaves out parents that do not exist or come later', () => {
    const { edges } = layoutLanes([node('a', 'b', 'gone', 'a'), node('b')]);
    expect(edges).toEqual([]);
  });

  it('draws each line once, from a node to one that goes on from it', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        const rows = new Map(nodes.map(({ id }, row) => [id, row]));
        const wanted = nodes.flatMap(({ parents }, to) =>
          [...new Set(parents)].flatMap((parent) => {
            const from = rows.get(parent);
            return from === undefined ? [] : [`${from} ${to}`];
          }),
        );
        const { edges } = layoutLanes(nodes);
        expect(edges.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(wanted.sort());
      }),
      { numRuns: runs(1000) },
    );
  });

  it('has no two lines in one lane at one row, and no node on the line of others', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        const { edges, places, width } = layoutLanes(nodes);
        const taken = new Set<string>();
        for (const { from, lane, to } of edges) {
          expect(lane).toBeLessThan(width);
          for (let row = from + 1; row < to; row++) {
            expect(taken.has(`${row} ${lane}`)).toBe(false);
            taken.add(`${row} ${lane}`);
            expect(places[row]?.lane).not.toBe(lane);
          }
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('has a line of each node with a parent come down in its own lane', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        const { edges, places } = layoutLanes(nodes);
        places.forEach(({ lane }, row) => {
          const lines = edges.filter(({ to }) => to === row);
          if (lines.length > 0) expect(lines.map((one) => one.lane)).toContain(lane);
        });
      }),
      { numRuns: runs(1000) },
    );
  });

  it('takes no more than the lines that are open at once', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        const { edges, width } = layoutLanes(nodes);
        const open = nodes.map((_, row) => edges.filter(({ from, to }) => from <= row && row < to).length);
        const before = nodes.map((_, row) => edges.filter(({ from, to }) => from < row && row <= to).length);
        // A node without lines takes a lane at its row, too.
        expect(width).toBeLessThanOrEqual(Math.max(0, ...open, ...before) + 1);
      }),
      { numRuns: runs(1000) },
    );
  });
});
