import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../../src/core/node.ts';
import {
  firstProseDifference,
  keptInOrder,
  valueDifferences,
} from '../../../src/records/compare/difference.ts';
import { noRedactions } from '../../../src/records/redact/redaction.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';

function node(text: string) {
  const { root } = parseYaml(text);
  if (!root) throw new Error(`no YAML: ${text}`);
  return root;
}
const kept = (before: string, after: string) =>
  keptInOrder(itemsOf(node(before)), itemsOf(node(after)), [], noRedactions);

describe('keptInOrder', () => {
  it('finds items with others around them', () => {
    expect(kept('[a, {x: 1, y: 2}]', '[n, a, a, {"y": 2, x: 0x1}, z]')).toEqual({
      kept: [
        [0, 1],
        [1, 3],
      ],
      lost: [],
    });
  });
  it('tells a string from a number, null and a list', () => {
    expect(kept('["1", null, [a]]', '[1, "null", a]').kept).toEqual([]);
  });
  it('pairs an edited item with what stands in its place', () => {
    expect(kept('[a, b, c]', '[a, x, c]')).toEqual({
      kept: [
        [0, 0],
        [2, 2],
      ],
      lost: [{ index: 1, edited: 1 }],
    });
  });
  it('does not take a later item for an edited one', () => {
    expect(kept('[a, b, c]', '[a, c]')).toEqual({
      kept: [
        [0, 0],
        [2, 1],
      ],
      lost: [{ index: 1, edited: undefined }],
    });
  });
  it('wants each of several equal items', () => {
    expect(kept('[a, a]', '[a]').lost).toEqual([{ index: 1, edited: undefined }]);
  });
});

describe('valueDifferences', () => {
  it('goes to the innermost value', () => {
    const after = '{ a: [1, { b: 3 }], c: 4 }';
    const found = valueDifferences(node('{ a: [1, { b: 2 }], c: 4 }'), node(after), ['x'], noRedactions);
    expect(found.map(({ type, path, at }) => [type, path, after.slice(at.from, at.to)])).toEqual([
      ['edited', ['x', 'a', 1, 'b'], '3'],
    ]);
  });
  it('finds nothing where only the writing differs', () => {
    expect(valueDifferences(node('{ a: x, b: [1] }'), node('b:\n- 0x1\na: "x"'), [], noRedactions)).toEqual(
      [],
    );
  });
  it('stays at a list whose length changed', () => {
    expect(valueDifferences(node('[a]'), node('[a, b]'), ['l'], noRedactions)).toMatchObject([
      { type: 'edited', path: ['l'] },
    ]);
  });
});

describe('firstProseDifference', () => {
  it('finds nothing between equal texts', () => {
    expect(firstProseDifference('\r\na \r\nb', 'a\nb\n\n')).toBeUndefined();
  });
  it('tells the line of each text', () => {
    const [before, after] = ['\na\nb\n', '\r\n\r\na  \r\n  c \r\n'];
    const found = firstProseDifference(before, after);
    expect(
      found && [
        before.slice(found.before.from, found.before.to),
        after.slice(found.after.from, found.after.to),
      ],
    ).toEqual(['b', '  c']);
  });
});
