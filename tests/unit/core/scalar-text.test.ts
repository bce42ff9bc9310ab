import { describe, expect, it } from 'vitest';
import { scalarText } from '../../../src/text/scalar.ts';

describe('the text of a value that a document brought', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    ['a b', 'a b'],
    [0, '0'],
    [false, 'false'],
    [['a', 1], '["a",1]'],
    [{ toString: false }, '{"toString":false}'],
  ])('of %j is %j', (value, text) => {
    expect(scalarText(value)).toBe(text);
  });
});
