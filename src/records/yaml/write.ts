import { stringOf } from '../../core/node.ts';
import { parseYaml } from './parse.ts';
import { flowScalar, jsonText } from './scalar.ts';

/** A value to be written as YAML; of a map, keys that are undefined are left out. */
export type YamlValue = string | number | boolean | null | readonly YamlValue[] | YamlData;
export interface YamlData {
  readonly [key: string]: YamlValue | undefined;
}

/** The most columns of a map or list on one line. */
const lineWidth = 120;

/**
 * A new map as the convention shows records: keys in the order given, one line for what is short, blocks for the rest.
 * Reading it back gives the same values.
 *
 * @returns lines that end in LF
 */
export function renderYaml(data: YamlData): string {
  return entriesOf(data)
    .flatMap(([key, value]) => entryLines(key, value, ''))
    .map((line) => `${line}\n`)
    .join('');
}

/** A new markdown record: front matter, then a text, which may be empty. */
export function renderFrontMatter(data: YamlData, body: string): string {
  const text = body.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '');
  return `---\n${renderYaml(data)}---\n${text === '' ? '' : `\n${text}\n`}`;
}

/** The lines of one key of a map, not indented. The key is a plain word. */
export function renderEntry(key: string, value: YamlValue): string[] {
  return entryLines(key, value, '');
}

/** The lines of one item of a list that is in no margin, its dash included. */
export function renderItem(value: YamlValue): string[] {
  return itemLines([value], '');
}

function entriesOf(data: YamlData): [string, YamlValue][] {
  return Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
}

function entryLines(key: string, value: YamlValue, indent: string): string[] {
  const head = `${indent}${flowScalar(key)}:`;
  const line = `${head} ${renderFlow(value)}`;
  if (typeof value === 'string' && isProse(value)) return [`${head} |-`, ...proseLines(value, `${indent}  `)];
  if (!isCollection(value) || isEmpty(value)) return [line];
  const isList = isArray(value);
  if (line.length <= lineWidth && (!isList || value.every((item) => !isCollection(item)))) return [line];
  return [head, ...(isList ? itemLines(value, `${indent}  `) : mapLines(value, `${indent}  `))];
}

function mapLines(map: YamlData, indent: string): string[] {
  return entriesOf(map).flatMap(([key, value]) => entryLines(key, value, indent));
}

function itemLines(items: readonly YamlValue[], indent: string): string[] {
  return items.flatMap((item) => {
    const line = `${indent}- ${renderFlow(item)}`;
    if (typeof item === 'string' && isProse(item))
      return [`${indent}- |-`, ...proseLines(item, `${indent}  `)];
    if (!isCollection(item) || isEmpty(item) || line.length <= lineWidth) return [line];
    // The value of an item begins on the line of its dash.
    const lines = isArray(item) ? itemLines(item, `${indent}  `) : mapLines(item, `${indent}  `);
    return lines.map((one, index) => (index === 0 ? `${indent}- ${one.trimStart()}` : one));
  });
}

/** Several lines that a literal block keeps as they are. */
function isProse(text: string): boolean {
  if (!text.includes('\n') || !/^\S/.test(text) || /[ \t\n]$/m.test(text.replace(/\n+/g, '\n'))) return false;
  const { root, problems } = parseYaml(`- |-\n${proseLines(text, '  ').join('\n')}\n`);
  return problems.length === 0 && root?.type === 'seq' && stringOf(root.items[0]) === text;
}

function proseLines(text: string, indent: string): string[] {
  return text.split('\n').map((line) => (line === '' ? '' : indent + line));
}

/** A value on one line. */
export function renderFlow(value: YamlValue): string {
  if (typeof value === 'string') return value.includes('\n') ? jsonText(value) : flowScalar(value);
  if (!isCollection(value)) return flowNumber(value);
  if (isArray(value)) return `[${value.map(renderFlow).join(', ')}]`;
  const entries = entriesOf(value).map(([key, one]) => `${flowScalar(key)}: ${renderFlow(one)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A value on one line in the form of JSON, spaced as `renderFlow` does. */
export function renderJson(value: YamlValue): string {
  if (!isCollection(value)) return jsonText(value);
  if (isArray(value)) return `[${value.map(renderJson).join(', ')}]`;
  const entries = entriesOf(value).map(([key, one]) => `${jsonText(key)}: ${renderJson(one)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The core schema has its own words for numbers that are not finite. */
function flowNumber(value: number | boolean | null): string {
  if (typeof value !== 'number' || Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
}

function isEmpty(value: readonly YamlValue[] | YamlData): boolean {
  return isArray(value) ? value.length === 0 : entriesOf(value).length === 0;
}

function isCollection(value: YamlValue): value is readonly YamlValue[] | YamlData {
  return typeof value === 'object' && value !== null;
}

function isArray(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}
