import { isOnCalendar, isRfc3339, parseTime, toRfc3339 } from '../records/kinds/time.ts';

/**
 * A time of another tool as RFC 3339.
 *
 * @returns the time, and whether an offset or a time of day had to be made up for it; undefined for what names no moment
 */
export function timeOf(value: unknown): { readonly at: string; readonly exact: boolean } | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d) +(?=\d)/, '$1T')
    .replace(/(\d) +(?=(?:[+-]\d|Z))/, '$1');
  if (isRfc3339(text)) return { at: text, exact: true };
  const same = toRfc3339(text);
  if (same !== undefined) return { at: same, exact: true };
  const moment = isOnCalendar(text) ? parseTime(text) : undefined;
  if (moment === undefined) return undefined;
  return { at: new Date(moment).toISOString().replace('.000Z', 'Z'), exact: false };
}
