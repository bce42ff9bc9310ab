import { type Comparison, filtersOf, type QueryFilters, type QuerySubject } from './filters.ts';
import type { QueryRow } from './row.ts';

/** What filters look at of a candidate, each under the name of its filter. */
export interface QueryKeys {
  readonly agent?: string | undefined;
  readonly category?: string | undefined;
  readonly confidence?: number | undefined;
  /** Paths. */
  readonly file?: readonly string[];
  readonly open?: boolean;
  readonly outcome?: string | undefined;
  readonly severity?: string | undefined;
  readonly status?: string | undefined;
  readonly tags?: readonly string[];
  readonly task?: string | undefined;
  readonly thread?: string | undefined;
}

export type QueryKey = keyof QueryKeys;

const names: ReadonlySet<string> = new Set<QueryKey>([
  'agent',
  'category',
  'confidence',
  'file',
  'open',
  'outcome',
  'severity',
  'status',
  'tags',
  'task',
  'thread',
]);

/** The keys that candidates of a subject have. */
export function keysOf(subject: QuerySubject): readonly QueryKey[] {
  return filtersOf[subject].filter((filter): filter is QueryKey => names.has(filter));
}

/** Those of them that some filters look at. */
export function keysAsked(subject: QuerySubject, filters: QueryFilters): readonly QueryKey[] {
  return keysOf(subject).filter((key) => filters[key] !== undefined);
}

/** Whether a key of a candidate is what a filter asks for. @param value null as well as undefined for none */
export function isKeyWanted(
  key: QueryKey,
  value: QueryKeys[QueryKey] | null,
  filters: QueryFilters,
): boolean {
  switch (key) {
    case 'confidence':
      return typeof value === 'number' && (!filters.confidence || compares(value, filters.confidence));
    case 'file':
      return Array.isArray(value) && value.some((path) => isUnder(path, filters.file ?? ''));
    case 'open':
      return value === true || !filters.open;
    case 'tags':
      return Array.isArray(value) && (filters.tags ?? []).every((tag) => value.includes(tag));
    default:
      return value === filters[key];
  }
}

/** Whether a row is what those filters ask for that look at what it shows. */
export function isRowWanted({ facts, id, text }: QueryRow, { state, text: wanted }: QueryFilters): boolean {
  return (
    (state === undefined || facts.state === state) &&
    (wanted === undefined || `${id} ${text}`.toLowerCase().includes(wanted.toLowerCase()))
  );
}

function isUnder(path: string, asked: string): boolean {
  return path === asked || (asked.endsWith('/') ? path.startsWith(asked) : path.startsWith(`${asked}/`));
}

function compares(value: number, { operator, value: other }: Comparison): boolean {
  switch (operator) {
    case '<':
      return value < other;
    case '<=':
      return value <= other;
    case '>':
      return value > other;
    case '>=':
      return value >= other;
    case '=':
      return value === other;
  }
}
