import type { RecordKind } from '../../core/document.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { asciiJson } from '../../text/ascii-json.ts';
import { type Candidate, inOrder, type OrderedRow, type SubjectOfOne } from '../query/candidates.ts';
import { isKeyWanted, isRowWanted, keysAsked, keysOf } from '../query/filtering.ts';
import type { QueryFilters } from '../query/filters.ts';
import type { QueryRow } from '../query/row.ts';

/** What else of a commit a query needs to know. */
export interface RowsHead {
  readonly commit: string;
  /** The files that say how others are read. */
  readonly settings: readonly SnapshotEntry[];
  /** The paths of records of any kind that cannot be read. */
  readonly unreadable: readonly string[];
  /** Records of which nothing is written down. */
  readonly unwritten: readonly SnapshotEntry[];
}

/** A value for each row, each different one once. */
interface Column<T> {
  readonly values: readonly T[];
  /** For each row, in which place its value is. */
  readonly places: readonly number[];
}

/** A row without what several have in common. */
type Line = readonly [
  id: string,
  text: string,
  path: string,
  line: number,
  record: string | 0,
  ...facts: Fact[],
];
type Fact = QueryRow['facts'][string];
/** The kind of the record and the names of the facts. */
type Form = readonly [kind: RecordKind, ...names: string[]];

/**
 * Writes down the answers that a commit has for a subject: a line for each key that filters look at, and one for each row, so that a
 * query parses the keys that it asks for and the rows that it prints.
 */
export function writeQueryRows(
  subject: SubjectOfOne,
  head: RowsHead,
  candidates: readonly Candidate[],
): string {
  const rows = candidates.map((one) => one.row());
  const lines = rows.map(lineOf).map(asciiJson);
  return [
    asciiJson(head),
    asciiJson(columnOf(rows.map(formOf))),
    asciiJson(lines.map(({ length }) => length)),
    asciiJson(columnOf(candidates.map(({ order }) => order))),
    ...keysOf(subject).map((key) => asciiJson(columnOf(candidates.map(({ keys }) => keys[key])))),
    ...lines,
    '',
  ].join('\n');
}

function columnOf<T>(all: readonly T[]): Column<T | null> {
  const places = new Map<string, number>();
  const values: (T | null)[] = [];
  const positionOf = (value: T | null) => {
    const text = JSON.stringify(value);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, values.length);
    return values.push(value) - 1;
  };
  return { places: all.map((value) => positionOf(value ?? null)), values };
}

function formOf({ facts, source }: QueryRow): Form {
  return [source.kind, ...Object.keys(facts)];
}

function lineOf({ facts, id, source: { line, path, record }, text }: QueryRow): Line {
  return [id, text, path, line, record === id ? 0 : record, ...Object.values(facts)];
}

function rowOf([id, text, path, line, record, ...values]: Line, [kind, ...names]: Form): QueryRow {
  const facts: Record<string, Fact> = {};
  for (const [at, name] of names.entries()) facts[name] = values[at] ?? '';
  return { id, text, facts, source: { kind, record: record === 0 ? id : record, path, line } };
}

/** A row with its place among all of them. */
export interface PlacedRow {
  readonly at: number;
  readonly row: QueryRow;
}

/** The lines before those of keys. */
const formLine = 1;
const lengthLine = 2;
const orderLine = 3;
const keyLine = 4;

/** What {@link writeQueryRows} wrote. */
export class QueryRows {
  readonly head: RowsHead;
  readonly #subject: SubjectOfOne;
  readonly #bytes: Buffer;
  /** Where the lines begin, up to the first one of a row. */
  readonly #starts: readonly number[];

  /** @throws Error where the text is not of that form */
  constructor(subject: SubjectOfOne, bytes: Buffer) {
    this.#subject = subject;
    this.#bytes = bytes;
    const starts = [0];
    while (starts.length <= keyLine + keysOf(subject).length) {
      const end = bytes.indexOf(10, starts.at(-1));
      if (end === -1) throw new Error('the rows end early');
      starts.push(end + 1);
    }
    this.#starts = starts;
    this.head = this.#parsed(0) as RowsHead;
  }

  /** The rows that filters ask for, in the order of candidates. */
  wanted(filters: QueryFilters): readonly PlacedRow[] {
    const keys = keysOf(this.#subject);
    const tests = keysAsked(this.#subject, filters).map((key) => {
      const { places, values } = this.#column<Parameters<typeof isKeyWanted>[1]>(keyLine + keys.indexOf(key));
      const passes = values.map((value) => isKeyWanted(key, value, filters));
      return (at: number) => passes[places[at] ?? -1] === true;
    });
    const found: number[] = [];
    const lines: string[] = [];
    let start = this.#starts.at(-1) ?? 0;
    for (const [at, length] of (this.#parsed(lengthLine) as readonly number[]).entries()) {
      if (tests.every((passes) => passes(at))) {
        found.push(at);
        lines.push(this.#bytes.toString('latin1', start, start + length));
      }
      start += length + 1;
    }
    const forms = this.#column<Form>(formLine);
    const parsed = JSON.parse(`[${lines.join(',')}]`) as readonly Line[];
    return parsed.flatMap((line, nth): PlacedRow[] => {
      const at = found[nth] ?? -1;
      const form = forms.values[forms.places[at] ?? -1];
      const row = form && rowOf(line, form);
      return row && isRowWanted(row, filters) ? [{ at, row }] : [];
    });
  }

  /** Some of those rows among others, in the order of candidates. */
  among(own: readonly PlacedRow[], others: readonly OrderedRow[]): readonly QueryRow[] {
    if (others.length === 0) return own.map(({ row }) => row);
    const { places, values } = this.#column<readonly string[] | null>(orderLine);
    const ordered = own.map(({ at, row }) => ({ order: values[places[at] ?? -1] ?? undefined, row }));
    return inOrder([...ordered, ...others]);
  }

  #column<T>(line: number): Column<T> {
    return this.#parsed(line) as Column<T>;
  }

  #parsed(line: number): unknown {
    return JSON.parse(this.#bytes.toString('latin1', this.#starts[line], (this.#starts[line + 1] ?? 0) - 1));
  }
}
