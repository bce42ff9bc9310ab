import { describe, expect, it } from 'vitest';
import { type Change, linkFinder, linksOf } from '../../../src/knowledge/why.ts';
import { accountsFrom } from '../../../src/knowledge/why-decision.ts';
import { readAll } from '../../support/check-memory.ts';
import { gatherKnowledge, taskOf } from '../../support/knowledge.ts';
import { renderSession, sessionId, sessionPath } from '../../support/records-session.ts';
import type { Keys } from '../../support/records-thread.ts';
import { dec, decPath, following, graph } from '../../support/records-thread-graph.ts';

const taskPath = '.agents/tasks/task-001.md';
const handoff = 'outcome: completed\nfiles_modified: [{ path: src/a.ts, lines: 5-9, change_type: modify }]';
const session = { key: 'Baton-Session', value: sessionId };
const thread = { key: 'baton-thread', value: 'thread_pr94' };
const added = (letter: string) => ({ path: decPath(letter), isNew: true });

/** The links of line 7 of `src/a.ts`, each as `type letter`, with `?` where the first is not certain. */
function linked(decisions: Readonly<Record<string, Keys>>, change: Partial<Change>, path = 'src/a.ts') {
  const files = {
    ...graph(decisions),
    [sessionPath]: renderSession(),
    [taskPath]: taskOf('task-001', { status: 'completed', handoff }),
  };
  const finder = linkFinder(gatherKnowledge(readAll(files)));
  const whole = { trailers: [], records: [], branch: [], ...change };
  const { isCertain, links } = linksOf(finder, { names: [path], line: 7 }, whole);
  const named = links.map(({ decision, record, type }) => `${type} ${decision?.slice(13, 14) ?? record.id}`);
  return isCertain || links.length === 0 ? named : ['?', ...named];
}

describe('the links from a line to decisions', () => {
  it('stand in the order of their strength, each decision with its strongest', () => {
    const decisions = {
      t: { session: sessionId },
      h: { task: 'task-001' },
      c: { files: '[src/a.ts]' },
      b: { files: '[src/a.ts]' },
      p: { files: '[src]' },
    };
    const change = {
      trailers: [session],
      records: [{ path: taskPath, isNew: false }, added('c'), added('t')],
      branch: [added('b'), added('c')],
    };
    expect(linked(decisions, change)).toEqual([
      '?',
      'trailer t',
      'claim h',
      'commit c',
      'branch b',
      'path p',
    ]);
  });

  it.each<[string, Readonly<Record<string, Keys>>, Partial<Change>, readonly string[]]>([
    ['a session without a decision', {}, { trailers: [session] }, [`trailer ${sessionId}`]],
    ['a trailer that names no record', { a: {} }, { trailers: [{ ...session, value: 'x' }] }, []],
    ['the newest of a thread', { a: {}, b: {} }, { trailers: [thread] }, ['?', 'trailer a', 'trailer b']],
    [
      'of a thread the one that names the file',
      { a: {}, b: { files: '[src/a.ts]' } },
      { trailers: [thread] },
      ['trailer b', 'trailer a'],
    ],
    [
      'a session before its thread',
      { a: {}, b: { session: sessionId } },
      { trailers: [session, thread] },
      ['trailer b'],
    ],
    [
      'a decision that was there before and only reviewed',
      { a: {} },
      { records: [{ ...added('a'), isNew: false }] },
      [],
    ],
    [
      'a session of the commit',
      { a: { session: sessionId } },
      { records: [{ path: sessionPath, isNew: false }] },
      ['commit a'],
    ],
    [
      'a session beside a decision of the commit',
      { a: { session: sessionId }, b: {} },
      { records: [{ path: sessionPath, isNew: true }, added('b')] },
      ['commit b'],
    ],
    [
      'an archived record',
      { a: {} },
      { records: [{ path: '.agents/archive/threads/thread_pr94/dec_20261127_a0000000.md', isNew: true }] },
      ['commit a'],
    ],
    [
      'several of one commit',
      { a: {}, b: {} },
      { records: [added('a'), added('b')] },
      ['?', 'commit a', 'commit b'],
    ],
    [
      'one of a squashed branch before those of other files',
      { a: { files: '[src/b.ts]', session: sessionId }, b: { files: '[src/a.ts]' }, c: {} },
      { trailers: [session], records: [added('a'), added('b'), added('c')] },
      ['commit b', 'commit c'],
    ],
    [
      'one of other files, where it is the only one',
      { a: { files: '[src/b.ts]' } },
      { records: [added('a')] },
      ['commit a'],
    ],
    [
      'the file before its folder',
      { a: { files: '[src]' }, b: { files: '[src/a.ts]' } },
      {},
      ['path b', 'path a'],
    ],
    ['nothing', { a: { files: '[src/b.ts]' } }, {}, []],
  ])('%s', (_, decisions, change, expected) => {
    expect(linked(decisions, change)).toEqual(expected);
  });

  it('take a claim for its lines only', () => {
    const change = { branch: [{ path: taskPath, isNew: true }] };
    expect(linked({ h: { task: 'task-001' } }, change)).toEqual(['claim h']);
    const elsewhere = linked({ h: { task: 'task-001' } }, change, 'src/b.ts');
    expect(elsewhere).toEqual(['branch h']);
  });
});

describe('what is told of a decision', () => {
  const now = '2026-12-01T00:00:00Z';
  const told = (decisions: Readonly<Record<string, Keys>>, letter: string) => {
    const knowledge = gatherKnowledge(readAll(graph(decisions)));
    const decision = knowledge.decisions.find(({ id }) => id === dec(letter));
    if (!decision) throw new Error(`no decision ${letter}`);
    return accountsFrom(knowledge, now)(decision);
  };

  it('is its chain from the first of the thread, and what depends on it', () => {
    const decisions = { a: {}, b: following('a'), c: following('b'), d: following('c') };
    const { chain, dependents } = told(decisions, 'c');
    expect(chain.map(({ id }) => id)).toEqual([dec('a'), dec('b')]);
    expect(dependents).toEqual([{ id: dec('d'), text: 'F030 must not ship before F032', how: 'continues' }]);
  });

  it('is what it rejected, without what was redacted, and who chooses it now', () => {
    const alternatives = '[{ option: X, rejected_because: slow }, { option: "[redacted]" }, { option: Z }]';
    const { rejected } = told({ a: { alternatives }, b: { reopens: `"${dec('a')}#3"` } }, 'a');
    expect(rejected).toEqual([
      { number: 1, option: 'X', because: 'slow', reopenedBy: [] },
      { number: 3, option: 'Z', because: undefined, reopenedBy: [dec('b')] },
    ]);
  });

  it.each<[string, Keys, Readonly<Record<string, Keys>>, object]>([
    ['in force', {}, {}, { type: 'in-force' }],
    ['superseded', {}, { b: { supersedes: dec('a') } }, { type: 'superseded', by: [dec('b')] }],
    ['failed', { status: 'reviewed', outcome: 'failure' }, {}, { type: 'failure' }],
    ['expired', { expires: '2026-11-30T00:00:00Z' }, {}, { type: 'expired', at: '2026-11-30T00:00:00Z' }],
    ['expired at this moment', { expires: now }, {}, { type: 'expired', at: now }],
    ['not yet expired', { expires: '2027-11-30T00:00:00Z' }, {}, { type: 'in-force' }],
  ])('is whether it holds: %s', (_, keys, others, expected) => {
    expect(told({ a: keys, ...others }, 'a').state).toEqual(expected);
  });

  it('ends at a cycle', () => {
    expect(told({ a: following('b'), b: following('a') }, 'a').chain.map(({ id }) => id)).toEqual([dec('b')]);
  });
});
