import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { threadState } from '../../knowledge/thread-state.ts';
import { nextStates } from '../../machines/machine.ts';
import { threadStatus } from '../../machines/thread.ts';
import { type StatusChange, withStatus } from '../../records/create/new-thread.ts';
import { statusEntries } from '../../records/kinds/thread/model.ts';
import type { Context } from '../workspace/context.ts';
import { documentOf, openRecords } from '../workspace/find-record.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { changeRecord, nameOfAuthor } from '../write/change-record.ts';
import { stager } from '../write/create-record.ts';
import type { WrittenThread } from './create.ts';
import { loadThread, refuseArchived, refuseUnreadable } from './load.ts';

export interface ThreadStatusRequest {
  /** An id or a path. */
  readonly thread: string;
  readonly status: 'paused' | 'blocked' | 'completed';
  readonly note?: string;
  /** Default: the author as git knows it. */
  readonly by?: string;
}

/** The command that leads to a status. */
const commandFor: Readonly<Record<string, string>> = {
  active: 'resume',
  paused: 'pause',
  blocked: 'block',
  completed: 'complete',
};

/**
 * Appends a status to a thread's history (convention, section 4).
 *
 * @throws BatonError `refused` if the machine has no such edge, or a blocking question is open on completion
 */
export async function changeStatus(context: Context, request: ThreadStatusRequest): Promise<WrittenThread> {
  const { now } = context;
  const { status, note } = request;
  const records = await openRecords(context);
  const stage = stager(records, context.stage);
  const loaded = await loadThread(records, request.thread);
  const { doc } = loaded;
  const change = async () => {
    refuseArchived(loaded);
    if (threadStatus.final.includes(status)) refuseUnreadable(loaded);
    const by = await nameOfAuthor(records.workspace, context.env, request.by);
    const text = statusText(doc, { status, at: now, by, note });
    const warnings = await changeRecord(records, doc, text, now);
    await stage([doc.path]);
    const state = threadState(documentOf(records, doc.path, text), loaded.others);
    return { path: doc.path, state, warnings };
  };
  return refusing(`The thread \`${doc.id}\` cannot be ${status}`, change, (finding) => helpFor(finding, doc));
}

/**
 * A thread's text with a further status.
 *
 * @throws Refusal if it has that status already, or no place for another one
 */
export function statusText(doc: Document, change: StatusChange): string {
  if (currentStatus(doc) === change.status) {
    throw refusal(`it is already \`${change.status}\``, `\`baton thread status ${doc.id}\` prints its state`);
  }
  const text = withStatus(doc, change);
  if (text !== undefined) return text;
  throw refusal(
    'no other status can be added to its front matter',
    'write `status_history` as a list and `status` below it, without anchors',
  );
}

/** The last status of a thread's history. */
export function currentStatus(doc: Document): string {
  return statusEntries(doc).at(-1)?.status?.value ?? '';
}

function helpFor({ rule, help }: Diagnostic, doc: Document): string | undefined {
  if (rule !== 'thread/status-legal') return help;
  const ways = nextStates(threadStatus, currentStatus(doc)).flatMap((status) => commandFor[status] ?? []);
  if (ways.length === 0) return 'create a new thread with `baton thread create`';
  return `possible next steps: ${ways.map((way) => `\`baton thread ${way}\``).join(', ')}`;
}
