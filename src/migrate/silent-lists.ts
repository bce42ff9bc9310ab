import type { Extent, LineIndex } from '../core/position.ts';
import type { Section } from './sections/section.ts';
import { touchedLines } from './unmapped.ts';
import { isImperative, plain, type Vocabulary, weigh } from './words/words.ts';

/** So many entries make a list. */
const fewest = 2;
const fewestWords = 3;
/** Of a script without spaces, as {@link weigh} counts. */
const leastWeight = 10;

/**
 * Lists that tell something and went to no field: their heading says nothing known, and half of their entries have a word that tells
 * a deed, a state or an order (migration, "Truth before recall"). They are asked.
 *
 * @param used what the values were read from
 */
export function silentLists(
  text: string,
  lines: LineIndex,
  sections: readonly Section[],
  vocabulary: Vocabulary,
  used: readonly Extent[],
): Extent[] {
  const touched = touchedLines(lines, used);
  return sections.flatMap(({ heading, over, classes, units }): Extent[] => {
    if (!heading || over || classes.some((name) => name !== 'mixed')) return [];
    const entries = units.flatMap((unit) => (unit.type === 'item' ? [unit] : []));
    const [first, last] = [entries[0], entries.at(-1)];
    if (!first || !last || entries.length < fewest) return [];
    if (entries.some(({ extent }) => touched.has(lines.point(extent.from).line))) return [];
    const telling = entries.filter(
      ({ item, own }) =>
        item.checked !== true && !item.struck && tells(plain(text.slice(own.from, own.to)), vocabulary),
    );
    return telling.length * 2 >= entries.length ? [{ from: first.extent.from, to: last.extent.to }] : [];
  });
}

function tells(words: string, vocabulary: Vocabulary): boolean {
  if (words.split(/\s+/).length < fewestWords && weigh(words) < leastWeight) return false;
  return isImperative(words) || vocabulary.opensInfinitive(words) || vocabulary.cues(words).length > 0;
}
