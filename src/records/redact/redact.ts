import type { Document, Fence } from '../../core/document.ts';
import { isNull, nodeAt, plainValue, stringOf, type YamlNode } from '../../core/node.ts';
import { applyEdits, type TextEdit } from '../../core/text-edit.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { mapDifferences } from '../compare/difference.ts';
import { bodyDifference, bodyOf, outputOf, stepKeyOf, stepSections } from '../kinds/session/body.ts';
import { readDocument } from '../read/document.ts';
import { appendValue } from '../yaml/append-value.ts';
import { replaceValue } from '../yaml/set-value.ts';
import { hashOfValue, newRedactions, redactedValue } from './redaction.ts';

/** Who takes a value out, when and why. */
export interface RedactionNote {
  /** RFC 3339. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

export type Redacted =
  | { readonly ok: true; readonly text: string; readonly field: string }
  | {
      readonly ok: false;
      /** No such value; taken out already; not a value that may go; or written in a way that no edit of a few characters changes. */
      readonly why: 'unknown' | 'already' | 'own' | 'written';
      /** A field that was meant, perhaps. */
      readonly near?: string | undefined;
    };

type Path = readonly (string | number)[];

/**
 * Removes a value from a record: `[redacted]` is written in its place, and `redactions` gets the entry that every
 * rule of immutability requires (convention, section 10). Every other character stays.
 *
 * @param doc a record that could be read
 * @param field `reasons.0.text`, `reasons[0].text`; of a structured output of a session `step_outputs.<step>.<path>`, in
 *   every pass of the step that has it; of a payload with or without `handoff.` before it
 */
export function redact(doc: Document, field: string, note: RedactionNote): Redacted {
  const words = field.replace(/\[(\d+)\]/g, '.$1');
  const targets = targetsOf(doc, words);
  if (targets.length === 0) {
    const near = closestMatch(words, fieldsOf(doc.data));
    return { ok: false, why: 'unknown', near };
  }
  const open = targets.filter(({ root, path }) => stringOf(nodeAt(root, ...path)) !== redactedValue);
  const [first] = open;
  if (!first) return { ok: false, why: 'already' };
  if (ownKeys.has(String(first.name[0]))) return { ok: false, why: 'own' };
  const text = edited(doc, open, note);
  return text === undefined ? { ok: false, why: 'written' } : { ok: true, text, field: first.name.join('.') };
}

/** Keys that say that the file is a record, and what was removed from it. */
const ownKeys = new Set(['schema', 'redactions']);

/** A value that the field names. */
interface Target {
  readonly root: YamlNode | undefined;
  readonly path: Path;
  /** How `redactions` names it. */
  readonly name: Path;
}

function targetsOf(doc: Document, words: string): Target[] {
  const { data } = doc;
  const own = pathOf(data, words) ?? (doc.kind === 'handoff' ? pathOf(data, `handoff.${words}`) : undefined);
  if (own) return [{ root: data, path: own, name: own }];
  const step = doc.kind === 'session' ? /^step_outputs\.(3\.2|\w+)\.(.+)$/.exec(words) : null;
  const key = stepKeyOf(step?.[1] ?? '');
  return outputsOf(doc, key).flatMap((fence) => {
    const root = outputOf(fence);
    const path = pathOf(root, step?.[2] ?? '');
    return path ? [{ root, path, name: ['step_outputs', key, ...path] }] : [];
  });
}

function outputsOf(doc: Document, step: string): readonly Fence[] {
  if (step === '') return [];
  return [...stepSections(doc).values()].flatMap((section) => (section.step === step ? section.outputs : []));
}

/** Keys may contain dots: the path that leads to a value is the right one. */
function pathOf(node: YamlNode | undefined, words: string): Path | undefined {
  if (node?.type === 'map') {
    for (const { name, value } of node.entries) {
      if (name === words) return [name];
      const rest = name !== null && words.startsWith(`${name}.`) ? words.slice(name.length + 1) : undefined;
      const path = rest === undefined ? undefined : pathOf(value, rest);
      if (path && name !== null) return [name, ...path];
    }
  }
  if (node?.type !== 'seq') return undefined;
  const [, index = '', rest] = /^(\d+)(?:\.(.+))?$/s.exec(words) ?? [];
  const item = index === '' ? undefined : node.items[Number(index)];
  if (item === undefined) return undefined;
  if (rest === undefined) return [Number(index)];
  const path = pathOf(item, rest);
  return path && [Number(index), ...path];
}

/** Every field of a record, as a redaction names it. */
function fieldsOf(node: YamlNode | undefined, path: Path = []): string[] {
  const here = path.length === 0 ? [] : [path.join('.')];
  if (node?.type === 'map') {
    const inner = node.entries.flatMap(({ name, value }) =>
      name === null ? [] : fieldsOf(value, [...path, name]),
    );
    return [...here, ...inner];
  }
  if (node?.type !== 'seq') return here;
  return [...here, ...node.items.flatMap((item, index) => fieldsOf(item, [...path, index]))];
}

function edited(doc: Document, targets: readonly Target[], note: RedactionNote): string | undefined {
  const replacements = targets.map(({ root, path }) => replaceValue(doc.text, root, path, redactedValue));
  if (replacements.includes(undefined)) return undefined;
  let text = applyEdits(
    doc.text,
    replacements.filter((edit): edit is TextEdit => edit !== undefined),
  );
  const hashes = new Map(
    targets.map(({ root, path, name }) => [hashOfValue(plainValue(nodeAt(root, ...path))), name.join('.')]),
  );
  for (const [sha256, field] of hashes) {
    const data = readAgain(doc, text)?.data;
    if (sha256 === undefined || data === undefined) return undefined;
    const entry = appendValue(text, data, 'redactions', { field, ...note, sha256 }, ['fsm']);
    if (entry === undefined) return undefined;
    text = applyEdits(text, [entry]);
  }
  return isFaithful(doc, readAgain(doc, text)) ? text : undefined;
}

/** The record that a changed text is. */
export function readAgain(doc: Document, text: string): Document | undefined {
  const { kind, root, archived } = doc;
  const source = { ok: true, text, size: new TextEncoder().encode(text).length } as const;
  return readDocument(doc.path, { kind, root, archived }, source);
}

/** Whether the later text equals the earlier one except for the removed value, as immutability requires. */
function isFaithful(before: Document, after: Document | undefined): boolean {
  if (!before.data || !after?.data || after.kind !== before.kind) return false;
  const redactions = newRedactions(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions'));
  if (redactions.size === 0 || isNull(nodeAt(after.data, 'redactions'))) return false;
  const ignored = new Set(['redactions']);
  if (mapDifferences(before.data, after.data, [], redactions, ignored).length > 0) return false;
  return before.kind !== 'session' || bodyDifference(bodyOf(before), bodyOf(after), redactions) === undefined;
}
