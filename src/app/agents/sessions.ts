import { listSessions, type SessionRow, timeOf } from '../session/view.ts';
import type { Context } from '../workspace/context.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';

/** The sessions of a work tree, as a conversation sees them. */
export interface Standing {
  /** Newest first. */
  readonly own: readonly SessionRow[];
  /** The conversation's session that waits for answers to questions of step 0. */
  readonly waiting: SessionRow | undefined;
  /** The newest of its sessions that is open. */
  readonly open: SessionRow | undefined;
  /** Its session that halted: the next prompt is the answer, since nothing was started after it, and nothing resumes it. */
  readonly halted: SessionRow | undefined;
  /** Its sessions whose dispatch nobody acknowledged. */
  readonly dispatches: readonly SessionRow[];
  /** The one that it goes on with: open, halted, or with a dispatch. */
  readonly current: SessionRow | undefined;
  /** Open sessions and dispatches but for the current one: first the dispatches, work that somebody was promised; each by age. */
  readonly others: readonly SessionRow[];
}

/** @throws BatonError as `listSessions` */
export async function standingOf(
  context: Context,
  records: WorktreeRecords,
  conversation: string | undefined,
): Promise<Standing> {
  const rows = await listSessions(context, undefined, records);
  const own = conversation === undefined ? [] : rows.filter((row) => row.conversation === conversation);
  const halted = haltedOf(own, rows);
  const dispatches = own.filter(({ hasDispatch }) => hasDispatch);
  const open = own.find(({ isOpen }) => isOpen);
  const current = open ?? halted ?? dispatches[0];
  const left = rows.filter((row) => row !== current && (row.isOpen || row.hasDispatch));
  return {
    own,
    open,
    waiting: own.find(({ isOpen, questions }) => isOpen && questions.length > 0),
    halted,
    dispatches,
    current,
    others: [
      ...left.filter(({ hasDispatch }) => hasDispatch),
      ...left.filter(({ hasDispatch }) => !hasDispatch),
    ],
  };
}

function haltedOf(own: readonly SessionRow[], rows: readonly SessionRow[]): SessionRow | undefined {
  return own.find(
    ({ haltQuestions, id, lastAt }) =>
      haltQuestions.length > 0 &&
      !rows.some(({ resumes }) => resumes === id) &&
      own.every(({ startedAt }) => timeOf(startedAt) <= timeOf(lastAt)),
  );
}

/**
 * The session that an agent leaves unfinished when it stops: one of this conversation, past its first step. Who waits for the user may
 * stop.
 */
export function unfinishedOf({ own }: Pick<Standing, 'own'>): SessionRow | undefined {
  return own.find(({ isBegun, isOpen, questions }) => isOpen && isBegun && questions.length === 0);
}
