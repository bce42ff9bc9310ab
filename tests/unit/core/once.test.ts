import { describe, expect, it } from 'vitest';
import { memoize } from '../../../src/core/memoize.ts';

describe('oncePer', () => {
  it('makes one value for each object, undefined too', () => {
    const asked: object[] = [];
    const make = memoize((key: { readonly n?: number }) => {
      asked.push(key);
      return key.n;
    });
    const [one, none] = [{ n: 1 }, {}];
    expect([make(one), make(none), make(one), make(none)]).toEqual([1, undefined, 1, undefined]);
    expect(asked).toEqual([one, none]);
  });
});
