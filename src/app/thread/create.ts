import type { Diagnostic } from '../../core/diagnostic.ts';
import { type ThreadState, threadState } from '../../knowledge/thread-state.ts';
import { threadText } from '../../records/create/new-thread.ts';
import type { Context } from '../workspace/context.ts';
import { documentOf, openRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { nameOfAuthor } from '../write/change-record.ts';
import { createRecord, freshId, needRecordId, rootForNew, stager } from '../write/create-record.ts';

export interface CreateThreadRequest {
  readonly title: string;
  /** Default: a new one. */
  readonly id?: string | undefined;
  /** Default: the author as git knows it. */
  readonly by?: string | undefined;
  /** What the thread is about: its text. */
  readonly about?: string | undefined;
}

/** A thread that was written to. */
export interface WrittenThread {
  /** What was written, from the top. */
  readonly path: string;
  readonly state: ThreadState;
  /** What the rules warn of since then. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Opens a thread (commands, `baton thread create`).
 *
 * @throws BatonError `usage` for an id that can be none; `refused` if a rule would, or where the id is taken
 */
export async function createThread(context: Context, request: CreateThreadRequest): Promise<WrittenThread> {
  const { now } = context;
  const { title } = request;
  const records = await openRecords(context);
  const stage = stager(records, context.stage);
  needRecordId(request.id, 'thread_pr94');
  const id = request.id ?? freshId('thread', now);
  const by = await nameOfAuthor(records.workspace, context.env, request.by);
  const path = `${rootForNew(records)}/threads/${id}/thread.md`;
  const text = threadText({ id, title: title.trim(), by, at: now, about: request.about ?? '' });
  const { warnings } = await refusing('The thread cannot be created', () =>
    createRecord(records, { kind: 'thread', path, text }, now),
  );
  await stage([path]);
  return { path, state: threadState(documentOf(records, path, text), []), warnings };
}
