import { isNull, nodeAt, stringOf } from '../../core/node.ts';
import { applyEdits } from '../../core/text-edit.ts';
import { isClosed } from '../../records/compare/closed.ts';
import { setValue } from '../../records/yaml/set-value.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords } from '../workspace/find-record.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { changeRecord, nameOfAuthor } from '../write/change-record.ts';

export interface AbandonRequest {
  /** An id or a path. */
  readonly session: string;
  readonly reason: string;
  readonly by?: string | undefined;
}

/**
 * Closes a session that will never be finished: writes `abandoned: { at, by, reason }` (convention, section 3).
 *
 * @returns the session's id and path
 * @throws BatonError `usage` for what is not a session; `refused` for one that is closed already
 */
export async function abandonSession(
  context: Context,
  request: AbandonRequest,
): Promise<{ id: string; path: string }> {
  const records = await openRecords(context);
  const doc = await findOfKind(records, request.session, 'session');
  const config = records.places.configOf(doc.path);
  return refusing(`Session \`${doc.id}\` cannot be abandoned`, async () => {
    if (isClosed(doc, { config, now: context.now, isAcknowledged: () => false })) {
      const state = stringOf(nodeAt(doc.data, 'abandoned', 'at'))
        ? 'abandoned'
        : stringOf(nodeAt(doc.data, 'fsm', 'state'));
      throw refusal(`it is already \`${state}\``, `archive it with \`baton archive ${doc.id}\``);
    }
    const by = await nameOfAuthor(records.workspace, context.env, request.by);
    const value = { at: context.now, by, reason: request.reason };
    const isFree = isNull(nodeAt(doc.data, 'abandoned'));
    const edit =
      doc.data && isFree && setValue(doc.text, doc.data, 'abandoned', value, ['iteration_count', 'fsm']);
    if (!edit) {
      throw refusal(
        'the key `abandoned` cannot be added to its front matter',
        'write the front matter as a block of `key: value` lines first',
      );
    }
    await changeRecord(records, doc, applyEdits(doc.text, [edit]), context.now);
    return { id: doc.id ?? '', path: doc.path };
  });
}
