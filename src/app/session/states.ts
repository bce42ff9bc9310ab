import { BatonError } from '../../errors.ts';
import { statesOf } from '../../machines/machine.ts';
import { reasoning } from '../../machines/reasoning.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { suggest } from '../../text/closest-match.ts';
import { allOf } from '../../text/one-of.ts';

/** What is asked for in addition to the states of machines: a session that will never be finished. */
export const abandoned = 'ABANDONED';

/** The states that sessions can be in: of the protocol and of every machine that a configuration declares. */
export function sessionStates({ configs }: PathRules): readonly string[] {
  const declared = configs.flatMap(({ machines }) =>
    Object.entries(machines).flatMap(([name, machine]) => statesOf({ name, ...machine })),
  );
  return [...new Set([...statesOf(reasoning), abandoned, ...declared])];
}

/** A state as its machine writes it, whatever the case. @throws BatonError `usage` for one that none has */
export function stateNamed(asked: string, states: readonly string[]): string {
  const found = states.find((state) => state.toLowerCase() === asked.toLowerCase());
  if (found !== undefined) return found;
  throw new BatonError('usage', `Unexpected state \`${asked}\`, no machine has a state of that name`, {
    help: suggest(asked, states, `the states are ${allOf(states)}`),
  });
}
