import { collapsed, derivedId } from './derived-id.ts';

/** A question's text as it is compared: NFC, case and blanks folded (convention, section 5). */
export function foldedQuestion(text: string): string {
  // Upper case first: it makes one of ß and SS, and of the two small sigmas.
  const folded = collapsed(text).toUpperCase().toLowerCase();
  return folded.normalize('NFC');
}

/** The id of a question that states none: `q-` and 8 hex digits of SHA-256 over its text, NFC, blanks collapsed. */
export function questionId(text: string): string {
  return derivedId('q', text);
}
