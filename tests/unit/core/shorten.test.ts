import { describe, expect, it } from 'vitest';
import { shorten } from '../../../src/text/shorten.ts';

describe('shorten', () => {
  it.each([
    ['', 5, ''],
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['abc def', 5, 'abc…'],
    ['😀😀😀😀😀', 5, '😀😀😀😀😀'],
    ['😀😀😀😀😀😀', 5, '😀😀😀😀…'],
    [`${'a'.repeat(9)}😀`, 5, 'aaaa…'],
  ])('%j to %i characters', (text, most, short) => {
    expect(shorten(text, most)).toBe(short);
  });
});
