import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { type Extent, LineIndex } from '../../core/position.ts';
import { hashOfValue, newEntries, redactedValue } from './redaction.ts';

/** A line of a file, or columns of it: counted from 1, in UTF-16 units as editors count, both ends included. */
export interface LinePlace {
  readonly line: number;
  readonly columns?: readonly [number, number];
}

/** The most new entries in one change: comparing more would take too long in a gate. */
const mostEntries = 1000;

/** Reads `12` or `12:5-44`; undefined for another text. */
export function parseLinePlace(text: string): LinePlace | undefined {
  const match = /^([1-9]\d{0,8})(?::(.+))?$/.exec(text);
  if (!match) return undefined;
  const line = Number(match[1]);
  if (match[2] === undefined) return { line };
  const columns = parseColumns(match[2]);
  return columns && { line, columns };
}

function parseColumns(text: string): readonly [number, number] | undefined {
  const match = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(text);
  const [first, last] = [Number(match?.[1]), Number(match?.[2])];
  return match && first <= last ? [first, last] : undefined;
}

/**
 * The text at a place: of a whole line all but spaces and tabs at its end, which immutability does not count.
 *
 * @returns undefined where the file has no such line or columns, or they would cut a character in two
 */
export function extentOfPlace(text: string, { line, columns }: LinePlace): Extent | undefined {
  const index = new LineIndex(text);
  if (line > index.lineCount) return undefined;
  const from = index.lineStart(line);
  const end = text.indexOf('\n', from);
  const whole = text.slice(from, end === -1 ? text.length : end).trimEnd();
  if (!columns) return { from, to: from + whole.length };
  const [first, last] = columns;
  if (last > whole.length || cuts(whole, first - 1) || cuts(whole, last)) return undefined;
  return { from: from + first - 1, to: from + last };
}

/** Whether a place is between the two units of one character. */
function cuts(text: string, at: number): boolean {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
}

interface ProseEntry {
  readonly columns: readonly [number, number] | undefined;
  readonly sha256: string;
}

/**
 * The entries that a change adds to `redactions` for lines of prose (convention, section 10). Each explains one line.
 *
 * The number of the line is for readers: lines move when the front matter grows. What counts is that the text at these
 * columns has this hash and became `[redacted]`, and that the rest of the line is as it was.
 */
export class ProseRedactions {
  readonly #left: ProseEntry[];

  constructor(entries: readonly ProseEntry[]) {
    this.#left = entries.length > mostEntries ? [] : [...entries];
  }

  /** Whether a line became the other one by entries that explained no other line. It uses each entry once. */
  explains(before: string, after: string): boolean {
    if (this.#left.length === 0 || !after.includes(redactedValue)) return false;
    let line = before;
    const used = new Set<ProseEntry>();
    for (const entry of this.#left) {
      const next = redactedLine(line, entry);
      if (next === undefined) continue;
      line = next;
      used.add(entry);
      if (line !== after) continue;
      this.#left.splice(0, Number.POSITIVE_INFINITY, ...this.#left.filter((one) => !used.has(one)));
      return true;
    }
    return false;
  }
}

/** What was removed from the prose of a record between two versions. */
export function proseRedactions(before: Document, after: Document): ProseRedactions {
  const entries = newEntries(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions')) ?? [];
  return new ProseRedactions(
    entries.flatMap((entry): ProseEntry[] => {
      const sha256 = stringOf(nodeAt(entry, 'sha256'))?.toLowerCase();
      const written = stringOf(nodeAt(entry, 'columns'));
      const columns = written === undefined ? undefined : parseColumns(written);
      const isReadable = nodeAt(entry, 'columns') === undefined || columns !== undefined;
      return sha256 !== undefined && isReadable && lineOfEntry(entry) !== undefined
        ? [{ columns, sha256 }]
        : [];
    }),
  );
}

/** How `redactions` names a place in prose, for a reader: `12`, `12:5-44`; undefined for an entry of a field. */
export function lineOfEntry(entry: Parameters<typeof nodeAt>[0]): string | undefined {
  const line = nodeAt(entry, 'line');
  if (line?.type !== 'scalar' || typeof line.value !== 'number') return undefined;
  const columns = stringOf(nodeAt(entry, 'columns'));
  return columns === undefined ? String(line.value) : `${line.value}:${columns}`;
}

function redactedLine(line: string, { columns, sha256 }: ProseEntry): string | undefined {
  const [first, last] = columns ?? [1, line.length];
  const taken = line.slice(first - 1, last);
  if (taken === '' || last > line.length || hashOfValue(taken) !== sha256) return undefined;
  return line.slice(0, first - 1) + redactedValue + line.slice(last);
}
