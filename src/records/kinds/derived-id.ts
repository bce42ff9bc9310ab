import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A text as ids are derived from it: NFC, trimmed, spaces collapsed (convention, section 7). */
export function collapsed(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** The id of a question, pattern or gotcha without one: the prefix and 8 hex digits of SHA-256 over its text. */
export function derivedId(prefix: 'q' | 'pattern' | 'gotcha', text: string): string {
  return `${prefix}-${bytesToHex(sha256(utf8ToBytes(collapsed(text)))).slice(0, 8)}`;
}
