import type { Document } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import { parseLinePlace } from '../../records/redact/prose-redaction.ts';
import { type Redacted, type RedactionNote, redact } from '../../records/redact/redact.ts';
import { type RedactedLine, redactLine } from '../../records/redact/redact-line.ts';
import { didYouMean } from '../../text/closest-match.ts';
import { shellWord } from '../../text/shell-word.ts';
import type { Context } from '../workspace/context.ts';
import { findRecord, openRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { changeRecord, nameOfAuthor } from '../write/change-record.ts';

export interface RedactRequest {
  /** An id or a path. */
  readonly record: string;
  /** Keys and indexes of a value; else `line` is given. */
  readonly field?: string | undefined;
  /** `12` or `12:5-44`, of the prose. */
  readonly line?: string | undefined;
  readonly reason: string;
  readonly by?: string | undefined;
}

/**
 * Replaces a value or a line of a record by `[redacted]` and notes it in `redactions` (commands, `baton redact`).
 *
 * @returns the record's id and path, and the field as it was noted, or `line 12`
 * @throws BatonError `usage` for an unknown record, field or line; `refused` if the record cannot do without it, or
 *   does not hold it any more
 */
export async function redactRecord(
  context: Context,
  request: RedactRequest,
): Promise<{ id: string; path: string; field: string }> {
  needOnePlace(request);
  const records = await openRecords(context);
  const doc = await findRecord(records, request.record);
  if (doc.data === undefined || doc.kind === 'skill') {
    throw new BatonError('refused', `\`${doc.path}\` has no fields to redact`, {
      help: 'edit a skill, or a task without a handoff, by hand',
    });
  }
  const by = await nameOfAuthor(records.workspace, context.env, request.by);
  const { now: at } = context;
  const { reason } = request;
  const { text, what } = redacted(doc, request, { at, by, reason });
  await refusing(`\`${what}\` cannot be redacted`, () => changeRecord(records, doc, text, context.now));
  return { id: doc.id ?? '', path: doc.path, field: what };
}

/** What is missing on the command line is said before anything is looked up. @throws BatonError `usage` */
function needOnePlace({ field, line }: Pick<RedactRequest, 'field' | 'line'>): void {
  if ((field === undefined) === (line === undefined)) {
    const what =
      field === undefined
        ? 'Missing `--field` or `--line`'
        : 'Unexpected `--field` with `--line`, expected one';
    throw new BatonError('usage', what, {
      help: '`--field PATH` names a value of the YAML, `--line N` or `--line N:C-C` a place in the prose',
    });
  }
}

function redacted(
  doc: Document,
  { field, line }: Pick<RedactRequest, 'field' | 'line'>,
  note: RedactionNote,
): { readonly text: string; readonly what: string } {
  if (field !== undefined) {
    const result = redact(doc, field, note);
    if (!result.ok) throw fieldRefusal(doc.path, field, result);
    return { text: result.text, what: result.field };
  }
  return redactedLine(doc, line ?? '', note);
}

function redactedLine(
  doc: Document,
  line: string,
  note: RedactionNote,
): { readonly text: string; readonly what: string } {
  const place = parseLinePlace(line);
  if (!place) {
    throw new BatonError('usage', `Unexpected line \`${line}\`, expected \`N\` or \`N:C-C\``, {
      help: 'columns count from 1, both ends included: `--line 12:5-44`',
    });
  }
  const result = redactLine(doc, place, note);
  if (!result.ok) throw lineRefusal(doc, line, result);
  return { text: result.text, what: `line ${line}` };
}

function lineRefusal(doc: Document, line: string, { why, field }: RedactedLine & { ok: false }): BatonError {
  const place = `${doc.path}:${line}`;
  if (why === 'data') {
    const named = field === undefined ? '' : `, the value of \`${field}\``;
    return new BatonError('usage', `\`${place}\` is not prose${named}`, {
      help:
        field === undefined
          ? 'edit a comment or a key by hand; remove a value with `--field PATH`'
          : `run \`baton redact ${shellWord(doc.path)} --field ${shellWord(field)} --reason …\``,
    });
  }
  if (why === 'already') {
    return new BatonError('usage', `\`${place}\` is already redacted`, { help: 'name another line' });
  }
  if (why === 'structure') {
    return new BatonError('refused', `\`${place}\` cannot be redacted: it identifies the record`, {
      help: 'name the columns of the secret: a heading, a fence and a comment that silences a finding must not change',
    });
  }
  const what = why === 'empty' ? 'is empty' : 'does not exist in the file';
  return new BatonError('usage', `\`${place}\` ${what}`, {
    help: 'lines and columns count from 1 as in findings, both ends included: `--line 12:5-44`',
  });
}

function fieldRefusal(path: string, field: string, { why, near }: Redacted & { ok: false }): BatonError {
  if (why === 'already') {
    return new BatonError('refused', `\`${field}\` of \`${path}\` is already redacted`, {
      help: 'name another field',
    });
  }
  if (why === 'own') {
    return new BatonError('refused', `\`${field}\` cannot be redacted: it identifies the record`, {
      help: 'name a field with text',
    });
  }
  if (why === 'written') {
    return new BatonError(
      'refused',
      `\`${field}\` of \`${path}\` is written in a form that cannot be redacted`,
      {
        help: 'first replace anchors and aliases by plain values; redact a repeated value at each place',
      },
    );
  }
  return new BatonError('usage', `Unknown field \`${field}\` in \`${path}\``, {
    help: didYouMean(
      near,
      'write keys and indexes with dots: `reasons.0.text`; for a session’s output `step_outputs.0.share`',
    ),
  });
}
