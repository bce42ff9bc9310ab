import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/text/fingerprint.ts';

it('differs for texts that differ in one character, wherever it is', () => {
  const text = 'a skill that says something\n'.repeat(40);
  const others = Array.from({ length: text.length }, (_, at) => `${text.slice(0, at)}~${text.slice(at + 1)}`);
  const seen = new Set([text, '', ' ', ...others].map(fingerprint));
  expect(seen.size).toBe(others.length + 3);
  expect(fingerprint(text)).toBe(fingerprint(`${text}`));
});
