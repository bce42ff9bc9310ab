import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../src/check/check-files.ts';
import { threadCall, threadStatusCall } from '../../../src/knowledge/thread-calls.ts';
import { type ThreadState, threadState } from '../../../src/knowledge/thread-state.ts';
import type { Keys } from '../../support/records-thread.ts';
import { dec, following, graph } from '../../support/records-thread-graph.ts';

function stateOf(decisions: Readonly<Record<string, Keys>>, statuses?: readonly string[]): ThreadState {
  const docs = readFiles(graph(decisions, statuses));
  const thread = docs.find(({ kind }) => kind === 'thread');
  if (!thread) throw new Error('no thread');
  return threadState(
    thread,
    docs.filter((doc) => doc !== thread),
  );
}

const at = (hour: number): Keys => ({ date: `2026-11-27T${String(hour).padStart(2, '0')}:00:00Z` });
const failed: Keys = { status: 'reviewed', outcome: 'failure' };

describe('threadState', () => {
  it('knows nothing of a thread without decisions', () => {
    const state = stateOf({});
    expect(state).toMatchObject({ decisions: [], heads: [], last: undefined, status: 'active' });
    expect(threadStatusCall(state).lastState).toBeNull();
    expect(state.chainHealth).toMatchObject({ chainLength: 0, failed: 0, amplificationFactor: 0 });
  });

  it('puts parents before what continues them, whatever the clocks said', () => {
    const state = stateOf({
      a: at(12),
      b: { ...following('a'), ...at(9) },
      c: { ...following('b'), ...at(10) },
    });
    expect(state.decisions.map(({ id }) => id)).toEqual([dec('a'), dec('b'), dec('c')]);
  });

  it('takes the newest head for the last state, and lists all', () => {
    const state = stateOf({
      a: at(9),
      b: { ...following('a'), ...at(12), next_steps: '[Spike]', decision: 'Later' },
      c: { ...following('a'), ...at(11) },
    });
    expect(threadStatusCall(state)).toMatchObject({
      heads: [dec('b'), dec('c')],
      lastState: { conclusion: 'Later', nextSteps: ['Spike'] },
      updatedAt: '2026-11-27T12:00:00Z',
    });
  });

  it('compares dates by the instant and breaks ties by id', () => {
    const state = stateOf({
      a: { date: '2026-11-27T12:00:00+02:00' },
      b: at(11),
      c: at(11),
    });
    expect(state.heads.map(({ id }) => id)).toEqual([dec('c'), dec('b'), dec('a')]);
  });

  it('keeps questions open that only earlier decisions resolve', () => {
    const state = stateOf({
      a: {
        ...at(9),
        resolves_questions: '["Who?"]',
        open_questions: '[Why?, {question: When?, blocking: true}]',
      },
      b: { ...following('a'), ...at(10), open_questions: '[Who?]', resolves_questions: '[why?]' },
    });
    expect(state.openQuestions.map(({ text, blocking, decision }) => [text, blocking, decision])).toEqual([
      ['When?', true, dec('a')],
      ['Who?', false, dec('b')],
    ]);
  });

  it('tells inherited from cascaded failures', () => {
    const state = stateOf({
      a: at(9),
      b: { ...following('a'), ...at(10), ...failed, agent: 'x' },
      c: { ...following('b'), ...at(11), ...failed, agent: 'y' },
      d: { ...following('c'), ...at(12), ...failed, agent: 'x' },
      e: { ...following('a'), ...at(13) },
    });
    expect(state.chainHealth).toEqual({
      chainLength: 4,
      failed: 3,
      amplificationFactor: 3,
      affectedAgents: ['x', 'y'],
      failures: [
        { id: dec('b'), agent: 'x', amplification: null },
        { id: dec('c'), agent: 'y', amplification: 'inherited' },
        { id: dec('d'), agent: 'x', amplification: 'cascaded' },
      ],
    });
  });

  it('ends on a cycle', () => {
    const state = stateOf({ a: { ...following('b'), ...at(9) }, b: { ...following('a'), ...at(10) } });
    expect(state.decisions).toHaveLength(2);
    expect(state.last?.id).toBe(state.decisions.at(-1)?.id);
  });

  it('answers calls in camel case, with every field of a decision', () => {
    const state = stateOf({
      a: {
        ...at(9),
        alternatives: '[{ option: ship both, rejected_because: doubles it }]',
        pre_decision: '{ query_run: true }',
        files: '[docs/a.md]',
        own_key: '1',
      },
      b: { ...following('a'), ...at(10), files: '[docs/a.md, docs/b.md]' },
    });
    const { thread } = threadCall(state);
    expect(thread.files).toEqual(['docs/a.md', 'docs/b.md']);
    expect(thread.decisions[0]).toMatchObject({
      continuesDecision: null,
      alternatives: [{ option: 'ship both', rejectedBecause: 'doubles it' }],
      preDecision: { queryRun: true },
      deliberation: null,
      thoughts: [],
      ownKey: 1,
    });
    expect(thread.decisions[1]?.continuesDecision).toBe(dec('a'));
  });
});
