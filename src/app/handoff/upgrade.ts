import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { sealedPayload, upgradedV1 } from '../../records/create/new-payload.ts';
import { isTampered } from '../../records/kinds/handoff/digest.ts';
import { mapV1, payloadOf, protocolOf } from '../../records/kinds/handoff/model.ts';
import type { Context } from '../workspace/context.ts';
import { refusing } from '../workspace/refused.ts';
import { createRecord, freshId, rootForNew, stager } from '../write/create-record.ts';
import { takenFailure } from './acknowledge.ts';
import { asFailure, HandoffFailure, importHelp } from './failure.ts';
import { openPayload, type PayloadRequest, upgradeHelp, upgradeOf } from './payload.ts';
import { refuseLacking } from './seal.ts';
import { sourcePath } from './source-folder.ts';

export interface UpgradeRequest extends PayloadRequest {
  /** Where 1.0 says nothing of them. */
  readonly to?: string | undefined;
  readonly session?: string | undefined;
}

/**
 * Writes a payload 1.0 as a new one of 2.0, by the mapping of 1.0 (convention, section 6). The old one stays as it is.
 * One that was accepted, or upgraded before, is not handed off a second time.
 *
 * @returns the new payload's id and path
 * @throws HandoffFailure `VALIDATION_FAILED` for what is not a 1.0, and for one that is taken, upgraded or tampered
 *   with; `INVALID_PAYLOAD` for what 2.0 needs and it lacks
 */
export async function upgradePayload(
  context: Context,
  request: UpgradeRequest,
): Promise<{ readonly id: string; readonly path: string }> {
  const { ack, doc, id: old, records } = await openPayload(context, request);
  const { now, stage } = context;
  const { session, to } = request;
  const { data } = doc;
  if (!data || protocolOf(data) !== 'v1') {
    const version = stringOf(nodeAt(data, 'handoff', 'version')) ?? 'unknown';
    throw new HandoffFailure(
      'VALIDATION_FAILED',
      `Payload \`${old}\` is of version \`${version}\`, expected \`1.0\``,
      { validation_errors: ['nothing to upgrade'] },
      {
        preserved: doc.path,
        help: payloadOf(data) ? 'payloads of 2.0 need no upgrade' : importHelp(doc.path),
      },
    );
  }
  if (ack) throw takenFailure(old, ack, doc.path);
  const made = await upgradeOf(records, old);
  if (made) throw upgradedFailure(old, made);
  if (isTampered(data)) throw tamperedFailure(old, doc.path);
  const written = stringOf(nodeAt(mapV1(data), 'handoff', 'source', 'session_path'));
  const path = await sourcePath(records, session, written);
  const handoff = upgradedV1(data, {
    meta: { upgraded_from: old },
    to,
    session: path,
  });
  const text = sealedPayload(handoff);
  const id = freshId('handoff', now);
  const root = records.pathRules.classify(doc.path)?.root || rootForNew(records);
  const file = `${root}/handoffs/${id}.yaml`;
  const put = stager(records, stage);
  await asFailure(
    async () => {
      refuseLacking(text, undefined, 'hand the work off again: `baton handoff create`');
      await refusing(`Payload \`${old}\` cannot be upgraded`, () =>
        createRecord(records, { kind: 'handoff', path: file, text }, now),
      );
    },
    { preserved: doc.path },
  );
  await put([file]);
  return { id, path: file };
}

/** A payload that lives on as another one. @param made the one of 2.0 */
function upgradedFailure(old: string, { id, path }: Document): HandoffFailure {
  return new HandoffFailure(
    'VALIDATION_FAILED',
    `Payload \`${old}\` is upgraded already, to \`${id}\``,
    { validation_errors: [`it was upgraded to \`${id}\``] },
    { recoverable: false, preserved: path, help: upgradeHelp(id) },
  );
}

/** A new hash would hide that a payload was changed. */
function tamperedFailure(old: string, preserved: string): HandoffFailure {
  const problem = 'its `payload_hash` does not match its content';
  return new HandoffFailure(
    'VALIDATION_FAILED',
    `Payload \`${old}\` was changed after it was written: ${problem}`,
    { validation_errors: [problem] },
    { preserved, help: 'undo the change, or hand the work off again: `baton handoff create`' },
  );
}
