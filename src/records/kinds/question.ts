import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A question's text as it is compared: NFC, case and blanks folded (convention, section 5). */
export function foldedQuestion(text: string): string {
  // Upper case first: it makes one of ß and SS, and of the two small sigmas.
  const folded = collapsed(text).toUpperCase().toLowerCase();
  return folded.normalize('NFC');
}

/** The id of a question that states none: `q-` and 8 hex digits of SHA-256 over its text, NFC, blanks collapsed. */
export function questionId(text: string): string {
  return `q-${bytesToHex(sha256(utf8ToBytes(collapsed(text)))).slice(0, 8)}`;
}

function collapsed(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}
