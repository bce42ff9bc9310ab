import { join } from 'node:path';
import { nodeAt, stringOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import { similarSkills } from '../../knowledge/similar-skills.ts';
import { nextStates } from '../../machines/machine.ts';
import { reasoningOf, type StepKey, stepTitles } from '../../machines/reasoning.ts';
import { agentStepInstructions, stepInstructions } from '../../machines/steps/index.ts';
import { askedQuestions, sectionBody } from '../../records/kinds/session/body.ts';
import {
  conversationOf,
  haltQuestions,
  isSummaryPending,
  loopBackReasons,
} from '../../records/kinds/session/model.ts';
import { readTextIfExists } from '../../store/files.ts';
import { codeSpansOf } from '../../text/code-spans.ts';
import { withoutLines } from '../../text/without-lines.ts';
import { eligibleSkills } from '../handoff/skills.ts';
import type { Context } from '../workspace/context.ts';
import { refusing } from '../workspace/refused.ts';
import { type Dispatch, pendingDispatch } from './complete.ts';
import { findingsOf } from './findings.ts';
import { type OpenProtocol, type OpenSession, openSession, protocolOf, type SessionRequest } from './open.ts';

/** What an agent is shown next. */
export type Next =
  | {
      readonly type: 'step';
      readonly step: StepKey;
      /** Markdown. */
      readonly instruction: string;
      /** Why it is not the one that the configuration names. */
      readonly remark: string | undefined;
      /** Step 0 is to give one line instead of the prompt. */
      readonly isSummaryPending: boolean;
      /** The code spans of what the finished steps wrote: `fresh` are those that only the last of them has. */
      readonly spans: { readonly all: readonly string[]; readonly fresh: readonly string[] };
      /** What it is about: what knowledge is looked up for it. */
      readonly thread: string | undefined;
      /** Of step 3b, those that are most similar to the work first; else none. */
      readonly skills: readonly ListedSkill[];
      /** Why the loop-backs to this step were made, oldest first. */
      readonly contradictions: readonly string[];
      /** What step 4 decides by. */
      readonly routing: RoutingFacts | undefined;
    }
  | { readonly type: 'questions'; readonly questions: readonly string[] }
  /** Step 8 is over; an agent session, which is routed already, is completed where it proceeds. */
  | { readonly type: 'choice'; readonly isAgent: boolean; readonly candidate: string | undefined }
  /** The states that a machine of the configuration may enter. */
  | { readonly type: 'move'; readonly state: string; readonly states: readonly string[] }
  | { readonly type: 'complete' }
  | { readonly type: 'dispatch'; readonly dispatch: Dispatch }
  /** A halted session; where it was started in a conversation of an agent, the next prompt there resumes it. */
  | { readonly type: 'resume'; readonly questions: readonly string[]; readonly isInConversation: boolean }
  | { readonly type: 'nothing' };

/** What was found before routing, and who could take the work. */
export interface RoutingFacts {
  readonly findings: readonly { readonly step: StepKey; readonly text: string }[];
  readonly skills: readonly ListedSkill[];
}

/** A skill that accepts handoffs, as a step lists it. */
export interface ListedSkill {
  readonly name: string;
  readonly categories: readonly string[];
  readonly description: string;
}

/** What comes next in a session, from the file alone. @throws BatonError as `openSession` */
export async function nextOf(context: Context, request: SessionRequest): Promise<Next> {
  const open = await openSession(context, request);
  const { doc, session, state } = open;
  if (session.isAbandoned) return { type: 'nothing' };
  const dispatch = pendingDispatch(open);
  if (state === 'COMPLETED') return dispatch ? { type: 'dispatch', dispatch } : { type: 'nothing' };
  if (state === 'HALTED') {
    return {
      type: 'resume',
      questions: haltQuestions(doc),
      isInConversation: conversationOf(doc) !== undefined,
    };
  }
  if (open.machine.final.includes(state)) return { type: 'nothing' };
  if (!reasoningOf(session)) return { type: 'move', state, states: nextStates(open.machine, state) };
  return refusing(`Session \`${open.id}\` cannot continue`, () => nextStep(context, protocolOf(open)));
}

async function nextStep(context: Context, open: OpenProtocol): Promise<Next> {
  const { doc, isStepDone, pass, session } = open;
  const step = pass?.step ?? '0';
  if (isStepDone) {
    if (stringOf(nodeAt(doc.data, 'routing_decision')) !== undefined) return { type: 'complete' };
    const routes = nodeAt(doc.data, 'preliminary_routes');
    const last = routes?.type === 'seq' ? routes.items.at(-1) : undefined;
    return { type: 'choice', isAgent: session.isAgent, candidate: stringOf(nodeAt(last, 'route')) };
  }
  const open0 = step === '0' ? askedQuestions(doc).filter(({ answer }) => answer === '') : [];
  if (open0.length > 0) return { type: 'questions', questions: open0.map(({ question }) => question) };
  const routing = step === '4' ? await routingFacts(context, open) : undefined;
  const pending = step === '0' && isSummaryPending(doc);
  const isAgain = step === (session.isAgent ? '5' : '4');
  return {
    type: 'step',
    step,
    ...(await instructionOf(open, step)),
    isSummaryPending: pending,
    spans: spansOf(open),
    thread: stringOf(nodeAt(doc.data, 'thread')),
    skills: step === '3b' ? similarSkills(await skillsFor(context, open), workOf(open)) : [],
    contradictions: isAgain ? loopBackReasons(doc) : [],
    routing,
  };
}

function spansOf({ doc, machine, session }: OpenProtocol): {
  readonly all: string[];
  readonly fresh: string[];
} {
  const spans = findingsOf(doc, session, machine).map(({ text }) => codeSpansOf(text).map(withoutLines));
  const before = new Set(spans.slice(0, -1).flat());
  return { all: [...new Set(spans.flat())], fresh: (spans.at(-1) ?? []).filter((span) => !before.has(span)) };
}

/** The text of a step: the repository's own, where its configuration names one that can be read. */
async function instructionOf(
  { config, records, session }: OpenSession,
  step: StepKey,
): Promise<{ readonly instruction: string; readonly remark: string | undefined }> {
  const instruction = (session.isAgent ? agentStepInstructions[step] : undefined) ?? stepInstructions[step];
  const own = config.steps[step];
  if (own === undefined) return { instruction, remark: undefined };
  const { top } = records.workspace;
  // The session is written already: it goes on with the text that there is.
  const without = (why: string) => ({
    instruction,
    remark: `the configuration names \`${own}\` for this step, and ${why}`,
  });
  try {
    const text = await readTextIfExists(join(top, own), { top });
    return text === undefined ? without('it does not exist') : { instruction: text, remark: undefined };
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    return without(error.message);
  }
}

const before4: readonly StepKey[] = ['1', '2', '3', '3b'];

async function routingFacts(context: Context, open: OpenSession): Promise<RoutingFacts> {
  const { doc } = open;
  const findings = before4.flatMap((step) => {
    const text = sectionBody(doc, step, 0);
    return text === '' ? [] : [{ step, text }];
  });
  return { findings, skills: await skillsFor(context, open) };
}

function skillsFor(context: Context, { records }: OpenSession) {
  return eligibleSkills(context, records);
}

/** The words of the request and of what the steps found. */
function workOf({ doc, machine, session }: OpenSession): string {
  const found = findingsOf(doc, session, machine).map(({ text }) => text);
  return [stringOf(nodeAt(doc.data, 'user_query')) ?? '', ...found].join('\n');
}

/** What a step is called in a directive: `Step 3b`. */
export function stepLabel(step: StepKey): string {
  return `Step ${step}: ${stepTitles[step]}`;
}
