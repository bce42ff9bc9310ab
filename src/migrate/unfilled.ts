import type { LineIndex } from '../core/position.ts';
import { isTemplateText } from '../records/kinds/placeholder.ts';
import { isListName, isUnfilled } from './items/words.ts';
import { statusHits } from './outcome/words.ts';
import type { Section, Unit } from './sections/section.ts';
import type { Unmapped } from './types.ts';
import { plain, type Vocabulary } from './words/words.ts';

/** So many fields without content make a note that has no other content a form. */
const fieldsOfForm = 2;

/** What a note leaves empty. */
export interface Unfilled {
  /** Names of fields with nothing behind them, each with its line. */
  readonly fields: readonly Unmapped[];
  /** Whether the note holds nothing else: a form that nobody filled in. */
  readonly isForm: boolean;
}

/**
 * Finds the fields of a form that nobody filled in: labels with nothing behind their colon, and headings that name a list and have
 * nothing but placeholders below them (migration, "Truth before recall"). `None` is an answer.
 */
export function unfilledOf(
  text: string,
  lines: LineIndex,
  sections: readonly Section[],
  vocabulary: Vocabulary,
): Unfilled {
  const fields: Unmapped[] = [];
  const field = (from: number, words: string) =>
    fields.push({ line: lines.point(from).line, text: plain(words).replace(/[\s:：]+$/u, '') });
  let isFilled = false;
  for (const { heading, own, over, units, children } of sections) {
    const labels = units.flatMap((unit) => {
      if (unit.type !== 'item') return [];
      const words = text.slice(unit.own.from, unit.own.to);
      return isUnfilled(words, unit.item) ? [{ from: unit.own.from, words }] : [];
    });
    const rest = units.filter((unit) => !labels.some(({ from }) => unit.extent.from === from));
    const isBlank = rest.every((unit) => isBlankUnit(text, unit, vocabulary));
    isFilled ||= !isBlank;
    if (heading && own.length > 0 && !over && isBlank && labels.length === 0 && children.length === 0)
      field(heading.extent.from, heading.text);
    for (const { from, words } of labels) field(from, words);
  }
  return { fields, isForm: !isFilled && fields.length >= fieldsOfForm };
}

function isBlankUnit(text: string, unit: Unit, vocabulary: Vocabulary): boolean {
  if (unit.type === 'row') return unit.row.cells.slice(1).every((cell) => isBlankText(cell.text, vocabulary));
  if (unit.type === 'fence') return text.slice(unit.value.from, unit.value.to).trim() === '';
  if (unit.type === 'item' && unit.item.blocks.length > 0) return false;
  const { from, to } = unit.type === 'item' ? unit.own : unit.extent;
  return isBlankText(text.slice(from, to), vocabulary);
}

function isBlankText(source: string, vocabulary: Vocabulary): boolean {
  const words = plain(source);
  if (!/[\p{L}\p{N}]/u.test(words) || isTemplateText(words)) return true;
  // `Status: blocked` is filled in, though a list may be called so.
  if (isListName(vocabulary, words) && statusHits(words, vocabulary).length === 0) return true;
  return /^\[[^\]]*\]$|^<[^>]*>$|^\{\{.*\}\}$/.test(words);
}
