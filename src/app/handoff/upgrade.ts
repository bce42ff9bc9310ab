import { isNull, nodeAt, plainValue, stringOf } from '../../core/node.ts';
import { mapV1, protocolOf } from '../../records/kinds/handoff.ts';
import type { YamlData } from '../../records/write-yaml.ts';
import { createRecord, freshId, rootForNew, stager } from '../create-record.ts';
import { mapAt, textAt } from './context.ts';
import { asFailure, HandoffFailure } from './failure.ts';
import { openPayload, type PayloadRequest } from './payload.ts';
import { refuseLacking, sealed } from './seal.ts';
import { sourcePath, workflowOf } from './source-folder.ts';

export interface UpgradeRequest extends PayloadRequest {
  /** Where 1.0 says nothing of them. */
  readonly to?: string;
  readonly session?: string;
  readonly stage: boolean;
}

/**
 * Writes a payload 1.0 as a new one of 2.0, by the mapping of the convention (section 6). The old one stays as it is.
 *
 * @returns the new payload's id and path
 * @throws HandoffFailure `VALIDATION_FAILED` for what is no 1.0, `INVALID_PAYLOAD` for what 2.0 needs and it lacks
 */
export async function upgradePayload(
  request: UpgradeRequest,
): Promise<{ readonly id: string; readonly path: string }> {
  const { doc, id: old, records } = await openPayload(request);
  const { now, session, stage, to } = request;
  const { data } = doc;
  if (!data || protocolOf(data) !== 'v1') {
    const version = stringOf(nodeAt(data, 'handoff', 'version')) ?? 'unknown';
    throw new HandoffFailure(
      'VALIDATION_FAILED',
      `Payload \`${old}\` is of version \`${version}\`, expected \`1.0\``,
      { validation_errors: ['nothing to upgrade'] },
      { preserved: doc.path, help: 'payloads of 2.0 are taken up as they are' },
    );
  }
  const mapped = plainValue(nodeAt(mapV1(data), 'handoff')) as YamlData;
  const [source, target] = [mapAt(mapped, 'source'), mapAt(mapped, 'target')];
  const { payload_hash: _hash, payload_size_bytes: _size, ...meta } = mapAt(mapped, 'meta');
  const from = textAt(source, 'skill') ?? 'perspective-swarm';
  const path = await sourcePath(records, session, textAt(source, 'session_path'));
  const handoff: YamlData = {
    ...mapped,
    version: '2.0',
    source: {
      ...source,
      skill: from,
      workflow_id: source.workflow_id ?? mapped.workflow_id ?? workflowOf(path),
      session_path: path,
    },
    // Payloads 1.0 had one target (formats).
    target: { ...target, skill: to ?? textAt(target, 'skill') ?? 'lit-pm' },
    meta: {
      ...meta,
      handoff_chain: isNull(nodeAt(data, 'handoff', 'meta', 'handoff_chain')) ? [from] : meta.handoff_chain,
      upgraded_from: old,
    },
  };
  const text = sealed(handoff);
  const id = freshId('handoff', now);
  const root = records.places.placeOf(doc.path)?.root || rootForNew(records);
  const made = `${root}/handoffs/${id}.yaml`;
  const what = `Payload \`${old}\` cannot be upgraded`;
  const put = stager(records, stage);
  await asFailure(
    async () => {
      refuseLacking(text, undefined, 'hand the work on anew: `baton handoff create`');
      await createRecord(records, { kind: 'handoff', path: made, text }, now, what);
    },
    { preserved: doc.path },
  );
  await put([made]);
  return { id, path: made };
}
