import { anyOf, pattern } from '../words/terms.ts';
import { cleanText, isImperative, plain, type Vocabulary } from '../words/words.ts';

const detailLabel = pattern`^[^\p{L}\p{N}]*${anyOf('detailLabels')}(?:\*\*|__)?\s*[:：—–]`;

/** Whether a nested item tells one side of its parent (`Cause: …`, `Fix: …`) and is not an item itself. */
export function isDetail(text: string): boolean {
  return detailLabel.test(plain(text));
}

const remedyLabel = pattern`(?:^|[\n.;—–-])\s*(?:[-*+]\s+)?(?:\*\*|__)?${anyOf('remedies')}(?:\*\*|__)?\s*[:：]\s*(?:\*\*|__)?\s*([^\n]+)`;
const opensAdvice = pattern`^\s*${anyOf('adverbsOfAdvice')}`;

/** What a note says to do about a trap or a blocker: behind a label, or behind a dash in the imperative. */
export function mitigationOf(text: string, vocabulary: Vocabulary): string | undefined {
  const labelled = remedyLabel.exec(text)?.[1];
  if (labelled !== undefined) return cleanText(labelled);
  const dash = /\s[—–-]\s([^\n—–]+)$/u.exec(text.trimEnd())?.[1];
  if (dash === undefined || vocabulary.has(dash, 'over')) return undefined;
  return isImperative(dash) || opensAdvice.test(dash) ? cleanText(dash) : undefined;
}
