import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalizeModule from 'canonicalize';
import { plainValue, type YamlMap, type YamlNode, type YamlScalar } from '../../core/node.ts';

// The package is CommonJS, but its type declarations describe an ES module: the default import is the function itself.
const canonicalize = canonicalizeModule as unknown as (value: unknown) => string | undefined;

/** Why a value has no canonical JSON form (RFC 8785). */
export type CanonicalFault = 'not-finite' | 'unsafe-integer' | 'lone-surrogate' | 'key';

/** A value or key without a canonical form, with its position. */
export interface CanonicalProblem {
  readonly fault: CanonicalFault;
  readonly node: YamlNode;
}

/** Hash and length of a payload, or the problems that prevent them, in the order of the file. */
export type PayloadDigest =
  | { readonly ok: true; readonly hash: string; readonly size: number }
  | { readonly ok: false; readonly problems: readonly CanonicalProblem[] };

/** The hash of empty input, as `payload_hash` writes it: it is not the hash of a payload. */
export const emptyHash = `sha256:${bytesToHex(sha256(new Uint8Array()))}`;

/** The two keys of `meta` about the hash, which the hash does not include. */
const digestKeys = new Set(['payload_hash', 'payload_size_bytes']);

/**
 * What `meta.payload_hash` and `meta.payload_size_bytes` of a payload must be (convention, section 6): over the
 * canonical JSON of the `handoff` value as it is written, without these two keys.
 *
 * @param handoff the value of the root key `handoff`
 * @returns the hash with its `sha256:`, and the length of that JSON in UTF-8 bytes
 */
export function payloadDigest(handoff: YamlMap): PayloadDigest {
  const problems = payloadProblems(handoff);
  if (problems.length > 0) return { ok: false, problems };
  const json = canonicalize(plainValue(withoutDigest(handoff)));
  if (json === undefined) throw new Error('a map without problems has a canonical form');
  const bytes = utf8ToBytes(json);
  return { ok: true, hash: `sha256:${bytesToHex(sha256(bytes))}`, size: bytes.length };
}

/** What prevents the hash of a payload. */
export function payloadProblems(handoff: YamlMap): readonly CanonicalProblem[] {
  return canonicalProblems(withoutDigest(handoff));
}

function withoutDigest(handoff: YamlMap): YamlMap {
  return {
    ...handoff,
    entries: handoff.entries.map((entry) =>
      entry.name === 'meta' && entry.value.type === 'map'
        ? { ...entry, value: withoutKeys(entry.value) }
        : entry,
    ),
  };
}

function withoutKeys(meta: YamlMap): YamlMap {
  return { ...meta, entries: meta.entries.filter(({ name }) => !digestKeys.has(name ?? '')) };
}

/** Everything under a node that has no canonical JSON form. For an alias its target is reported once. */
export function canonicalProblems(root: YamlNode): readonly CanonicalProblem[] {
  const found = new Map<number, CanonicalProblem>();
  const note = (fault: CanonicalFault, node: YamlNode) => {
    if (!found.has(node.extent.from)) found.set(node.extent.from, { fault, node });
  };
  const visit = (node: YamlNode): void => {
    if (node.type === 'seq') node.items.forEach(visit);
    else if (node.type === 'scalar') {
      const fault = faultOf(node);
      if (fault !== undefined) note(fault, node);
    } else {
      for (const { key, value } of node.entries) {
        const fault = key.type === 'scalar' && typeof key.value === 'string' ? faultOf(key) : 'key';
        if (fault !== undefined) note(fault, key);
        visit(value);
      }
    }
  };
  visit(root);
  return [...found.values()];
}

/** Integers as YAML writes them. A float such as `1e300` is what JSON reads, an integer of that size is not. */
const integer = /^(?:[-+]?\d+|0o[0-7]+|0x[\da-f]+)$/i;

function faultOf({ value, raw }: YamlScalar): CanonicalFault | undefined {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value) ? 'lone-surrogate' : undefined;
  if (typeof value !== 'number') return undefined;
  if (!Number.isFinite(value)) return 'not-finite';
  return integer.test(raw) && !Number.isSafeInteger(value) ? 'unsafe-integer' : undefined;
}
