import { threadState } from '../../knowledge/thread-state.ts';
import { nextStates } from '../../machines/machine.ts';
import { threadStatus } from '../../machines/thread.ts';
import { resumeText } from '../../records/create/new-thread.ts';
import type { Context } from '../workspace/context.ts';
import { documentOf, openRecords } from '../workspace/find-record.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { createRecord, freshId, stager } from '../write/create-record.ts';
import type { WrittenThread } from './create.ts';
import { loadThread, refuseArchived } from './load.ts';
import { currentStatus, statusText } from './status.ts';

export interface ResumeThreadRequest {
  /** An id or a path. */
  readonly thread: string;
  readonly agent: string;
  /** What the agent means to go on with. */
  readonly context?: string | undefined;
}

/**
 * Takes a thread up: writes the resume, and makes a paused or blocked thread active again (convention, section 4).
 *
 * @throws BatonError `refused` for a completed thread
 */
export async function resumeThread(context: Context, request: ResumeThreadRequest): Promise<WrittenThread> {
  const { now } = context;
  const { agent } = request;
  const records = await openRecords(context);
  const stage = stager(records, context.stage);
  const loaded = await loadThread(records, request.thread);
  const { doc } = loaded;
  return refusing(`The thread \`${doc.id}\` cannot be resumed`, async () => {
    refuseArchived(loaded);
    const status = currentStatus(doc);
    if (threadStatus.final.includes(status)) {
      throw refusal(
        `it is \`${status}\``,
        `read it with \`baton thread show ${doc.id}\`, and continue in a new one: \`baton thread create\``,
      );
    }
    const { initial } = threadStatus;
    const isWaiting = nextStates(threadStatus, status).includes(initial);
    const text = isWaiting ? statusText(doc, { status: initial, at: now, by: agent }) : doc.text;
    const changes = isWaiting ? [{ path: doc.path, before: doc.text, after: text }] : [];
    const id = freshId('resume', now);
    const path = `${doc.path.slice(0, doc.path.lastIndexOf('/'))}/${id}.yaml`;
    const own = resumeText({
      id,
      thread: doc.id ?? '',
      by: agent,
      at: now,
      context: request.context,
    });
    const { warnings } = await createRecord(records, { kind: 'resume', path, text: own }, now, changes);
    await stage([...changes.map((change) => change.path), path]);
    const others = [...loaded.others, documentOf(records, path, own)];
    const state = threadState(documentOf(records, doc.path, text), others);
    return { path, state, warnings };
  });
}
