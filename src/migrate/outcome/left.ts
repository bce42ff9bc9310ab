import type { Extent } from '../../core/position.ts';
import { isNothing, isOver, isOverWord, isWaiting } from '../items/words.ts';
import type { Section, Unit } from '../sections/section.ts';
import { anyOf, anySign, pattern } from '../words/terms.ts';
import { plain, type Vocabulary } from '../words/words.ts';
import { isStatusLabel, signOf } from './words.ts';

const leftWords = pattern`${anyOf('left')}`;
const followUps = pattern`${anyOf('followUps')}`;
const opensLeft = pattern`^[^\p{L}\p{N}]*${anyOf('opensLeft')}`;
/** An entry that says of itself that it was not done. */
export const saysNotDone = pattern`^[^\p{L}\p{N}]*${anyOf('notDone')}[^\p{L}\n]{0,4}[:：—–-]`;
/** What of the work itself fails still, or is as it was before. */
const stillOpen = pattern`[,;]\s[^.!?,;]*${anyOf('still')}\s\p{L}+s(?!\p{L})|${anyOf('stillOpen')}`;
/** The state of a part that nobody finished, in a table of parts. */
const openState = pattern`^[^\p{L}\p{N}]*(?:${anySign('open')}|${anyOf('openStates')})`;
/** An entry of work done that says of itself that it goes on. */
const underWay = pattern`${anySign('underWay')}|${anyOf('underWay')}`;

/** Whether the status of a part, as a table tells it, is that it is not finished. */
export function isOpenState(cell: string, vocabulary: Vocabulary): boolean {
  if (isOverWord(vocabulary, cell.replace(/^[^\p{L}]+/u, ''))) return false;
  return openState.test(cell) || signOf(cell, vocabulary, true)?.outcome === 'partial';
}

/** Where a note says that part of the work itself is left, and not merely what could follow (annotation guide, section 7). */
export function leftOver(
  text: string,
  sections: readonly Section[],
  vocabulary: Vocabulary,
): Extent | undefined {
  for (const section of sections) {
    const { heading, units, own } = section;
    const isNext = own.includes('next');
    const holdsMore = units.length > 0 || section.children.length > 0;
    if (heading && saysNow.test(heading.text) && units.some((unit) => isWork(text, unit, vocabulary)))
      return heading.extent;
    if (heading && isNext && holdsMore && leftWords.test(heading.text) && !followUps.test(heading.text))
      return heading.extent;
    const left =
      leftBoxes(text, section, vocabulary) ??
      units.flatMap((unit) => leftIn(text, section, unit, vocabulary) ?? [])[0];
    if (left) return left;
  }
  return undefined;
}

/** A heading of what somebody is at. */
const saysNow = pattern`^[^\p{L}\p{N}]*${anyOf('atWork')}[^\p{L}\p{N}]*$`;

function isWork(text: string, unit: Unit, vocabulary: Vocabulary): boolean {
  const words = plain(text.slice(unit.extent.from, unit.extent.to));
  return unit.type !== 'fence' && !isNothing(vocabulary, words) && !isWaiting(vocabulary, words);
}

/** A list with entries that are done and others that are open is the plan of one goal. */
function leftBoxes(
  text: string,
  { units, classes, own }: Section,
  vocabulary: Vocabulary,
): Extent | undefined {
  if (classes.includes('none')) return undefined;
  const items = units.flatMap((unit) => (unit.type === 'item' ? [unit] : []));
  if (!own.includes('next')) {
    const ticked = items.some(({ item }) => item.checked === true);
    return ticked ? items.find(({ item }) => item.checked === false)?.extent : undefined;
  }
  const isDone = ({ item, own: { from, to } }: (typeof items)[number]) =>
    isOver(vocabulary, text.slice(from, to), item.checked, false) &&
    !vocabulary.has(plain(text.slice(from, to)), 'partial');
  return items.some(isDone) ? items.find((unit) => !unit.item.struck && !isDone(unit))?.extent : undefined;
}

function leftIn(text: string, section: Section, unit: Unit, vocabulary: Vocabulary): Extent | undefined {
  const { classes } = section;
  if (unit.type === 'fence' || classes.includes('none')) return undefined;
  if (unit.type === 'row') {
    const column = unit.header.findIndex(isStatusLabel);
    const cell = classes.every((name) => name === 'done' || name === 'mixed')
      ? unit.row.cells[column]
      : undefined;
    return cell && isOpenState(cell.text, vocabulary) ? unit.extent : undefined;
  }
  const extent = unit.type === 'item' ? unit.own : unit.extent;
  const words = text.slice(extent.from, extent.to);
  const isOpen =
    saysNotDone.test(words) ||
    (classes.every((name) => name === 'done' || name === 'mixed') && stillOpen.test(words)) ||
    (unit.type === 'text' && classes.length === 0 && opensLeft.test(words.slice(0, 60))) ||
    (unit.type === 'item' && classes.includes('done') && underWay.test(words));
  return isOpen ? extent : undefined;
}
