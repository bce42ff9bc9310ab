import { describe, expect, it } from 'vitest';
import { nodeAt, type YamlMap } from '../../../src/core/node.ts';
import { applyEdits } from '../../../src/core/text-edit.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { replaceValue, setValue } from '../../../src/records/yaml/set-value.ts';
import type { YamlValue } from '../../../src/records/yaml/write.ts';

function mapOf(text: string): YamlMap {
  const { root } = parseYaml(text);
  if (root?.type !== 'map') throw new Error('no map');
  return root;
}

function set(
  text: string,
  key: string,
  value: YamlValue,
  before: readonly string[] = [],
): string | undefined {
  const edit = setValue(text, mapOf(text), key, value, before);
  return edit && applyEdits(text, [edit]);
}

describe('setValue', () => {
  it.each([
    ['a: old # why\nb: 1\n', 'a: new # why\nb: 1\n'],
    ['a:\nb: 1\n', 'a: new\nb: 1\n'],
    ['a: |-\n  one\n  two\nb: 1\n', 'a: new\nb: 1\n'],
    ['a: # why\n  - one\nb: 1\n', 'a: new # why\nb: 1\n'],
    ['b: 1\n# of c\nc: 2\n', 'b: 1\na: new\n# of c\nc: 2\n'],
    ['{ b: 1 }\n', '{ b: 1, a: "new" }\n'],
    ['{"b": 1}', '{"b": 1, "a": "new"}'],
    ['"b": 1\n', '"b": 1\n"a": new\n'],
    ['a: null\nb: 1\n', 'a: new\nb: 1\n'],
    ['b: &x 1\na: *x\n', 'b: &x 1\na: new\n'],
  ])('writes into %j', (text, after) => {
    expect(set(text, 'a', 'new', ['c'])).toBe(after);
  });

  it('writes lists, and prose as a block below a new key', () => {
    expect(set('b: 1\n', 'a', ['x', 'y: z'])).toBe('b: 1\na: [x, "y: z"]\n');
    expect(set('b: 1\n', 'a', 'one\ntwo')).toBe('b: 1\na: |-\n  one\n  two\n');
  });

  it('writes a map on one line where it is short, below its key where it is long', () => {
    expect(set('b: 1\nc: 2\n', 'a', { by: 'me' }, ['c'])).toBe('b: 1\na: { by: me }\nc: 2\n');
    expect(set('{"b": 1}', 'a', { by: 'me' })).toBe('{"b": 1, "a": { "by": "me" }}');
    const long = 'word '.repeat(30).trim();
    expect(set('b: 1\n', 'a', { by: 'me', why: long })).toBe(`b: 1\na:\n  by: me\n  why: ${long}\n`);
  });

  it('adds nothing to a map that is reached through an alias', () => {
    const text = 'b: &x { c: 1 }\na: *x\n';
    const map = nodeAt(mapOf(text), 'a');
    expect(map?.type === 'map' && setValue(text, map, 'd', 'new')).toBeUndefined();
  });
});

describe('replaceValue', () => {
  it.each([
    ['a: secret # why\nb: 1\n', ['a'], 'a: "x y: z" # why\nb: 1\n'],
    ["a: 'it''s'\n", ['a'], 'a: "x y: z"\n'],
    ['a: |\n  one\n  two\n\nb: 1\n', ['a'], 'a: "x y: z"\n\nb: 1\n'],
    ['a: >-\r\n  one\r\n  two\r\nb: 1\r\n', ['a'], 'a: "x y: z"\r\nb: 1\r\n'],
    ['a: one\n  two\nb: 1\n', ['a'], 'a: "x y: z"\nb: 1\n'],
    ['a:\n- 1\n- 2\nb: 1\n', ['a'], 'a: "x y: z"\nb: 1\n'],
    ['a: # why\n  b: 1\n  c: 2\nd: 1\n', ['a'], 'a: "x y: z" # why\nd: 1\n'],
    ['a:\n  - b: 1\n    c: 2\n  - d\n', ['a', 0], 'a:\n  - "x y: z"\n  - d\n'],
    ['a: [b, { c: d }]\n', ['a', 1, 'c'], 'a: [b, { c: "x y: z" }]\n'],
    ['b: &b [1]\na: *b\n', ['a'], 'b: &b [1]\na: "x y: z"\n'],
    ['{"a": {"b": [1, 2]}}', ['a', 'b'], '{"a": {"b": "x y: z"}}'],
  ])('%j at %j', (text, path, expected) => {
    const edit = replaceValue(text, parseYaml(text).root, path, 'x y: z');
    const result = applyEdits(text, edit ? [edit] : []);
    expect(result).toBe(expected);
    expect(nodeAt(parseYaml(result).root, ...path)).toMatchObject({ value: 'x y: z' });
  });

  it('answers nothing for a value that does not exist', () => {
    expect(replaceValue('a: 1\n', mapOf('a: 1\n'), ['b'], 'x')).toBeUndefined();
    expect(replaceValue('a: 1\n', mapOf('a: 1\n'), [], 'x')).toBeUndefined();
  });

  it('answers nothing for a value inside of what an alias names: the name is all that stands there', () => {
    const text = 'b: &b { c: 1 }\na: *b\n';
    expect(replaceValue(text, mapOf(text), ['a', 'c'], 'x')).toBeUndefined();
  });

  it.each<[string, readonly (string | number)[], string]>([
    ['{"a": {"b": 1}}', ['a', 'b'], '{"a": {"b": "x"}}'],
    ['{"a": [1, 2]}', ['a', 1], '{"a": [1, "x"]}'],
    ['{ a: [1, 2] }', ['a', 1], '{ a: [1, x] }'],
    ['a: [1, 2]\n', ['a', 1], 'a: [1, x]\n'],
    ['- 1\n', [0], '- x\n'],
  ])('writes into %j in the form that is there', (text, path, expected) => {
    const edit = replaceValue(text, parseYaml(text).root, path, 'x');
    expect(applyEdits(text, edit ? [edit] : [])).toBe(expected);
  });
});
