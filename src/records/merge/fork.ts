import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { applyEdits, type TextEdit } from '../../core/text-edit.ts';
import { replaceValue, setValue } from '../yaml/set-value.ts';

/**
 * The text of a session under another id, as a fork of it: `session_id`, `forked_from` and the id in a pending
 * dispatch are set; history and prose do not change (convention, section 3).
 *
 * @param id of the fork
 * @returns undefined where the front matter has no place to write to
 */
export function forkedText(doc: Document, id: string): string | undefined {
  const { text, data, id: old } = doc;
  if (data === undefined || old === undefined) return undefined;
  const edits: (TextEdit | undefined)[] = [
    replaceValue(text, data, ['session_id'], id),
    setValue(text, data, 'forked_from', old, fork),
  ];
  for (const key of ['session_id', 'directive_command']) {
    const said = stringOf(nodeAt(data, 'dispatch_pending', key));
    if (said?.includes(old))
      edits.push(replaceValue(text, data, ['dispatch_pending', key], said.replaceAll(old, id)));
  }
  const known = edits.filter((edit) => edit !== undefined);
  return known.length === edits.length ? applyEdits(text, known) : undefined;
}

/** The keys that `forked_from` is above (convention, section 3). */
const fork = ['abandoned', 'iteration_count', 'fsm'];
