import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../src/check/check-files.ts';
import { contextOf, estimateTokens, fitted } from '../../../src/knowledge/context.ts';
import { knowledgeGraph } from '../../../src/knowledge/graph.ts';
import { journalOf, tasksToBlock } from '../../../src/knowledge/journal.ts';
import { type filtersOf, parseComparison, type QueryFilters } from '../../../src/knowledge/query/filters.ts';
import { runQuery } from '../../../src/knowledge/query/query.ts';
import { statsOf } from '../../../src/knowledge/stats.ts';
import { gatherKnowledge, jwt, knowledgeOf, taskFiles } from '../../support/knowledge.ts';
import { dec, graph } from '../../support/records-thread-graph.ts';

const now = '2026-11-28T12:00:00Z';
const blocked = `outcome: blocked
blockers:
  - { blocker: No keys, impact: No signing, suggested_resolution: Ask, blocking_tasks: [task-003, task-001] }
`;
const files = taskFiles({
  'task-001': jwt,
  'task-002': { status: 'blocked', dependsOn: 'task-001', handoff: blocked },
  'task-003': { status: 'pending', dependsOn: 'task-002, task-404' },
});
const ask = (subject: keyof typeof filtersOf, filters: QueryFilters = {}) =>
  runQuery(knowledgeOf(files), subject, filters, now);

describe('the context of a task', () => {
  it('holds what its predecessors left, the nearest first, without gotchas of severity low', () => {
    const context = contextOf(knowledgeOf(files), 'task-003');
    expect(context?.predecessors.map(({ distance, task }) => [task.id, distance])).toEqual([
      ['task-002', 1],
      ['task-001', 2],
    ]);
    const left = context?.predecessors[1];
    expect(left?.reads).toEqual([{ path: 'src/auth/jwt.ts', reason: 'Validates tokens' }]);
    expect(left?.patterns.map(({ place, text }) => [text, place])).toEqual([
      ['Use AuthContext for user state', 'src/context.tsx'],
    ]);
    expect(left?.warnings.map(({ text }) => text)).toEqual(['The limit is 100 a minute']);
    expect(left?.steps.map(({ text }) => text)).toEqual(['Protect the routes']);
    expect(context?.unfinished).toEqual([
      { id: 'task-002', status: 'blocked' },
      { id: 'task-404', status: 'not found' },
    ]);
    expect(context?.blockedBy).toEqual([{ task: 'task-002', text: 'No keys' }]);
  });

  it('ends where tasks depend on each other in a ring', () => {
    const ring = knowledgeOf(taskFiles({ a1: { dependsOn: 'b1' }, b1: { dependsOn: 'a1' } }));
    expect(contextOf(ring, 'a1')?.predecessors.map(({ task }) => task.id)).toEqual(['b1']);
    expect(contextOf(ring, 'c1')).toBeUndefined();
  });

  it('keeps what matters most within a budget, in its own order', () => {
    const pieces = [
      { section: 's', text: 'x'.repeat(35), rank: 2 },
      { section: 's', text: 'y'.repeat(35), rank: 0 },
      { section: 's', text: 'z'.repeat(35), rank: 1 },
    ];
    const frame = (kept: readonly (typeof pieces)[number][], left: number) =>
      `${kept.map(({ text }) => text).join('')}${left}`;
    expect(fitted(pieces, 20, frame)).toMatch(/^y+z+1$/);
    // What is too long by itself keeps nothing else out.
    const long = [{ section: 's', text: 'l'.repeat(400), rank: 0 }, ...pieces];
    expect(fitted(long, 20, frame)).toMatch(/^y+z+2$/);
    // All of it fits without the words about what is left out.
    expect(fitted(pieces, 27, frame)).toMatch(/^x+y+z+0$/);
    let frames = 0;
    const many = Array.from({ length: 5_000 }, () => ({ section: 's', text: 'm'.repeat(35), rank: 1 }));
    const count = (kept: readonly (typeof pieces)[number][], left: number) => {
      frames++;
      return frame(kept, left);
    };
    expect(fitted(many, 100, count)).toMatch(/^m+4989$/);
    // What cannot fit is not laid out to see that.
    expect(frames).toBeLessThan(20);
    expect(estimateTokens('x'.repeat(40))).toBe(10);
    expect(estimateTokens('表紙')).toBe(2);
  });
});

describe('the journal', () => {
  it('maps files to tasks and names blockers with the tasks that wait, and gotchas of severity high', () => {
    const { blockers, files: map, gotchas } = journalOf(knowledgeOf(files));
    expect(map.map(({ changes, path }) => [path, changes.map(({ change, task }) => [task, change])])).toEqual(
      [
        ['src/auth/jwt.ts', [['task-001', 'created']]],
        ['src/config.ts', [['task-001', 'modify']]],
      ],
    );
    expect(blockers.map(({ task, text, waiting }) => [task, text, waiting])).toEqual([
      ['task-002', 'No keys', ['task-003']],
    ]);
    expect(gotchas.map(({ text }) => text)).toEqual(['The limit is 100 a minute']);
    expect(tasksToBlock(knowledgeOf(files))).toEqual(['task-003']);
  });

  it('forgets blockers of a task that is finished', () => {
    const done = knowledgeOf(
      taskFiles({
        'task-002': {
          status: 'completed',
          handoff: blocked.replace('outcome: blocked', 'outcome: completed'),
        },
        'task-003': { status: 'pending' },
      }),
    );
    expect(journalOf(done).blockers).toEqual([]);
    expect(tasksToBlock(done)).toEqual([]);
  });
});

describe('the graph', () => {
  const found = knowledgeGraph(knowledgeOf(files));
  const edges = found.edges.map(({ from, to, type }) => `${from} ${type} ${to}`);

  it('links tasks to files, lessons, tags and each other', () => {
    for (const edge of [
      'task:task-001 created file:src/auth/jwt.ts',
      'task:task-001 modified file:src/config.ts',
      'task:task-001 reads file:src/auth/jwt.ts',
      'task:task-002 depends-on task:task-001',
      'task:task-002 blocks task:task-003',
    ]) {
      expect(edges).toContain(edge);
    }
    const pattern = found.nodes.find(({ type }) => type === 'pattern');
    expect(pattern?.id).toMatch(/^pattern:pattern-[0-9a-f]{8}$/);
    expect(edges).toContain(`${pattern?.id} tagged tag:react-context`);
    expect(edges).toContain(`task:task-001 discovered ${pattern?.id}`);
  });

  it('gives a task its own name, also where another named it first', () => {
    expect(found.nodes.find(({ id }) => id === 'task:task-001')).toMatchObject({
      label: 'Build JWT',
      facts: { outcome: 'completed', path: '.agents/tasks/task-001.md' },
    });
    expect(found.nodes.find(({ id }) => id === 'task:task-404')?.label).toBe('task-404');
  });

  it('gives what says something else a node of its own, whatever its id, and journals both', () => {
    const gotcha = (issue: string) =>
      `outcome: completed\ngotchas: [{ id: gotcha-1, issue: ${issue}, severity: high }]`;
    const knowledge = knowledgeOf(
      taskFiles({
        'task-001': { handoff: gotcha('One') },
        'task-002': { handoff: gotcha('Two') },
        'task-003': { handoff: gotcha('One') },
      }),
    );
    const { edges, nodes } = knowledgeGraph(knowledge);
    const lessons = nodes.filter(({ type }) => type === 'gotcha');
    expect(lessons.map(({ id, label }) => `${id} ${label}`)).toEqual([
      'gotcha:gotcha-1 One',
      'gotcha:gotcha-1~2 Two',
    ]);
    expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'task:task-001 gotcha:gotcha-1',
      'task:task-002 gotcha:gotcha-1~2',
      'task:task-003 gotcha:gotcha-1',
    ]);
    expect(journalOf(knowledge).gotchas.map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it('is the same whatever order the records come in', () => {
    const reversed = Object.fromEntries(Object.entries(files).reverse());
    expect(knowledgeGraph(gatherKnowledge(readFiles(reversed)))).toEqual(found);
  });
});

describe('a query', () => {
  it('finds lessons by tag and severity', () => {
    const texts = (rows: ReturnType<typeof ask>) => rows.map(({ text }) => text);
    expect(texts(ask('gotchas', { tags: ['auth'], severity: 'high' }))).toEqual([
      'The limit is 100 a minute',
    ]);
    expect(texts(ask('gotchas', { tags: ['billing'] }))).toEqual([]);
    expect(texts(ask('patterns', { tags: ['react-context'] }))).toEqual(['Use AuthContext for user state']);
    expect(texts(ask('patterns', { tags: ['react-context', 'billing'] }))).toEqual([]);
  });

  it('finds files below a folder, and not beside it', () => {
    expect(ask('files', { file: 'src/auth' }).map(({ id }) => id)).toEqual(['src/auth/jwt.ts']);
    expect(ask('files', { file: 'src/aut' })).toEqual([]);
  });

  it('finds tasks, blockers and questions that are open', () => {
    expect(ask('tasks', { open: true }).map(({ id }) => id)).toEqual(['task-002', 'task-003']);
    expect(ask('blockers', { open: true }).map(({ facts }) => facts.blocks)).toEqual(['task-003, task-001']);
    expect(ask('questions', { blocking: true }).map(({ text }) => text)).toEqual(['Cookies or storage?']);
    expect(ask('tasks', { text: 'JWT' }).map(({ source }) => source.path)).toEqual([
      '.agents/tasks/task-001.md',
    ]);
  });

  it('compares the confidence of decisions', () => {
    const knowledge = knowledgeOf(graph({ a: { confidence: '0.4' }, b: { confidence: '0.5' } }));
    const under = (text: string) =>
      runQuery(
        knowledge,
        'decisions',
        { confidence: parseComparison(text) ?? { operator: '=', value: 9 } },
        now,
      ).map(({ id }) => id);
    expect(under('<0.5')).toEqual([dec('a')]);
    expect(under('<=0.5')).toEqual([dec('a'), dec('b')]);
    expect(under('>= 0.5')).toEqual([dec('b')]);
    expect(parseComparison('half')).toBeUndefined();
  });
});

describe('the numbers', () => {
  it('tell how old an open blocker is, and how full handoffs are', () => {
    const found = statsOf(knowledgeOf(files), now, () => '2026-11-25T12:00:00Z');
    expect(found.blockers).toEqual([{ task: 'task-002', text: 'No keys', days: 3 }]);
    expect(found.tasks).toEqual({ all: 3, withHandoff: 2, byOutcome: { blocked: 1, completed: 1 } });
    expect(found.completeness).toContainEqual({ name: 'gotchas', filled: 1, of: 2 });
    expect(found.completeness).toContainEqual({ name: 'gotchas.discovered_in', filled: 0, of: 2 });
    expect(statsOf(knowledgeOf(files), now, () => undefined).blockers[0]?.days).toBeUndefined();
  });

  it('compare confidence with the outcome', () => {
    const reviewed = { status: 'reviewed' };
    const { calibration } = statsOf(
      knowledgeOf(
        graph({
          a: { confidence: '1', outcome: 'success', ...reviewed },
          b: { confidence: '0.8', outcome: 'failure', ...reviewed },
          c: { confidence: '0.5', outcome: 'partial', ...reviewed },
          d: { confidence: '0.1' },
          e: { confidence: '0.5', outcome: 'failure', 'x-madr': '{ confidence_assumed: true }', ...reviewed },
        }),
      ),
      now,
      () => undefined,
    );
    expect(calibration.reviewed).toBe(3);
    expect(calibration.brier).toBe(0.213);
    expect(calibration.bins).toEqual([
      { from: 0.4, to: 0.6, count: 1, meanConfidence: 0.5, success: 0.5 },
      { from: 0.8, to: 1, count: 2, meanConfidence: 0.9, success: 0.5 },
    ]);
  });
});
