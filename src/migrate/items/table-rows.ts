import { fileHeader } from '../files/words.ts';
import { isOpenState } from '../outcome/left.ts';
import { isStatusLabel } from '../outcome/words.ts';
import { readHeading } from '../sections/heading-class.ts';
import type { RowUnit, Section } from '../sections/section.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { cleanText, type Vocabulary, weigh } from '../words/words.ts';
import { fieldsOf, type ItemField } from './candidate.ts';
import { isOver, isOverWord } from './words.ts';

/** Columns that only count or name the rows. */
const ordinalColumn = pattern`^[^\p{L}\p{N}]*${anyOf('ordinalColumn')}?[^\p{L}\p{N}]*$`;
/** A column of what was done about a trouble: its rows are solved. */
const solvedColumn = pattern`${anyOf('solvedColumn')}`;

/**
 * The fields that a table itself names for its rows: by the name of its first column, where no heading names a list or the
 * column says otherwise plainly (questions, blockers); by a column of states, where a row says that its part is still open.
 */
export function fieldsOfRow(
  section: Section,
  unit: RowUnit,
  vocabulary: Vocabulary,
): { readonly fields: readonly ItemField[]; readonly rule: 'column-names-list' | 'open-row' } | undefined {
  const around = fieldsOf(section.classes);
  const named = fieldsOfColumn(unit.header, vocabulary);
  if (around.length > 0) {
    const isPlain = named.some((field) => field === 'open_questions' || field === 'blockers');
    return isPlain ? { fields: named, rule: 'column-names-list' } : undefined;
  }
  if (section.classes.some((name) => name !== 'mixed' && name !== 'done')) return undefined;
  const status = unit.header.findIndex(isStatusLabel);
  const state = unit.row.cells[status]?.text;
  if (state !== undefined && !unit.header.some((name) => fileHeader.test(name)))
    return isOpenState(state, vocabulary)
      ? { fields: ['suggested_next_steps'], rule: 'open-row' }
      : undefined;
  if (section.classes.includes('done') || named.length === 0) return undefined;
  return { fields: named, rule: 'column-names-list' };
}

function fieldsOfColumn(header: readonly string[], vocabulary: Vocabulary): readonly ItemField[] {
  const first = header.find((name) => !ordinalColumn.test(name));
  if (first === undefined) return [];
  const { classes, coverage } = readHeading(first, vocabulary);
  const fields = coverage >= 0.8 ? fieldsOf(classes) : [];
  return fields.includes('gotchas') && header.some((name) => solvedColumn.test(name)) ? [] : fields;
}

/**
 * What a row says as an item: its cells of several words; undefined if it is struck or one of them says that it is
 * over.
 */
export function valueOfRow(
  { row }: RowUnit,
  cells: readonly string[],
  vocabulary: Vocabulary,
): string | undefined {
  if (
    row.struck ||
    cells.some((cell) => isOver(vocabulary, cell, undefined, false) || isOverWord(vocabulary, cell))
  )
    return undefined;
  const texts = cells.filter((cell) => weigh(cell) > 3 || /\p{L}{2}/u.test(cell)).map(cleanText);
  const long = texts.filter((cell) => cell.split(' ').length > 1);
  return (long.length > 0 ? long : texts).join(' — ');
}
