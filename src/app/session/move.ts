import { BatonError } from '../../errors.ts';
import { nextStates, statesOf } from '../../machines/machine.ts';
import { isFault, readOutput } from '../../records/kinds/session/output.ts';
import { suggest } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Context } from '../workspace/context.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { needOpen, type OpenSession, writeSession } from './open.ts';
import type { StepRequest, StepResult } from './step-request.ts';

/**
 * Moves a session on that runs a machine of the configuration: along one of its edges, what was found under the name of the
 * state that is left (convention, section 3, "Custom machines").
 *
 * @throws BatonError `usage` for a state that the machine does not have; `refused` for one that does not follow, for a
 *   closed session and by the rules
 */
export async function moveOn(context: Context, open: OpenSession, request: StepRequest): Promise<StepResult> {
  const { id, machine, state } = open;
  const { answers = [], output: written, step: target } = request;
  return refusing(`Session \`${id}\` cannot move on`, async () => {
    needOpen(open);
    const allowed = nextStates(machine, state);
    if (!allowed.includes(target)) {
      const list = allowed.length === 0 ? 'none: it is a final state' : oneOf(allowed);
      // A state that the machine has is a request that its edges refuse; any other word is a wrong command line.
      const code = statesOf(machine).includes(target) ? 'refused' : 'usage';
      throw new BatonError(code, `Unexpected state \`${target}\` after \`${state}\`, expected ${list}`, {
        help: suggest(target, allowed, `see the machine \`${machine.name}\` in the configuration`),
      });
    }
    if (answers.length > 0) {
      throw new BatonError('usage', '`--answer` is only for step 0, which asks questions', {
        help: 'remove it',
      });
    }
    const output = written === undefined ? undefined : readOutput(written);
    if (output && isFault(output)) throw refusal(`its output ${output.problem}`, output.help);
    const result = await writeSession(context, open, (editor) => {
      if (output) editor.addSection(`## ${state}`, output.markdown);
      editor.enter(machine, target, context.now);
    });
    return { ...result, completed: state, questions: [] };
  });
}
