import { expect, it } from 'vitest';
import { createPathIndex } from '../../../src/core/path-index.ts';

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
