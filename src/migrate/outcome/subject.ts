import { anyOf, pattern } from '../words/terms.ts';

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
