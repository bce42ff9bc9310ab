import { type Machine, nextStates, statesOf } from './machine.ts';
import { isLoopBack, type StepKey, stepOfState } from './reasoning.ts';

/** An entry of a history that is not possible in the machine. */
export interface HistoryFault {
  /** Index of the entry; 0 also for an empty history, whose first entry is missing. */
  readonly index: number;
  readonly fault: 'empty' | 'first' | 'unknown' | 'illegal';
  /** The states that are allowed there; empty after a final one. */
  readonly allowed: readonly string[];
}

/** One run through a step. */
export interface StepPass {
  readonly step: StepKey;
  /** The number of loop-backs before it, as `(iteration N)` counts them. */
  readonly iteration: number;
  /** Index of its state in the history. */
  readonly index: number;
}

/** What follows from a history. */
export interface Replay {
  readonly faults: readonly HistoryFault[];
  /** Indexes of the entries that a loop-back led to. */
  readonly loopBacks: readonly number[];
  /** The runs of steps, in order; none for a machine without steps. */
  readonly passes: readonly StepPass[];
}

/** Runs a history through its machine. Pairs with an unknown state are not checked: the unknown name is the error. */
export function replay(machine: Machine, history: readonly string[]): Replay {
  const states = statesOf(machine);
  const known = new Set(states);
  const faults: HistoryFault[] = [];
  const loopBacks: number[] = [];
  const passes: StepPass[] = [];
  if (history.length === 0) faults.push({ index: 0, fault: 'empty', allowed: [machine.initial] });
  history.forEach((state, index) => {
    const before = history[index - 1];
    const fault = faultOf(machine, known, before, state);
    if (fault) faults.push({ index, fault, allowed: allowedAt(machine, states, fault, before) });
    if (before !== undefined && isLoopBack(machine, before, state)) loopBacks.push(index);
    const step = Object.hasOwn(stepOfState, state) ? stepOfState[state] : undefined;
    if (step !== undefined) passes.push({ step, iteration: loopBacks.length, index });
  });
  return { faults, loopBacks, passes };
}

function faultOf(
  machine: Machine,
  known: ReadonlySet<string>,
  before: string | undefined,
  state: string,
): 'first' | 'unknown' | 'illegal' | undefined {
  if (!known.has(state)) return 'unknown';
  if (before === undefined) return state === machine.initial ? undefined : 'first';
  return known.has(before) && !nextStates(machine, before).includes(state) ? 'illegal' : undefined;
}

function allowedAt(
  machine: Machine,
  states: readonly string[],
  fault: 'first' | 'unknown' | 'illegal',
  before: string | undefined,
): readonly string[] {
  if (before === undefined) return [machine.initial];
  const next = nextStates(machine, before);
  return fault === 'unknown' && next.length === 0 && !machine.final.includes(before) ? states : next;
}

/** What `completedPasses` must know about the last step, because the history does not show it. */
export interface LastStep {
  /** The steps whose `completed_at` is set. */
  readonly completed: ReadonlySet<string>;
  /** Whether step 0 still has an unanswered question. */
  readonly isAwaiting: () => boolean;
}

/**
 * The completed passes: those with a later state in the history. The last one, and one that a halt ended, count when
 * their `completed_at` is set. Right after a loop-back this time is still that of the pass before.
 */
export function completedPasses(
  machine: Machine,
  history: readonly string[],
  { completed, isAwaiting }: LastStep,
): readonly StepPass[] {
  const { passes, loopBacks } = replay(machine, history);
  const reentered = new Set(loopBacks);
  return passes.filter(({ step, index }) => {
    const next = history[index + 1];
    if (next !== undefined && next !== 'HALTED') return true;
    return completed.has(step) && !reentered.has(index) && !(step === '0' && isAwaiting());
  });
}

/** True where a later history begins with an earlier one, unchanged. */
export function isContinued(before: readonly string[], after: readonly string[]): boolean {
  return before.every((state, index) => after[index] === state);
}

/** True for a closed session: in a final state, or abandoned. */
export function isClosed(
  machine: Machine,
  session: { readonly states: readonly string[]; readonly isAbandoned: boolean },
): boolean {
  return session.isAbandoned || machine.final.includes(session.states.at(-1) ?? '');
}

/**
 * True where another session continues a history: if both sides of a merge continued a session, one of them moves to
 * a new file that names the old one in `forked_from` (convention, section 3).
 *
 * @param others every session of the checked tree
 */
export function livesOn(
  states: readonly string[],
  id: string | undefined,
  others: readonly {
    readonly forkedFrom: { readonly value: string } | undefined;
    readonly history: readonly string[];
  }[],
): boolean {
  return (
    id !== undefined &&
    others.some(({ forkedFrom, history }) => forkedFrom?.value === id && isContinued(states, history))
  );
}
