import { isMap } from '../core/collections/map.ts';
import type { ReadProblem } from '../core/document.ts';
import { plainValue, type YamlMap } from '../core/node.ts';
import { LineIndex } from '../core/position.ts';
import { BatonError } from '../errors.ts';
import { recognise } from '../records/foreign.ts';
import { findFrontMatter } from '../records/read/front-matter.ts';
import { guardMarkdown, maxDepth } from '../records/read/guards.ts';
import { parseYaml } from '../records/yaml/parse.ts';
import type { ForeignFile } from './types.ts';

/** Keys and values as YAML and JSON give them. */
export type Data = Readonly<Record<string, unknown>>;

/** Reads a file of YAML or JSON that holds keys and values. @throws BatonError `unreadable` */
export function readData(file: ForeignFile): Data {
  return plainValue(readNode(file)) as Data;
}

/** The same with the places of the values. @throws BatonError `unreadable` */
export function readNode(file: ForeignFile): YamlMap {
  return readPart(file, file.text.startsWith('\uFEFF') ? 1 : 0, file.text.length);
}

/** Reads the documents of a YAML file, each with keys and values. @throws BatonError `unreadable` */
export function readDocuments(file: ForeignFile): readonly Data[] {
  const { text } = file;
  // A line of dashes at column 0 ends a document wherever it is; so does one of dots.
  const parts: { from: number; to: number }[] = [];
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  for (const { index, 0: line } of text.matchAll(/^(?:\uFEFF?---|\.\.\.)[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/gm)) {
    parts.push({ from, to: index });
    from = index + line.length;
  }
  parts.push({ from, to: text.length });
  const held = parts.filter(({ from, to }) => /^[^\S\n]*[^\s#]/m.test(text.slice(from, to)));
  return held.map(({ from, to }) => plainValue(readPart(file, from, to)) as Data);
}

/** Reads JSON by lines. @throws BatonError `unreadable` with the line that is not JSON */
export function readLines(file: ForeignFile): readonly { readonly line: number; readonly value: unknown }[] {
  const lines = file.text.replace(/^\uFEFF/, '').split('\n');
  return lines.flatMap((text, at) => {
    if (text.trim() === '') return [];
    const line = at + 1;
    return [{ line, value: readLine(file, text, line) }];
  });
}

function readLine(file: ForeignFile, text: string, line: number): unknown {
  const refuse = (problem: string) =>
    new BatonError('unreadable', `\`${file.name}:${line}\` cannot be read: ${problem}`, {
      help: likeness(file) ?? 'fix the line, and import the file again',
    });
  if (/^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/.test(text)) throw refuse('conflict markers of a merge');
  // JSON.parse reads any depth; what walks the value afterwards does not.
  if (jsonDepth(text) > maxDepth) throw refuse(`nesting over ${maxDepth} levels deep is not read`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('it is not JSON');
  }
}

/** How deep brackets outside of strings nest. */
function jsonDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isQuoted) {
      if (code === 0x5c) at++;
      else if (code === 0x22) isQuoted = false;
    } else if (code === 0x22) isQuoted = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
}

/** Markdown with its front matter, which may be missing. */
export interface ForeignMarkdown {
  readonly data: Data;
  /** Below the front matter, line breaks LF, without spaces or empty lines at its ends. */
  readonly body: string;
}

/** Reads a markdown file. @throws BatonError `unreadable` */
export function readMarkdown(file: ForeignFile): ForeignMarkdown {
  const { text } = file;
  const problem = guardMarkdown(text);
  if (problem) throw unreadableAt(file, problem);
  const place = findFrontMatter(text);
  const isEmpty = !place.found || !/^[^\S\n]*[^\s#]/m.test(text.slice(place.content.from, place.content.to));
  const data = isEmpty ? {} : (plainValue(readPart(file, place.content.from, place.content.to)) as Data);
  const body = text
    .slice(place.found ? place.extent.to : 0)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  return { data, body };
}

function readPart(file: ForeignFile, from: number, to: number): YamlMap {
  const { root, problems } = parseYaml(file.text.slice(from, to), (offset) => offset + from);
  const [problem] = problems;
  if (problem) throw unreadableAt(file, problem);
  if (root?.type === 'map') return root;
  const found = root === undefined ? 'no value' : root.type === 'seq' ? 'a list' : 'a single value';
  throw new BatonError('unreadable', `\`${file.name}\` contains ${found}, expected keys and values`, {
    help: likeness(file) ?? '`baton import --help` names the formats',
  });
}

function unreadableAt(file: ForeignFile, { extent, message }: ReadProblem): BatonError {
  const { line } = new LineIndex(file.text).span(extent).start;
  return new BatonError('unreadable', `\`${file.name}:${line}\` cannot be read: ${message}`, {
    help: likeness(file) ?? 'fix the file, and import it again; nothing was written',
  });
}

/** A file that is not of the format that it was named as. @param help where it looks like nothing that is known */
export function notOfFormat(
  file: ForeignFile,
  format: string,
  missing: string,
  help = '`baton import --help` names the formats',
): BatonError {
  return new BatonError('unreadable', `\`${file.name}\` is not a ${format}: ${missing}`, {
    help: likeness(file) ?? help,
  });
}

/** What a file looks like that is of another format than its user thinks. */
function likeness({ format, name, text }: ForeignFile): string | undefined {
  const found = recognise(name, text);
  if (found === undefined || found.format === format) return undefined;
  return found.format === undefined
    ? `it looks like ${found.looks}`
    : `it looks like ${found.looks}: \`baton import ${found.format} ${name}\``;
}

export const isData: (value: unknown) => value is Data = isMap;

/** A string that is not blank, trimmed. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The items of a list; one value is a list of one, nothing is an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Whether two values are the same as JSON; the order of keys means nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (!isData(a) || !isData(b)) return Object.is(a, b) || (a === 0 && b === 0);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** The entries whose key is, or is not, one of these. */
export function without(data: Data, keys: readonly string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}
