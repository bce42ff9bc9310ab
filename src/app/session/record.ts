import { neededSteps, type StepKey } from '../../machines/reasoning.ts';
import { stepKeyOf } from '../../records/kinds/session/body.ts';
import { type SessionEditor, stateAfter } from '../../records/kinds/session/edit.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';
import { type RecordedStep, readRecordedSteps } from '../../records/kinds/session/recorded-steps.ts';
import { allOf } from '../../text/one-of.ts';
import type { Context } from '../workspace/context.ts';
import { type Reason, Refusal, refusal } from '../workspace/refused.ts';
import {
  type OpenProtocol,
  onProtocol,
  protocolOf,
  type SessionRequest,
  type SessionResult,
  stepName,
  writeSession,
} from './open.ts';
import { firstState, planStep } from './step.ts';

export interface RecordRequest extends SessionRequest {
  /** Markdown with a section for each step, or JSON. */
  readonly text: string;
}

export interface RecordResult extends SessionResult {
  readonly recorded: readonly StepKey[];
  /** The questions of step 0 that wait for an answer. */
  readonly questions: readonly string[];
}

/**
 * Completes several steps in one write, from where the session stands (commands, `baton session record`). The rules are those of one step after the
 * other. What is wrong in the outputs is reported all at once, and nothing is written then.
 *
 * @throws BatonError `refused` for an output that lacks what its step needs, for a step that is missing, done or there twice, and for
 *   every refusal of the rules
 */
export function recordSteps(context: Context, request: RecordRequest): Promise<RecordResult> {
  const subject = (id: string) => `The steps of session \`${id}\` cannot be recorded`;
  return onProtocol(context, request, subject, async (first) => {
    const steps = inTurn(first, read(request.text));
    let questions: readonly string[] = [];
    const change = (editor: SessionEditor) => {
      const reasons: Reason[] = [];
      for (const [at, { output, step }] of steps.entries()) {
        const open = reopened(first, editor);
        try {
          const plan = planStep(open, { session: first.id, step, output }, context.now);
          plan.change(editor);
          if (plan.questions.length > 0 && at < steps.length - 1) throw unanswered(plan.questions);
          questions = plan.questions;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          reasons.push(...error.reasons.map((one) => ({ ...one, message: `step ${step}: ${one.message}` })));
          skip(open, editor, step, context.now);
        }
      }
      const [reason, ...others] = reasons;
      if (reason) throw new Refusal([reason, ...others]);
      editor.set(['recorded_at_once'], true);
    };
    const result = await writeSession(context, first, change, { strict: ['session/step-zero'] });
    return { ...result, recorded: steps.map(({ step }) => step), questions };
  });
}

function read(text: string): readonly RecordedStep[] {
  const found = readRecordedSteps(text);
  if ('problem' in found) throw refusal(`the text ${found.problem}`, found.help);
  return found;
}

interface Turn {
  readonly step: StepKey;
  readonly output: string;
}

/** The steps in the order in which they are run. @throws Refusal where they are not those that come next */
function inTurn(
  { isStepDone, pass, session }: OpenProtocol,
  steps: readonly RecordedStep[],
): readonly Turn[] {
  const all = neededSteps(session.isAgent);
  const now = pass?.step ?? '0';
  const next = all.slice(all.indexOf(now) + (isStepDone ? 1 : 0));
  const given = steps.map(({ output, step }) => ({ step: stepKeyOf(step), output }));
  const unexpected = given.map(({ step }) => step).filter((step) => !next.some((key) => key === step));
  const twice = given.map(({ step }) => step).filter((step, at, list) => list.indexOf(step) !== at);
  const turns = next.flatMap((step) => given.find((one) => one.step === step) ?? []) as readonly Turn[];
  const last = turns.at(-1);
  const missing = last
    ? next.slice(0, next.indexOf(last.step)).filter((key) => !turns.some(({ step }) => step === key))
    : [];
  const faults = [
    ...(unexpected.length > 0 ? [`unexpected ${stepsOf(unexpected)}`] : []),
    ...(twice.length > 0 ? [`${stepsOf(twice)} twice`] : []),
    ...(missing.length > 0 ? [`missing ${stepsOf(missing)}`] : []),
  ];
  if (faults.length === 0) return turns;
  const help =
    next[0] === undefined
      ? 'every step is completed'
      : `the session is at ${stepName(next[0])}: write the steps from there, each once and without a gap`;
  throw refusal(`the text has ${faults.join(', ')}`, help);
}

function stepsOf(steps: readonly string[]): string {
  const list = [...new Set(steps)];
  return `${list.length === 1 ? 'step' : 'steps'} ${allOf(list)}`;
}

function unanswered(questions: readonly string[]): Refusal {
  return refusal(
    `it has ${questions.length === 1 ? 'a question' : `${questions.length} questions`} without an answer, and steps after it`,
    'add the answers; or ask the user first, and record step 0 alone until then',
  );
}

/** The session as it is after the steps before. */
function reopened(first: OpenProtocol, { doc }: SessionEditor): OpenProtocol {
  const session = sessionOf(doc) ?? first.session;
  return protocolOf({ ...first, doc, session, state: session.states.at(-1) ?? first.state });
}

/** Goes on behind a step whose output is refused, so that those after it are checked too: nothing of this is written. */
function skip(before: OpenProtocol, editor: SessionEditor, step: StepKey, now: string): void {
  const open = reopened(before, editor);
  if (!open.pass) editor.enter(open.machine, firstState, now);
  else if (open.pass.step !== step) return;
  editor.complete(step, now);
  const next = stateAfter(open.machine, editor.states.at(-1) ?? firstState);
  if (next !== undefined) editor.enter(open.machine, next, now);
}
