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
/** The same of one of several parts: `the easy part is`. */
const partSubject = pattern`^[\s\p{L}\p{N}'’-]{0,32}?${anyOf('partNouns')}[\s\p{L}\p{N}#.]{0,12}$`;
const partNouns = pattern`${anyOf('partNouns')}`;
/** What stands behind one: `finished the docs`. */
const sideObject = pattern`^[\s\p{L}]{0,8}${anyOf('sideParts')}[^\p{L}]*$`;

/**
 * Whether a word of a status is said of a part: of what is called so, or of what work of any kind has beside itself, such as its docs or
 * its tests, in a note that is not about that.
 */
export function isOfSidePart(
  words: string,
  hit: Extent,
  { title, isStatus }: { readonly title: string; readonly isStatus: boolean },
): boolean {
  const { before, behind } = clauseOf(words, hit);
  // `Status: phase 3 is done` is how somebody says how the whole stands.
  if (partSubject.test(before)) return !isStatus && !partNouns.test(title);
  if (sideParts.test(title)) return false;
  return sideSubject.test(before) || (!/\p{L}{6}/u.test(before) && sideObject.test(behind));
}
