import { describe, expect, it } from 'vitest';
import { inForce, inForceAmong, saidOf, saidOnce } from '../../../src/knowledge/in-force.ts';
import { ChangedInForce } from '../../../src/knowledge/kept/changed-in-force.ts';
import { changedRecords, threadFiles, withUnchanged } from '../../../src/knowledge/kept/in-force-changes.ts';
import { type IndexedInForce, InForceIndex } from '../../../src/knowledge/kept/in-force-index.ts';
import { writeInForceIndex } from '../../../src/knowledge/kept/write-in-force-index.ts';
import { claimedBy, namedPaths } from '../../../src/knowledge/named-paths.ts';
import { piecesIn } from '../../../src/text/kept/pieces.ts';
import { type Files, indexedFrom, recordsOf } from '../../support/indexed-in-force.ts';
import { taskOf } from '../../support/knowledge.ts';
import fc, { runs } from '../../support/property.ts';
import { renderSession } from '../../support/records-session.ts';
import { decision, type Keys } from '../../support/records-thread.ts';
import { dec, decPath, following } from '../../support/records-thread-graph.ts';

const now = '2026-12-01T00:00:00Z';
const paths = ['src/a.ts', 'src/b/c.ts', 'gone.ts', 'src/auth/jwt.ts'];
const asking = { open_questions: '\n  - question: Which one?\n    blocking: true' };

/** What an index of some branches answers about others, which they have become since; undefined where it has to be made anew. */
function sinceThen(before: readonly Files[], after: readonly Files[]): IndexedInForce | undefined {
  const written = writeInForceIndex(indexedFrom(before), now);
  const index = written && new InForceIndex(piecesIn(written));
  if (!index) return undefined;
  const tips = before.map((old, at) => {
    const fresh = after[at] ?? {};
    const differs = ({ path }: { readonly path: string }) => old[path] !== fresh[path];
    const commit = `c${at}`;
    return { commit, before: recordsOf(old).filter(differs), after: recordsOf(fresh).filter(differs) };
  });
  const changed = changedRecords(index, tips);
  const files = changed && threadFiles(index, changed);
  if (!files) return undefined;
  const others = files.flatMap(([at, path, oid]) => {
    expect(oid).toBe(`${at} ${path}`);
    return recordsOf({ [path]: before[at]?.[path] ?? '' });
  });
  return ChangedInForce.from(index, tips, withUnchanged(changed, others), now);
}

/** Expects what the records say. @returns whether an index of the branches before can tell */
function expectRight(before: readonly Files[], after: readonly Files[]): boolean {
  const index = sinceThen(before, after);
  if (!index) return false;
  const { merged, tips, unreadable } = indexedFrom(after);
  for (const tags of [[], ['auth']]) {
    const request = { paths, tags, now };
    const right = inForce(merged, request);
    const whole = inForceAmong(index.candidates(paths, tags, true), request);
    expect(JSON.stringify(whole)).toBe(JSON.stringify(right));
    const once = inForceAmong(index.candidates(paths, tags, false), request);
    const said = (one: typeof once) =>
      one.map(({ items }) => saidOnce(items).map((item) => [saidOf(item), item]));
    expect(JSON.stringify(said(once))).toBe(JSON.stringify(said(right)));
  }
  expect([...index.namedPaths()].sort()).toEqual([...namedPaths(merged)].sort());
  expect(index.decisions()).toEqual(new Set(merged.decisions.map(({ id }) => id)));
  expect(index.unreadable).toEqual(unreadable);
  expect(index.tips).toEqual(tips.map(({ commit, settings, unread }) => ({ commit, settings, unread })));
  for (const id of ['task-001', 'task-002']) {
    const own = (tips[0]?.records ?? []).flatMap(({ task }) => (task?.id === id ? [task] : []));
    const known = own.map((task) => ({ id, path: task.source.path, claims: claimedBy(task) }));
    const found = [...index.tasks(id)].sort((a, b) => (a.path < b.path ? -1 : 1));
    expect(found).toEqual(known);
  }
  return true;
}

const letters = ['a', 'b', 'c', 'd'] as const;
const named = fc.constantFrom('src/a.ts', 'src/a.ts:3-9', 'src', 'src/**/*.ts', 'gone.ts');
const task = fc.constantFrom('task-001', 'task-002');
const letter = fc.constantFrom(...letters);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 });
const decisionStep = fc.record({
  kind: fc.constant('decision' as const),
  ...{ letter, thread: fc.constantFrom('thread_pr94', 'thread_x') },
  ...{ files: fc.array(named, { maxLength: 2 }), task, follows: letter },
  ...{ supersedes: maybe(letter), reopens: maybe(letter), resolves: maybe(letter) },
  ...{ outcome: maybe(fc.constantFrom('success', 'failure')), question: fc.boolean() },
  expires: maybe(fc.constantFrom('2026-11-30T00:00:00Z', '2026-12-02T00:00:00Z')),
  name: fc.constantFrom('own', 'own', 'own', 'own', 'own', 'other'),
});
const taskStep = fc.record({
  kind: fc.constant('task' as const),
  ...{ task, claims: fc.subarray(['src/a.ts', 'src', 'src/*']), folder: fc.constantFrom('', 'archive/') },
  lesson: fc.constantFrom('Logs are loud', 'Logs are loud', 'Retry later'),
  question: fc.boolean(),
});
const sessionStep = fc.record({
  kind: fc.constant('session' as const),
  id: fc.constantFrom('fbcd4d0d-3a1', 'task-001'),
  lesson: fc.constantFrom('Logs are loud', 'Retry later'),
  tag: fc.constantFrom('auth', 'src/a.ts'),
});
const otherStep = fc.record({
  kind: fc.constantFrom('remove' as const, 'break' as const),
  at: fc.nat(),
});
const step = fc.oneof(
  { arbitrary: decisionStep, weight: 5 },
  { arbitrary: taskStep, weight: 2 },
  { arbitrary: sessionStep, weight: 1 },
  { arbitrary: otherStep, weight: 1 },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The files after a step. */
function after(files: Files, one: Step): Files {
  switch (one.kind) {
    case 'decision': {
      const { expires, files: about, follows, letter: own, name, outcome, question, thread } = one;
      const keys: Keys = {
        ...following(follows),
        ...{ thread, files: JSON.stringify(about), task: one.task, tags: '[auth]' },
        ...(one.supersedes && { supersedes: `[${dec(one.supersedes)}]` }),
        ...(one.reopens && { reopens: `["${dec(one.reopens)}#1"]` }),
        ...(one.resolves && { resolves_questions: '[Which one?]' }),
        ...(outcome && { outcome }),
        ...(expires && { expires }),
        ...(question && asking),
        alternatives: '\n  - option: Cookies\n    rejected_because: Third parties',
      };
      const path = name === 'own' ? decPath(own, thread) : `.agents/threads/${thread}/${dec('c')}.md`;
      return { ...files, [path]: decision({ id: dec(own), ...keys }, '') };
    }
    case 'task': {
      const { claims, folder, lesson, question, task: id } = one;
      const handoff = [
        'outcome: completed',
        ...(claims.length > 0 ? ['files_created:'] : []),
        ...claims.map((path) => `  - { path: "${path}", lines: all }`),
        ...['gotchas:', `  - { issue: ${lesson}, mitigation: Filter them }`],
        ...(question ? ['open_questions:', '  - { question: Which?, blocking: true }'] : []),
      ];
      return { ...files, [`.agents/tasks/${folder}${id}.md`]: taskOf(id, { handoff: handoff.join('\n') }) };
    }
    case 'session': {
      const learnings = [`{ kind: gotcha, text: ${one.lesson}, applies_to: ["${one.tag}"] }`];
      return { ...files, [`.agents/sessions/${one.id}.md`]: renderSession({ id: one.id, learnings }) };
    }
    default: {
      const all = Object.keys(files).sort();
      const path = all[one.at % Math.max(all.length, 1)];
      if (path === undefined) return files;
      const { [path]: text = '', ...others } = files;
      return one.kind === 'break' ? { ...files, [path]: text.replace(/^(\w+):/m, '\t$1:') } : others;
    }
  }
}

const played = (files: Files, steps: readonly Step[]) => steps.reduce(after, files);
const steps = (maxLength: number) => fc.array(step, { maxLength });

/** A decision with an alternative, for the examples. */
const one = (own: string, keys: Keys, name = own) => ({
  [decPath(name)]: decision({ id: dec(own), files: '[src/a.ts]', ...keys }, ''),
});
const other = (own: string, keys: Keys = {}) => ({
  [decPath(own, 'thread_x')]: decision({ id: dec(own), thread: 'thread_x', ...keys }, ''),
});
const [gone, broken] = ['', '---\nschema: baton/decision@1\nid: [\n---\n'];
const option = { alternatives: '\n  - option: Cookies\n    rejected_because: Third parties' };
const claiming = (id: 'task-001' | 'task-002', claim: string) =>
  after(
    {},
    { kind: 'task', task: id, claims: [claim], folder: '', lesson: 'Logs are loud', question: false },
  );

describe('what is in force by an index of earlier commits', () => {
  it.each<readonly [string, Files, Files]>([
    ['a new decision supersedes one', one('a', {}), one('b', { supersedes: `[${dec('a')}]` })],
    ['a new decision reopens an alternative', one('a', option), one('b', { reopens: `["${dec('a')}#1"]` })],
    ['one that is superseded comes later', one('b', { supersedes: `[${dec('a')}]` }), one('a', {})],
    [
      'the first that says something goes',
      { ...claiming('task-001', 'src/a.ts'), ...claiming('task-002', 'src/a.ts') },
      claiming('task-001', 'gone.ts'),
    ],
    [
      'a task claims more',
      { ...one('a', { files: '[]', task: 'task-001' }) },
      claiming('task-001', 'src/a.ts'),
    ],
    [
      'one whose alternative is reopened comes later',
      one('b', { reopens: `["${dec('a')}#1"]` }),
      one('a', option),
    ],
    [
      'a task goes that a new decision names',
      claiming('task-001', 'src/a.ts'),
      { '.agents/tasks/task-001.md': gone, ...one('a', { files: '[]', task: 'task-001' }) },
    ],
    ['a decision goes', { ...one('a', {}), ...one('b', {}) }, { [decPath('a')]: gone }],
    ['another record cannot be read', { [decPath('b')]: broken }, { [decPath('a')]: broken }],
    ['a question is resolved', one('a', asking), one('b', { resolves_questions: '[Which one?]' })],
    ['a first blocking question is asked in a new thread', one('a', {}), other('b', asking)],
  ])('is known where %s', (_, before, later) => {
    const all = Object.entries({ ...before, ...later }).filter(([, text]) => text !== gone);
    expect(expectRight([before], [Object.fromEntries(all)])).toBe(true);
  });

  it.each<readonly [string, Files, Files]>([
    [
      'a decision no longer supersedes another',
      { ...one('a', {}), ...one('b', { supersedes: `[${dec('a')}]` }) },
      one('b', {}),
    ],
    [
      'one that reopens an alternative fails',
      { ...one('a', option), ...one('b', { reopens: `["${dec('a')}#1"]` }) },
      one('b', { reopens: `["${dec('a')}#1"]`, outcome: 'failure' }),
    ],
    [
      'one that reopens an alternative is superseded',
      { ...one('a', option), ...one('b', { reopens: `["${dec('a')}#1"]` }) },
      one('c', { supersedes: `[${dec('b')}]` }),
    ],
    [
      'a decision gets the id by whose file another was found',
      {
        ...one('a', { ...asking, ...following('x') }),
        ...one('r', { resolves_questions: '[Which one?]' }, 'x'),
      },
      other('x'),
    ],
    [
      'the file of a decision gets a name that is not its id',
      { ...one('a', { ...asking, ...following('x') }) },
      one('r', { resolves_questions: '[Which one?]' }, 'x'),
    ],
    ['a first blocking question is asked in a thread', one('a', {}), one('b', asking)],
    ['a record gets a copy', one('a', {}), other('a')],
  ])('is not known where %s', (_, before, later) => {
    expect(sinceThen([before], [{ ...before, ...later }])).toBeUndefined();
  });

  it('is not known where a record of another branch counts now', () => {
    expect(
      sinceThen([one('a', {}), one('a', { files: '[src]' })], [{}, one('a', { files: '[src]' })]),
    ).toBeUndefined();
    expect(sinceThen([{}, one('a', {})], [one('a', {}), one('a', {})])).toBeUndefined();
  });

  it('is what the records say', () => {
    let known = 0;
    fc.assert(
      fc.property(steps(8), steps(3), (earlier, later) => {
        const before = played({}, earlier);
        if (expectRight([before], [played(before, later)])) known++;
      }),
      { numRuns: runs(2_000) },
    );
    expect(known).toBeGreaterThan(runs(2_000) / 3);
  });

  it('is what the records of several branches say', () => {
    let known = 0;
    const branch = fc.record({ own: steps(3), later: steps(2) });
    fc.assert(
      fc.property(steps(6), branch, branch, (shared, one, two) => {
        const from = played({}, shared);
        const before = [one, two].map(({ own }) => played(from, own));
        const now_ = [one, two].map(({ later }, at) => played(before[at] ?? {}, later));
        if (expectRight(before, now_)) known++;
      }),
      { numRuns: runs(2_000) },
    );
    expect(known).toBeGreaterThan(runs(2_000) / 4);
  });
});
