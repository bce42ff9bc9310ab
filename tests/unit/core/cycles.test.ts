import { describe, expect, it } from 'vitest';
import { cyclesOf } from '../../../src/core/collections/cycles.ts';
import fc from '../../support/property.ts';

function cycles(edges: Readonly<Record<string, string>>): string[] {
  const next = (node: string) => [...(edges[node] ?? '')];
  return cyclesOf(Object.keys(edges), next).map((cycle) => cycle.join(''));
}

describe('cyclesOf', () => {
  it.each([
    ['nothing', {}, []],
    ['a chain', { a: 'b', b: 'c', c: '' }, []],
    ['a join', { a: 'bc', b: 'd', c: 'd', d: '' }, []],
    ['a node that leads to itself', { a: 'a' }, ['a']],
    ['one of two', { a: 'b', b: 'a' }, ['ab']],
    ['one that others lead to', { a: 'b', b: 'c', c: 'd', d: 'c' }, ['cd']],
    ['one that leads on', { a: 'bc', b: 'a', c: '' }, ['ab']],
    ['two apart', { a: 'b', b: 'a', c: 'd', d: 'c' }, ['ab', 'cd']],
    ['one behind another', { a: 'b', b: 'ac', c: 'd', d: 'c' }, ['ab', 'cd']],
  ])('finds %s', (_name, edges, expected) => expect(cycles(edges)).toEqual(expected));

  it('finds one in every graph that has one, and only real ones, none sharing a node', () => {
    const size = 7;
    const graphs = fc.array(fc.uniqueArray(fc.nat(size - 1)), { minLength: size, maxLength: size });
    fc.assert(
      fc.property(graphs, (edges) => {
        const nodes = [...edges.keys()];
        const found = cyclesOf(nodes, (node) => edges[node] ?? []);
        for (const cycle of found) {
          for (const [at, node] of cycle.entries()) {
            expect(edges[node]).toContain(cycle[(at + 1) % cycle.length]);
          }
        }
        const used = found.flat();
        expect(new Set(used).size).toBe(used.length);
        expect(found.length > 0).toBe(nodes.some((node) => reaches(edges, node, node)));
      }),
    );
  });

  it('is linear on a long chain into a cycle', () => {
    const length = 200_000;
    const nodes = [...Array(length).keys()];
    const found = cyclesOf(nodes, (node) => [node === length - 1 ? length - 2 : node + 1]);
    expect(found).toEqual([[length - 2, length - 1]]);
  });
});

function reaches(edges: readonly (readonly number[])[], from: number, to: number): boolean {
  const seen = new Set<number>();
  const open = [...(edges[from] ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(edges[next] ?? []));
  }
  return false;
}
