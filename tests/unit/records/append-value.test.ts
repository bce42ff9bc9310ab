import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/core/text-edit.ts';
import { appendValue } from '../../../src/records/yaml/append-value.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { setValue } from '../../../src/records/yaml/set-value.ts';

function append(text: string, value: string | { a: number }): string | undefined {
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
    ['list:\n- x # why\nend: 1\n', 'list:\n- x # why\n- { a: 1 }\nend: 1\n'],
    ['list:\r\n  - x\r\nend: 1\r\n', 'list:\r\n  - x\r\n  - { a: 1 }\r\nend: 1\r\n'],
  ])('adds to %j', (before, after) => {
    const written = append(before, { a: 1 });
    expect(parseYaml(written ?? '').problems).toEqual([]);
    expect(written).toBe(after);
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
