// The operations, as functions: what the tools of MCP and the methods of JSON-RPC do, for a program that has a worktree. They read
// and write files; `index.ts` is the pure core.

import { resolve } from 'node:path';
import {
  type Answer,
  type CreateThreadParameters,
  callOperation,
  type DecisionRecordedCall,
  type DecisionReviewedCall,
  type Operation,
  operations,
  type RecordDecisionParameters,
  type ResumeThreadParameters,
  type ReviewDecisionParameters,
  type ThreadStatusParameters,
} from './app/operations/operations.ts';
import { contextOf, writtenTime } from './app/workspace/context.ts';
import type { Diagnostic } from './core/diagnostic.ts';
import type { CreatedThreadCall, ThreadCall, ThreadStatusCall } from './knowledge/thread-calls.ts';

export type {
  CreateThreadParameters,
  DecisionRecordedCall,
  DecisionReviewedCall,
  RecordDecisionParameters,
  ResumeThreadParameters,
  ReviewDecisionParameters,
  ThreadStatusParameters,
} from './app/operations/operations.ts';
export { BatonError, type BatonErrorCode } from './errors.ts';
export type {
  CreatedThreadCall,
  DecisionCall,
  LastStateCall,
  ThreadCall,
  ThreadStatusCall,
} from './knowledge/thread-calls.ts';

/** Where and when an operation works. */
export interface OperationOptions {
  /** A folder of the worktree. Default: the current folder. */
  readonly cwd?: string | undefined;
  /** The variables that git gets. Default: those of the process. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** RFC 3339. Default: the clock. */
  readonly now?: string | undefined;
  /** Stages what is written. Default: false. */
  readonly stage?: boolean | undefined;
}

/** What an operation answers. */
export interface OperationResult<T> {
  /** In the shape of JSON-RPC and MCP. */
  readonly data: T;
  /** What the caller should know. */
  readonly notes: readonly string[];
  /** What the rules warn of since then. */
  readonly warnings: readonly Diagnostic[];
  /** Paths of records that cannot be read, and that the answer lacks. */
  readonly unreadable: readonly string[];
}

/** Opens a decision thread. @throws BatonError `usage`, and `refused` if a rule would refuse it or the id is taken */
export function createThread(
  parameters: CreateThreadParameters,
  options?: OperationOptions,
): Promise<OperationResult<CreatedThreadCall>> {
  return run(operations.createThread, parameters, options);
}

/**
 * Resumes a thread: writes the resume and returns what the next agent needs.
 *
 * @throws BatonError `usage` for an unknown thread, `refused` for a completed one
 */
export function resumeThread(
  parameters: ResumeThreadParameters,
  options?: OperationOptions,
): Promise<OperationResult<ThreadCall>> {
  return run(operations.resumeThread, parameters, options);
}

/** The state of a thread; writes nothing. @throws BatonError `usage` for an unknown thread */
export function getThreadStatus(
  parameters: ThreadStatusParameters,
  options?: OperationOptions,
): Promise<OperationResult<ThreadStatusCall>> {
  return run(operations.getThreadStatus, parameters, options);
}

/** Records a decision in a thread. @throws BatonError `usage`, and `refused` if a rule would refuse it */
export function recordDecision(
  parameters: RecordDecisionParameters,
  options?: OperationOptions,
): Promise<OperationResult<DecisionRecordedCall>> {
  return run(operations.recordDecision, parameters, options);
}

/** Writes the outcome of a decision. @throws BatonError `usage`, and `refused` if a rule would refuse it */
export function reviewDecision(
  parameters: ReviewDecisionParameters,
  options?: OperationOptions,
): Promise<OperationResult<DecisionReviewedCall>> {
  return run(operations.reviewDecision, parameters, options);
}

async function run<T>(
  operation: Operation<T>,
  parameters: object,
  { cwd = process.cwd(), env = process.env, now = new Date().toISOString(), stage }: OperationOptions = {},
): Promise<OperationResult<T>> {
  const context = contextOf({ cwd: resolve(cwd), env, now: writtenTime(now) }, stage);
  const { data, notes, warnings }: Answer<T> = await callOperation(operation, context, parameters);
  return { data, notes, warnings, unreadable: context.unread.paths };
}
