import { BatonError } from '../../errors.ts';
import { reasoningOf, type StepKey, stepKeys, stepZeroParts } from '../../machines/reasoning.ts';
import { blank, stepInputs, summaryInput } from '../../machines/steps/inputs.ts';
import { askedQuestions, sectionBody, stepKeyOf } from '../../records/kinds/session/body.ts';
import { type SessionEditor, stateAfter } from '../../records/kinds/session/edit.ts';
import { isSummaryPending } from '../../records/kinds/session/model.ts';
import {
  type Answered,
  fieldOf,
  isFault,
  lostLine,
  questionsOf,
  readOutput,
  type StepOutput,
  withAnswers,
} from '../../records/kinds/session/output.ts';
import { allOf, oneOf } from '../../text/one-of.ts';
import { shorten } from '../../text/shorten.ts';
import type { Context } from '../workspace/context.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { moveOn } from './move.ts';
import { type OpenProtocol, openSession, protocolOf, stepName, writeSession } from './open.ts';
import type { StepRequest, StepResult } from './step-request.ts';

/** What INITIALIZED leads to. */
export const firstState = 'JOHARI_DISCOVERY';

/** Characters of the line that is stored instead of a prompt. */
const longestSummary = 200;

/** The routes that step 4 chooses from. */
export const routes = ['skill-orchestration', 'dynamic-skill-sequencing'] as const;

/**
 * Completes a step and enters the next one, in one write (commands, `baton session step`). Step 0 with a question that has
 * no answer, and step 8, stay where they are.
 *
 * @throws BatonError `refused` for a step that is not the session's turn and for an output that lacks what the step needs;
 *   every refusal of the rules
 */
export async function completeStep(context: Context, request: StepRequest): Promise<StepResult> {
  const open = await openSession(context, request);
  if (!reasoningOf(open.session)) return moveOn(context, open, request);
  return refusing(`Step ${request.step} of session \`${open.id}\` cannot be completed`, () =>
    complete(context, protocolOf(open), request),
  );
}

async function complete(context: Context, open: OpenProtocol, request: StepRequest): Promise<StepResult> {
  const { change, questions, step } = planStep(open, request, context.now);
  // A question that only its prose asks would never be answered.
  const strict = step === '0' ? ['session/step-zero'] : [];
  const result = await writeSession(context, open, change, { strict });
  return { ...result, completed: `Step ${step}`, questions };
}

/** What a step does to its session. */
export interface StepPlan {
  readonly step: StepKey;
  /** The questions of step 0 that wait for an answer: then the session stays where it is. */
  readonly questions: readonly string[];
  /** @throws Refusal for a candidate of step 4 that cannot be used */
  readonly change: (editor: SessionEditor) => void;
}

/** Checks the output of the step that is the session's turn. @throws Refusal, BatonError as `completeStep` */
export function planStep(open: OpenProtocol, request: StepRequest, now: string): StepPlan {
  const { pass, machine } = open;
  const step = turnOf(open, request);
  const iteration = pass?.iteration ?? 0;
  const { output, questions } = outputOf(open, step, request);
  const query =
    step === '0' && isSummaryPending(open.doc) ? summaryOf(output ?? sectionOf(open, step)) : undefined;
  const isWaiting = questions.length > 0;
  const change = (editor: SessionEditor) => {
    if (!pass) editor.enter(machine, firstState, now);
    if (query !== undefined) editor.setQuery(query);
    if (output) editor.writeStep(step, iteration, output.markdown);
    if (step === '4') {
      const found = output ?? sectionOf(open, step);
      editor.append('preliminary_routes', candidateOf(found, iteration, now));
    }
    if (isWaiting) return;
    editor.complete(step, now);
    const next = stateAfter(machine, editor.states.at(-1) ?? firstState);
    if (next !== undefined) editor.enter(machine, next, now);
  };
  return { step, questions, change };
}

/** The step that was named, which must be the one that the session is at. */
function turnOf({ id, pass, isStepDone }: OpenProtocol, { step: typed }: StepRequest): StepKey {
  const step = stepKeys.find((key) => key === stepKeyOf(typed));
  if (step === undefined) {
    throw new BatonError('usage', `Unexpected step \`${typed}\`, expected ${oneOf(stepKeys)}`, {
      help: pass === undefined ? 'name one of them' : `session \`${id}\` is at ${stepName(pass.step)}`,
    });
  }
  const isTurn = pass === undefined ? step === '0' : pass.step === step && !isStepDone;
  if (isTurn) return step;
  const now = pass?.step ?? '0';
  const isDone = now === step && isStepDone;
  throw refusal(
    isDone ? 'it is already completed' : `the session is at ${stepName(now)}`,
    isStepDone
      ? `\`baton session show ${id}\` prints the next step`
      : `run \`baton session step ${id} ${now} --output FILE\``,
  );
}

function outputOf(
  open: OpenProtocol,
  step: StepKey,
  { output: written, answers = [] }: StepRequest,
): { readonly output: StepOutput | undefined; readonly questions: readonly string[] } {
  if (answers.length > 0 && step !== '0') {
    throw new BatonError('usage', '`--answer` is only for step 0, which asks questions', {
      help: 'remove it',
    });
  }
  const given = written === undefined ? sectionOf(open, step) : readOutput(written);
  if (!given) {
    throw refusal(
      'it has no output',
      `add what it found with \`--output FILE\`, or \`--output -\` for standard input`,
    );
  }
  if ([stepInputs[step], ...(step === '0' ? [summaryInput] : [])].includes(written?.trim() ?? '')) {
    throw refusal('its output is the empty form', 'replace each `…` with what the step found');
  }
  if (isFault(given)) throw refusal(`its output ${given.problem}`, given.help);
  if (written !== undefined) refuseLoss(open, step, given);
  if (step !== '0') return { output: written === undefined ? undefined : given, questions: [] };
  const { output, left } = withAnswers(given, answeredBefore(open), answers);
  if (left > 0) {
    throw new BatonError(
      'usage',
      `Unexpected ${answers.length} answers, ${left} more than there are open questions`,
      {
        help: `\`baton session show ${open.id}\` lists the questions in order`,
      },
    );
  }
  const asked = questionsOf(output.data);
  if (asked.length > 5) {
    throw refusal(
      `it has ${asked.length} questions, expected at most 5`,
      'keep the questions whose answers change the work; write the others as assumptions',
    );
  }
  // A person may have written its section in prose.
  if (written !== undefined || output.data) refuseParts(output);
  const isSame = written === undefined && output === given;
  return {
    output: isSame ? undefined : output,
    questions: asked.filter(({ answer }) => answer === '').map(({ question }) => question),
  };
}

/** Step 0 has four parts, and none of them is left out by mistake. @throws Refusal */
function refuseParts({ data = {} }: StepOutput): void {
  if ('johari_schema' in data) return;
  const missing = stepZeroParts.filter((part) => !(part in data));
  if (missing.length === 0) return;
  throw refusal(
    `its output lacks ${allOf(missing)}`,
    'write all four parts as YAML, or in a fence `yaml output`: `share`, `ask`, `acknowledge`, `explore`; `ask: []` where there is nothing to ask, and `none` for another part',
  );
}

/** The line that is stored instead of the prompt. @throws Refusal */
function summaryOf(output: ReturnType<typeof sectionOf>): string {
  const data = output && !isFault(output) ? output.data : undefined;
  const summary = fieldOf(data, 'summary')?.replaceAll(/\s+/g, ' ');
  if (summary !== undefined && summary !== blank) return shorten(summary, longestSummary);
  throw refusal(
    'its output lacks `summary`',
    'write the request in one line, `summary: …`, beside `share`: it is stored instead of the prompt',
  );
}

/** What a person wrote into the section of the running step is not replaced; the answers of step 0 are carried over. */
function refuseLoss(open: OpenProtocol, step: StepKey, output: StepOutput): void {
  const lost = lostLine(sectionBody(open.doc, step, open.pass?.iteration ?? 0), output, step === '0');
  if (lost === undefined) return;
  const run = `\`baton session step ${open.id} ${step}\``;
  throw refusal(
    `its section has “${shorten(lost, 60)}”, which the output would replace`,
    `${run} without \`--output\` uses the text of the section; otherwise add that text to the output, or remove it from \`${open.doc.path}\``,
  );
}

/** What the section of the running step holds already; undefined if there is none. */
function sectionOf(open: OpenProtocol, step: StepKey): ReturnType<typeof readOutput> | undefined {
  const body = sectionBody(open.doc, step, open.pass?.iteration ?? 0);
  return body === '' ? undefined : readOutput(body);
}

/** What the file says already: an earlier output of step 0, and what a resumed session was answered. */
function answeredBefore({ doc }: OpenProtocol): Answered[] {
  return askedQuestions(doc).map(({ question, answer }) => ({ question, answer }));
}

function candidateOf(output: ReturnType<typeof sectionOf>, iteration: number, now: string) {
  const data = output && !isFault(output) ? output.data : undefined;
  const route = fieldOf(data, 'ROUTE');
  const skill = fieldOf(data, 'SKILL');
  const reason = fieldOf(data, 'REASON') ?? (skill === undefined ? undefined : `matches ${skill}`);
  const isRoute = route !== undefined && routes.some((one) => one === route);
  if (!isRoute || reason === undefined) {
    const found = route === undefined ? 'missing `ROUTE`' : `unexpected \`ROUTE\` \`${route}\``;
    const faults = [
      ...(isRoute ? [] : [`${found}, expected ${oneOf(routes)}`]),
      ...(reason === undefined ? ['missing `REASON`'] : []),
    ];
    throw refusal(
      `its output has ${faults.join(' and ')}`,
      'write a fence `yaml output` with the keys `ROUTE`, `SKILL` and `REASON`; the reason is one sentence that names the finding of steps 1 to 3b from which the route follows',
    );
  }
  return { iteration, route, justification: reason, timestamp: now };
}
