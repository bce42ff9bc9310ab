import type { Diagnostic } from '../../core/diagnostic.ts';
import { fromCall } from '../../knowledge/call-keys.ts';
import {
  type CreatedThreadCall,
  createdThreadCall,
  type DecisionCall,
  decisionCall,
  type ThreadCall,
  type ThreadStatusCall,
  threadCall,
  threadStatusCall,
} from '../../knowledge/thread-calls.ts';
import type { DecisionState, ThreadState } from '../../knowledge/thread-state.ts';
import type { DecisionFields } from '../../records/create/new-decision.ts';
import { reviewOutcomes } from '../../records/kinds/decision/outcomes.ts';
import { type RecordedDecision, recordDecision } from '../decision/record.ts';
import { reviewDecision } from '../decision/review.ts';
import { createThread } from '../thread/create.ts';
import { readThread } from '../thread/read.ts';
import { resumeThread } from '../thread/resume.ts';
import type { Context } from '../workspace/context.ts';
import {
  checkParameters,
  type Given,
  type Parameter,
  type Parameters,
  textIn,
  textsIn,
} from './parameters.ts';

/** What an operation answers: the data of the call, and what else its caller should know. */
export interface Answer<T, S = unknown> {
  /** In the shape of the calls (commands, "JSON-RPC and MCP shapes"). */
  readonly data: T;
  /** What it was made of, for text. */
  readonly from: S;
  readonly notes: readonly string[];
  readonly warnings: readonly Diagnostic[];
}

/** One thing that Baton does for a program. */
export interface Operation<T, S = unknown> {
  /** Its method of JSON-RPC. */
  readonly method: string;
  /** Its tool of MCP; left out where agents get none. */
  readonly tool?: string;
  readonly about: string;
  /** False where it writes nothing. */
  readonly writes: boolean;
  readonly parameters: Parameters;
  /** True where other parameters are taken as well, as fields of the record. */
  readonly isOpen?: true;
  run(context: Context, given: Given): Promise<Answer<T, S>>;
}

/** What creating a thread takes. */
export interface CreateThreadParameters {
  readonly title: string;
  readonly agentId: string;
  /** Default: a new id. */
  readonly threadId?: string | undefined;
  /** What the thread is about. */
  readonly scope?: string | undefined;
}

/** What resuming a thread takes. */
export interface ResumeThreadParameters {
  /** An id or a path. */
  readonly threadId: string;
  readonly agentId: string;
  /** What the agent continues with. */
  readonly context?: string | undefined;
}

/** What the status of a thread takes. */
export interface ThreadStatusParameters {
  /** An id or a path. */
  readonly threadId: string;
}

/** What recording a decision takes: these, and every other field of a decision, in camel case. */
export interface RecordDecisionParameters {
  /** An id or a path. */
  readonly threadId: string;
  readonly agentId: string;
  readonly decision: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Default: the only head. */
  readonly continuesDecision?: string | readonly string[] | undefined;
  /** Context and arguments. */
  readonly body?: string | undefined;
  readonly [field: string]: unknown;
}

/** What recording a decision answers. */
export interface DecisionRecordedCall {
  readonly decision: { readonly id: string; readonly threadId: string; readonly path: string };
}

/** What the review of a decision takes. */
export interface ReviewDecisionParameters {
  /** An id or a path. */
  readonly decision: string;
  readonly outcome: string;
  /** Default: the author as git knows it. */
  readonly by?: string | undefined;
  /** What happened. */
  readonly actualResult?: string | undefined;
  readonly lessons?: readonly string[] | undefined;
  readonly reviewNotes?: readonly string[] | undefined;
}

/** What the review of a decision answers: the decision as it is now. */
export interface DecisionReviewedCall {
  readonly decision: DecisionCall & { readonly threadId: string; readonly path: string };
}

const threadId = { type: 'text', isRequired: true, about: 'Id or path' } as const;
const agentId = { type: 'text', isRequired: true, about: 'Your name' } as const;
const quiet = { notes: [], warnings: [] } as const;

const createThreadOperation: Operation<CreatedThreadCall, ThreadState> = {
  method: 'cstp.createThread',
  tool: 'create_thread',
  about: 'Open a decision thread.',
  writes: true,
  parameters: {
    title: { type: 'text', isRequired: true },
    agentId,
    threadId: { type: 'text', about: 'Default: a new id' },
    scope: { type: 'text', about: 'What it is about' },
  } satisfies Record<keyof CreateThreadParameters, Parameter>,
  async run(context, given) {
    const { state, warnings } = await createThread(context, {
      title: textIn(given, 'title') ?? '',
      id: textIn(given, 'threadId'),
      by: textIn(given, 'agentId'),
      about: textIn(given, 'scope'),
    });
    return { ...quiet, data: createdThreadCall(state), from: state, warnings };
  },
};

const resumeThreadOperation: Operation<ThreadCall, ThreadState> = {
  method: 'cstp.resumeThread',
  tool: 'resume_thread',
  about: 'Resume a thread: writes the resume, returns decisions, open questions, last state and files.',
  writes: true,
  parameters: {
    threadId,
    agentId,
    context: { type: 'text', about: 'What you continue with' },
  } satisfies Record<keyof ResumeThreadParameters, Parameter>,
  async run(context, given) {
    const { state, warnings } = await resumeThread(context, {
      thread: textIn(given, 'threadId') ?? '',
      agent: textIn(given, 'agentId') ?? '',
      context: textIn(given, 'context'),
    });
    return { ...quiet, data: threadCall(state), from: state, warnings };
  },
};

const threadStatusOperation: Operation<ThreadStatusCall, ThreadState> = {
  method: 'cstp.getThreadStatus',
  tool: 'get_thread_status',
  about: 'State of a thread: heads, open questions, last conclusion.',
  writes: false,
  parameters: { threadId } satisfies Record<keyof ThreadStatusParameters, Parameter>,
  async run(context, given) {
    const { state } = await readThread(context, textIn(given, 'threadId') ?? '');
    return { ...quiet, data: threadStatusCall(state), from: state };
  },
};

const recordDecisionOperation: Operation<DecisionRecordedCall, RecordedDecision> = {
  method: 'cstp.recordDecision',
  tool: 'record_decision',
  about: 'Record a decision in a thread. Takes every field of a decision, in camel case.',
  writes: true,
  isOpen: true,
  parameters: {
    threadId,
    agentId,
    decision: { type: 'text', isRequired: true, about: 'One sentence' },
    confidence: { type: 'number', isRequired: true, least: 0, most: 1 },
    continuesDecision: { type: 'textOrTexts', about: 'Default: the head' },
    reasons: { type: 'list', about: '{type, text}' },
    alternatives: { type: 'list', about: '{option, rejectedBecause}' },
    openQuestions: { type: 'list', about: 'Text, or {question, blocking}' },
    resolvesQuestions: { type: 'list', about: 'Ids or texts' },
    nextSteps: { type: 'list' },
    supersedes: { type: 'textOrTexts' },
    files: { type: 'texts' },
    tags: { type: 'texts' },
    body: { type: 'text', about: 'Context and arguments' },
  },
  async run(context, given) {
    const { threadId: _thread, agentId: _agent, body: _body, ...fields } = given;
    const recorded = await recordDecision(context, {
      thread: textIn(given, 'threadId') ?? '',
      fields: { ...(fromCall(fields) as DecisionFields), agent: textIn(given, 'agentId') ?? '' },
      body: textIn(given, 'body') ?? '',
      joins: false,
    });
    const { id, notes, path, threadId, warnings } = recorded;
    return { ...quiet, data: { decision: { id, threadId, path } }, from: recorded, notes, warnings };
  },
};

/** A review is a person's: there is no tool for it (agents, section 7). */
const reviewDecisionOperation: Operation<DecisionReviewedCall, DecisionState> = {
  method: 'baton.reviewDecision',
  about: 'Write the outcome of a decision.',
  writes: true,
  parameters: {
    decision: { type: 'text', isRequired: true, about: 'Id or path' },
    outcome: { type: 'text', isRequired: true, words: reviewOutcomes },
    by: { type: 'text', about: 'Default: the author as git knows it' },
    actualResult: { type: 'text', about: 'What happened' },
    lessons: { type: 'texts' },
    reviewNotes: { type: 'texts' },
  } satisfies Record<keyof ReviewDecisionParameters, Parameter>,
  async run(context, given) {
    const { state, warnings } = await reviewDecision(context, {
      decision: textIn(given, 'decision') ?? '',
      outcome: textIn(given, 'outcome') ?? '',
      by: textIn(given, 'by'),
      actualResult: textIn(given, 'actualResult'),
      lessons: textsIn(given, 'lessons'),
      notes: textsIn(given, 'reviewNotes'),
    });
    const { thread } = state.data;
    const threadId = typeof thread === 'string' ? thread : '';
    const decision = { ...decisionCall(state), threadId, path: state.path };
    return { ...quiet, data: { decision }, from: state, warnings };
  },
};

/**
 * What Baton does for programs: the tools of MCP, the methods of JSON-RPC, the commands of the same meaning and the library are
 * made from this table (agents, section 7).
 */
export const operations = {
  createThread: createThreadOperation,
  resumeThread: resumeThreadOperation,
  getThreadStatus: threadStatusOperation,
  recordDecision: recordDecisionOperation,
  reviewDecision: reviewDecisionOperation,
} as const;

export type OperationName = keyof typeof operations;

/**
 * Runs an operation with parameters of any kind.
 *
 * @throws BatonError `usage` for parameters that do not fit, and what the operation throws
 */
export async function callOperation<T, S>(
  { isOpen, parameters, run }: Operation<T, S>,
  context: Context,
  sent: unknown,
): Promise<Answer<T, S>> {
  return run(context, checkParameters(parameters, sent, isOpen));
}
