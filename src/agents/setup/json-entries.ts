import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type JsonEntries, type JsonEntry, member, newFile, type Style } from './json-text.ts';

/** Why a file is not changed. */
export interface JsonFault {
  readonly message: string;
}

export type JsonEdit =
  | { readonly ok: true; readonly text: string | undefined }
  | { readonly ok: false; readonly fault: JsonFault };

/**
 * Puts entries into a JSON text with or without comments. Each comes first in its list or object, so that `takeEntries` gives the
 * text back byte for byte; comments, order and other values stay. A text that has all entries is returned as it is.
 *
 * What was there and what was made is told apart by its form: an entry follows the bracket of a list or object that was empty
 * on the same line, and that of one that was made on the next line.
 *
 * @param text undefined for no file
 */
export function putEntries(text: string | undefined, wanted: JsonEntries): JsonEdit {
  if (text === undefined) return { ok: true, text: newFile(wanted) };
  const root = rootOf(text);
  if (typeof root === 'string') return { ok: false, fault: { message: root } };
  const byHand = writtenByHand(root, wanted);
  const entries = wanted.entries.filter((entry) => !byHand.includes(entry));
  if (hasAll(root, { ...wanted, entries })) return { ok: true, text };
  const taken = takeEntries(text, wanted);
  if (!taken.ok || taken.text === undefined) return taken.ok ? putEntries(undefined, wanted) : taken;
  let now = taken.text;
  const needed = neededIn(now, wanted);
  for (const entry of [...needed, ...entries].reverse()) {
    const next = put(now, entry);
    if (typeof next !== 'string') return { ok: false, fault: next };
    now = next;
  }
  return { ok: true, text: now };
}

/**
 * Takes the entries of Baton out of a JSON text.
 *
 * @returns without a text where the file had nothing else
 */
export function takeEntries(text: string, wanted: JsonEntries): JsonEdit {
  if (text === newFile(wanted)) return { ok: true, text: undefined };
  let now = text;
  for (;;) {
    const root = rootOf(now);
    if (typeof root === 'string') return { ok: false, fault: { message: root } };
    const found = neededOurs(root, wanted, now) ?? oursIn(root, wanted)[0];
    if (!found) return { ok: true, text: now };
    const target = withMade(found, now);
    if (isMadeFile(target, now)) return { ok: true, text: undefined };
    now = without(now, target);
  }
}

/** Whether a text has an entry of Baton. A text that is not JSON has none. */
export function hasEntries(text: string, wanted: JsonEntries): boolean {
  const root = rootOf(text);
  return typeof root !== 'string' && oursIn(root, wanted).length > 0;
}

/** The entries that a text does not get, since a person wrote what does the same. */
export function entriesByHand(text: string, wanted: JsonEntries): readonly JsonEntry[] {
  const root = rootOf(text);
  return typeof root === 'string' ? [] : writtenByHand(root, wanted);
}

function writtenByHand(root: Node, { entries, isByHand, isOurs }: JsonEntries): readonly JsonEntry[] {
  const hasItems = nodesBelow(root).some((node) => node.type !== 'property' && isByHand(getNodeValue(node)));
  return entries.filter(({ isItem, path }) => {
    if (isItem) return hasItems;
    const node = valueAt(root, path);
    return node !== undefined && !isOurs(getNodeValue(node));
  });
}

/** The object at the top, or why there is none. */
function rootOf(text: string): Node | string {
  const errors: ParseError[] = [];
  const root = parseTree(blankMark(text), errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) {
    const line = text.slice(0, first.offset).split('\n').length;
    return `line ${line} is not JSON`;
  }
  if (root?.type !== 'object') return 'the file holds no JSON object';
  return root;
}

/** A byte order mark is no part of JSON; in its place a space, so that offsets stay. */
function blankMark(text: string): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
}

function nodesBelow(node: Node): Node[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)]);
}

/** The items and members that are entries of Baton, also of another version, which may have had other lists. */
function oursIn(node: Node, wanted: JsonEntries): Node[] {
  return (node.children ?? []).flatMap((child) => {
    const value = child.type === 'property' ? child.children?.[1] : child;
    if (!value) return [];
    const isPlace = wanted.entries.some(({ isItem, path }) =>
      isAt(child, isItem ? [...path.slice(0, -1), anyKey, undefined] : path),
    );
    return isPlace && wanted.isOurs(getNodeValue(value)) ? [child] : oursIn(value, wanted);
  });
}

const anyKey = Symbol('any key');

/** @param path undefined stands for an item of a list */
function isAt(node: Node, path: readonly (string | symbol | undefined)[]): boolean {
  const key = path.at(-1);
  const holder = node.parent;
  if (!holder) return path.length === 0;
  if (node.type !== 'property' ? key !== undefined : key !== anyKey && keyOf(node) !== key) return false;
  const above = holder.parent;
  return above ? isAt(above.type === 'property' ? above : holder, path.slice(0, -1)) : path.length === 1;
}

/** The keys that the host needs, for a file that has nothing of the kind yet: one that has some works as it is. */
function neededIn(text: string, { entries, needed = {} }: JsonEntries): readonly JsonEntry[] {
  const root = rootOf(text);
  if (typeof root === 'string' || entries.some(({ path: [key = ''] }) => valueAt(root, [key]))) return [];
  return Object.entries(needed).map(([key, value]) => ({ path: [key], isItem: false, value }));
}

/**
 * A key that the host needs, where it came with the entries: it is the first of the file, and what was made for them follows. In a
 * file that had the key, they come before it.
 */
function neededOurs(root: Node, wanted: JsonEntries, text: string): Node | undefined {
  const [first, second] = root.children ?? [];
  const isNeeded = first && Object.hasOwn(wanted.needed ?? {}, String(keyOf(first)));
  return isNeeded && second && holdsOnlyOurs(second, wanted, text) ? first : undefined;
}

/** Whether a member was made for entries, and holds nothing else. */
function holdsOnlyOurs(member: Node, wanted: JsonEntries, text: string): boolean {
  const value = member.type === 'property' ? member.children?.[1] : undefined;
  const [first] = value?.children ?? [];
  if (!value || !first || !/^\s*\n\s*$/.test(text.slice(value.offset + 1, first.offset))) return false;
  return (value.children ?? []).every((child) =>
    child.type === 'property' ? holdsOnlyOurs(child, wanted, text) : wanted.isOurs(getNodeValue(child)),
  );
}

function keyOf(property: Node): unknown {
  return property.children?.[0]?.value as unknown;
}

function hasAll(root: Node, wantedHere: JsonEntries): boolean {
  const { entries, isOurs } = wantedHere;
  if (oursIn(root, wantedHere).length !== entries.length) return false;
  const places = new Map<string, readonly string[]>();
  for (const { path } of entries) places.set(JSON.stringify(path), path);
  return [...places.values()].every((path) => {
    const wanted = entries.filter((entry) => JSON.stringify(entry.path) === JSON.stringify(path));
    const node = valueAt(root, path);
    const found = !node
      ? []
      : wanted.some(({ isItem }) => isItem)
        ? (node.children ?? []).map((child) => getNodeValue(child) as unknown).filter(isOurs)
        : [getNodeValue(node) as unknown];
    return JSON.stringify(found) === JSON.stringify(wanted.map(({ value }) => value));
  });
}

function valueAt(root: Node, path: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of path) {
    if (node?.type !== 'object') return undefined;
    node = node.children?.findLast((member) => keyOf(member) === key)?.children?.[1];
  }
  return node;
}

/** A value that is there stays as it is. */
function put(text: string, { isItem, path, value }: JsonEntry): string | JsonFault {
  const root = rootOf(text);
  if (typeof root === 'string') return { message: root };
  const style = styleOf(text, root);
  for (let depth = path.length; depth >= 0; depth--) {
    const holder = valueAt(root, path.slice(0, depth));
    if (!holder) continue;
    const left = path.slice(depth);
    const type = left.length > 0 ? 'object' : isItem ? 'array' : undefined;
    if (type === undefined) return text;
    if (holder.type !== type)
      return {
        message: `\`${path.slice(0, depth).join('.')}\` is not ${type === 'array' ? 'a list' : 'an object'}`,
      };
    return insertFirst(text, holder, style, (indent) => member(left, isItem, value, indent, style));
  }
  return text;
}

function styleOf(text: string, root: Node): Style {
  const first = root.children?.[0];
  const unit = first ? indentBefore(text, first.offset) : undefined;
  return { eol: text.includes('\r\n') ? '\r\n' : '\n', unit: unit || '  ' };
}

/** The spaces before a value that is the first of its line; undefined for another one. */
function indentBefore(text: string, offset: number): string | undefined {
  return /(?:^|\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1];
}

function insertFirst(text: string, holder: Node, { eol }: Style, render: (indent: string) => string): string {
  const open = holder.offset + 1;
  const first = holder.children?.[0];
  const own = indentBefore(text, lineStart(text, holder.offset) + leading(text, holder.offset)) ?? '';
  if (!first) return splice(text, open, open, render(own));
  const indent = indentBefore(text, first.offset);
  if (indent === undefined || !text.slice(open, first.offset).includes('\n')) {
    const gap = text.slice(open, first.offset);
    return splice(text, open, open, `${/^[ \t]*$/.test(gap) ? gap : ''}${render(own)},`);
  }
  // What follows the bracket on its line, a comment, stays there.
  const rest = /^(?:[ \t]|\/\*(?:(?!\*\/)[^\r\n])*\*\/)*(?:\/\/[^\r\n]*)?(?=\r?\n)/.exec(text.slice(open));
  const at = open + (rest?.[0].length ?? 0);
  return splice(text, at, at, `${eol}${indent}${render(indent)},`);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function leading(text: string, offset: number): number {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0].length ?? 0;
}

function splice(text: string, from: number, to: number, inserted: string): string {
  return text.slice(0, from) + inserted + text.slice(to);
}

/** The list or object that was made for an entry and holds nothing else, with its key; as far up as that is so. */
function withMade(node: Node, text: string): Node {
  const holder = node.parent;
  const property = holder?.parent;
  if (!holder || property?.type !== 'property' || holder.children?.length !== 1) return node;
  return isMade(holder, node, text) ? withMade(property, text) : node;
}

/** Whether a list or object was made for its first value: on a line of its own, and nothing but spaces around. */
function isMade(holder: Node, first: Node, text: string): boolean {
  const before = text.slice(holder.offset + 1, first.offset);
  const after = text.slice(first.offset + first.length, holder.offset + holder.length - 1);
  return /^\s*\n\s*$/.test(before) && /^\s*$/.test(after);
}

/** Whether the file was made for a value: that is all of it. */
function isMadeFile(node: Node, text: string): boolean {
  const root = node.parent;
  if (!root || root.parent || root.children?.length !== 1) return false;
  return isMade(root, node, text) && text.slice(0, root.offset).trim() === '';
}

/** The text without an item or member, and without the comma and the spaces that came with it. */
function without(text: string, node: Node): string {
  const siblings = node.parent?.children ?? [];
  const at = siblings.indexOf(node);
  const end = node.offset + node.length;
  const previous = siblings[at - 1];
  if (at === siblings.length - 1 && previous) {
    const from = previous.offset + previous.length;
    // A comment after the value before it stays, the comma goes.
    const between = text.slice(from, node.offset).replace(',', '').replace(/\s+$/, '');
    return splice(text, from, end, between);
  }
  const before = /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, node.offset))?.[0] ?? '';
  const comma = /^\s*,/.exec(text.slice(end))?.[0] ?? '';
  return splice(text, node.offset - before.length, end + comma.length, '');
}
