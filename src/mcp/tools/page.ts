import type { Given } from '../../app/operations/parameters.ts';
import { textIn } from '../../app/operations/parameters.ts';
import { BatonError } from '../../errors.ts';

const pageSize = 50;
/** Characters of JSON in a page of several items: an answer with it is sent whole. */
const pageLength = 30_000;

/** A part of a list, with how many there are and where the next part begins. */
export interface Page {
  readonly items: readonly unknown[];
  readonly total: number;
  /** What to send as `cursor` for the rest; null at the end. */
  readonly cursor: string | null;
}

/** The part of a list that `cursor` asks for. @throws BatonError `usage` for a cursor that no answer gave */
export function pageOf(all: readonly unknown[], given: Given): Page {
  const cursor = textIn(given, 'cursor');
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(from) || from < 0 || from > all.length || cursor === '') {
    throw new BatonError('usage', `Unexpected cursor \`${cursor}\``, {
      help: 'send the `cursor` of the last answer, or none for the beginning',
    });
  }
  const items: unknown[] = [];
  let length = 0;
  for (const item of all.slice(from, from + pageSize)) {
    length += JSON.stringify(item).length;
    if (length > pageLength && items.length > 0) break;
    items.push(item);
  }
  const to = from + items.length;
  return {
    items,
    total: all.length,
    cursor: to < all.length ? String(to) : null,
  };
}
