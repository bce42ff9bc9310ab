import type { Extent } from '../core/position.ts';
import { isNothing, isOver, isWaiting } from './item-words.ts';
import { isStatusLabel, signOf } from './outcome-signs.ts';
import type { Section, Unit } from './section.ts';
import { plain, type Vocabulary } from './words.ts';

const leftWords =
  /pending|remain|left|half.?done|fehlt|queda|unfinished|not (?:yet )?(?:done|finished|started)|outstanding|still (?:to ?do|open|missing)|in progress|under ?way|incomplete|to be done|todo|to do|待完成|未完成|剩余|进行中|尚未|残|未完了|進行中|未対応|途中|offen|ausstehend|verbleib|restarbeit|in arbeit|pendiente|falta|por hacer|en curso|restant|reste|en cours|à faire|pendente|pendênc|por fazer|em aberto|por concluir|falta|em andamento|осталось|не сделано|незаверш|в работе|в процессе|남은|미완료|진행 중|pooleli|da fare|da completare|in sospeso|in corso|rimane|what[’']s missing|what is missing|not implemented|to finish|noch zu|aussteht|steht noch aus|fehlende|sin terminar|manque|à terminer|недодел|доделать|carried over|carry.?over|做完|剩下|まだ|还没|아직|未着手|未実装|미구현/iu;

const opensLeft =
  /^\W*(?:what (?:remains|is left)|what's left|remaining|lo que (?:queda|falta)|queda|ce qui reste|il reste|o que falta|falta|осталось|noch offen|es fehlt|还剩|残り|남은)/iu;

/** An entry that says of itself that it was not done. */
const notDone =
  /^\W*(?:not (?:yet )?(?:done|finished|started|implemented)|unfinished|half[- ]done|noch nicht (?:fertig|erledigt)|sin (?:hacer|terminar)|pas (?:encore )?(?:fait|fini|terminé))\b[^\p{L}\n]{0,4}[:：—–-]|^[^\p{L}]*(?:не (?:сделано|готово|закончено)|não (?:feito|concluído|terminado)|未完成|未完了|未着手|미완료)[^\p{L}\n]{0,3}[:：—–-]/iu;

/** What of the work itself fails still. */
const stillFails =
  /[,;]\s(?:but\s|and\s)?[^.!?,;]*\bstill\s\p{L}+s\b|\bstill (?:fail(?:s|ing)?|broken|red|breaks)\b|\b(?:fails?|failing|broken|red) still\b|schl(?:ägt|agen) (?:immer )?noch fehl|noch (?:rot|kaputt)|sigue[n]? fallando|todavía falla|échoue[nt]* (?:encore|toujours)|ainda falha|всё ещё пада|まだ失敗|仍然失败|仍失败|아직 실패/iu;

/** The state of a part that nobody finished, in a table of parts. */
const openState =
  /^\W*(?:❌|⬜|☐|not (?:yet )?(?:started|done)|pending|to ?do|open|missing)|^[^\p{L}]*(?:offen|ausstehend|pendiente|à faire|pendente|не начат|未着手|未开始|未实现|미착수|예정)/iu;

/** Whether the status of a part, as a table tells it, is that it is not finished. */
export function isOpenState(cell: string, vocabulary: Vocabulary): boolean {
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
    if (heading && tellsNow.test(heading.text) && units.some((unit) => isWork(text, unit, vocabulary)))
      return heading.extent;
    if (heading && isNext && leftWords.test(heading.text) && holdsMore) return heading.extent;
    const left =
      leftBoxes(text, section, vocabulary) ??
      units.flatMap((unit) => leftIn(text, section, unit, vocabulary) ?? [])[0];
    if (left) return left;
  }
  return undefined;
}

/** A heading of what somebody is at. */
const tellsNow =
  /^\W*(?:now|(?:now |currently )?working on|doing|in (?:the works|progress|flight)|current(?:ly| focus| task| work)|wip|jetzt|gerade|aktuell(?:e aufgabe)?|ahora|en curso|maintenant|agora|em curso|сейчас|作業中|进行中|진행 중)\W*$/iu;

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
    notDone.test(words) ||
    (classes.every((name) => name === 'done' || name === 'mixed') && stillFails.test(words)) ||
    (unit.type === 'text' && classes.length === 0 && opensLeft.test(words.slice(0, 60))) ||
    (unit.type === 'item' && classes.includes('done') && /🔄|⏳|\bWIP\b|\bin progress\b|🚧/iu.test(words));
  return isOpen ? extent : undefined;
}
