import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalizeModule from 'canonicalize';
import type { Document } from '../../core/document.ts';
import { itemsOf, nodeAt, plainValue, stringOf, type YamlNode } from '../../core/node.ts';
import { type Extent, LineIndex } from '../../core/position.ts';
import { shellWord } from '../../text/shell-word.ts';

// The package is CommonJS, but its type declarations describe an ES module: the default import is the function itself.
const canonicalize = canonicalizeModule as unknown as (value: unknown) => string | undefined;

/** The text that replaces a removed value. */
export const redactedValue = '[redacted]';

/** The redactions that a change adds: SHA-256 of the removed value, by field (`reasons.0.text`). */
export type NewRedactions = ReadonlyMap<string, ReadonlySet<string>>;

/** For records whose redactions do not count: no difference is allowed. */
export const noRedactions: NewRedactions = new Map();

/**
 * What a change adds to a record's `redactions` (convention, section 10). Over a merge the entries of both sides are
 * in the list, so new ones may come before old ones.
 *
 * @param before the list of the base version, after the list of the checked one: nodes of the `redactions` keys
 * @returns the new entries; none where an old one is gone or changed
 */
export function newRedactions(before: YamlNode | undefined, after: YamlNode | undefined): NewRedactions {
  const found = new Map<string, Set<string>>();
  for (const entry of newEntries(before, after) ?? []) {
    const field = stringOf(nodeAt(entry, 'field'))?.replace(/\[(\d+)\]/g, '.$1');
    const hash = stringOf(nodeAt(entry, 'sha256'))?.toLowerCase();
    if (field !== undefined && hash !== undefined)
      found.set(field, (found.get(field) ?? new Set()).add(hash));
  }
  return found;
}

/** The entries that a list of redactions gained; undefined where an old one is gone or changed. */
export function newEntries(
  before: YamlNode | undefined,
  after: YamlNode | undefined,
): readonly YamlNode[] | undefined {
  const old = itemsOf(before);
  let kept = 0;
  const found = itemsOf(after).filter((entry) => {
    const isOld = kept < old.length && sameUnlessRedacted(old[kept], entry);
    if (isOld) kept++;
    return !isOld;
  });
  return kept === old.length ? found : undefined;
}

/**
 * True where two values are the same when parsed (order of keys, quotes, style and comments do not count), or where
 * exactly the differing parts were replaced by `[redacted]`, each with its new entry. A missing value equals only a
 * missing one.
 *
 * @param path where the value is in the base version, from where the record's `field` paths start
 * @param redactions from `newRedactions`; left out, nothing may differ
 */
export function sameUnlessRedacted(
  before: YamlNode | undefined,
  after: YamlNode | undefined,
  path: readonly (string | number)[] = [],
  redactions: NewRedactions = noRedactions,
): boolean {
  if (before === undefined || after === undefined) return before === after;
  if (redactions.size > 0 && stringOf(after) === redactedValue) {
    const hash = hashOfValue(plainValue(before));
    if (hash !== undefined && redactions.get(path.join('.'))?.has(hash)) return true;
  }
  if (before.type === 'scalar') return after.type === 'scalar' && Object.is(before.value, after.value);
  if (before.type === 'seq') {
    return (
      after.type === 'seq' &&
      after.items.length === before.items.length &&
      before.items.every((item, index) =>
        sameUnlessRedacted(item, after.items[index], [...path, index], redactions),
      )
    );
  }
  if (after.type !== 'map' || after.entries.length !== before.entries.length) return false;
  const values = new Map(after.entries.map(({ name, value }) => [name, value]));
  return before.entries.every(({ name, value }) =>
    sameUnlessRedacted(value, values.get(name), [...path, name ?? ''], redactions),
  );
}

/**
 * `redactions[].sha256`: plain hex over the UTF-8 bytes of a string, over the canonical JSON (RFC 8785) of any other
 * value.
 *
 * @returns undefined for a value without a canonical form
 */
export function hashOfValue(value: unknown): string | undefined {
  if (typeof value === 'string') return bytesToHex(sha256(utf8ToBytes(value)));
  try {
    const json = canonicalize(value);
    return json === undefined ? undefined : bytesToHex(sha256(utf8ToBytes(json)));
  } catch {
    return undefined; // a number that is not finite
  }
}

/**
 * The step of a help that removes a value from a record that must not change.
 *
 * @param before the base version
 * @param path where the value is in it
 * @returns no step where the value is no text, or a part of `redactions` itself
 */
export function redactionSteps(before: Document, path: readonly (string | number)[]): string[] {
  const text = stringOf(nodeAt(before.data, ...path));
  if (text === undefined || path[0] === 'redactions') return [];
  // A payload and its acknowledgement share their id.
  const record = before.kind === 'ack' || before.id === undefined ? before.path : before.id;
  const command = `baton redact ${shellWord(record)} --field ${shellWord(path.join('.'))} --reason …`;
  return [`to remove a secret value, run \`${command}\``];
}

/**
 * The step of a help that removes a line of prose from a record that must not change.
 *
 * @param place a place in the base version
 */
export function lineRedactionStep(before: Document, place: Extent): string {
  const { line } = new LineIndex(before.text).point(place.from);
  const command = `baton redact ${shellWord(before.id ?? before.path)} --line ${line} --reason …`;
  return `to remove a secret in the text, run \`${command}\``;
}

const suppressionLine = /(^|\n)[ \t>]*<!--\s*baton-disable-next-line\b(?:(?!-->)[\s\S])*-->[ \t]*(?=\n|$)/g;

/** True where two stretches of prose differ only in line endings, BOM, trailing spaces and suppression comments. */
export function sameProse(before: string, after: string): boolean {
  return before === after || normalProse(before) === normalProse(after);
}

/** Prose as immutability compares it (convention, section 1.8). */
export function normalProse(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(suppressionLine, '')
    .replace(/[ \t]+(?=\n|$)/g, '')
    .replace(/^\n+|\n+$/g, '');
}
