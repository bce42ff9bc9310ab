import { describe, expect, it } from 'vitest';
import type { Detail } from '../../../src/review/detail.ts';
import { reviewMemory } from '../../support/review-memory.ts';
import { storyAfter, storyBefore } from '../../support/review-story.ts';

const diff = reviewMemory(storyBefore, storyAfter);

function detail<T extends Detail['type']>(id: string, type: T): Extract<Detail, { type: T }> | undefined {
  const record = diff.records.find((one) => one.id === id);
  return record?.details.find((one): one is Extract<Detail, { type: T }> => one.type === type);
}

const finding = (type: string) => diff.findings.filter((one) => one.type === type);

describe('the review of one pull request', () => {
  it('tells of a session the states passed, the loop-back with its reason, and the changed route', () => {
    const states = detail('fbcd4d0d-3a1', 'states');
    expect(states?.from).toBe('KNOWLEDGE_TRANSFER');
    expect(states?.passed[0]).toEqual({ state: 'TASK_ROUTING', loopBack: 'step 7 contradicts the route' });
    expect(states?.passed.at(-1)?.state).toBe('COMPLETED');
    expect(states?.withdrawn).toEqual([]);
    expect(detail('fbcd4d0d-3a1', 'loop-backs')).toMatchObject({ used: 1, left: 1 });
    expect(detail('fbcd4d0d-3a1', 'route')).toMatchObject({
      before: 'skill-orchestration',
      after: 'dynamic-skill-sequencing',
      decided: true,
    });
  });

  it('tells of a thread the decision, its confidence under 0.5, the questions and the second head', () => {
    expect(detail('thread_pr94', 'decision')).toMatchObject({
      decision: { agent: 'code-reviewer', conclusion: 'F030 must not ship before F032', confidence: 0.4 },
      continues: [{ conclusion: 'F030 and F032 ship together', confidence: 0.85 }],
      supersedes: [{ confidence: 0.85 }],
      crosses: 'down',
      rejected: [{ option: 'Ship both at once', because: 'F030 reads what F032 creates' }],
    });
    expect(detail('thread_pr94', 'questions')).toEqual({
      type: 'questions',
      opened: [{ question: 'Who owns the migration?', blocking: true }],
      answered: [{ question: 'Should F030 integrate with F032?', answer: 'dec_20261127_k3v9qx7m' }],
      dropped: [],
    });
    expect(detail('thread_pr94', 'heads')?.heads).toHaveLength(2);
    expect(detail('thread_pr94', 'status')).toMatchObject({ before: 'paused', after: 'active' });
  });

  it('tells which decision rests on the one that is superseded', () => {
    expect(finding('rests-on-fallen')).toMatchObject([
      {
        decision: 'dec_20261127_b2c3d4e5',
        on: 'dec_20261127_a1b2c3d4',
        fall: { type: 'superseded', by: 'dec_20261127_k3v9qx7m' },
      },
    ]);
  });

  it('tells of a handoff where the chain loops and what of its parent is lost', () => {
    const id = 'hnd_20260102_k3v9qx7m';
    expect(detail(id, 'chain')).toMatchObject({ inherited: 1, loop: 0, reason: null });
    expect(detail(id, 'hash')?.state).toBe('matches');
    expect(detail(id, 'expiry')?.expired).toBe(false);
    expect(finding('lost-on-the-way')).toMatchObject([
      {
        uncertainties: [
          'True cost of GDPR compliance for our data model',
          'Currency fluctuation impact on pricing',
        ],
        questions: ['Which partnership models have succeeded in Europe?'],
      },
    ]);
  });

  it('holds what a task claims against the real diff', () => {
    const verdicts = detail('task-005', 'claims')?.claims.map(({ path, verdict }) => [path, verdict]);
    expect(verdicts).toEqual([
      ['src/auth/jwt.ts', 'earlier'],
      ['src/auth/refresh.ts', 'in-change'],
      ['src/auth/session.ts', 'untouched'],
      ['src/app.ts', 'out-of-range'],
    ]);
    expect(detail('task-005', 'outcome')).toMatchObject({ before: 'partial', after: 'completed' });
    expect(finding('blocker-dropped')).toHaveLength(1);
    expect(finding('inherits')).toMatchObject([{ record: 'task-006', from: 'task-005' }]);
    expect(detail('task-005', 'heirs')?.heirs).toMatchObject([
      { task: 'task-006', gotchas: 1, questions: 1 },
    ]);
  });

  it('tells which waiting payload a skill breaks that lost a category', () => {
    expect(detail('lit-pm', 'list')).toMatchObject({ list: 'categories', added: [], removed: ['analysis'] });
    expect(finding('payload-broken')).toMatchObject([
      { handoff: 'hnd_20260102_w4t1ng7m', reasons: [{ type: 'category', category: 'analysis' }] },
    ]);
  });

  it('says of a reformatted file that nothing changed in meaning', () => {
    expect(diff.records.at(-1)).toMatchObject({ id: 'task-001', change: 'reformatted', details: [] });
  });

  it('puts what decides the checks first', () => {
    expect(diff.notices.map(({ type }) => type)).toEqual(['configuration', 'suppression']);
  });

  it('orders findings and records by what matters most', () => {
    expect(diff.findings.map(({ severity }) => severity)).toEqual([
      'error',
      ...Array(5).fill('warning'),
      'info',
      'info',
    ]);
    expect(diff.verdict).toBe('errors');
    expect(diff.records[0]?.check.some(({ severity }) => severity === 'error')).toBe(true);
  });
});
