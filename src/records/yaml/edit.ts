import { entryOf, nodeAt, stringOf, type YamlEntry, type YamlMap, type YamlNode } from '../../core/node.ts';
import type { TextEdit } from '../../core/text-edit.ts';
import { parseYaml } from './parse.ts';

/** Values as a flow map writes them, keys in their order. */
export type FlowMap = Readonly<Record<string, string | number>>;

const keyword = /^[A-Za-z0-9][\w.+@/-]*(?:[ :][\w.+@/-]+)*$/;
/** Strings here, and something else to readers of YAML 1.1: truth values, and numbers with `_`, `:` or in base 2. */
const otherwise = /^(?:y|n|yes|no|on|off|\d[\d_.:]*|0b[01_]+)$/i;

/**
 * A string as YAML writes it inside a flow map: plain where that reads back as the same string, else in the double quotes
 * that JSON has too.
 */
export function flowScalar(value: string): string {
  const isPlain =
    keyword.test(value) &&
    !otherwise.test(value) &&
    stringOf(nodeAt(parseYaml(`[${value}]`).root, 0)) === value;
  return isPlain ? value : quotedScalar(value);
}

/** In double quotes, on one line, nothing in it that a reader of YAML refuses. */
export function quotedScalar(value: string): string {
  return jsonText(value);
}

// What YAML refuses, and what nobody sees: soft hyphens, zero-width and bidi controls, separators of lines.
const unseen =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/g;

/** A value in the form of JSON, which is YAML too; nothing in it that a reader of YAML refuses, or that nobody sees. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(
    unseen,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function flowMap(map: FlowMap): string {
  return `{ ${Object.entries(map)
    .map(([key, value]) => `${key}: ${typeof value === 'number' ? value : flowScalar(value)}`)
    .join(', ')} }`;
}

function jsonMap(map: FlowMap): string {
  return `{ ${Object.entries(map)
    .map(([key, value]) => `${quotedScalar(key)}: ${jsonText(value)}`)
    .join(', ')} }`;
}

/**
 * Puts a string in the place of a value; keys, comments and everything beside it stay.
 *
 * @param root of the YAML that holds the value
 * @param path where it stands; not empty
 * @returns undefined where nothing stands there
 */
export function replaceValue(
  text: string,
  root: YamlNode | undefined,
  path: readonly (string | number)[],
  value: string,
): TextEdit | undefined {
  const node = nodeAt(root, ...path);
  const last = path.at(-1);
  if (node === undefined || last === undefined) return undefined;
  const entry = typeof last === 'string' ? entryOf(nodeAt(root, ...path.slice(0, -1)), last) : undefined;
  return inPlaceOf(text, node, entry, quotedScalar(value));
}

/**
 * Puts one line of YAML in the place of a value.
 *
 * @param entry the pair that it is the value of, where it is one
 */
export function inPlaceOf(
  text: string,
  node: YamlNode,
  entry: YamlEntry | undefined,
  written: string,
): TextEdit {
  const colon = colonBefore(text, node, entry);
  const isEmpty = node.extent.from === node.extent.to;
  if (colon === undefined) return { extent: node.extent, text: isEmpty ? ` ${written}` : written };
  const comment = /^[^\r\n]*/.exec(text.slice(colon, node.extent.from))?.[0].trimEnd() ?? '';
  return { extent: { from: colon, to: node.extent.to }, text: ` ${written}${comment}` };
}

/** The end of the colon before a block below its key: a list may stand no deeper than its key, a string may not. */
function colonBefore(text: string, node: YamlNode, entry: YamlEntry | undefined): number | undefined {
  if (!entry || node.type === 'scalar' || node.flow) return undefined;
  const between = text.slice(entry.key.extent.to, node.extent.from);
  const isBelow = /^[ \t]*:[ \t]*(?:#[^\n]*)?\r?\n/.test(between);
  return isBelow ? entry.key.extent.to + between.indexOf(':') + 1 : undefined;
}

/**
 * Adds a map to the end of a list that stands under a key of a map, and the list where there is none.
 *
 * @param before keys that a new list is to stand above; else it stands last
 * @returns undefined where the key holds something else than a list, or the map lies in no place to write to
 */
export function appendItem(
  text: string,
  map: YamlMap,
  key: string,
  item: FlowMap,
  before: readonly string[] = [],
): TextEdit | undefined {
  const entry = entryOf(map, key);
  const isNothing = entry?.value.type === 'scalar' && entry.value.value === null;
  if (!entry)
    return addKey(text, map, key, before, { flow: `[${jsonMap(item)}]`, block: [`  - ${flowMap(item)}`] });
  if (isNothing) return setNull(entry, ` [${flowMap(item)}]`);
  const list = entry.value;
  if (list.type !== 'seq' || list.aliased) return undefined;
  const last = list.items.at(-1);
  const written = map.flow ? jsonMap(item) : flowMap(item);
  if (list.flow) {
    const at = last ? last.extent.to : list.extent.from + 1;
    return { extent: { from: at, to: at }, text: last ? `, ${written}` : written };
  }
  if (!last) return undefined;
  const first = list.items[0]?.extent.from ?? last.extent.from;
  const dash = /^([ \t>]*)-[ \t]+$/.exec(text.slice(lineStart(text, first), first));
  return dash ? insertLines(text, last.extent.to, [`${dash[1]}- ${flowMap(item)}`]) : undefined;
}

/**
 * Sets a key of a map that is missing or null to a map.
 *
 * @param before keys that it is to stand above; else it stands last
 * @returns undefined where the key holds a value, or the map lies in no place to write to
 */
export function setMap(
  text: string,
  map: YamlMap,
  key: string,
  value: FlowMap,
  before: readonly string[] = [],
): TextEdit | undefined {
  const entry = entryOf(map, key);
  if (!entry) return addKey(text, map, key, before, { flow: jsonMap(value), inline: flowMap(value) });
  if (entry.value.type !== 'scalar' || entry.value.value !== null) return undefined;
  return setNull(entry, ` ${flowMap(value)}`);
}

/**
 * Sets a key of a map that is missing or null to a string.
 *
 * @param before keys that it is to stand above; else it stands last
 * @returns undefined where the key holds a value, or the map lies in no place to write to
 */
export function setScalar(
  text: string,
  map: YamlMap,
  key: string,
  value: string,
  before: readonly string[] = [],
): TextEdit | undefined {
  const entry = entryOf(map, key);
  if (!entry) return addKey(text, map, key, before, { flow: quotedScalar(value), inline: flowScalar(value) });
  if (entry.value.type !== 'scalar' || entry.value.value !== null) return undefined;
  return setNull(entry, ` ${flowScalar(value)}`);
}

function setNull({ value }: YamlEntry, text: string): TextEdit {
  const isEmpty = value.extent.from === value.extent.to;
  return { extent: value.extent, text: isEmpty ? text : text.trimStart() };
}

interface Written {
  /** In JSON's form, for a map in braces. */
  readonly flow: string;
  /** Beside the key. */
  readonly inline?: string;
  /** Lines below it. */
  readonly block?: readonly string[];
}

/**
 * Adds a key to a map.
 *
 * @returns undefined where the map lies in no place to write to
 */
export function addKey(
  text: string,
  map: YamlMap,
  key: string,
  before: readonly string[],
  { flow, inline, block = [] }: Written,
): TextEdit | undefined {
  const [first, last] = [map.entries[0], map.entries.at(-1)];
  if (!first || !last || map.aliased) return undefined;
  // A new key is quoted as those beside it are: "3b" after "3".
  const name = text[first.key.extent.from] === '"' ? quotedScalar(key) : flowScalar(key);
  if (map.flow) {
    const at = last.extent.to;
    return { extent: { from: at, to: at }, text: `, ${name}: ${flow}` };
  }
  const start = lineStart(text, first.key.extent.from);
  const indent = text.slice(start, first.key.extent.from);
  if (!/^[ \t>\uFEFF]*$/.test(indent)) return undefined;
  const margin = indent.replace('\uFEFF', '');
  const lines = [`${name}:${inline === undefined ? '' : ` ${inline}`}`, ...block].map(
    (line) => margin + line,
  );
  const below = before.flatMap((name) => entryOf(map, name) ?? [])[0];
  if (!below) return insertLines(text, last.extent.to, lines);
  const at = aboveComments(text, lineStart(text, below.key.extent.from), start);
  return { extent: { from: at, to: at }, text: lines.map((line) => line + lineBreak(text)).join('') };
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

/** Puts lines after the one that an offset lies in. */
export function insertLines(text: string, offset: number, lines: readonly string[]): TextEdit {
  const eol = lineBreak(text);
  const end = text.indexOf('\n', offset);
  const at = end === -1 ? text.length : end + 1;
  const added = lines.join(eol);
  return { extent: { from: at, to: at }, text: end === -1 ? eol + added : added + eol };
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineBreak(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
