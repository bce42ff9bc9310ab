import type { Document } from '../../core/document.ts';
import { isNull, nodeAt, plainValue, type YamlMap, type YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { noRedactions } from '../redact/redaction.ts';
import { type Difference, mapDifferences } from './difference.ts';

type Path = readonly (string | number)[];

/** A value that an error names: its place in the record, and the words of the message. */
export interface NamedFault {
  readonly at: Extent;
  readonly message: string;
}

/** Values that depend on others of the same record and change with them. */
const derived: Readonly<Partial<Record<Document['kind'], { from: string; fields: readonly string[] }>>> = {
  session: { from: 'fsm.history', fields: ['fsm.state', 'fsm.is_final', 'status', 'iteration_count'] },
  handoff: { from: '', fields: ['handoff.meta.payload_hash', 'handoff.meta.payload_size_bytes'] },
};

/** A record's data and the text around it, which may differ in different ways. */
export interface NamedDifferences {
  /** Whether the data differ only in what the errors name. */
  readonly data: boolean;
  /** Whether the text does, and whether it only gained lines. */
  readonly text: boolean;
  readonly textOnlyGrew: boolean;
}

/**
 * Compares two versions of a record by what the errors of the earlier one name: a wrong value, a missing key, an
 * entry of a list with its neighbours (convention, section 10, "Waivers"). A record whose data cannot be read is all
 * text.
 */
export function namedDifferences(
  before: Document,
  after: Document,
  faults: readonly NamedFault[],
): NamedDifferences {
  const isRead = before.data !== undefined && after.data !== undefined;
  const [old, now] = isRead ? [around(before), around(after)] : [whole(before), whole(after)];
  const { kept, lost } = keptOf(old.lines, now.lines);
  const named = linesOf(old, faults);
  return {
    data: !before.data || !after.data || dataDifferAsNamed(before, before.data, after.data, faults),
    text:
      lost.every((index) => named.has(index)) &&
      gapsAreNamed(kept, old.lines.length, now.lines.length, named),
    textOnlyGrew: lost.length === 0,
  };
}

function dataDifferAsNamed(
  { kind }: Document,
  before: YamlMap,
  after: YamlMap,
  faults: readonly NamedFault[],
): boolean {
  const isMissing = ({ message }: NamedFault) => message.startsWith('Missing');
  const missing = faults.filter(isMissing).map(({ message }) => message);
  const named = faults.filter((one) => !isMissing(one)).flatMap(({ at }) => pathTo(before, at) ?? []);
  const all = mapDifferences(before, after, [], noRedactions);
  const free = new Set(all.filter((one) => isNamed(one, named, missing, before, after)));
  const { from = '', fields = [] } = derived[kind] ?? {};
  const mayFollow = [...free].some(({ path }) => path.join('.').startsWith(from));
  return all.every((one) => free.has(one) || (mayFollow && fields.includes(one.path.join('.'))));
}

/** A value that a fault points at. */
interface Named {
  readonly path: Path;
  /** A map that is shown by its key: the key may be removed, but the error is not about the content of the map. */
  readonly isKeyOfMap: boolean;
}

function isNamed(
  { path, type }: Difference,
  named: readonly Named[],
  missing: readonly string[],
  before: YamlNode,
  after: YamlNode,
): boolean {
  const [old, now] = [nodeAt(before, ...path), nodeAt(after, ...path)];
  if (type === 'added' || isNull(old)) {
    const words = [path.join('.'), String(path.at(-1))].map((word) => `\`${word}\``);
    if (missing.some((message) => words.some((word) => message.includes(word)))) return true;
  }
  if (type === 'added') return false;
  const isMeant = (one: Named) =>
    one.isKeyOfMap
      ? type === 'removed' && one.path.join('\0') === path.join('\0')
      : one.path.length > 0 && isPrefix(one.path, path);
  if (named.some(isMeant)) return true;
  if (old?.type !== 'seq' || now?.type !== 'seq') return false;
  const indexes = new Set(
    named.flatMap((one) =>
      isPrefix(path, one.path) && one.path.length > path.length ? [one.path[path.length]] : [],
    ),
  );
  const { kept, lost } = keptOf(old.items.map(textOfValue), now.items.map(textOfValue));
  return (
    lost.every((index) => indexes.has(index)) &&
    gapsAreNamed(kept, old.items.length, now.items.length, indexes)
  );
}

/** Whether the new items are next to a named item. */
function gapsAreNamed(
  kept: readonly (readonly [number, number])[],
  before: number,
  after: number,
  named: ReadonlySet<unknown>,
): boolean {
  let [old, now] = [-1, -1];
  for (const [nextOld, nextNow] of [...kept, [before, after] as const]) {
    const isGrown = nextNow - now > nextOld - old;
    const beside = Array.from({ length: nextOld - old + 1 }, (_, step) => old + step);
    if (isGrown && !beside.some((index) => named.has(index))) return false;
    [old, now] = [nextOld, nextNow];
  }
  return true;
}

interface Lines {
  readonly lines: readonly string[];
  /** Where each begins in the file. */
  readonly starts: readonly number[];
}

function whole({ text }: Document): Lines {
  return linesFrom(text, 0);
}

/** The text around the data: the front matter, the fence or the file that holds those. */
function around({ text, yaml }: Document): Lines {
  const { from, to } = yaml?.extent ?? { from: 0, to: 0 };
  const [head, tail] = [linesFrom(text.slice(0, from), 0), linesFrom(text.slice(to), to)];
  return { lines: [...head.lines, ...tail.lines], starts: [...head.starts, ...tail.starts] };
}

function linesFrom(text: string, from: number): Lines {
  const raw = text.split('\n');
  const starts: number[] = [];
  let offset = from;
  for (const line of raw) {
    starts.push(offset);
    offset += line.length + 1;
  }
  return { lines: raw.map((line) => line.trimEnd()), starts };
}

function linesOf({ lines, starts }: Lines, faults: readonly NamedFault[]): ReadonlySet<number> {
  return new Set(
    lines.flatMap((line, index) => {
      const start = starts[index] ?? 0;
      return faults.some(({ at }) => at.from <= start + line.length && at.to >= start) ? [index] : [];
    }),
  );
}

/** More pairs than this are not compared one by one: everything between equal beginnings and ends counts as different. */
const mostPairs = 250_000;

/** Which items of a list are in a later one, by a longest common subsequence. */
function keptOf(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const kept: (readonly [number, number])[] = [];
  for (let index = 0; index < head; index++) kept.push([index, index]);
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  for (const [one, other] of longestCommon(old, now)) kept.push([head + one, head + other]);
  for (let left = tail; left > 0; left--) kept.push([before.length - left, after.length - left]);
  const stays = new Set(kept.map(([index]) => index));
  return { kept, lost: before.flatMap((_, index) => (stays.has(index) ? [] : [index])) };
}

function longestCommon(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  if (before.length * after.length > mostPairs) return [];
  // The length of the longest for each pair of rests.
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      const isSame = before[one] === after[other];
      lengths[one * width + other] = isSame
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const found: (readonly [number, number])[] = [];
  for (let [one, other] = [0, 0]; one < before.length && other < after.length; ) {
    if (before[one] === after[other]) found.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one++;
    else other++;
  }
  return found;
}

function textOfValue(node: YamlNode): string {
  return JSON.stringify(plainValue(node));
}

function isPrefix(short: Path, long: Path): boolean {
  return short.length <= long.length && short.every((step, index) => step === long[index]);
}

/** The innermost value around a place; undefined outside the data. */
function pathTo(node: YamlNode, at: Extent, path: Path = []): [Named] | undefined {
  const holds = ({ from, to }: Extent) => from <= at.from && at.to <= to;
  if (node.type === 'map') {
    const entry = node.entries.find(({ extent, name }) => name !== null && holds(extent));
    if (entry?.name != null) {
      const here = [...path, entry.name];
      const isKeyOfMap = holds(entry.key.extent) && entry.value.type === 'map';
      return holds(entry.value.extent) ? pathTo(entry.value, at, here) : [{ path: here, isKeyOfMap }];
    }
  }
  if (node.type === 'seq') {
    const index = node.items.findIndex(({ extent }) => holds(extent));
    const item = node.items[index];
    if (item) return pathTo(item, at, [...path, index]);
  }
  return holds(node.extent) ? [{ path, isKeyOfMap: node.type === 'map' }] : undefined;
}
