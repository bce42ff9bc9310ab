import type { Extent } from '../core/position.ts';
import { isOver } from './item-words.ts';
import { isStatusLabel, signOf } from './outcome-signs.ts';
import type { Section, Unit } from './section.ts';
import { plain, type Vocabulary } from './words.ts';

const leftWords =
  /pending|remain|left|half.?done|fehlt|queda|unfinished|not (?:yet )?(?:done|finished|started)|outstanding|still (?:to ?do|open|missing)|in progress|under ?way|incomplete|to be done|todo|to do|待完成|未完成|剩余|进行中|尚未|残|未完了|進行中|未対応|途中|offen|ausstehend|verbleib|restarbeit|in arbeit|pendiente|falta|por hacer|en curso|restant|reste|en cours|à faire|pendente|pendênc|por fazer|falta|em andamento|осталось|не сделано|незаверш|в работе|в процессе|남은|미완료|진행 중|pooleli/iu;

const opensLeft =
  /^\W*(?:what (?:remains|is left)|what's left|remaining|lo que (?:queda|falta)|queda|ce qui reste|il reste|o que falta|falta|осталось|noch offen|es fehlt|还剩|残り|남은)/iu;

/** An entry that says of itself that it was not done. */
const notDone =
  /^\W*(?:not (?:yet )?(?:done|finished|started|implemented)|unfinished|half[- ]done|noch nicht (?:fertig|erledigt)|sin (?:hacer|terminar)|pas (?:encore )?(?:fait|fini|terminé))\b[^\p{L}\n]{0,4}[:：—–-]|^[^\p{L}]*(?:не (?:сделано|готово|закончено)|não (?:feito|concluído|terminado)|未完成|未完了|未着手|미완료)[^\p{L}\n]{0,3}[:：—–-]/iu;

/** The state of a part that nobody finished, in a table of parts. */
const openState =
  /^\W*(?:❌|⬜|☐|not (?:yet )?(?:started|done)|pending|to ?do|open|missing)|^[^\p{L}]*(?:offen|ausstehend|pendiente|à faire|pendente|не начат|未着手|未开始|未实现|미착수|예정)/iu;

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
    if (heading && isNext && leftWords.test(heading.text) && holdsMore) return heading.extent;
    const left =
      leftBoxes(text, section, vocabulary) ??
      units.flatMap((unit) => leftIn(text, section, unit, vocabulary) ?? [])[0];
    if (left) return left;
  }
  return undefined;
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
    const isOpen =
      cell && (openState.test(cell.text) || signOf(cell.text, vocabulary, true)?.outcome === 'partial');
    return isOpen ? unit.extent : undefined;
  }
  const extent = unit.type === 'item' ? unit.own : unit.extent;
  const words = text.slice(extent.from, extent.to);
  const isOpen =
    notDone.test(words) ||
    (unit.type === 'text' && classes.length === 0 && opensLeft.test(words.slice(0, 60))) ||
    (unit.type === 'item' && classes.includes('done') && /🔄|⏳|\bWIP\b|\bin progress\b|🚧/iu.test(words));
  return isOpen ? extent : undefined;
}
