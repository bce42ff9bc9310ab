import { describe, expect, it } from 'vitest';
import { agentReasoning, reasoning } from '../../../src/machines/reasoning.ts';
import { completedPasses, isClosed, isContinued, livesOn, replay } from '../../../src/machines/replay.ts';
import { stageOf } from '../../support/records-session.ts';

const looped = stageOf({ loopBacks: 2 }, 'COMPLETED').history;
const names = (passes: readonly { step: string; iteration: number }[]) =>
  passes.map(({ step, iteration }) => `${step}/${iteration}`);
const nothing = { completed: new Set<string>(), isAwaiting: () => false };

describe('replay', () => {
  it('finds no fault in a run, and its loop-backs and passes', () => {
    const { faults, loopBacks, passes } = replay(reasoning, looped);
    expect(faults).toEqual([]);
    expect(loopBacks.map((index) => looped[index])).toEqual(['TASK_ROUTING', 'TASK_ROUTING']);
    expect(names(passes).slice(-10)).toEqual([
      '4/1',
      '5/1',
      '6/1',
      '7/1',
      '8/1',
      '4/2',
      '5/2',
      '6/2',
      '7/2',
      '8/2',
    ]);
  });

  it('names the states that may stand at the path of a fault', () => {
    expect(replay(reasoning, []).faults).toEqual([{ index: 0, fault: 'empty', allowed: ['INITIALIZED'] }]);
    expect(replay(reasoning, ['HALTED', 'TASK_ROUTING']).faults).toEqual([
      { index: 0, fault: 'first', allowed: ['INITIALIZED'] },
      { index: 1, fault: 'illegal', allowed: [] },
    ]);
    expect(replay(agentReasoning, ['INITIALIZED', 'X', 'Y']).faults).toEqual([
      { index: 1, fault: 'unknown', allowed: ['JOHARI_DISCOVERY'] },
      { index: 2, fault: 'unknown', allowed: expect.arrayContaining(['COMPLETED', 'INITIALIZED']) },
    ]);
  });

  it('does not take a name of every object for a state', () => {
    expect(replay(reasoning, ['INITIALIZED', 'constructor']).passes).toEqual([]);
  });
});

describe('completedPasses', () => {
  const upTo = (count: number) => looped.slice(0, count);
  const done = (...steps: readonly string[]) => ({ ...nothing, completed: new Set(steps) });

  it('counts what the history has moved past', () => {
    expect(names(completedPasses(reasoning, upTo(4), nothing))).toEqual(['0/0', '1/0']);
  });

  it('counts the last step once its time is set', () => {
    expect(names(completedPasses(reasoning, upTo(4), done('2')))).toEqual(['0/0', '1/0', '2/0']);
  });

  it('does not count step 0 while it awaits an answer', () => {
    expect(completedPasses(reasoning, upTo(2), { ...done('0'), isAwaiting: () => true })).toEqual([]);
    expect(names(completedPasses(reasoning, upTo(2), done('0')))).toEqual(['0/0']);
  });

  it('does not take the time of the run before for one right after a loop-back', () => {
    const at = replay(reasoning, looped).loopBacks[0] ?? 0;
    expect(names(completedPasses(reasoning, upTo(at + 1), done('4', '8'))).at(-1)).toBe('8/0');
  });

  it('counts a step that a halt ended only by its time', () => {
    const halted = ['INITIALIZED', 'JOHARI_DISCOVERY', 'HALTED'];
    expect(completedPasses(reasoning, halted, nothing)).toEqual([]);
    expect(names(completedPasses(reasoning, halted, done('0')))).toEqual(['0/0']);
  });
});

describe('the life of a session', () => {
  it('is continued where the old history stands at the head', () => {
    expect(isContinued(['A', 'B'], ['A', 'B', 'C'])).toBe(true);
    expect(isContinued([], ['A'])).toBe(true);
    expect(isContinued(['A', 'B'], ['A'])).toBe(false);
  });

  it('is closed in a final state or when abandoned', () => {
    expect(isClosed(reasoning, { states: ['HALTED'], isAbandoned: false })).toBe(true);
    expect(isClosed(reasoning, { states: ['TASK_ROUTING'], isAbandoned: true })).toBe(true);
    expect(isClosed(reasoning, { states: [], isAbandoned: false })).toBe(false);
  });

  it('goes on in a fork that holds its history', () => {
    const fork = { forkedFrom: { value: 'a' }, history: ['A', 'B', 'C'] };
    expect(livesOn(['A', 'B'], 'a', [fork])).toBe(true);
    expect(livesOn(['A', 'C'], 'a', [fork])).toBe(false);
    expect(livesOn(['A', 'B'], 'b', [fork])).toBe(false);
    expect(livesOn(['A'], undefined, [{ forkedFrom: undefined, history: ['A'] }])).toBe(false);
  });
});
