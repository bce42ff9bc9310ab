import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/core/text-edit.ts';
import { appendValue } from '../../../src/records/yaml/append-value.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { setValue } from '../../../src/records/yaml/set-value.ts';

function append(text: string, value: string | { a: number; text?: string }): string | undefined {
  const { root } = parseYaml(text);
  const edit = root?.type === 'map' ? appendValue(text, root, 'list', value, ['end']) : undefined;
  return edit && applyEdits(text, [edit]);
}

describe('appendValue', () => {
  it.each([
    ['list: [] # of it\nend: 1\n', 'list: # of it\n  - { a: 1 }\nend: 1\n'],
    ['list: # of it\nend: 1\n', 'list: # of it\n  - { a: 1 }\nend: 1\n'],
    ['list: ~ # of it\r\nend: 1\r\n', 'list: # of it\r\n  - { a: 1 }\r\nend: 1\r\n'],
    ['list: [] # of it', 'list: # of it\n  - { a: 1 }'],
    ['end: 1\n', 'list:\n  - { a: 1 }\nend: 1\n'],
    ['list: null\nend: 1\n', 'list:\n  - { a: 1 }\nend: 1\n'],
    ['list: [x]\nend: 1\n', 'list: [x, { a: 1 }]\nend: 1\n'],
    ['list: [x, y, ]\n', 'list: [x, y, { a: 1 }, ]\n'],
    ['b: 1', 'b: 1\nlist:\n  - { a: 1 }'],
    ['b: 1\r\nc: 2\r\n', 'b: 1\r\nc: 2\r\nlist:\r\n  - { a: 1 }\r\n'],
    ['  b: 1\n  c: 2 # end\n', '  b: 1\n  c: 2 # end\n  list:\n    - { a: 1 }\n'],
    ['b: 1\n# the end\nend: 2\n', 'b: 1\nlist:\n  - { a: 1 }\n# the end\nend: 2\n'],
    ['# top\nend: 2\n', '# top\nlist:\n  - { a: 1 }\nend: 2\n'],
    ['list:\n- b # one\n\nc: 1\n', 'list:\n- b # one\n- { a: 1 }\n\nc: 1\n'],
    [
      'list:\n  - b: 1\n    by: |\n      you\nc: 1\n',
      'list:\n  - b: 1\n    by: |\n      you\n  - { a: 1 }\nc: 1\n',
    ],
    ['{"b": 1}', '{"b": 1, "list": [{ "a": 1 }]}'],
    ['{"list": [], "b": 1}', '{"list": [{ "a": 1 }], "b": 1}'],
    ['{\n  "list": [{}],\n  "b": 1\n}\n', '{\n  "list": [{}, { "a": 1 }],\n  "b": 1\n}\n'],
    ['{ list: [b] }\n', '{ list: [b, { a: 1 }] }\n'],
    ['x: &a []\nlist: *a\n', 'x: &a []\nlist: [{ a: 1 }]\n'],
    ['list:\n- x # why\nend: 1\n', 'list:\n- x # why\n- { a: 1 }\nend: 1\n'],
    ['list:\r\n  - x\r\nend: 1\r\n', 'list:\r\n  - x\r\n  - { a: 1 }\r\nend: 1\r\n'],
  ])('adds to %j', (before, after) => {
    const written = append(before, { a: 1 });
    expect(parseYaml(written ?? '').problems).toEqual([]);
    expect(written).toBe(after);
  });

  it('writes what is long below its dash, first item or not', () => {
    const text = `${'word '.repeat(30)}end`;
    const first = append('b: 1\n', { a: 1, text }) ?? '';
    expect(first).toBe(`b: 1\nlist:\n  - a: 1\n    text: ${text}\n`);
    expect(append(first, { a: 2, text })).toBe(`${first}  - a: 2\n    text: ${text}\n`);
    expect(append('list: [x]\n', { a: 2, text })).toBe(`list: [x, { a: 2, text: ${text} }]\n`);
    expect(append('list:\n- x\n', 'one\n\ntwo')).toBe('list:\n- x\n- |-\n  one\n\n  two\n');
  });

  it.each(['list: text\n', 'x: &a [1]\nlist: *a\n'])('has no place in %j', (text) => {
    expect(append(text, 'b')).toBeUndefined();
  });
});

describe('setValue', () => {
  it('quotes a new key as those beside it are', () => {
    const text = '"3": 1\n';
    const { root } = parseYaml(text);
    const edit = root?.type === 'map' ? setValue(text, root, '3b', 2) : undefined;
    expect(edit && applyEdits(text, [edit])).toBe('"3": 1\n"3b": 2\n');
  });
});
