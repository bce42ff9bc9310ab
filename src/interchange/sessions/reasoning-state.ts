import type { Machine } from '../../machines/machine.ts';
import { type StepKey, stepOfState } from '../../machines/reasoning.ts';
import type { Data } from '../read-file.ts';

/** What a state file says of itself (formats, "Reasoning-protocol state JSON"). */
export const protocol = {
  schema_version: '1.0',
  protocol_name: 'mandatory-protocols/reasoning',
  protocol_version: '1.0',
} as const;

/** The top-level keys of a state file, in its order. */
export const stateKeys = [
  'schema_version',
  'protocol_name',
  'protocol_version',
  'session_id',
  'user_query',
  'query_timestamp',
  'status',
  'fsm',
  'step_outputs',
  'step_timestamps',
  'metadata',
  'iteration_count',
  'preliminary_routes',
  'contradiction_detected',
  'routing_decision',
  'routing_justification',
  'halt_reason',
  'clarification_questions',
  'dispatch_pending',
] as const;

/** The key of a session under which a state file's rest is kept. */
export const restKey = 'x-reasoning-state';
/** The key of a state file's `metadata` that holds what only a session has. */
export const ownKey = 'x-baton';
/** The key of a step's output that holds the prose of its section. */
export const proseKey = 'x-baton-markdown';
/** The state of a later revision of the protocol, step 0.5: no state of the machine here. */
export const extensionState = 'IDEAL_STATE_CAPTURE';
/** What is in a section whose output the state file does not hold. */
export const noOutput = 'The state file has no output of this pass.';

/** Keys of a session that a state file has no place for. */
export const sessionOnly = [
  'thread',
  'resumes',
  'forked_from',
  'abandoned',
  'learnings',
  'redactions',
] as const;

/** The `fsm` of a state file, as it follows from the history. */
export function fsmOf(machine: Machine, history: readonly string[]): Data {
  const state = history.at(-1) ?? machine.initial;
  return {
    state,
    current_step: stepNumber(Object.hasOwn(stepOfState, state) ? stepOfState[state] : undefined),
    history,
    is_final: machine.final.includes(state),
    is_halted: state === 'HALTED',
    is_completed: state === 'COMPLETED',
  };
}

/** Step 3b is the number 3.2 there. */
function stepNumber(step: StepKey | undefined): number | null {
  return step === undefined ? null : step === '3b' ? 3.2 : Number(step);
}
