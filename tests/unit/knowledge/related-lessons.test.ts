import { describe, expect, it } from 'vitest';
import { relatedLessons } from '../../../src/knowledge/related-lessons.ts';
import { jwt, knowledgeOf, taskFiles } from '../../support/knowledge.ts';
import { graph } from '../../support/records-thread-graph.ts';

const none = { words: [], thread: undefined, known: new Set<string>() };
const cached =
  'outcome: completed\npatterns_discovered:\n  - { pattern: Cache by id, applies_to: [cache-key] }\n';
const files = {
  ...taskFiles({ 'task-001': jwt, 'task-002': { handoff: cached } }),
  ...graph({ a: { task: 'task-001' } }),
};
const textsFor = (request: Partial<Parameters<typeof relatedLessons>[1]>) =>
  relatedLessons(knowledgeOf(files), { ...none, ...request }).map(({ text }) => text);

describe('lessons that are related to some work', () => {
  it('are those with a word as tag, the whole tag in any case', () => {
    expect(textsFor({ words: ['Cache-Key'] })).toEqual(['Cache by id']);
    expect(textsFor({ words: ['cache', 'cache-keys', 'key'] })).toEqual([]);
  });

  it('are those of the tasks of a thread, gotchas first, the most severe before the others', () => {
    expect(textsFor({ thread: 'thread_pr94' })).toEqual([
      'The limit is 100 a minute',
      'Logs are loud',
      'Use AuthContext for user state',
    ]);
    expect(textsFor({ thread: 'thread_pr95' })).toEqual([]);
  });

  it('leave out what is known, and what is redacted', () => {
    const [first] = relatedLessons(knowledgeOf(files), { ...none, words: ['cache-key'] });
    expect(textsFor({ words: ['cache-key'], known: new Set([first?.id ?? '']) })).toEqual([]);
    const redacted = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replace('Cache by id', "'[redacted]'")]),
    );
    expect(relatedLessons(knowledgeOf(redacted), { ...none, words: ['cache-key'] })).toEqual([]);
  });
});
