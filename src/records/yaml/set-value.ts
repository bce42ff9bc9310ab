import { entryOf, nodeAt, type YamlEntry, type YamlMap, type YamlNode } from '../../core/node.ts';
import { lineBreakOf, type TextEdit } from '../../core/text-edit.ts';
import { indented, insertLines, lineStart } from './lines.ts';
import { flowScalar, jsonText } from './scalar.ts';
import { renderEntry, renderFlow, renderJson, type YamlValue } from './write.ts';

/**
 * Sets a key of a map to a value; keys, comments and everything else stay.
 *
 * @param before keys before which a new one is written; else it is last
 * @returns undefined where the map is reached through an alias, or has no place to write to
 */
export function setValue(
  text: string,
  map: YamlMap,
  key: string,
  value: YamlValue,
  before: readonly string[] = [],
): TextEdit | undefined {
  return entryOf(map, key) ? replaceValue(text, map, [key], value) : addKey(text, map, key, value, before);
}

/**
 * Puts a value in the place of another one; keys, comments and everything beside it stay. An alias is replaced, what it names
 * stays.
 *
 * @param root of the YAML that holds the value
 * @param path where it is; not empty
 * @returns undefined where there is none, or what holds it is reached through an alias
 */
export function replaceValue(
  text: string,
  root: YamlNode | undefined,
  path: readonly (string | number)[],
  value: YamlValue,
): TextEdit | undefined {
  const [holder, node, last] = [nodeAt(root, ...path.slice(0, -1)), nodeAt(root, ...path), path.at(-1)];
  if (!node || last === undefined || holder?.aliased) return undefined;
  const written = isJson(text, root, path) ? renderJson(value) : renderFlow(value);
  const colon = typeof last === 'string' ? colonBefore(text, node, entryOf(holder, last)) : undefined;
  const isEmpty = node.extent.from === node.extent.to;
  if (colon === undefined) return { extent: node.extent, text: isEmpty ? ` ${written}` : written };
  const comment = /^[^\r\n]*/.exec(text.slice(colon, node.extent.from))?.[0].trimEnd() ?? '';
  return { extent: { from: colon, to: node.extent.to }, text: ` ${written}${comment}` };
}

/** Whether the map around a value is in JSON's form: braces, and keys in double quotes. */
export function isJson(
  text: string,
  root: YamlNode | undefined,
  path: readonly (string | number)[],
): boolean {
  const around = path.map((_, at) => nodeAt(root, ...path.slice(0, at)));
  const map = around.findLast((one) => one?.type === 'map');
  return map?.type === 'map' && map.flow && text[map.entries[0]?.key.extent.from ?? -1] === '"';
}

/** The end of the colon before a block below its key: a list may stand no deeper than its key, a string may not. */
function colonBefore(text: string, node: YamlNode, entry: YamlEntry | undefined): number | undefined {
  if (!entry || node.aliased || node.type === 'scalar' || node.flow) return undefined;
  const between = text.slice(entry.key.extent.to, node.extent.from);
  const isBelow = /^[ \t]*:[ \t]*(?:#[^\n]*)?\r?\n/.test(between);
  return isBelow ? entry.key.extent.to + between.indexOf(':') + 1 : undefined;
}

function addKey(
  text: string,
  map: YamlMap,
  key: string,
  value: YamlValue,
  before: readonly string[],
): TextEdit | undefined {
  const [first, last] = [map.entries[0], map.entries.at(-1)];
  if (!first || !last || map.aliased) return undefined;
  // A new key is quoted as those beside it are: "3b" after "3".
  const name = text[first.key.extent.from] === '"' ? jsonText(key) : flowScalar(key);
  if (map.flow) {
    const at = last.extent.to;
    return { extent: { from: at, to: at }, text: `, ${name}: ${renderJson(value)}` };
  }
  const start = lineStart(text, first.key.extent.from);
  const indent = text.slice(start, first.key.extent.from);
  if (!/^[ \t>\uFEFF]*$/.test(indent)) return undefined;
  const [head = '', ...block] = renderEntry(key, value);
  const margin = indent.replace('\uFEFF', '');
  const lines = indented([name + head.slice(flowScalar(key).length), ...block], margin);
  const below = before.flatMap((name) => entryOf(map, name) ?? [])[0];
  if (!below) return insertLines(text, last.extent.to, lines);
  const at = aboveComments(text, lineStart(text, below.key.extent.from), start);
  return { extent: { from: at, to: at }, text: lines.map((line) => line + lineBreakOf(text)).join('') };
}

/** Comment lines right above a key belong to it. */
function aboveComments(text: string, from: number, top: number): number {
  let at = from;
  while (at > top) {
    const previous = lineStart(text, at - 1);
    if (!/^[ \t>]*#/.test(text.slice(previous, at))) break;
    at = previous;
  }
  return at;
}
