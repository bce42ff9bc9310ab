import { describe, expect, it } from 'vitest';
import { isTaskId, slugOf, taskNameOf } from '../../../src/migrate/render/task-name.ts';
import fc from '../../support/property.ts';

describe('taskNameOf', () => {
  it.each([
    ['docs/HANDOFF.md', 'Task 014: Search', undefined, '014', 'Search'],
    ['docs/HANDOFF.md', 'Task 014: Search', 'task-7', 'task-7', 'Search'],
    ['docs/HANDOFF.md', 'Task the login: later', undefined, 'docs-handoff', 'Task the login: later'],
    ['docs/HANDOFF.md', '  Login\n work ', undefined, 'docs-handoff', 'Login work'],
    ['docs/HANDOFF.md', undefined, undefined, 'docs-handoff', 'Notes of docs/HANDOFF.md'],
    ['docs/HANDOFF.md', 'Task 1: [name]', undefined, '1', 'Notes of docs/HANDOFF.md'],
  ])('names %s with the heading %s', (path, title, asked, id, name) => {
    expect(taskNameOf(path, title, asked)).toEqual({ id, name });
  });

  it('cuts a long heading', () => {
    expect([...taskNameOf('a.md', '長'.repeat(500), undefined).name]).toHaveLength(120);
  });
});

describe('slugOf', () => {
  it.each([
    ['docs/HANDOFF.md', 'docs-handoff'],
    ['Übergabe.md', 'ubergabe'],
    ['a b/c_d.e.txt', 'a-b-c-d-e'],
  ])('makes of %s the id %s', (path, slug) => {
    expect(slugOf(path)).toBe(slug);
  });

  it('keeps notes apart whose names it has to leave out', () => {
    expect(slugOf('docs/引き継ぎ.md')).toMatch(/^docs-[0-9a-f]{8}$/);
    expect(slugOf('docs/引き継ぎ.md')).not.toBe(slugOf('docs/メモ.md'));
    expect(slugOf('…')).toMatch(/^note-[0-9a-f]{8}$/);
  });

  it('is an id for every path', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', minLength: 1 }), (path) => isTaskId(slugOf(path))));
  });
});
