import type { MachineConfig } from '../core/config.ts';
import { memoize } from '../core/memoize.ts';

/** A state machine: states and edges are data. A repository may declare further ones (convention, section 10). */
export interface Machine extends MachineConfig {
  readonly name: string;
}

/** Every state of a machine, its initial one first. */
export const statesOf = memoize((machine: Machine): readonly string[] => {
  const states = new Set([machine.initial]);
  for (const [from, to] of Object.entries(machine.edges))
    for (const state of [from, ...to]) states.add(state);
  for (const state of machine.final) states.add(state);
  return [...states];
});

/** The states that may follow a state; none for a final or unknown one. */
export function nextStates(machine: Machine, from: string): readonly string[] {
  return Object.hasOwn(machine.edges, from) ? (machine.edges[from] ?? []) : [];
}
