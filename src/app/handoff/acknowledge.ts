import { renderYaml } from '../../records/write-yaml.ts';
import { nameOfAuthor } from '../change-record.ts';
import { createRecord, stager } from '../create-record.ts';
import { asFailure, HandoffFailure } from './failure.ts';
import { type Acknowledgement, openPayload, type PayloadRequest, verifyPayload } from './payload.ts';

export interface AcknowledgeRequest extends PayloadRequest {
  readonly status: 'accepted' | 'rejected';
  /** Why it is rejected; may be left out where it is accepted. */
  readonly reason?: string;
  readonly by?: string;
  readonly stage: boolean;
}

/**
 * Takes a payload up, or refuses it: writes its acknowledgement, of which there is one, ever (convention, section 6). What is
 * expired, looped, tampered with or taken already is not accepted; rejected it may be, unless it is taken.
 *
 * @throws HandoffFailure with what speaks against it; of two who take it up at once one gets it
 */
export async function acknowledge(request: AcknowledgeRequest): Promise<Acknowledgement> {
  const { now, reason, stage, status } = request;
  const open = status === 'accepted' ? await verifyPayload(request) : await openPayload(request);
  const { ack, doc, id, records } = open;
  if (ack) throw taken(id, `it was ${ack.status} by ${ack.by} at ${ack.at}`, doc.path);
  const put = stager(records, stage);
  const by = await nameOfAuthor(records.workspace, request.env, request.by);
  const path = doc.path.replace(/\.[^./]+$/, '.ack.yaml');
  const text = renderYaml({ schema: 'baton/ack@1', handoff: id, by, at: now, status, reason });
  const what = `Payload \`${id}\` cannot be ${status}`;
  await asFailure(() => createRecord(records, { kind: 'ack', path, text }, now, what), doc.path);
  await put([path]);
  return { path, status, by, at: now, reason };
}

function taken(id: string, how: string, preserved: string): HandoffFailure {
  return new HandoffFailure(
    'VALIDATION_FAILED',
    `Payload \`${id}\` is taken already: ${how}`,
    { validation_errors: [how] },
    {
      recoverable: false,
      preserved,
      help: 'one payload is taken up once; a new handoff takes a new payload',
    },
  );
}
