import { isOnCalendar, isRfc3339, parseTime, toRfc3339 } from '../records/kinds/time.ts';

/**
 * A time of another tool as RFC 3339.
 *
 * @returns the time, and whether an offset or a time of day had to be made up for it; undefined for what names no moment
 */
export function timeOf(value: unknown): { readonly at: string; readonly exact: boolean } | undefined {
  if (typeof value !== 'string') return undefined;
  const text = spelled(value.trim())
    .replace(/^(\d{4}-\d\d-\d\d) +(?=\d)/, '$1T')
    .replace(/(\d) +(?=(?:[+-]\d|Z))/, '$1');
  if (isRfc3339(text)) return { at: text, exact: true };
  const same = toRfc3339(text);
  if (same !== undefined) return { at: same, exact: true };
  const moment = isOnCalendar(text) ? parseTime(text) : undefined;
  if (moment === undefined) return undefined;
  return { at: new Date(moment).toISOString().replace('.000Z', 'Z'), exact: false };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day in words (`8 January 2026`, `January 8th, 2026`) or with other marks (`2026/01/08`) as ISO 8601 has it. */
function spelled(text: string): string {
  const marks = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,? (\d{4})$/i.exec(text);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  const [year, month, day] = marks
    ? [marks[1], marks[2], marks[3]]
    : dayFirst
      ? [dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]]
      : monthFirst
        ? [monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]]
        : [];
  if (year === undefined || month === undefined || day === undefined) return text;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

function monthOf(word = ''): string | undefined {
  const at = months.indexOf(word.slice(0, 3).toLowerCase());
  return at === -1 ? undefined : String(at + 1);
}
