import type { Document } from '../core/document.ts';
import { nodeAt } from '../core/node.ts';
import type { Extent } from '../core/position.ts';
import { mapDifferences } from '../records/compare/difference.ts';
import { handoffFences, sectionsUnder, taskStatus } from '../records/kinds/task/model.ts';
import { sameMeaning } from '../records/markdown/meaning.ts';
import { lineOfEntry } from '../records/redact/prose-redaction.ts';
import { type NewRedactions, newEntries, newRedactions, sameProse } from '../records/redact/redaction.ts';
import type { Detail } from './detail.ts';

/** What a change took out of a record with an entry of its `redactions`. */
export function redactionsOf(before: Document, after: Document): NewRedactions {
  return newRedactions(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions'));
}

/** A change of redactions, to be reported. */
export function redactedDetails(before: Document, after: Document): Detail[] {
  const entries = newEntries(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions')) ?? [];
  const lines = entries.map(lineOfEntry).filter((line) => line !== undefined);
  const fields = [...redactionsOf(before, after).keys(), ...lines.map((line) => `line ${line}`)];
  return fields.length === 0 ? [] : [{ type: 'redacted', fields }];
}

/**
 * The keys of a record's data whose values differ, for what no other unit tells.
 *
 * @param known keys that other units speak of
 */
export function fieldDetails(before: Document, after: Document, known: readonly string[]): Detail[] {
  if (!before.data || !after.data) return [];
  const ignored = new Set(['schema', 'redactions', ...known]);
  const found = mapDifferences(before.data, after.data, [], redactionsOf(before, after), ignored);
  const fields = fieldNames(found.map(({ path }) => path));
  return fields.length === 0 ? [] : [{ type: 'fields', fields }];
}

/** Paths into a record as a reader names them: no deeper than a key of a key. */
export function fieldNames(paths: readonly (readonly (string | number)[])[]): readonly string[] {
  const names = paths.map((path) => {
    const [first = '', second] = path;
    return typeof second === 'string' ? `${first}.${second}` : String(first);
  });
  return [...new Set(names)];
}

/** The headings whose text says something else than before, those that came and went included; '' above the first. */
export function changedSections(before: Document, after: Document): readonly string[] {
  if (sameProse(bodyText(before), bodyText(after))) return [];
  const [old, now] = [sectionTexts(before), sectionTexts(after)];
  return [...new Set([...now.keys(), ...old.keys()])].filter((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was === undefined || is === undefined) return key !== '' || (was ?? is ?? '').trim() !== '';
    return !sameMeaning(was, is);
  });
}

export function textDetails(sections: readonly string[]): Detail[] {
  return sections.length === 0 ? [] : [{ type: 'text', sections }];
}

function bodyText({ frontMatter, text, markdown }: Document): string {
  return markdown === undefined ? '' : text.slice(frontMatter?.extent.to ?? 0);
}

/** The texts below headings, by heading; of those with one text a number tells them apart. What other units tell is cut out. */
function sectionTexts(doc: Document): ReadonlyMap<string, string> {
  const { markdown, text } = doc;
  const found = new Map<string, string>();
  if (!markdown) return found;
  const shown = doc.kind === 'task' ? placesOf(doc) : [];
  const seen = new Map<string, number>();
  for (const { heading, body } of markdown.sections) {
    const name = heading?.text ?? '';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    let { from } = body;
    let own = '';
    for (const place of shown) {
      if (place.from < from || place.to > body.to) continue;
      own += text.slice(from, place.from);
      from = place.to;
    }
    found.set(count === 1 ? name : `${name} (${count})`, own + text.slice(from, body.to));
  }
  return found;
}

/** Of a task: its handoff, its Status, and the ticks of its criteria, in order. */
function placesOf(doc: Document): readonly Extent[] {
  const { markdown, text } = doc;
  if (!markdown) return [];
  const criteria = sectionsUnder(markdown, /^Acceptance Criteria\b/i);
  const ticks = markdown.checkboxes.flatMap(({ extent, section }) => {
    const at = text.slice(extent.from, extent.to).search(/\[[ xX]\]/);
    return at === -1 || !criteria.has(section)
      ? []
      : [{ from: extent.from + at + 1, to: extent.from + at + 2 }];
  });
  const status = taskStatus(doc)?.field.valueExtent;
  const fences = handoffFences(markdown).map(({ fence }) => fence.extent);
  return [...fences, ...ticks, ...(status ? [status] : [])].sort((a, b) => a.from - b.from);
}
