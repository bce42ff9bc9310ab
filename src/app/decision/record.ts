import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import type { ThreadState } from '../../knowledge/thread-state.ts';
import { threadStatus } from '../../machines/thread.ts';
import { strangeKeys } from '../../records/create/decision-draft.ts';
import { type DecisionFields, decisionText, withOneName } from '../../records/create/new-decision.ts';
import { isRecordId } from '../../records/create/new-id.ts';
import { scalarText } from '../../text/scalar.ts';
import { loadThread, refuseArchived, refuseUnreadable } from '../thread/load.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords } from '../workspace/find-record.ts';
import { type Reason, Refusal, reasonsOf, refusing } from '../workspace/refused.ts';
import { checkDrafts, createRecord, freshId, stager } from '../write/create-record.ts';
import { parentsFor } from './parents.ts';

export interface RecordDecisionRequest {
  /** An id or a path. */
  readonly thread: string;
  /** By the keys of the file; `continues_decision` where it is said what the decision continues. */
  readonly fields: DecisionFields;
  /** Context and argument; may be blank. */
  readonly body: string;
  /** Whether it is to bring several heads together: all of them, unless the fields name some. */
  readonly joins: boolean;
}

/** A decision that was recorded. */
export interface RecordedDecision {
  readonly id: string;
  readonly threadId: string;
  readonly path: string;
  /** What it continues. */
  readonly continues: readonly string[];
  /** What whoever recorded it should know. */
  readonly notes: readonly string[];
  /** What the rules warn of since then. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Records a decision in a thread (convention, section 5). Without a word about what it continues: the only head; of several
 * the newest, with a note; without any, nothing.
 *
 * @throws BatonError `usage` for what is not a thread or not an id; `refused` if a rule would, or if the thread is
 *   over and the decision settles nothing of it
 */
export async function recordDecision(
  context: Context,
  request: RecordDecisionRequest,
): Promise<RecordedDecision> {
  const { now } = context;
  const records = await openRecords(context);
  const stage = stager(records, context.stage);
  const loaded = await loadThread(records, request.thread);
  return refusing('The decision cannot be recorded', async () => {
    refuseArchived(loaded);
    refuseUnreadable(loaded);
    const { state } = loaded;
    const given = withOneName(request.fields);
    const { parents, notes } = parentsFor(state, given.continues_decision, request.joins);
    const id = idOf(given) ?? freshId('decision', now);
    const fields = {
      date: now,
      ...given,
      id,
      thread: given.thread ?? state.id,
      continues_decision: parents.length > 1 ? parents : parents[0],
    };
    const over = reasonOver(state, fields, parents);
    const path = `${state.path.slice(0, state.path.lastIndexOf('/'))}/${id}.md`;
    const draft = { kind: 'decision', path, text: decisionText(fields, request.body) } as const;
    // The thread takes no decision: what the rules say of this one belongs to the same answer.
    if (over) throw new Refusal([over, ...(await reasonsOf(() => checkDrafts(records, [draft], now)))]);
    const { warnings } = await createRecord(records, draft, now);
    await stage([path]);
    const strange = strangeKeys(given).map(
      ({ key, near }) => `the key \`${key}\` is unknown and kept as it is, did you mean \`${near}\`?`,
    );
    return {
      id,
      threadId: state.id,
      path,
      continues: parents,
      notes: [...notes, ...waiting(state), ...strange],
      warnings,
    };
  });
}

function idOf({ id }: DecisionFields): string | undefined {
  if (id === undefined || id === null) return undefined;
  if (typeof id === 'string' && isRecordId(id)) return id;
  throw new BatonError(
    'usage',
    `Unexpected id \`${scalarText(id)}\`, expected letters, digits, \`.\`, \`_\` and \`-\``,
    {
      help: 'remove it: Baton makes a new one',
    },
  );
}

/** A completed thread still takes decisions that resolve what a merge brought in (convention, section 4). */
function reasonOver(
  state: ThreadState,
  fields: DecisionFields,
  parents: readonly string[],
): Reason | undefined {
  if (!threadStatus.final.includes(state.status)) return undefined;
  const resolved = fields.resolves_questions;
  if (parents.length > 1 || (Array.isArray(resolved) && resolved.length > 0)) return undefined;
  return {
    message: `the thread \`${state.id}\` is \`${state.status}\``,
    help: 'answer one of its questions with `--resolves`, join its heads, or create a new thread with `baton thread create`',
  };
}

function waiting({ id, status }: ThreadState): string[] {
  if (status !== 'paused' && status !== 'blocked') return [];
  return [`the thread is \`${status}\`; \`baton thread resume ${id} --agent NAME\` resumes it`];
}
