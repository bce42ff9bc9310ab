import { describe, expect, it } from 'vitest';
import { exactJson } from '../../../src/text/exact-json.ts';

describe('exact JSON', () => {
  it.each([
    { value: { a: null, b: [null, 1] } },
    { value: { a: 'x:null,', b: '[null]' } },
    { value: { a: undefined, b: 1 } },
    { value: 'null' },
  ])('writes $value', ({ value }) => {
    expect(JSON.parse(exactJson(value) ?? '')).toEqual(value);
  });

  it.each([
    { value: { a: Number.NaN } },
    { value: { a: [1, Number.POSITIVE_INFINITY] } },
    { value: { a: { b: [{ c: Number.NEGATIVE_INFINITY }] } } },
    { value: [undefined, 1] },
  ])('does not write $value', ({ value }) => {
    expect(exactJson(value)).toBeUndefined();
  });
});
