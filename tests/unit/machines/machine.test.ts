import { describe, expect, it } from 'vitest';
import { type Machine, nextStates, statesOf } from '../../../src/machines/machine.ts';

const machine: Machine = {
  name: 'release',
  initial: 'DRAFT',
  final: ['LOST', 'SHIPPED'],
  edges: { DRAFT: ['READY'], READY: ['DRAFT', 'SHIPPED'] },
};

describe('machine', () => {
  it('lists every state once, the initial one first', () => {
    expect(statesOf(machine)).toEqual(['DRAFT', 'READY', 'SHIPPED', 'LOST']);
  });

  it('knows what may follow a state', () => {
    expect(nextStates(machine, 'READY')).toEqual(['DRAFT', 'SHIPPED']);
    expect(nextStates(machine, 'SHIPPED')).toEqual([]);
    expect(nextStates(machine, 'constructor')).toEqual([]);
  });
});
