import { describe, expect, it } from 'vitest';
import { LimitedMap } from '../../../src/core/collections/limited-map.ts';

describe('LimitedMap', () => {
  const make = () => new LimitedMap<string>(5, (value) => value.length);

  it('forgets what was not asked for the longest', () => {
    const map = make();
    map.set('a', 'xx');
    map.set('b', 'xx');
    expect(map.get('a')).toBe('xx');
    map.set('c', 'xx');
    expect([map.has('a'), map.has('b'), map.has('c')]).toEqual([true, false, true]);
  });

  it('weighs a value that is set again once', () => {
    const map = make();
    map.set('a', 'xx');
    for (let times = 0; times < 9; times++) map.set('b', 'xxx');
    expect([map.get('a'), map.get('b')]).toEqual(['xx', 'xxx']);
  });

  it('keeps the last value however heavy it is', () => {
    const map = make();
    map.set('a', 'x');
    map.set('b', 'x'.repeat(99));
    expect([map.has('a'), map.has('b')]).toEqual([false, true]);
    map.set('c', 'x');
    expect([map.has('b'), map.has('c')]).toEqual([false, true]);
  });
});
