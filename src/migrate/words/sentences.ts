import type { Extent } from '../../core/position.ts';
import { anyOf, pattern } from './terms.ts';

/** Words that end in a full stop and no sentence. */
const abbreviations = pattern`(?:^|[\s(])(?:${anyOf('abbreviations')}|\p{L})\.$`;

/**
 * Splits a stretch of text into sentences; each is a stretch of its own without the spaces around it. A full stop
 * inside code, inside a word or a number, or before a small letter ends none; neither does one of an abbreviation.
 *
 * @param semicolons whether a semicolon ends one too, as in lists written in one line
 */
export function sentencesOf(text: string, extent: Extent, semicolons = false): Extent[] {
  const found: Extent[] = [];
  let from = extent.from;
  let inCode = false;
  for (let at = extent.from; at < extent.to; at++) {
    const character = text[at] ?? '';
    if (character === '`') inCode = !inCode;
    if (inCode || !endsAt(text, at, extent, from, semicolons)) continue;
    let end = at + 1;
    while (end < extent.to && /[.!?。！？)"'”’»*_]/.test(text[end] ?? '')) end++;
    found.push({ from, to: end });
    from = end;
    at = end - 1;
  }
  found.push({ from, to: extent.to });
  return found.map((part) => trimmed(text, part)).filter((part) => part.from < part.to);
}

/** The last of the sentences of a stretch: `Before it can go in:` of `It works. Before it can go in:`. */
export function lastSentence(text: string, extent: Extent): Extent {
  return sentencesOf(text, extent).at(-1) ?? extent;
}

function endsAt(text: string, at: number, { to }: Extent, from: number, semicolons: boolean): boolean {
  const character = text[at] ?? '';
  if ('。！？；'.includes(character)) return character !== '；' || semicolons;
  if (character === ';') return semicolons && /\s/.test(text[at + 1] ?? ' ');
  if (character !== '.' && character !== '!' && character !== '?') return false;
  const rest = text.slice(at + 1, Math.min(to, at + 12));
  if (rest.trim() === '') return true;
  if (character === '.' && /^[\s>*_(]*\d[\d.]*$/.test(text.slice(from, Math.min(at, from + 16))))
    return false;
  if (!/^[.!?)"'”’»*_]*\s+["'“«„(*_`[]*[^\p{Ll}\s]/u.test(rest)) return false;
  return character !== '.' || !abbreviations.test(text.slice(Math.max(from, at - 8), at + 1));
}

/** A stretch without the spaces, quote marks and dashes around it. */
export function trimmed(text: string, { from, to }: Extent): Extent {
  let start = from;
  let end = to;
  while (start < end && /[\s>]/.test(text[start] ?? '')) start++;
  while (end > start && /[\s>]/.test(text[end - 1] ?? '')) end--;
  return { from: start, to: end };
}
