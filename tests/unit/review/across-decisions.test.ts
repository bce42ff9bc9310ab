import { describe, expect, it } from 'vitest';
import { decision, type Keys, thread, threadPath } from '../../support/records-thread.ts';
import { reviewMemory } from '../../support/review-memory.ts';
import type { Files } from '../../support/review-story.ts';

const folder = '.agents/threads/thread_pr94';
const one = 'dec_20261127_a1b2c3d4';
const two = 'dec_20261128_b2c3d4e5';
const three = 'dec_20261129_c3d4e5f6';
const dates = {
  [one]: '2026-11-27T09:00:00Z',
  [two]: '2026-11-28T09:00:00Z',
  [three]: '2026-11-29T09:00:00Z',
};

function made(id: keyof typeof dates, keys: Keys, body?: string): Files {
  return { [`${folder}/${id}.md`]: decision({ id, date: dates[id], ...keys }, body) };
}

const base: Files = { [threadPath]: thread() };
const earlier = made(one, {
  decision: 'Postgres holds the sessions',
  confidence: '0.8',
  alternatives: '[{ option: Redis holds the sessions, rejected_because: one more service to run }]',
});

describe('a rejected idea', () => {
  const after = { continues_decision: one };
  const found = (before: Files, fresh: Files) =>
    reviewMemory(before, { ...before, ...fresh }, '2026-12-01T00:00:00Z').findings.filter(
      ({ type }) => type === 'rejected-returns',
    );

  it('that comes back is told with the decision that rejected it and why', () => {
    const fresh = made(two, { ...after, decision: 'Redis holds the sessions from now on' });
    expect(found({ ...base, ...earlier }, fresh)).toEqual([
      {
        type: 'rejected-returns',
        severity: 'warning',
        record: 'thread_pr94',
        path: threadPath,
        decision: two,
        conclusion: 'Redis holds the sessions from now on',
        option: 'Redis holds the sessions',
        because: 'one more service to run',
        rejectedBy: one,
        reopened: false,
      },
    ]);
  });

  it('that the decision reopens comes back on purpose, whatever its words are', () => {
    const fresh = made(two, { ...after, decision: 'Sessions live in memory', reopens: `["${one}#1"]` });
    expect(found({ ...base, ...earlier }, fresh)).toMatchObject([{ severity: 'info', reopened: true }]);
  });

  it('comes back too where the new decision supersedes the one that rejected it', () => {
    const fresh = made(two, { ...after, supersedes: `[${one}]`, decision: 'Redis holds the sessions' });
    expect(found({ ...base, ...earlier }, fresh)).toHaveLength(1);
  });

  it.each<[string, Keys, Keys]>([
    ['turns it down again', {}, { decision: 'Redis does not hold the sessions' }],
    ['prefers another to it', {}, { decision: 'Postgres holds the sessions instead of Redis' }],
    [
      'rejects it too',
      {},
      {
        decision: 'Redis holds the sessions of tests',
        alternatives: '[{ option: Redis holds the sessions }]',
      },
    ],
    ['speaks of something else', {}, { decision: 'Redis is documented' }],
    ['follows a failure', { status: 'reviewed', outcome: 'failure' }, {}],
    ['follows one that expired', { expires: '2026-11-28T00:00:00Z' }, {}],
  ])('does not come back where the new decision %s', (_, old, keys) => {
    const before = {
      ...base,
      ...made(one, {
        alternatives: '[{ option: Redis holds the sessions }]',
        decision: 'Postgres it is',
        ...old,
      }),
    };
    expect(found(before, made(two, { ...after, decision: 'Redis holds the sessions', ...keys }))).toEqual([]);
  });

  it('does not come back where another decision superseded the one that rejected it', () => {
    const before = {
      ...base,
      ...earlier,
      ...made(two, { ...after, supersedes: `[${one}]`, decision: 'Open again' }),
    };
    const fresh = made(three, { continues_decision: two, decision: 'Redis holds the sessions' });
    expect(found(before, fresh)).toEqual([]);
  });

  it.each([
    ['[src/session.ts]', ['dec_20261128_x2c3d4e5']],
    ['[src/other.ts]', []],
  ])('of another thread comes back in a decision about the same file: %s', (files, told) => {
    const other = '.agents/threads/thread_other';
    const id = 'dec_20261128_x2c3d4e5';
    const before = {
      ...base,
      ...made(one, {
        decision: 'Postgres it is',
        files: '[./src/session.ts:1-20]',
        alternatives: '[{ option: Redis holds the sessions }]',
      }),
      [`${other}/thread.md`]: thread(['active'], { id: 'thread_other' }),
    };
    const keys = {
      id,
      thread: 'thread_other',
      date: dates[two],
      decision: 'Redis holds the sessions',
      files,
    };
    const fresh = { [`${other}/${id}.md`]: decision(keys) };
    expect(found(before, fresh).flatMap((row) => ('decision' in row ? [row.decision] : []))).toEqual(told);
  });
});

describe('a confidence that was raised', () => {
  const old = made(
    one,
    { confidence: '0.5', reasons: '[{ type: analysis, text: It is small }]' },
    '\nIt fits.\n',
  );
  const raised = (fresh: Files) =>
    reviewMemory({ ...base, ...old }, { ...base, ...old, ...fresh }).findings.filter(
      ({ type }) => type === 'raised-without-reason',
    );
  const newer = { supersedes: `[${one}]`, continues_decision: one };

  it('by a decision that supersedes another, with the same reasons, is told', () => {
    const fresh = made(
      two,
      { ...newer, confidence: '0.9', reasons: '[{ type: intuition, text: "It is small!", strength: 0.9 }]' },
      '\nIt fits.\n',
    );
    expect(raised(fresh)).toEqual([
      {
        type: 'raised-without-reason',
        severity: 'warning',
        record: 'thread_pr94',
        path: threadPath,
        decision: two,
        conclusion: 'F030 must not ship before F032',
        supersedes: one,
        before: 0.5,
        after: 0.9,
      },
    ]);
  });

  it('in the same decision is told', () => {
    const fresh = made(
      one,
      { confidence: '0.7', reasons: '[{ type: analysis, text: It is small }]' },
      '\nIt fits.\n',
    );
    expect(raised(fresh)).toMatchObject([{ decision: one, supersedes: null, before: 0.5, after: 0.7 }]);
  });

  it.each<[string, Keys, string]>([
    [
      'with a new reason',
      { ...newer, confidence: '0.9', reasons: '[{ type: empirical, text: A test of an hour }]' },
      '\nIt fits.\n',
    ],
    [
      'with a new argument in its body',
      { ...newer, confidence: '0.9' },
      '\nIt fits.\n\nThe load test says so.\n',
    ],
    ['with a new thought', { ...newer, confidence: '0.9', thoughts: '[Checked the load]' }, '\nIt fits.\n'],
    ['by a decision that only continues it', { continues_decision: one, confidence: '0.9' }, '\nIt fits.\n'],
    ['not at all', { ...newer, confidence: '0.5' }, '\nIt fits.\n'],
  ])('%s is fine', (_, keys, body) => {
    expect(raised(made(two, keys, body))).toEqual([]);
  });
});

describe('the decision to read first', () => {
  const first = (...fresh: Files[]) =>
    reviewMemory(base, Object.assign({ ...base }, ...fresh)).first?.id ?? null;

  it.each<[string, Keys, Keys]>([
    [
      'takes a confidence under 0.5',
      { confidence: '0.9', stakes: 'critical' },
      { confidence: '0.4', supersedes: `[${one}]`, stakes: 'low' },
    ],
    ['has the higher stakes', { confidence: '0.3', stakes: 'low' }, { confidence: '0.9', stakes: 'high' }],
    ['supersedes another', { confidence: '0.6' }, { confidence: '0.9', supersedes: `[${one}]` }],
    ['has less confidence', { confidence: '0.9' }, { confidence: '0.6' }],
  ])('is the one that %s', (_, other, keys) => {
    expect(first(made(one, other), made(two, keys))).toBe(two);
  });

  it('does not exist without a new one', () => {
    expect(first()).toBeNull();
  });
});

describe('a decision to decline what was asked', () => {
  const category = 'declined';
  const told = (keys: Keys, body?: string) =>
    reviewMemory(base, { ...base, ...made(one, { category, decision: 'No plugin', ...keys }, body) });

  it('is told with its reasons', () => {
    const reasons = '[{ type: constraint, text: The host takes none }, { text: Nobody uses it }]';
    expect(told({ reasons }).findings).toEqual([
      {
        type: 'declined',
        severity: 'info',
        record: 'thread_pr94',
        path: threadPath,
        decision: one,
        agent: 'code-reviewer',
        conclusion: 'No plugin',
        reasons: ['The host takes none', 'Nobody uses it'],
      },
    ]);
  });

  it.each<[string, Keys, string, 'info' | 'warning', readonly string[]]>([
    [
      'takes its reason from its text',
      {},
      '\n# No\n\nThe host takes none. More.\n',
      'info',
      ['The host takes none.'],
    ],
    ['is a warning without a reason', {}, '', 'warning', []],
    ['with an empty list of reasons is a warning', { reasons: '[]' }, '', 'warning', []],
  ])('%s', (_, keys, body, severity, reasons) => {
    expect(told(keys, body).findings).toMatchObject([{ type: 'declined', severity, reasons }]);
  });

  it('is told once, by the change that adds it', () => {
    const old = { ...base, ...made(one, { category }) };
    expect(reviewMemory(old, { ...old, ...made(two, { continues_decision: one }) }).findings).toEqual([]);
  });

  it('is not told with another category', () => {
    expect(told({ category: 'tooling' }).findings).toEqual([]);
  });
});
