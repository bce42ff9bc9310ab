import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/core/node.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { flowScalar } from '../../../src/records/yaml/scalar.ts';

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
    ['a\u2028b\u0085c\ufeff', '"a\\u2028b\\u0085c\\uFEFF"'],
    ['a\u202eb\u200bc\u00ad', '"a\\u202Eb\\u200Bc\\u00AD"'],
    ['a\u{e0041}\ufffe\u3164', '"a\\uDB40\\uDC41\\uFFFE\\u3164"'],
    ['Zoë', '"Zoë"'],
  ])('%j is written %s', (value, written) => {
    expect(flowScalar(value)).toBe(written);
    expect(plainOf(`a: { b: ${written} }`)).toEqual({ a: { b: value } });
  });
});
