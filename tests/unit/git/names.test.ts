import { describe, expect, it } from 'vitest';
import { splitNul } from '../../../src/git/process/spawn.ts';
import { decodeName } from '../../../src/git/refs/names.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('decodeName', () => {
  it.each(['', 'a.md', 'é 日本 🎉', 'e\u0301', '\uFFFD', '\uFFFD.md', 'line\nbreak\r', '\uFEFFa'])(
    'keeps %j',
    (name) => {
      expect(decodeName(Buffer.from(name))).toBe(name);
    },
  );

  it.each([
    ['a wrong byte', bytes('a', 0xff, '.md'), 'a\uFFFDff.md'],
    ['each of several', bytes(0xff, 0xfe), '\uFFFDff\uFFFDfe'],
    ['Latin-1', bytes('caf', 0xe9, 'é'), 'caf\uFFFDe9é'],
    ['a sequence that is cut off', bytes(0xe2, 0x82, 'b'), '\uFFFDe2\uFFFD82b'],
    ['an overlong slash', bytes(0xc0, 0xaf), '\uFFFDc0\uFFFDaf'],
    ['a surrogate', bytes(0xed, 0xa0, 0x80), '\uFFFDed\uFFFDa0\uFFFD80'],
    ['a character that would look like a byte', bytes('\uFFFDff'), '\uFFFDefbfbdff'],
  ])('writes %s in hex', (_, name, expected) => {
    expect(decodeName(name)).toBe(expected);
  });
});

describe('splitNul', () => {
  it('tells names apart that differ in wrong bytes only', () => {
    const output = bytes('é', 0, 0xff, 0, 0xfe, 0, '', 0, 0xe2, 0, 'b', 0);
    expect(splitNul(output)).toEqual(['é', '\uFFFDff', '\uFFFDfe', '', '\uFFFDe2', 'b']);
  });

  it('has no field behind the last end', () => {
    expect(splitNul(Buffer.alloc(0))).toEqual([]);
    expect(splitNul(bytes('a', 0))).toEqual(['a']);
  });
});
