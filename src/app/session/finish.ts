import { nodeAt, stringOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import { nextStates } from '../../machines/machine.ts';
import { isLoopBack, maxLoopBacks } from '../../machines/reasoning.ts';
import { replay } from '../../machines/replay.ts';
import { askedQuestions } from '../../records/kinds/session/body.ts';
import { needOneOf } from '../../text/one-of.ts';
import type { Context } from '../workspace/context.ts';
import { refusal } from '../workspace/refused.ts';
import {
  type OpenProtocol,
  onProtocol,
  type SessionRequest,
  type SessionResult,
  writeSession,
} from './open.ts';
import { routes } from './step.ts';

const mostQuestions = 5;

export interface RouteRequest extends SessionRequest {
  readonly route: string;
  readonly justification: string;
}

/**
 * Decides the route, after step 8 chose to proceed (convention, section 3).
 *
 * @throws BatonError `usage` for an unknown route; `refused` before step 8 is completed, and by the rules
 */
export async function decideRoute(context: Context, request: RouteRequest): Promise<SessionResult> {
  const { now } = context;
  const { route, justification } = request;
  needOneOf('route', route, routes);
  const subject = (id: string) => `The route of session \`${id}\` cannot be decided`;
  return onProtocol(context, request, subject, (open) => {
    needStep8(open);
    return writeSession(context, open, (editor) => {
      editor.set(['routing_decision'], route).set(['routing_justification'], justification.trim());
      if (candidate(open) !== route) {
        const { iteration = 0 } = open.pass ?? {};
        editor.append('preliminary_routes', {
          iteration,
          route,
          justification: justification.trim(),
          timestamp: now,
        });
      }
    });
  });
}

/** The route that step 4 proposed last. */
export function candidate({ doc }: Pick<OpenProtocol, 'doc'>): string | undefined {
  const list = nodeAt(doc.data, 'preliminary_routes');
  const last = list?.type === 'seq' ? list.items.at(-1) : undefined;
  return stringOf(nodeAt(last, 'route'));
}

export interface HaltRequest extends SessionRequest {
  /** Left out where step 0 waits for answers. */
  readonly reason?: string | undefined;
  /** One to five; left out, those that step 0 waits for. */
  readonly questions: readonly string[];
}

export interface HaltResult extends SessionResult {
  readonly reason: string;
  readonly questions: readonly string[];
}

/**
 * Halts a session: only the person can go on from here (convention, section 3).
 *
 * @throws BatonError `usage` without a reason or question; `refused` from a step that no halt follows, and by the rules
 */
export async function haltSession(context: Context, request: HaltRequest): Promise<HaltResult> {
  const subject = (id: string) => `Session \`${id}\` cannot be halted`;
  return onProtocol(context, request, subject, (open) => {
    const waiting = askedQuestions(open.doc).flatMap(({ question, answer }) =>
      answer === '' ? [question] : [],
    );
    const questions = request.questions.length > 0 ? request.questions : waiting;
    const isWaiting = open.state === 'JOHARI_DISCOVERY' && waiting.length > 0;
    const reason =
      request.reason ?? (isWaiting ? 'Step 0 has questions that only the user can answer' : undefined);
    if (reason === undefined || questions.length === 0) {
      const missing = [
        ...(reason === undefined ? ['`--reason`'] : []),
        ...(questions.length === 0 ? ['`--question`'] : []),
      ];
      throw refusal(
        `missing ${missing.join(' and ')}`,
        `\`baton session halt ${open.id} --reason TEXT --question TEXT\`, one \`--question\` for each of up to five`,
        'usage',
      );
    }
    if (!nextStates(open.machine, open.state).includes('HALTED')) {
      throw refusal(
        `it is at \`${open.state}\`, only step 0 and step 8 can halt a session`,
        'continue to step 8, or close it with `baton session abandon`',
      );
    }
    return halted(context, open, reason, questions);
  });
}

async function halted(
  context: Context,
  open: OpenProtocol,
  reason: string,
  questions: readonly string[],
): Promise<HaltResult> {
  if (questions.length > mostQuestions) {
    throw new BatonError(
      'usage',
      `Unexpected ${questions.length} questions, expected at most ${mostQuestions}`,
      {
        help: 'keep the questions whose answers decide how to continue',
      },
    );
  }
  const result = await writeSession(context, open, (editor) => {
    editor
      .set(['routing_decision'], null)
      .set(['routing_justification'], null)
      .set(['halt_reason'], reason)
      .set(['clarification_questions'], [...questions])
      .enter(open.machine, 'HALTED', context.now);
  });
  return { ...result, reason, questions };
}

export interface LoopBackRequest extends SessionRequest {
  /** Which step contradicts the route, and how. */
  readonly reason: string;
  /** For the person, where this is the contradiction that halts the session. */
  readonly questions: readonly string[];
}

export type LoopBackResult =
  | ({ readonly type: 'looped'; readonly iteration: number } & SessionResult)
  | ({ readonly type: 'halted' } & HaltResult);

/**
 * Goes back from step 8 to routing, in an agent session to step 5. The third contradiction halts the session instead
 * (convention, sections 3 and 9).
 *
 * @throws BatonError `refused` before step 8 is completed, and by the rules
 */
export async function loopBack(context: Context, request: LoopBackRequest): Promise<LoopBackResult> {
  const subject = (id: string) => `Session \`${id}\` cannot loop back`;
  return onProtocol(context, request, subject, (open) => goBack(context, open, request));
}

async function goBack(
  context: Context,
  open: OpenProtocol,
  request: LoopBackRequest,
): Promise<LoopBackResult> {
  needStep8(open);
  const { machine, session, state } = open;
  const done = replay(machine, session.states).loopBacks.length;
  const { now } = context;
  const { reason } = request;
  if (done >= maxLoopBacks) {
    const why = `Third contradiction: ${reason}`;
    const questions =
      request.questions.length > 0 ? request.questions : [`How should this be resolved: ${reason}`];
    const result = await halted(context, open, why, questions);
    return { type: 'halted', ...result };
  }
  const target = nextStates(machine, state).find((to) => isLoopBack(machine, state, to)) ?? 'TASK_ROUTING';
  const iteration = done + 1;
  const result = await writeSession(context, open, (editor) => {
    editor
      .set(['iteration_count'], iteration)
      .set(['contradiction_detected'], true)
      .set(['routing_decision'], null)
      .set(['routing_justification'], null)
      .append('preliminary_routes', {
        iteration,
        route: null,
        justification: `LOOP-BACK: ${reason}`,
        timestamp: now,
      })
      .enter(machine, target, now);
  });
  return { type: 'looped', iteration, ...result };
}

/** The last step is over before anybody chooses how the session ends. @throws Refusal */
export function needStep8(open: OpenProtocol): void {
  const { id, isStepDone, pass } = open;
  if (pass?.step === '8' && isStepDone) return;
  const at = pass?.step ?? '0';
  throw refusal('step 8 is not completed yet', `run \`baton session step ${id} ${at} --output FILE\``);
}
