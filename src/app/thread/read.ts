import type { Environment } from '../../git/process/environment.ts';
import { type DecisionState, decisionState, type ThreadState } from '../../knowledge/thread-state.ts';
import { findOfKind, openRecords } from '../workspace/find-record.ts';
import { loadThread, loadThreads } from './load.ts';

export interface ReadRequest {
  readonly cwd: string;
  readonly env: Environment;
}

/** A thread as written, and its records that cannot be read. */
export interface ReadThread {
  readonly state: ThreadState;
  readonly unreadable: readonly string[];
}

/** The thread that a person names by its id or path. @throws BatonError `usage`, `unreadable` */
export async function readThread(request: ReadRequest & { readonly thread: string }): Promise<ReadThread> {
  return loadThread(await openRecords(request.cwd, request.env), request.thread);
}

/** Every thread, oldest first. */
export async function listThreads(
  request: ReadRequest & {
    /** Only those with this status. */
    readonly status?: string;
    readonly archived: boolean;
  },
): Promise<{ readonly states: readonly ThreadState[]; readonly unreadable: readonly string[] }> {
  const records = await openRecords(request.cwd, request.env);
  const { threads, unreadable } = await loadThreads(records, request.archived);
  const states = threads.map(({ state }) => state);
  const { status } = request;
  return {
    states: status === undefined ? states : states.filter((one) => one.status === status),
    unreadable,
  };
}

/** The decision that a person names by its id or path. @throws BatonError `usage`, `unreadable` */
export async function readDecision(
  request: ReadRequest & { readonly decision: string },
): Promise<DecisionState> {
  const records = await openRecords(request.cwd, request.env);
  return decisionState(await findOfKind(records, request.decision, 'decision'));
}
