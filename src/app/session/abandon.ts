import type { Document } from '../../core/document.ts';
import { isNull, nodeAt, stringOf } from '../../core/node.ts';
import { applyEdits } from '../../core/text-edit.ts';
import { isClosed } from '../../records/compare/closed.ts';
import { setValue } from '../../records/yaml/set-value.ts';
import { plural } from '../../render/count.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords } from '../workspace/find-record.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { changeRecord, changeRecords, nameOfAuthor } from '../write/change-record.ts';
import type { Write } from '../write/check-writes.ts';
import { listSessions, timeOf } from './view.ts';

export interface AbandonNote {
  readonly reason: string;
  readonly by?: string | undefined;
}

export interface AbandonRequest extends AbandonNote {
  /** An id or a path. */
  readonly session: string;
}

/** A session that was abandoned. */
export interface Abandoned {
  readonly id: string;
  readonly path: string;
}

/**
 * Closes a session that will never be finished: writes `abandoned: { at, by, reason }` (convention, section 3).
 *
 * @returns the session's id and path
 * @throws BatonError `usage` for what is not a session; `refused` for one that is closed already
 */
export async function abandonSession(context: Context, request: AbandonRequest): Promise<Abandoned> {
  const records = await openRecords(context);
  const doc = await findOfKind(records, request.session, 'session');
  const config = records.pathRules.configOf(doc.path);
  return refusing(`Session \`${doc.id}\` cannot be abandoned`, async () => {
    if (isClosed(doc, { config, now: context.now, isAcknowledged: () => false })) {
      const state = stringOf(nodeAt(doc.data, 'abandoned', 'at'))
        ? 'abandoned'
        : stringOf(nodeAt(doc.data, 'fsm', 'state'));
      throw refusal(`it is already \`${state}\``, `archive it with \`baton archive ${doc.id}\``);
    }
    const by = await nameOfAuthor(records.workspace, context.env, request.by);
    await changeRecord(records, doc, abandonedText(doc, { ...request, by }, context.now), context.now);
    return { id: doc.id ?? '', path: doc.path };
  });
}

/**
 * Closes every open session that nothing was done in since a time: all of them or none.
 *
 * @param before RFC 3339
 * @returns the sessions, newest first
 * @throws BatonError `refused` where one of them cannot be closed
 */
export async function abandonOpenBefore(
  context: Context,
  before: string,
  note: AbandonNote,
): Promise<readonly Abandoned[]> {
  const idle = (await listSessions(context, undefined)).filter(
    ({ isOpen, lastAt }) => isOpen && timeOf(lastAt) < timeOf(before),
  );
  if (idle.length === 0) return [];
  const records = await openRecords(context);
  const by = await nameOfAuthor(records.workspace, context.env, note.by);
  return refusing(`${plural(idle.length, 'session')} cannot be abandoned`, async () => {
    const writes: Write[] = [];
    for (const { path } of idle) {
      const doc = await findOfKind(records, path, 'session');
      writes.push({ path, before: doc.text, after: abandonedText(doc, { ...note, by }, context.now) });
    }
    await changeRecords(records, writes, context.now);
    return idle.map(({ id, path }) => ({ id, path }));
  });
}

/** @throws Refusal for a front matter that cannot take the key */
function abandonedText(
  doc: Document,
  { by, reason }: { readonly by: string; readonly reason: string },
  now: string,
): string {
  const isFree = isNull(nodeAt(doc.data, 'abandoned'));
  const value = { at: now, by, reason };
  const edit =
    doc.data && isFree && setValue(doc.text, doc.data, 'abandoned', value, ['iteration_count', 'fsm']);
  if (edit) return applyEdits(doc.text, [edit]);
  throw refusal(
    `the key \`abandoned\` cannot be added to the front matter of \`${doc.path}\``,
    'write the front matter as a block of `key: value` lines first',
  );
}
