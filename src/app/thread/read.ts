import { type DecisionState, decisionState, type ThreadState } from '../../knowledge/thread-state.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords } from '../workspace/find-record.ts';
import { loadThread, loadThreads } from './load.ts';

/** The thread that a person names by its id or path. @throws BatonError `usage`, `unreadable` */
export async function readThread(context: Context, thread: string): Promise<{ readonly state: ThreadState }> {
  return loadThread(await openRecords(context), thread);
}

/** Every thread, oldest first. */
export async function listThreads(
  context: Context,
  request: {
    /** Only those with this status. */
    readonly status?: string;
    readonly archived: boolean;
  },
): Promise<readonly ThreadState[]> {
  const records = await openRecords(context);
  const states = (await loadThreads(records, request.archived)).map(({ state }) => state);
  const { status } = request;
  return status === undefined ? states : states.filter((one) => one.status === status);
}

/** The decision that a person names by its id or path. @throws BatonError `usage`, `unreadable` */
export async function readDecision(context: Context, decision: string): Promise<DecisionState> {
  const records = await openRecords(context);
  return decisionState(await findOfKind(records, decision, 'decision'));
}
