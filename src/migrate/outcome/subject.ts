import type { Extent } from '../../core/position.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { clauseOf } from './ended.ts';

/** A numbered part: `Layer 5`, `v2.0`, `第 5 层`. */
const numbered = pattern`${anyOf('ordinalSigns')}\s*(\d+)\s*(\p{L})|(\p{L}+)\s*#?(\d+(?:\.\d+)*)`;

/**
 * Whether a text tells of another part of the work than a title: `Layer 5 complete` in a note that is called `Layer 6`. Parts without a
 * number are never another one.
 */
export function isOfAnotherPart(words: string, title: string): boolean {
  const [named, own] = [partsOf(words), partsOf(title)];
  const shared = [...named].filter(([name]) => own.has(name));
  return (
    shared.length > 0 &&
    shared.every(([name, numbers]) => !numbers.some((one) => own.get(name)?.includes(one)))
  );
}

function partsOf(text: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const [, ordinal, behind, before, number] of numbered.all(text.toLowerCase())) {
    const name = before ?? behind ?? '';
    parts.set(name, [...(parts.get(name) ?? []), number ?? ordinal ?? '']);
  }
  return parts;
}

const sideParts = pattern`${anyOf('sideParts')}`;
/** What stands before the word of a status, short words such as articles left out: `the docs are`, and not `the code and the docs are`. */
const sideSubject = pattern`^[^\p{L}]*(?:(?:\p{L}{1,5}['’\s]\s*)?${anyOf('sideParts')}(?:\s*(?:[,，、&+]|${anyOf('and')})\s*|(?=[\s\p{L}]{0,24}$)))+[\s\p{L}]{0,24}$`;
/** What stands behind one: `finished the docs`. */
const sideObject = pattern`^[\s\p{L}]{0,8}${anyOf('sideParts')}[^\p{L}]*$`;

/**
 * Whether a word of a status is said of a part that work of any kind has beside itself, such as its docs or its tests, in a note that is
 * not about that part.
 */
export function isOfSidePart(words: string, hit: Extent, title: string): boolean {
  if (sideParts.test(title)) return false;
  const { before, behind } = clauseOf(words, hit);
  return sideSubject.test(before) || (!/\p{L}{6}/u.test(before) && sideObject.test(behind));
}
