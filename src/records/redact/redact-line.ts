import type { Document } from '../../core/document.ts';
import type { Extent } from '../../core/position.ts';
import { applyEdits } from '../../core/text-edit.ts';
import { firstProseDifference, mapDifferences } from '../compare/difference.ts';
import { bodyDifference, bodyOf, stepSections } from '../kinds/session/body.ts';
import { appendValue } from '../yaml/append-value.ts';
import { fieldAt } from '../yaml/field-at.ts';
import { extentOfPlace, type LinePlace, proseRedactions } from './prose-redaction.ts';
import { type RedactionNote, readAgain } from './redact.ts';
import { hashOfValue, noRedactions, redactedValue } from './redaction.ts';

export type RedactedLine =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      /**
       * No such line or columns; nothing there but spaces; taken out already; no prose; or a part of what the record is, such as
       * the heading of a step.
       */
      readonly why: 'unknown' | 'empty' | 'already' | 'data' | 'structure';
      /** The field that the line holds, where it is no prose. */
      readonly field?: string | undefined;
    };

/**
 * Removes a line, or columns of one, from the prose of a record: `[redacted]` is written in its place, and
 * `redactions` gets the entry that the rules about history require (convention, section 10). Every other character
 * stays.
 *
 * @param doc a record that could be read
 */
export function redactLine(doc: Document, place: LinePlace, note: RedactionNote): RedactedLine {
  const extent = extentOfPlace(doc.text, place);
  if (!extent) return { ok: false, why: 'unknown' };
  const taken = doc.text.slice(extent.from, extent.to);
  if (taken.trim() === '') return { ok: false, why: 'empty' };
  const field = fieldOn(doc, extent);
  if (field !== undefined || !isProse(doc, extent)) return { ok: false, why: 'data', field };
  if (taken.trim() === redactedValue) return { ok: false, why: 'already' };
  const sha256 = hashOfValue(taken);
  const redacted = applyEdits(doc.text, [{ extent, text: redactedValue }]);
  const data = readAgain(doc, redacted)?.data;
  if (!data || sha256 === undefined) return { ok: false, why: 'structure' };
  const columns = place.columns ? { columns: place.columns.join('-') } : {};
  const entry = appendValue(redacted, data, 'redactions', { line: place.line, ...columns, ...note, sha256 }, [
    'fsm',
  ]);
  const text = entry && applyEdits(redacted, [entry]);
  const after = text === undefined ? undefined : readAgain(doc, text);
  return text !== undefined && after && isFaithful(doc, after)
    ? { ok: true, text }
    : { ok: false, why: 'structure' };
}

/** The text below the front matter; a YAML file has none. */
function isProse({ frontMatter, markdown }: Document, { from }: Extent): boolean {
  return markdown !== undefined && from >= (frontMatter?.extent.to ?? 0);
}

/** The first field that has a part of its value in a stretch of the file. */
function fieldOn(doc: Document, { from, to }: Extent): string | undefined {
  for (let at = from; at < to; at++) {
    const field = fieldAt(doc, { from: at, to: at + 1 });
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Whether the later text equals the earlier one except for the line, as the rules require. */
function isFaithful(before: Document, after: Document): boolean {
  if (!before.data || !after.data || after.kind !== before.kind) return false;
  const ignored = new Set(['redactions']);
  if (mapDifferences(before.data, after.data, [], noRedactions, ignored).length > 0) return false;
  // The handoff of a task is in its body.
  if (before.kind === 'task') return true;
  const [old, now] = [bodyOf(before), bodyOf(after)];
  if (before.kind === 'session') {
    const [runs, runsNow] = [before, after].map((doc) => [...stepSections(doc).keys()].join());
    return runs === runsNow && !bodyDifference(old, now, noRedactions);
  }
  const texts = [old, now].map(({ doc, extent }) => doc.text.slice(extent.from, extent.to));
  return !firstProseDifference(texts[0] ?? '', texts[1] ?? '', proseRedactions(before, after));
}
