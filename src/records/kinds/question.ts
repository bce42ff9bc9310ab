import { collapsed, derivedId } from './derived-id.ts';

/** A question's text as it is compared: NFC, case and spaces folded (convention, section 5). */
export function foldedQuestion(text: string): string {
  // Upper case first: then ß equals SS, and the two small sigmas are equal.
  const folded = collapsed(text).toUpperCase().toLowerCase();
  return folded.normalize('NFC');
}

/** The id of a question without one: `q-` and 8 hex digits of SHA-256 over its text, NFC, spaces collapsed. */
export function questionId(text: string): string {
  return derivedId('q', text);
}
