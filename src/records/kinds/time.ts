import type { RecordKind } from '../../core/document.ts';
import { entriesOf, itemsOf, nodeAt, type YamlNode } from '../../core/node.ts';

const rfc3339 =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const calendar =
  /^(\d{4})-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])(?:[Tt ]([01]\d|2[0-4])(?::?([0-5]\d)(?::?([0-5]\d|60))?)?(?:[.,](\d+))?([Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

/** The forms of ISO 8601 that the schemas take: calendar, week and ordinal dates, with or without a time. */
const iso8601 =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?|-?W(?:0[1-9]|[1-4]\d|5[0-3])(?:-?[1-7])?|-?(?:[0-2]\d\d|3[0-6]\d)|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:[Tt ](?:[01]\d|2[0-4])(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?(?:[.,]\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

export function isIso8601(text: string): boolean {
  return iso8601.test(text);
}

/** True for a calendar date, or a time with one, whose day exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  const found = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text);
  const year = Number(found?.[1]);
  const month = Number(found?.[2]);
  const day = Number(found?.[3]);
  // Every month has these.
  if (month >= 1 && month <= 12 && day >= 1 && day <= 28) return true;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** False for a calendar date whose day does not exist; week and ordinal dates are not checked. */
export function isOnCalendar(text: string): boolean {
  return !calendar.test(text) || isDay(text);
}

/** True for RFC 3339 with an offset, in capitals: the one form that Baton writes. */
export function isRfc3339(text: string): boolean {
  return rfc3339.test(text) && isDay(text);
}

/**
 * An ISO 8601 moment rewritten as RFC 3339, where both say exactly the same.
 *
 * @returns undefined if a part is missing: an offset, seconds, a time of day
 */
export function toRfc3339(text: string): string | undefined {
  const match = calendar.exec(text);
  const [, year, month, day, hour, minute, second, fraction, offset] = match ?? [];
  if (second === undefined || offset === undefined) return undefined;
  const zone = /^z$/i.test(offset)
    ? 'Z'
    : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
  const point = fraction === undefined ? '' : `.${fraction}`;
  const exact = `${year}-${month}-${day}T${hour}:${minute}:${second}${point}${zone}`;
  return isRfc3339(exact) ? exact : undefined;
}

/**
 * The instant of a calendar date or time of ISO 8601, in milliseconds since 1970. Without an offset it is read
 * as UTC, without a time of day as its first moment.
 *
 * @returns undefined for other forms (weeks, ordinal dates) and for anything else
 */
export function parseTime(text: string): number | undefined {
  const match = calendar.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset = 'Z'] = match;
  const at = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const sign = offset.startsWith('-') ? 1 : -1;
  const zone = /^z$/i.test(offset)
    ? 0
    : Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', ''));
  return at + Math.trunc(Number(`0.${fraction}`) * 1000) + sign * zone * 60_000;
}

/** The paths of the times of each kind; `*` is every item of a list or every value of a map. */
const timePaths: Readonly<Record<RecordKind, readonly string[]>> = {
  session: [
    'query_timestamp',
    'abandoned.at',
    'preliminary_routes.*.timestamp',
    'dispatch_pending.created_at',
    'step_timestamps.*.started_at',
    'step_timestamps.*.completed_at',
    'learnings.*.at',
    'redactions.*.at',
  ],
  thread: ['created_at', 'status_history.*.at', 'redactions.*.at'],
  resume: ['at', 'redactions.*.at'],
  decision: [
    'date',
    'reviewed_at',
    'expires',
    'deliberation.inputs.*.timestamp',
    'deliberation.steps.*.timestamp',
    'redactions.*.at',
  ],
  handoff: ['handoff.timestamp', 'handoff.expires_at', 'redactions.*.at'],
  ack: ['at', 'redactions.*.at'],
  task: ['redactions.*.at'],
  skill: [],
};

/** A node with a time. */
interface TimeNode {
  /** Its path as people write it. */
  readonly name: string;
  readonly node: YamlNode;
}

const timeSteps = new Map(
  Object.entries(timePaths).map(([kind, paths]) => [kind, paths.map((path) => path.split('.'))]),
);

/** The nodes of a record with times. */
export function timesOf(kind: RecordKind, root: YamlNode | undefined): readonly TimeNode[] {
  const found: TimeNode[] = [];
  if (root) for (const steps of timeSteps.get(kind) ?? []) addTimes(found, '', root, steps, 0);
  return found;
}

/** Follows the steps from the one at `at` on, and adds what they lead to. */
function addTimes(
  found: TimeNode[],
  name: string,
  node: YamlNode,
  steps: readonly string[],
  at: number,
): void {
  const step = steps[at];
  if (step === undefined) found.push({ name, node });
  else if (step !== '*') {
    const next = nodeAt(node, step);
    if (next) addTimes(found, name === '' ? step : `${name}.${step}`, next, steps, at + 1);
  } else {
    itemsOf(node).forEach((item, index) => {
      addTimes(found, `${name}[${index}]`, item, steps, at + 1);
    });
    for (const entry of entriesOf(node)) addTimes(found, `${name}.${entry.name}`, entry.value, steps, at + 1);
  }
}
