import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/core/text-edit.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { setValue } from '../../../src/records/yaml/set-value.ts';
import type { YamlValue } from '../../../src/records/yaml/write.ts';

function set(
  text: string,
  key: string,
  value: YamlValue,
  before: readonly string[] = [],
): string | undefined {
  const { root } = parseYaml(text);
  if (root?.type !== 'map') throw new Error('no map');
  const edit = setValue(text, root, key, value, before);
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
  ])('writes into %j', (text, after) => {
    expect(set(text, 'a', 'new', ['c'])).toBe(after);
  });

  it('writes lists, and prose as a block below a new key', () => {
    expect(set('b: 1\n', 'a', ['x', 'y: z'])).toBe('b: 1\na: [x, "y: z"]\n');
    expect(set('b: 1\n', 'a', 'one\ntwo')).toBe('b: 1\na: |-\n  one\n  two\n');
  });

  it('leaves what is reached through an alias', () => {
    expect(set('b: &x 1\na: *x\n', 'a', 'new')).toBeUndefined();
  });
});
