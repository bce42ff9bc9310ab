import { flagIn, type Given, textIn, textsIn } from '../../app/operations/parameters.ts';
import { remarksOf } from '../../app/operations/remarks.ts';
import { completeSession } from '../../app/session/complete.ts';
import { decisionOffer } from '../../app/session/decision-offer.ts';
import { decideRoute, haltSession, loopBack } from '../../app/session/finish.ts';
import { learn } from '../../app/session/learn.ts';
import { type Next, nextOf } from '../../app/session/next.ts';
import type { SessionResult } from '../../app/session/open.ts';
import { recordSteps } from '../../app/session/record.ts';
import { startSession } from '../../app/session/start.ts';
import { completeStep } from '../../app/session/step.ts';
import { viewSession } from '../../app/session/view.ts';
import type { Context } from '../../app/workspace/context.ts';
import { openRecords } from '../../app/workspace/find-record.ts';
import { printNext } from '../../cli/session/next.ts';
import { renderDecisionOffer } from '../../cli/session/print.ts';
import type { ToolAnswer } from '../answers.ts';
import { needGiven, type Tool } from './tool.ts';

type Action = 'start' | 'step' | 'record' | 'route' | 'loop_back' | 'halt' | 'complete' | 'learn' | 'show';

/** What each action needs besides the session. */
const needs: Readonly<Record<Action, readonly string[]>> = {
  start: ['query'],
  step: ['session', 'step'],
  record: ['session', 'output'],
  route: ['session', 'route', 'reason'],
  loop_back: ['session', 'reason'],
  halt: ['session'],
  complete: ['session'],
  learn: ['session'],
  show: ['session'],
};

/** The reasoning protocol as a tool (agents, section 7). */
export const sessionTool: Tool = {
  name: 'session',
  about: 'Run the reasoning protocol; each answer says what comes next.',
  writes: true,
  writesNow: (given) => given.action !== 'show',
  parameters: {
    action: { type: 'text', isRequired: true, words: Object.keys(needs) },
    session: { type: 'text', about: 'Id or path' },
    query: { type: 'text', about: 'start: the request' },
    agentMode: { type: 'flag' },
    thread: { type: 'text' },
    resumes: { type: 'text', about: 'start: the halted session' },
    step: { type: 'text', about: '0 to 8, 3b' },
    output: {
      type: 'text',
      about: 'Markdown or YAML; record: a `## Step N` for each',
    },
    answers: { type: 'texts' },
    route: { type: 'text' },
    reason: { type: 'text', about: 'route, loop_back, halt' },
    questions: { type: 'texts' },
    patterns: { type: 'texts' },
    gotchas: { type: 'texts' },
    appliesTo: { type: 'texts', about: 'learn: tags' },
    severity: { type: 'text', words: ['high', 'medium', 'low'] },
  },
  async run(context, given) {
    const action = given.action as Action;
    needGiven(given, action, needs[action]);
    if (action === 'show') return shown(context, textIn(given, 'session') ?? '');
    const result = await actions[action](context, given);
    const answer = await reported(context, result);
    return action === 'complete' ? withOffer(context, result, answer) : answer;
  },
};

const sessionIn = (given: Given) => ({ session: textIn(given, 'session') ?? '' });

const actions: Readonly<
  Record<Exclude<Action, 'show'>, (context: Context, given: Given) => Promise<SessionResult>>
> = {
  start: (context, given) =>
    startSession(context, {
      query: textIn(given, 'query') ?? '',
      isAgent: flagIn(given, 'agentMode'),
      thread: textIn(given, 'thread'),
      resumes: textIn(given, 'resumes'),
      answers: answersIn(given),
    }),
  step: (context, given) =>
    completeStep(context, {
      ...sessionIn(given),
      step: textIn(given, 'step') ?? '',
      output: textIn(given, 'output'),
      answers: answersIn(given),
    }),
  record: (context, given) =>
    recordSteps(context, { ...sessionIn(given), text: textIn(given, 'output') ?? '' }),
  route: (context, given) =>
    decideRoute(context, {
      ...sessionIn(given),
      route: textIn(given, 'route') ?? '',
      justification: textIn(given, 'reason') ?? '',
    }),
  loop_back: (context, given) =>
    loopBack(context, {
      ...sessionIn(given),
      reason: textIn(given, 'reason') ?? '',
      questions: textsIn(given, 'questions'),
    }),
  halt: (context, given) =>
    haltSession(context, {
      ...sessionIn(given),
      reason: textIn(given, 'reason'),
      questions: textsIn(given, 'questions'),
    }),
  complete: (context, given) => completeSession(context, sessionIn(given)),
  learn: (context, given) =>
    learn(context, {
      ...sessionIn(given),
      patterns: textsIn(given, 'patterns'),
      gotchas: textsIn(given, 'gotchas'),
      appliesTo: textsIn(given, 'appliesTo'),
      severity: textIn(given, 'severity'),
    }),
};

function answersIn(given: Given): readonly string[] | undefined {
  return given.answers === undefined ? undefined : textsIn(given, 'answers');
}

async function reported(context: Context, result: SessionResult): Promise<ToolAnswer> {
  const { id, path, records, state, warnings } = result;
  const request = { session: id, records };
  const next = callOf(id, await nextOf(context, request));
  const { text } = await printNext(context, request, id);
  return { data: { id, path, state, next, ...remarksOf({ warnings }) }, text };
}

/** A finished session of a thread offers its decision: as a call of `record_decision`, and as a command. */
async function withOffer(
  context: Context,
  { id, records }: SessionResult,
  answer: ToolAnswer,
): Promise<ToolAnswer> {
  const offer = await decisionOffer(records, await viewSession(context, { session: id, records }));
  if (!offer) return answer;
  const { thread, ...fields } = offer;
  return {
    data: { ...answer.data, decision: { tool: 'record_decision', threadId: thread, ...fields } },
    text: `${renderDecisionOffer(offer, context.cwd)}\n${answer.text}`,
  };
}

async function shown(context: Context, session: string): Promise<ToolAnswer> {
  const records = await openRecords(context);
  const view = await viewSession(context, { session, records });
  const request = { session: view.id, records };
  const next = callOf(view.id, await nextOf(context, request));
  const { text } = await printNext(context, request, view.id);
  return { data: { ...view, next }, text };
}

/** What comes next as a call of this tool; the text names the same as commands. */
function callOf(session: string, next: Next): Readonly<Record<string, unknown>> | null {
  switch (next.type) {
    case 'step':
      return { action: 'step', session, step: next.step, needs: 'output' };
    case 'questions':
      return { action: 'step', session, step: '0', needs: 'answers', questions: next.questions };
    case 'choice':
      return next.isAgent
        ? { action: 'complete', session, or: ['loop_back', 'halt'] }
        : {
            action: 'route',
            session,
            route: next.candidate ?? null,
            or: ['loop_back', 'halt'],
            needs: 'reason',
          };
    case 'move':
      return { action: 'step', session, step: next.states, needs: 'output' };
    case 'complete':
      return { action: 'complete', session };
    case 'dispatch':
      return { run: next.dispatch.command };
    case 'resume':
      return { action: 'start', resumes: session, needs: 'answers', questions: next.questions };
    case 'nothing':
      return null;
  }
}
