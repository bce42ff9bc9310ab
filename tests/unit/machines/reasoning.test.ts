import { describe, expect, it } from 'vitest';
import { nextStates, statesOf } from '../../../src/machines/machine.ts';
import {
  agentReasoning,
  isLoopBack,
  machineOf,
  neededSteps,
  reasoning,
  reasoningOf,
  statusOf,
  stepKeys,
  stepOfState,
  stepTitles,
} from '../../../src/machines/reasoning.ts';

const user = { machine: undefined, isAgent: false };
const own = { initial: 'A', final: ['B'], edges: { A: ['B'] } };

describe('reasoning machine', () => {
  it('has a step for every state but the first and the final ones, in order, each with a title', () => {
    const running = statesOf(reasoning).filter(
      (state) => state !== 'INITIALIZED' && !reasoning.final.includes(state),
    );
    expect(running.map((state) => stepOfState[state]).sort()).toEqual([...stepKeys].sort());
    expect(Object.keys(stepTitles).sort()).toEqual([...stepKeys].sort());
  });

  it('lets only agents skip routing', () => {
    expect(nextStates(reasoning, 'SKILL_DETECTION')).toEqual(['TASK_ROUTING']);
    expect(nextStates(agentReasoning, 'SKILL_DETECTION')).toEqual(['SELF_CONSISTENCY', 'TASK_ROUTING']);
    expect(isLoopBack(reasoning, 'KNOWLEDGE_TRANSFER', 'SELF_CONSISTENCY')).toBe(false);
    expect(isLoopBack(agentReasoning, 'KNOWLEDGE_TRANSFER', 'SELF_CONSISTENCY')).toBe(true);
  });

  it('tells a loop-back from an end', () => {
    expect(isLoopBack(reasoning, 'KNOWLEDGE_TRANSFER', 'TASK_ROUTING')).toBe(true);
    expect(isLoopBack(reasoning, 'KNOWLEDGE_TRANSFER', 'HALTED')).toBe(false);
    expect(isLoopBack(reasoning, 'SKILL_DETECTION', 'TASK_ROUTING')).toBe(false);
  });

  it('chooses the machine of a session', () => {
    expect(machineOf(user, { own })).toBe(reasoning);
    expect(machineOf({ ...user, isAgent: true }, {})).toBe(agentReasoning);
    expect(machineOf({ ...user, machine: 'reasoning' }, { reasoning: own })).toBe(reasoning);
    expect(machineOf({ ...user, machine: 'own' }, { own })).toEqual({ name: 'own', ...own });
    expect(machineOf({ ...user, machine: 'other' }, { own })).toBeUndefined();
    expect(machineOf({ ...user, machine: 'toString' }, { own })).toBeUndefined();
    expect(reasoningOf({ ...user, machine: 'own' })).toBeUndefined();
  });

  it('derives the status', () => {
    expect(statusOf(reasoning, 'INITIALIZED')).toBe('initialized');
    expect(statusOf(reasoning, 'TASK_ROUTING')).toBe('in_progress');
    expect(statusOf(agentReasoning, 'HALTED')).toBe('halted');
    expect(statusOf(reasoning, 'COMPLETED')).toBe('completed');
    expect(statusOf({ name: 'own', ...own }, 'A')).toBe('in_progress');
    expect(statusOf({ name: 'own', ...own }, 'B')).toBe('completed');
  });

  it('needs step 4 of users only', () => {
    expect(neededSteps(false)).toEqual(stepKeys);
    expect(neededSteps(true)).toEqual(stepKeys.filter((step) => step !== '4'));
  });
});
