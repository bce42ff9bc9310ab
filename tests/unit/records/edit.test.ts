import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue, type YamlMap } from '../../../src/core/node.ts';
import { applyEdits } from '../../../src/core/text-edit.ts';
import { appendItem, flowScalar, replaceValue, setMap } from '../../../src/records/yaml/edit.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';

function mapOf(text: string): YamlMap {
  const { root } = parseYaml(text);
  if (root?.type !== 'map') throw new Error('no map');
  return root;
}

const plainOf = (text: string) => plainValue(parseYaml(text).root);

describe('flowScalar', () => {
  it.each([
    ['emerson', 'emerson'],
    ['2026-11-27T20:40:26Z', '2026-11-27T20:40:26Z'],
    ['reasons.0.text', 'reasons.0.text'],
    ['the bug was fixed', 'the bug was fixed'],
    ['a: b', '"a: b"'],
    ['a, b', '"a, b"'],
    ['true', '"true"'],
    ['12', '"12"'],
    ['yes', '"yes"'],
    ['12:30', '"12:30"'],
    ['a@1', 'a@1'],
    ['1e5', '"1e5"'],
    ['', '""'],
    ['# no', '"# no"'],
    ['a\nb', '"a\\nb"'],
    ['say "x"', '"say \\"x\\""'],
    ['a\u2028b\u0085c\ufeff', '"a\\u2028b\\u0085c\\ufeff"'],
    ['a\u202eb\u200bc\u00ad', '"a\\u202eb\\u200bc\\u00ad"'],
    ['Zoë', '"Zoë"'],
  ])('%j is written %s', (value, written) => {
    expect(flowScalar(value)).toBe(written);
    expect(plainOf(`a: { b: ${written} }`)).toEqual({ a: { b: value } });
  });
});

describe('replaceValue', () => {
  it.each([
    ['a: secret # why\nb: 1\n', ['a'], 'a: "x" # why\nb: 1\n'],
    ["a: 'it''s'\n", ['a'], 'a: "x"\n'],
    ['a: |\n  one\n  two\n\nb: 1\n', ['a'], 'a: "x"\n\nb: 1\n'],
    ['a: >-\r\n  one\r\n  two\r\nb: 1\r\n', ['a'], 'a: "x"\r\nb: 1\r\n'],
    ['a: one\n  two\nb: 1\n', ['a'], 'a: "x"\nb: 1\n'],
    ['a:\n- 1\n- 2\nb: 1\n', ['a'], 'a: "x"\nb: 1\n'],
    ['a: # why\n  b: 1\n  c: 2\nd: 1\n', ['a'], 'a: "x" # why\nd: 1\n'],
    ['a:\n  - b: 1\n    c: 2\n  - d\n', ['a', 0], 'a:\n  - "x"\n  - d\n'],
    ['a: [b, { c: d }]\n', ['a', 1, 'c'], 'a: [b, { c: "x" }]\n'],
    ['{"a": {"b": [1, 2]}}', ['a', 'b'], '{"a": {"b": "x"}}'],
  ])('%j at %j', (text, path, expected) => {
    const edit = replaceValue(text, parseYaml(text).root, path, 'x');
    const result = applyEdits(text, edit ? [edit] : []);
    expect(result).toBe(expected);
    expect(nodeAt(parseYaml(result).root, ...path)).toMatchObject({ value: 'x' });
  });

  it('answers nothing for a value that is not there', () => {
    expect(replaceValue('a: 1\n', mapOf('a: 1\n'), ['b'], 'x')).toBeUndefined();
    expect(replaceValue('a: 1\n', mapOf('a: 1\n'), [], 'x')).toBeUndefined();
  });
});

describe('appendItem', () => {
  const item = { field: 'a', by: 'me' };
  it.each([
    ['a: 1\n', 'a: 1\nlist:\n  - { field: a, by: me }\n'],
    ['a: 1', 'a: 1\nlist:\n  - { field: a, by: me }'],
    ['a: 1\r\nb: 2\r\n', 'a: 1\r\nb: 2\r\nlist:\r\n  - { field: a, by: me }\r\n'],
    ['  a: 1\n  b: 2 # end\n', '  a: 1\n  b: 2 # end\n  list:\n    - { field: a, by: me }\n'],
    ['a: 1\n# the machine\nfsm: 2\n', 'a: 1\nlist:\n  - { field: a, by: me }\n# the machine\nfsm: 2\n'],
    ['# top\nfsm: 2\n', '# top\nlist:\n  - { field: a, by: me }\nfsm: 2\n'],
    ['list: []\na: 1\n', 'list: [{ field: a, by: me }]\na: 1\n'],
    ['list: [b, c, ]\n', 'list: [b, c, { field: a, by: me }, ]\n'],
    ['list:\na: 1\n', 'list: [{ field: a, by: me }]\na: 1\n'],
    ['list: null # none\n', 'list: [{ field: a, by: me }] # none\n'],
    ['list:\n- b # one\n\na: 1\n', 'list:\n- b # one\n- { field: a, by: me }\n\na: 1\n'],
    [
      'list:\n  - field: b\n    by: |\n      you\na: 1\n',
      'list:\n  - field: b\n    by: |\n      you\n  - { field: a, by: me }\na: 1\n',
    ],
    ['{"a": 1}', '{"a": 1, "list": [{ "field": "a", "by": "me" }]}'],
    ['{\n  "list": [{}],\n  "a": 1\n}\n', '{\n  "list": [{}, { "field": "a", "by": "me" }],\n  "a": 1\n}\n'],
    ['{ a: 1 }\n', '{ a: 1, list: [{ "field": "a", "by": "me" }] }\n'],
  ])('to %j', (text, expected) => {
    const edit = appendItem(text, mapOf(text), 'list', item, ['fsm']);
    const result = applyEdits(text, edit ? [edit] : []);
    expect(result).toBe(expected);
    const { list } = plainOf(result) as { list: unknown[] };
    expect(list.at(-1)).toEqual(item);
  });

  it('refuses what it cannot write to', () => {
    expect(appendItem('list: text\n', mapOf('list: text\n'), 'list', item)).toBeUndefined();
    const aliased = 'b: &x []\nlist: *x\n';
    expect(appendItem(aliased, mapOf(aliased), 'list', item)).toBeUndefined();
  });
});

describe('setMap', () => {
  it.each([
    ['a: 1\nfsm: 2\n', 'a: 1\nkey: { by: me }\nfsm: 2\n'],
    ['key: null\na: 1\n', 'key: { by: me }\na: 1\n'],
    ['key:\na: 1\n', 'key: { by: me }\na: 1\n'],
    ['{"a": 1}', '{"a": 1, "key": { "by": "me" }}'],
  ])('in %j', (text, expected) => {
    const edit = setMap(text, mapOf(text), 'key', { by: 'me' }, ['none', 'fsm']);
    expect(applyEdits(text, edit ? [edit] : [])).toBe(expected);
  });

  it('leaves a value that is there', () => {
    expect(setMap('key: 1\n', mapOf('key: 1\n'), 'key', { by: 'me' })).toBeUndefined();
  });
});
