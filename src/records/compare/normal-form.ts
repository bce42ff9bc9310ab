import { stringify } from 'yaml';
import type { Document, RecordKind } from '../../core/document.ts';
import { recordKinds } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import { readDocument } from '../read/document.ts';

/**
 * The normal form of a record, which does not depend on its layout: sorted keys, blocks, no comments, prose without
 * trailing spaces. A text that cannot be read as a record is returned unchanged.
 *
 * @param text of a file whose name says nothing
 */
export function normalForm(text: string): string {
  const doc = recordKinds.map((kind) => readAs(kind, text)).find((one) => one !== undefined);
  if (!doc?.data) return text;
  const values = stringify(plainValue(doc.data), {
    sortMapEntries: true,
    lineWidth: 0,
    aliasDuplicateObjects: false,
  });
  if (doc.kind === 'task') return prose(fenced(doc, values));
  if (!doc.frontMatter) return values;
  return `---\n${values}---\n${prose(text.slice(doc.frontMatter.extent.to)).replace(/^\n*/, '\n')}`;
}

function readAs(kind: RecordKind, text: string): Document | undefined {
  const path = `.agents/x/${kind === 'skill' ? 'SKILL.md' : /^(?:---|#)/.test(text) ? 'x.md' : 'x.yaml'}`;
  const place = { kind, root: '.agents', archived: false };
  const doc = readDocument(path, place, { ok: true, text, size: text.length });
  return doc && doc.problems.length === 0 && doc.data !== undefined ? doc : undefined;
}

/** A task with the YAML of its handoff in the normal form. */
function fenced({ text, yaml }: Document, values: string): string {
  if (!yaml) return text;
  return `${text.slice(0, yaml.extent.from)}${values}${text.slice(yaml.extent.to).replace(/^\s*/, '')}`;
}

function prose(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  return `${lines.join('\n').trimEnd()}\n`;
}
