import { expiryOf, isPending, takenFrom } from '../../records/kinds/handoff/time.ts';
import type { Named } from '../kept/thread-parts.ts';
import type { AckLight, HandoffLight } from './handoff-light.ts';
import type { BoardRecord } from './record.ts';

/** A payload with its acknowledgement. */
export interface HandoffRecord
  extends Omit<HandoffLight, 'expiresAt' | 'timestamp' | 'upgradedFrom'>,
    Pick<Named, 'path'> {
  readonly id: string;
  readonly at: string;
  /** In milliseconds since 1970. */
  readonly expires: number | undefined;
  readonly ack: (Pick<AckLight, 'at' | 'by' | 'reason'> & { readonly status: string }) | undefined;
  /** `replaced`: another payload was made from it. */
  readonly state: 'pending' | 'expired' | 'accepted' | 'rejected' | 'replaced';
  readonly archived: boolean;
  /** The whole file. */
  readonly text: string;
}

/** All payloads of a version with their acknowledgements, in the order of their paths. @param now RFC 3339 */
export function handoffRecords(
  payloads: readonly BoardRecord[],
  acks: readonly BoardRecord[],
  now: string,
): readonly HandoffRecord[] {
  const answers = new Map(acks.map((one) => [one.light('ack').handoff ?? one.id, one.light('ack')]));
  const taken = takenFrom(
    payloads.flatMap((one) => one.light('handoff') ?? []),
    [...answers.keys()],
  );
  return payloads.flatMap((part): HandoffRecord[] => {
    const light = part.light('handoff');
    if (!light) return [];
    const { archived, path } = part;
    const { expiresAt, timestamp, upgradedFrom: _, ...said } = light;
    const id = part.id ?? path;
    const ack = answers.get(id);
    const answered = ack?.status === 'rejected' ? 'rejected' : 'accepted';
    const own = { id: part.id, archived: false, expiresAt, timestamp };
    const unanswered = taken.has(id) ? 'replaced' : isPending(own, taken, now) ? 'pending' : 'expired';
    const record: HandoffRecord = {
      ...said,
      ...{ id, path, archived },
      at: timestamp ?? '',
      expires: expiryOf(light),
      ack: ack && { status: answered, by: ack.by, at: ack.at, reason: ack.reason },
      state: ack ? answered : unanswered,
      get text() {
        return part.texts('handoff');
      },
    };
    return [record];
  });
}
