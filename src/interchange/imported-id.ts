import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type DatedKind, idBytes, newId } from '../records/create/new-id.ts';

/**
 * The id of a record that comes from a file without one of its own: of its day, and of a hash instead of random bytes.
 * Whoever imports the same file gets the same id, so that a second import finds the first, and two branches that import
 * it agree.
 *
 * @param at RFC 3339
 * @param identity what tells it from others of its format
 */
export function importedId(kind: DatedKind, at: string, ...identity: readonly string[]): string {
  return newId(kind, at, digest([kind, ...identity]).slice(0, idBytes));
}

/** The same for a session: the form of the first 12 characters of a UUID. */
export function importedSessionId(...identity: readonly string[]): string {
  const hex = bytesToHex(digest(identity));
  return `${hex.slice(0, 8)}-${hex.slice(8, 11)}`;
}

function digest(identity: readonly string[]): Uint8Array {
  return sha256(utf8ToBytes(JSON.stringify(identity)));
}
