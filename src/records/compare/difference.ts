import { entryOf, type YamlEntry, type YamlMap, type YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import type { ProseRedactions } from '../redact/prose-redaction.ts';
import { type NewRedactions, normalProse, sameUnlessRedacted } from '../redact/redaction.ts';

/** One place where a later version of a record differs from the earlier one. */
export interface Difference {
  readonly type: 'edited' | 'added' | 'removed';
  /** Keys and indexes; those of the earlier version, where it has the value. */
  readonly path: readonly (string | number)[];
  /** In the later version: the value or the key; for something removed, the place where it is missing. */
  readonly at: Extent;
  /** In the earlier version; absent for something added. */
  readonly was?: Extent;
}

type Path = readonly (string | number)[];

/**
 * Every innermost place where two parsed maps differ. Values that were correctly redacted do not count.
 *
 * @param ignored top-level keys that are not compared
 */
export function mapDifferences(
  before: YamlMap,
  after: YamlMap,
  path: Path,
  redactions: NewRedactions,
  ignored: ReadonlySet<string> = new Set(),
): Difference[] {
  const found: Difference[] = [];
  for (const { key, name, value } of before.entries) {
    if (name === null || ignored.has(name)) continue;
    const here = [...path, name];
    const entry = entryOf(after, name);
    if (!entry) found.push({ type: 'removed', path: here, at: headOf(after), was: key.extent });
    else found.push(...valueDifferences(value, entry.value, here, redactions, classify(entry), key.extent));
  }
  for (const entry of after.entries) {
    const { name } = entry;
    if (name === null || ignored.has(name) || entryOf(before, name)) continue;
    found.push({ type: 'added', path: [...path, name], at: entry.key.extent });
  }
  return found;
}

/** The same for any two values. `at` and `was` are used if the values have no inner place that differs. */
export function valueDifferences(
  before: YamlNode,
  after: YamlNode,
  path: Path,
  redactions: NewRedactions,
  at: Extent = after.extent,
  was: Extent = before.extent,
): Difference[] {
  if (sameUnlessRedacted(before, after, path, redactions)) return [];
  if (before.type === 'map' && after.type === 'map') {
    const inner = mapDifferences(before, after, path, redactions);
    if (inner.length > 0) return inner;
  }
  if (before.type === 'seq' && after.type === 'seq' && before.items.length === after.items.length) {
    return before.items.flatMap((item, index) => {
      const now = after.items[index];
      return now ? valueDifferences(item, now, [...path, index], redactions) : [];
    });
  }
  return [{ type: 'edited', path, at, was: before.type === 'scalar' ? before.extent : was }];
}

/** A scalar is shown itself, a block of several lines by its key. */
function classify({ key, value }: YamlEntry): Extent {
  const isShown = value.type === 'scalar' ? value.extent.to > value.extent.from : value.flow;
  return isShown ? value.extent : key.extent;
}

/** The part of a map that one line can show. */
function headOf(map: YamlMap): Extent {
  return map.flow ? map.extent : (map.entries[0]?.key.extent ?? map.extent);
}

/** How the items of an earlier list are in a later one that may only gain items. */
export interface KeptItems {
  /** Indexes (earlier, later) of the unchanged items, ascending in both. */
  readonly kept: readonly (readonly [number, number])[];
  /** Indexes of earlier items that are missing; `edited` is the later item at the position of one. */
  readonly lost: readonly { readonly index: number; readonly edited: number | undefined }[];
}

/**
 * Finds every item of an earlier list, in order, in a later one that may have others before, between and after them.
 * Linear in the number of items, except for items that a redaction touches.
 */
export function keptInOrder(
  before: readonly YamlNode[],
  after: readonly YamlNode[],
  path: Path,
  redactions: NewRedactions,
): KeptItems {
  const keysBefore = before.map(identityOf);
  const lastBefore = new Map(keysBefore.map((key, index) => [key, index]));
  const keysAfter = after.map(identityOf);
  const places = new Map<string, number[]>();
  for (let index = after.length - 1; index >= 0; index--) {
    const key = keysAfter[index] ?? '';
    const list = places.get(key);
    if (list) list.push(index);
    else places.set(key, [index]);
  }
  const redacted = touchedItems(path, redactions);
  const kept: (readonly [number, number])[] = [];
  const lost: { index: number; edited: number | undefined }[] = [];
  let next = 0;
  before.forEach((item, index) => {
    const candidates = places.get(keysBefore[index] ?? '') ?? [];
    while ((candidates.at(-1) ?? next) < next) candidates.pop();
    const found =
      candidates.at(-1) ??
      (redacted.has(String(index))
        ? indexFrom(after, next, (now) => sameUnlessRedacted(item, now, [...path, index], redactions))
        : undefined);
    if (found !== undefined) {
      kept.push([index, found]);
      next = found + 1;
      return;
    }
    const isOther = next < after.length && (lastBefore.get(keysAfter[next] ?? '') ?? -1) < index;
    lost.push({ index, edited: isOther ? next++ : undefined });
  });
  return { kept, lost };
}

function indexFrom<T>(items: readonly T[], from: number, test: (item: T) => boolean): number | undefined {
  for (let index = from; index < items.length; index++) {
    const item = items[index];
    if (item !== undefined && test(item)) return index;
  }
  return undefined;
}

/** The items of the list at a path that a new redaction names, as the steps of its field. */
function touchedItems(path: Path, redactions: NewRedactions): ReadonlySet<string> {
  const prefix = `${path.join('.')}.`;
  const fields = [...redactions.keys()].filter((field) => field.startsWith(prefix));
  return new Set(fields.map((field) => field.slice(prefix.length).split('.')[0] ?? ''));
}

/** A text that is equal for two values exactly if they are the same when parsed. */
function identityOf(node: YamlNode): string {
  if (node.type === 'scalar')
    return typeof node.value === 'string' ? JSON.stringify(node.value) : String(node.value);
  if (node.type === 'seq') return `[${node.items.map(identityOf).join()}]`;
  const entries = node.entries.map(({ key, value }) => `${identityOf(key)}:${identityOf(value)}`);
  return `{${entries.sort().join()}}`;
}

/**
 * What is missing or changed in the list under a key that may only gain items.
 *
 * @param comparable what of an item is compared, where not all of it is
 */
export function grownListDifferences(
  before: YamlMap,
  after: YamlMap,
  key: string,
  path: Path,
  redactions: NewRedactions,
  comparable: (item: YamlNode) => YamlNode = (item) => item,
): Difference[] {
  const [old, now] = [entryOf(before, key), entryOf(after, key)];
  if (!old || isEmpty(old.value)) return [];
  const here = [...path, key];
  if (!now) return [{ type: 'removed', path: here, at: headOf(after), was: old.key.extent }];
  if (old.value.type !== 'seq' || now.value.type !== 'seq') {
    return valueDifferences(old.value, now.value, here, redactions, classify(now), old.key.extent);
  }
  const items = old.value.items.map(comparable);
  const itemsNow = now.value.items.map(comparable);
  return keptInOrder(items, itemsNow, here, redactions).lost.flatMap(({ index, edited }): Difference[] => {
    const item = items[index];
    const itemNow = edited === undefined ? undefined : itemsNow[edited];
    if (item === undefined) return [];
    if (itemNow !== undefined) return valueDifferences(item, itemNow, [...here, index], redactions);
    return [{ type: 'removed', path: [...here, index], at: now.key.extent, was: item.extent }];
  });
}

/** A null, an empty list or an empty map: it has nothing to lose. */
function isEmpty(node: YamlNode): boolean {
  if (node.type === 'scalar') return node.value === null;
  return (node.type === 'seq' ? node.items : node.entries).length === 0;
}

/**
 * The first line in which two stretches of prose differ, as extents of each; undefined where they are the same as
 * immutability compares them (`sameProse`).
 *
 * @param redactions of lines, which do not count as differences; each is used once
 */
export function firstProseDifference(
  before: string,
  after: string,
  redactions?: ProseRedactions,
): { before: Extent; after: Extent } | undefined {
  const [old, now] = [normalLines(before), normalLines(after)];
  const length = Math.max(old.length, now.length);
  for (let index = 0; index < length; index++) {
    const [was, is] = [old[index], now[index]];
    if (was === is) continue;
    if (was !== undefined && is !== undefined && redactions?.explains(was, is)) continue;
    return { before: rawLine(before, old, index), after: rawLine(after, now, index) };
  }
  return undefined;
}

function normalLines(text: string): readonly string[] {
  const normal = normalProse(text);
  return normal === '' ? [] : normal.split('\n');
}

/** The position in the text of a line of the normal form; after the last line, the last line. */
function rawLine(text: string, normal: readonly string[], index: number): Extent {
  let at = 0;
  let found: Extent = { from: 0, to: 0 };
  for (let from = text.startsWith('\uFEFF') ? 1 : 0; from < text.length && at <= index; ) {
    const end = lineEnd(text, from);
    let to = end;
    while (to > from && (text[to - 1] === ' ' || text[to - 1] === '\t')) to--;
    if (text.slice(from, to) === normal[at]) {
      found = { from, to };
      at++;
    }
    from = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  return found;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
