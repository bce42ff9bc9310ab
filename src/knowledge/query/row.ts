import type { Source } from '../items.ts';

/** One answer of a query. */
export interface QueryRow {
  readonly id: string;
  readonly text: string;
  /** What else is known of it, in the order in which it is shown. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly source: Source;
  /** Of a question or a blocker, RFC 3339: since when; left out where it is not known. */
  readonly since?: string;
}

/** Facts without those that say nothing. */
export function factsFrom(
  facts: Readonly<Record<string, string | number | boolean | undefined>>,
): QueryRow['facts'] {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value]],
    ),
  );
}
