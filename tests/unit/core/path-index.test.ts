import { expect, it } from 'vitest';
import { compareText } from '../../../src/core/diagnostic.ts';
import { createPathIndex, createSortedPathIndex } from '../../../src/core/path-index.ts';
import fc from '../../support/property.ts';

const index = createPathIndex(() => [
  { path: 'a/b/c.md', type: 'file' },
  { path: 'a/b/d.md', type: 'file' },
  { path: 'a/link', type: 'symlink' },
  { path: 'top.md', type: 'file' },
]);

it.each([
  ['a', 'folder'],
  ['a/b', 'folder'],
  ['a/b/', 'folder'],
  ['a/b/c.md', 'file'],
  ['a/link', 'symlink'],
  ['A/b', undefined],
  ['a/b/c', undefined],
])('tells what stands at %s', (path, type) => expect(index.entryAt(path)).toBe(type));

it('names what lies directly in a folder', () => {
  expect(index.namesIn('a/b')).toEqual(['c.md', 'd.md']);
  expect(index.namesIn('a/')).toEqual(['link']);
  expect(index.namesIn('')).toEqual(['top.md']);
  expect(index.namesIn('x')).toEqual([]);
});

it('lists the paths only when it is asked', () => {
  const lazy = createPathIndex(() => {
    throw new Error('asked');
  });
  expect(() => lazy.entryAt('a')).toThrow('asked');
});

it('answers over sorted paths as over all of them, however often it is asked', () => {
  const part = fc.constantFrom('a', 'a-b', 'a.md', 'A', '\u{1F600}', '\uFFFD', 'z');
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.uniqueArray(path), path, (paths, other) => {
      // A file is no folder of another one.
      const files = paths.filter((one) => !paths.some((two) => two.startsWith(`${one}/`))).sort(compareText);
      const entries = files.map((one) => ({ path: one, type: 'file' as const }));
      const [all, sorted] = [createPathIndex(() => entries), createSortedPathIndex(entries)];
      const asked = [other, `${other}/`, '', ...files, ...files.map((one) => one.slice(0, one.indexOf('/')))];
      for (let times = 0; times * asked.length < 1_200; times++)
        for (const one of asked) expect([one, sorted.entryAt(one)]).toEqual([one, all.entryAt(one)]);
    }),
    { numRuns: 20 },
  );
});
