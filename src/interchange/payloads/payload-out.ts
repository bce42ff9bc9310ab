import type { Document } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import { mapAt, withDigest } from '../../records/create/new-payload.ts';
import { isTampered } from '../../records/kinds/handoff/digest.ts';
import { chainOf, payloadOf } from '../../records/kinds/handoff/model.ts';
import { parseTime } from '../../records/kinds/time.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import { scalarText } from '../../text/scalar.ts';
import type { Exported } from '../types.ts';

/**
 * A payload as 2.0 with everything that it leaves to defaults (convention, section 6, "Fields of a payload"), 1.0
 * mapped; hash and size are those of what is exported.
 *
 * @throws BatonError `usage` for one of another protocol
 */
export function exportPayload(doc: Document): Exported {
  const payload = payloadOf(doc.data);
  if (!payload) {
    throw new BatonError('usage', `\`${doc.path}\` is a payload of another version than 2.0 and 1.0`, {
      help: `\`baton import payload ${doc.path}\` converts it to 2.0`,
    });
  }
  const written = plainValue(payload.handoff) as YamlData;
  const [context, insights, seeds, meta] = ['context', 'insights', 'research_seeds', 'meta'].map((key) =>
    mapAt(written, key),
  );
  const handoff = withDigest({
    ...written,
    version: '2.0',
    expires_at: written.expires_at ?? hourAfter(scalarText(written.timestamp)),
    context: { ...context, synthesis_summary: context?.synthesis_summary ?? '' },
    insights: { convergent: [], divergent: [], uncertainties: [], blind_spots: [], ...insights },
    research_seeds: { suggested_terms: [], open_questions: [], ...seeds },
    meta: { ...meta, handoff_chain: chainOf(payload.handoff).map(({ value }) => value) },
  });
  const detail =
    'it does not match the content of the record, which was changed after it was written; lint prints the place';
  const isWrong = isTampered(doc.data);
  return {
    document: { handoff },
    remarks: isWrong ? [{ file: doc.path, what: 'left out', field: 'meta.payload_hash', detail }] : [],
  };
}

function hourAfter(timestamp: string): string | undefined {
  const start = parseTime(timestamp);
  return start === undefined ? undefined : new Date(start + 3_600_000).toISOString().replace('.000Z', 'Z');
}
