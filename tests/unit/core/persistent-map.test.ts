import { describe, expect, it } from 'vitest';
import { PersistentMap } from '../../../src/core/collections/persistent-map.ts';
import fc from '../../support/property.ts';

const sorted = <V>(entries: Iterable<readonly [string, V]>) =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

describe('PersistentMap', () => {
  it('holds what a Map holds, whatever is set and deleted, and leaves every earlier version as it was', () => {
    const key = fc.oneof(fc.string(), fc.nat(40).map(String));
    const step = fc.record({ key, value: fc.option(fc.nat(), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let map = PersistentMap.empty<number>();
        const model = new Map<string, number>();
        const versions: (readonly [PersistentMap<number>, (readonly [string, number])[]])[] = [];
        for (const { key: name, value } of steps) {
          map = value === undefined ? map.delete(name) : map.set(name, value);
          if (value === undefined) model.delete(name);
          else model.set(name, value);
          expect(map.size).toBe(model.size);
          expect(map.get(name)).toBe(value);
          versions.push([map, sorted(model)]);
        }
        for (const [version, entries] of versions) expect(sorted(version)).toEqual(entries);
      }),
    );
  });

  it('holds ten thousand keys', () => {
    let map = PersistentMap.empty<number>();
    for (let at = 0; at < 10_000; at++) map = map.set(`folder/${at % 7}/file-${at}.md`, at);
    expect(map.size).toBe(10_000);
    for (let at = 0; at < 10_000; at += 2) map = map.delete(`folder/${at % 7}/file-${at}.md`);
    expect([...map].every(([key, value]) => key.endsWith(`-${value}.md`) && value % 2 === 1)).toBe(true);
    expect([...map]).toHaveLength(5_000);
  });

  it('tells keys apart whose hashes are equal', () => {
    // Found by trying: both hash to the same 32 bits.
    const [a, b] = twins();
    const map = PersistentMap.empty<number>().set(a, 1).set(b, 2);
    expect([map.get(a), map.get(b), map.size]).toEqual([1, 2, 2]);
    expect([map.delete(a).get(a), map.delete(a).get(b)]).toEqual([undefined, 2]);
    expect(map.set(a, 3).get(a)).toBe(3);
    expect(map.delete(a).delete(b).size).toBe(0);
  });
});

/** Two keys that FNV-1a, and so what is mixed from it, cannot tell apart. */
function twins(): [string, string] {
  const seen = new Map<number, string>();
  for (let at = 0; ; at++) {
    const key = at.toString(36);
    let hash = 0x811c9dc5;
    for (let index = 0; index < key.length; index++)
      hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
    const other = seen.get(hash);
    if (other !== undefined) return [other, key];
    seen.set(hash, key);
  }
}
