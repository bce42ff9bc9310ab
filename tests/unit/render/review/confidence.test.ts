import { expect, it } from 'vitest';
import { confidenceText } from '../../../../src/render/review/confidence.ts';

it.each([
  [0.4, '0.40'],
  [1, '1.00'],
  [0.499, '0.499'],
  [null, '–'],
])('a confidence of %s is written as %s, and never rounded over 0.5', (value, text) => {
  expect(confidenceText(value)).toBe(text);
});
