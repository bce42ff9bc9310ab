import { describe, expect, it } from 'vitest';
import type { InForceItem } from '../../../src/knowledge/in-force.ts';
import type { Lesson } from '../../../src/knowledge/items.ts';
import { renderInForce, renderLessons } from '../../../src/render/knowledge/in-force.ts';

const gotcha = (task: string, text: string): InForceItem => ({
  ...{ type: 'gotcha', id: 'gotcha-1', text, because: undefined, date: undefined, confidence: undefined },
  match: 'file',
  source: { kind: 'task', record: task, path: `.agents/tasks/${task}.md`, line: 3 },
});

const lesson = (task: string, text: string): Lesson => ({
  ...{ type: 'gotcha', id: 'gotcha-1', text, tags: [], mitigation: undefined, severity: undefined },
  ...{ place: undefined },
  source: { kind: 'task', record: task, path: `.agents/tasks/${task}.md`, line: 3 },
});

const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));

describe('what is in force', () => {
  const items = [
    gotcha('task-1', 'Clear the cache'),
    gotcha('task-2', 'Clear the cache'),
    gotcha('task-3', 'Ask'),
  ];
  const shown = (path: string) => ({ path, isDeleted: false, items });

  it('says once what several tasks have learned about a path', () => {
    const text = renderInForce(
      { paths: [shown('a.ts'), shown('b.ts')], unmerged: [], knowsProtected: true },
      undefined,
      'all',
    );
    const own = ['- gotcha gotcha-1: "Clear the cache"', '- gotcha gotcha-1: "Ask"'];
    expect(lines(text)).toEqual([...own, ...own]);
    expect(text).not.toContain('more');
  });

  it('counts what is left out once, too', () => {
    const text = renderInForce({ paths: [shown('a.ts')], unmerged: [], knowsProtected: true }, 35, 'all');
    expect(lines(text)).toEqual(['- gotcha gotcha-1: "Clear the cache"']);
    expect(text).toContain('1 more: `all`');
  });

  it('says where only a tag leads to a record', () => {
    const items = [{ ...gotcha('task-1', 'Ask'), match: 'tag' } as const, gotcha('task-1', 'Ask')];
    const shown = { path: 'a.ts', isDeleted: false, items };
    const text = renderInForce({ paths: [shown], unmerged: [], knowsProtected: true }, undefined, 'all');
    expect(lines(text)).toEqual(['- gotcha gotcha-1 (found by a tag): "Ask"', '- gotcha gotcha-1: "Ask"']);
  });

  it('does so with lessons', () => {
    const text = renderLessons(
      ['task-1', 'task-2'].map((task) => lesson(task, 'Clear the cache')),
      300,
      'all',
    );
    expect(lines(text)).toEqual(['- gotcha gotcha-1: "Clear the cache"']);
  });
});
