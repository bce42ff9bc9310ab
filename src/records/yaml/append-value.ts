import { entryOf, nodeAt, type YamlMap, type YamlNode } from '../../core/node.ts';
import { lineBreakOf, type TextEdit } from '../../core/text-edit.ts';
import { indented, insertLines, lineStart } from './lines.ts';
import { isJson, setValue } from './set-value.ts';
import { renderEntry, renderFlow, renderItem, renderJson, type YamlValue } from './write.ts';

/**
 * Adds a value to the end of the list under a key, and creates a missing list; everything else stays.
 *
 * @param before keys before which a new list is written; else it is last
 * @returns undefined if the key has another value, or the map cannot be edited
 */
export function appendValue(
  text: string,
  map: YamlMap,
  key: string,
  value: YamlValue,
  before: readonly string[] = [],
): TextEdit | undefined {
  const list = nodeAt(map, key);
  if (isEmptyList(list)) return firstItem(text, map, key, value, before);
  const last = list?.type === 'seq' ? list.items.at(-1) : undefined;
  if (list?.type !== 'seq' || !last || list.aliased) return undefined;
  const { to } = last.extent;
  if (list.flow) {
    const written = isJson(text, map, [key]) ? renderJson(value) : renderFlow(value);
    return { extent: { from: to, to }, text: `, ${written}` };
  }
  const first = list.items[0]?.extent.from ?? last.extent.from;
  const dash = /^([ \t>]*)-[ \t]+$/.exec(text.slice(lineStart(text, first), first));
  return dash ? insertLines(text, to, indented(renderItem(value), dash[1] ?? '')) : undefined;
}

/** A list that holds maps is below its key, where there is room for lines. */
function firstItem(
  text: string,
  map: YamlMap,
  key: string,
  value: YamlValue,
  before: readonly string[],
): TextEdit | undefined {
  const entry = entryOf(map, key);
  const block = renderEntry(key, [value]).slice(1);
  if (!entry || map.flow || entry.value.aliased || block.length === 0)
    return setValue(text, map, key, [value], before);
  const { from, to } = entry.key.extent;
  const margin = /^[ \t>]*/.exec(text.slice(lineStart(text, from), from))?.[0] ?? '';
  const between = text.slice(to, entry.value.extent.from);
  // A comment between the key and its empty list keeps its place.
  if (!/^[ \t]*:[ \t]*$/.test(between)) return setValue(text, map, key, [value], before);
  const eol = lineBreakOf(text);
  // What is said behind the empty list is said of the list.
  const behind = /^[ \t]+#[^\r\n]*/.exec(text.slice(entry.value.extent.to))?.[0] ?? '';
  return {
    extent: { from: to, to: entry.value.extent.to + behind.length },
    text: `:${behind.trimEnd()}${indented(block, margin)
      .map((line) => eol + line)
      .join('')}`,
  };
}

function isEmptyList(node: YamlNode | undefined): boolean {
  if (node === undefined) return true;
  return node.type === 'scalar' ? node.value === null : node.type === 'seq' && node.items.length === 0;
}
