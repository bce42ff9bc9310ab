import { renderYaml } from '../../records/yaml/write.ts';
import type { Context } from '../workspace/context.ts';
import { refusing } from '../workspace/refused.ts';
import { nameOfAuthor } from '../write/change-record.ts';
import { createRecord, stager } from '../write/create-record.ts';
import { asFailure, HandoffFailure } from './failure.ts';
import { type Acknowledgement, openPayload, type PayloadRequest } from './payload.ts';
import { type VerifiedPayload, verifyPayload } from './verify.ts';

export interface AcknowledgeRequest extends PayloadRequest {
  readonly status: 'accepted' | 'rejected';
  /** Why it is rejected; may be omitted if it is accepted. */
  readonly reason?: string | undefined;
  readonly by?: string | undefined;
}

/** A payload that was accepted or rejected. */
export interface Acknowledged extends Acknowledgement {
  /** The payload's id. */
  readonly handoff: string;
  readonly warnings: readonly string[];
}

/**
 * Accepts a payload, or rejects it: writes its acknowledgement, of which there is one, ever (convention, section 6).
 * What is expired, looped, tampered with or taken already is not accepted; rejected it may be, unless it is taken.
 *
 * @throws HandoffFailure with what is wrong with it; of two who accept it at once one gets it
 */
export async function acknowledge(context: Context, request: AcknowledgeRequest): Promise<Acknowledged> {
  const { now, stage } = context;
  const { reason, status } = request;
  const open: VerifiedPayload =
    status === 'accepted'
      ? await verifyPayload(context, request)
      : { ...(await openPayload(context, request)), warnings: [] };
  const { ack, doc, id, records } = open;
  if (ack) throw takenFailure(id, ack, doc.path);
  const put = stager(records, stage);
  const by = await nameOfAuthor(records.workspace, context.env, request.by);
  const path = doc.path.replace(/\.[^./]+$/, '.ack.yaml');
  const text = renderYaml({ schema: 'baton/ack@1', handoff: id, by, at: now, status, reason });
  let warnings = open.warnings;
  try {
    const made = await asFailure(
      () =>
        refusing(`Payload \`${id}\` cannot be ${status}`, () =>
          createRecord(records, { kind: 'ack', path, text }, now),
        ),
      {
        preserved: doc.path,
      },
    );
    warnings = [...warnings, ...made.warnings.map(({ message, rule }) => `${message} (${rule})`)];
  } catch (error) {
    // Somebody else may have been quicker.
    const other = (await openPayload(context, request)).ack;
    throw other ? takenFailure(id, other, doc.path) : error;
  }
  await put([path]);
  return { handoff: id, path, status, by, at: now, reason, warnings };
}

/** A payload that somebody else accepted first. */
export function takenFailure(
  id: string,
  { at, by, status }: Acknowledgement,
  preserved: string,
): HandoffFailure {
  const how = `it was ${status} by ${by} at ${at}`;
  return new HandoffFailure(
    'VALIDATION_FAILED',
    `Payload \`${id}\` is already acknowledged: ${how}`,
    { validation_errors: [how] },
    {
      recoverable: false,
      preserved,
      help: 'a payload is accepted or rejected only once; a new handoff needs a new payload',
    },
  );
}
