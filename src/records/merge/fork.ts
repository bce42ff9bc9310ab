import type { Document } from '../../core/document.ts';
import { isNull, nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { applyEdits, type TextEdit } from '../../core/text-edit.ts';
import { flowScalar, replaceValue, setScalar } from '../yaml/edit.ts';

/**
 * The text of a session under another id, as one that parted from it: `session_id` and `forked_from` are set, and what a
 * pending dispatch says of the id; history and prose stay as they stood (convention, section 3).
 *
 * @param id of the fork
 * @returns undefined where the front matter has no place to write to
 */
export function forkedText(doc: Document, id: string): string | undefined {
  const { text, data, id: old } = doc;
  if (data === undefined || old === undefined) return undefined;
  const forked = nodeAt(data, 'forked_from');
  const edits: (TextEdit | undefined)[] = [
    put(doc, ['session_id'], id),
    isNull(forked) ? setScalar(text, data, 'forked_from', old, fork) : put(doc, ['forked_from'], old),
  ];
  for (const key of ['session_id', 'directive_command']) {
    const said = stringOf(nodeAt(data, 'dispatch_pending', key));
    if (said?.includes(old)) edits.push(put(doc, ['dispatch_pending', key], said.replaceAll(old, id)));
  }
  const known = edits.filter((edit) => edit !== undefined);
  return known.length === edits.length ? applyEdits(text, known) : undefined;
}

/** The keys that `forked_from` stands above (convention, section 3). */
const fork = ['abandoned', 'iteration_count', 'fsm'];

function put({ text, data }: Document, path: readonly string[], value: string): TextEdit | undefined {
  const node = nodeAt(data, ...path);
  if (node === undefined || !isPlainPlace(node)) return replaceValue(text, data, path, value);
  return { extent: node.extent, text: flowScalar(value) };
}

function isPlainPlace(node: YamlNode): boolean {
  return node.type === 'scalar' && !node.aliased && node.style !== 'block';
}
