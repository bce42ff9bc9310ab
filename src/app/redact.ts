import { BatonError } from '../errors.ts';
import type { Environment } from '../git/environment.ts';
import { type Redacted, redact } from '../records/redact.ts';
import { changeRecord, nameOfAuthor } from './change-record.ts';
import { findRecord, openRecords } from './find-record.ts';

export interface RedactRequest {
  readonly cwd: string;
  readonly env: Environment;
  /** An id or a path. */
  readonly record: string;
  readonly field: string;
  readonly reason: string;
  readonly by?: string;
  /** RFC 3339. */
  readonly now: string;
}

/**
 * Replaces a value of a record by `[redacted]` and notes it in `redactions` (commands, `baton redact`).
 *
 * @returns the record's id and path, and the field as it was noted
 * @throws BatonError `usage` for an unknown record or field; `refused` where the record cannot do without the value, or does not hold it any more
 */
export async function redactRecord(
  request: RedactRequest,
): Promise<{ id: string; path: string; field: string }> {
  const records = await openRecords(request.cwd, request.env);
  const doc = await findRecord(records, request.record);
  if (doc.data === undefined || doc.kind === 'skill') {
    throw new BatonError('refused', `\`${doc.path}\` has no fields to redact`, {
      help: 'a skill, and a task without a handoff, are edited by hand',
    });
  }
  const by = await nameOfAuthor(records.workspace, request.env, request.by);
  const { field, reason, now: at } = request;
  const result = redact(doc, field, { at, by, reason });
  if (!result.ok) throw refusal(doc.path, field, result);
  await changeRecord(records, doc, result.text, request.now, `\`${result.field}\` cannot be redacted`);
  return { id: doc.id ?? '', path: doc.path, field: result.field };
}

function refusal(path: string, field: string, { why, near }: Redacted & { ok: false }): BatonError {
  if (why === 'already') {
    return new BatonError('refused', `\`${field}\` of \`${path}\` is redacted already`, {
      help: 'name another field',
    });
  }
  if (why === 'own') {
    return new BatonError('refused', `\`${field}\` cannot be redacted: it tells what the record is`, {
      help: 'name a field that holds text',
    });
  }
  if (why === 'written') {
    return new BatonError(
      'refused',
      `\`${field}\` of \`${path}\` cannot be redacted in the way it is written`,
      {
        help: 'write anchors and aliases out as plain values first; a value that is repeated is redacted at each place',
      },
    );
  }
  return new BatonError('usage', `Unknown field \`${field}\` in \`${path}\``, {
    help:
      near === undefined
        ? 'name keys and indexes with dots: `reasons.0.text`; of a session’s output `step_outputs.0.share`'
        : `did you mean \`${near}\`?`,
  });
}
