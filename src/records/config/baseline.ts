import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isMap } from '../../core/collections/map.ts';
import { compareText, type Diagnostic } from '../../core/diagnostic.ts';

/** One finding that a baseline skips (convention, section 10). */
export interface BaselineEntry {
  readonly rule: string;
  /** The record's id; the path of what has none, and of a skill. */
  readonly record: string;
  /** Hash of the message id and of the text that it points at: a secret must not be in this file. */
  readonly value: string;
  /** How many such findings there are; 1 where it is missing. */
  readonly count?: number;
  /** For the reader; not compared. */
  readonly message: string;
}

/** The key of a finding in a baseline. It has no line: a finding that moves is the same finding. */
export type BaselineKey = Pick<BaselineEntry, 'rule' | 'record' | 'value'>;

/**
 * @param record as `BaselineEntry.record`
 * @param text of the file that the span counts in, where it is known
 */
export function baselineKey(
  { rule, messageId, at, actual }: Diagnostic,
  record: string,
  text: string | undefined,
): BaselineKey {
  const shown = at.span && text?.slice(at.span.start.offset, at.span.end.offset);
  const value = (shown ?? actual ?? '').replace(/\r\n/g, '\n').trim();
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify([messageId, value]))));
  return { rule, record, value: hash.slice(0, 16) };
}

/** Sorted entries, one for each key. */
export function baselineOf(
  findings: readonly { readonly key: BaselineKey; readonly message: string }[],
): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const { key, message } of findings) {
    const old = entries.get(nameOf(key));
    const least = old && compareText(old.message, message) < 0 ? old.message : message;
    const count = (old?.count ?? (old ? 1 : 0)) + 1;
    entries.set(nameOf(key), { ...key, ...(count > 1 ? { count } : {}), message: least });
  }
  return [...entries.values()].sort(compareEntries);
}

/** A baseline without the entries and counts that no longer occur. */
export function pruneBaseline(
  entries: readonly BaselineEntry[],
  today: readonly BaselineEntry[],
): readonly BaselineEntry[] {
  const occurring = new Map(today.map((entry) => [nameOf(entry), entry.count ?? 1]));
  return entries.flatMap((entry) => {
    const count = Math.min(entry.count ?? 1, occurring.get(nameOf(entry)) ?? 0);
    const { count: _, ...rest } = entry;
    return count === 0 ? [] : [count === 1 ? rest : { ...entry, count }];
  });
}

/** Decides for each finding whether a baseline skips it; each entry is used as often as its count. */
export function baselineFilter(entries: readonly BaselineEntry[]): (key: BaselineKey) => boolean {
  const left = new Map<string, number>();
  for (const entry of entries) left.set(nameOf(entry), (left.get(nameOf(entry)) ?? 0) + (entry.count ?? 1));
  return (key) => {
    const count = left.get(nameOf(key)) ?? 0;
    left.set(nameOf(key), count - 1);
    return count > 0;
  };
}

/**
 * The text of a baseline file: sorted, one line an entry, so that branches that add or remove different entries
 * merge.
 */
export function renderBaseline(entries: readonly BaselineEntry[]): string {
  const lines = entries.map(({ rule, record, value, count, message }) => {
    const entry = { rule, record, value, ...(count === undefined ? {} : { count }), message };
    return `    ${JSON.stringify(entry)}`;
  });
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "version": 1,\n  "findings": ${list}\n}\n`;
}

export type ParsedBaseline =
  | { readonly ok: true; readonly entries: readonly BaselineEntry[] }
  | { readonly ok: false; readonly message: string };

/** Reads a baseline file; `schemas/baseline.schema.json` is its contract. */
export function parseBaseline(text: string): ParsedBaseline {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { ok: false, message: `is not JSON: ${error instanceof Error ? error.message : error}` };
  }
  if (!isMap(data)) return { ok: false, message: 'is not an object, expected `version` and `findings`' };
  if (data.version !== 1) {
    return { ok: false, message: `has \`version\` \`${JSON.stringify(data.version)}\`, expected \`1\`` };
  }
  if (!Array.isArray(data.findings)) return { ok: false, message: 'has no list `findings`' };
  const wrong = data.findings.findIndex((entry) => !isEntry(entry));
  if (wrong === -1) return { ok: true, entries: data.findings };
  const expected =
    'expected `rule`, `record`, `value` and `message` as strings, and `count` as a whole number over 0';
  return { ok: false, message: `has an invalid entry \`findings[${wrong}]\`, ${expected}` };
}

function isEntry(entry: unknown): entry is BaselineEntry {
  if (!isMap(entry)) return false;
  const { rule, record, value, message, count } = entry;
  const isCount = count === undefined || (Number.isInteger(count) && Number(count) > 0);
  return isCount && [rule, record, value, message].every((one) => typeof one === 'string');
}

function nameOf({ rule, record, value }: BaselineKey): string {
  return JSON.stringify([rule, record, value]);
}

function compareEntries(a: BaselineEntry, b: BaselineEntry): number {
  return compareText(a.rule, b.rule) || compareText(a.record, b.record) || compareText(a.value, b.value);
}
