import pc from 'picocolors';
import { columnsOf } from '../../text/width.ts';
import { plural } from '../count.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';

/** One note of a summary. */
export interface MigrationRow {
  readonly note: string;
  readonly outcome: string | null;
  /**
   * How many values were read, how many texts were not, and how many questions are open; undefined if nothing was read.
   */
  readonly values: number | undefined;
  readonly unmapped: number | undefined;
  readonly questions: number | undefined;
  /** The result, in a few words. */
  readonly state: string;
  readonly isBad: boolean;
}

/** The table that sums up a run over notes, aligned for a terminal. */
export function renderMigrationTable(rows: readonly MigrationRow[], colour: boolean): string {
  const paint = pc.createColors(colour);
  const head = ['note', 'outcome', 'values', 'unmapped', 'open', 'state'];
  const cells = rows.map((row) => [
    forTerminalLine(row.note),
    row.outcome ?? '–',
    number(row.values),
    number(row.unmapped),
    number(row.questions),
    forTerminalLine(row.state),
  ]);
  const widths = head.map((title, at) =>
    Math.max(...[title, ...cells.map((row) => row[at] ?? '')].map((text) => columnsOf(text))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((text, at) => {
        const gap = ' '.repeat((widths[at] ?? 0) - columnsOf(text));
        return at >= 2 && at <= 4 ? gap + text : text + gap;
      })
      .join('  ')
      .trimEnd();
  const body = cells.map((row, at) => (rows[at]?.isBad ? paint.red(line(row)) : line(row)));
  return `${[paint.bold(line(head)), ...body, '', sumOf(rows)].join('\n')}\n`;
}

function sumOf(rows: readonly MigrationRow[]): string {
  const open = rows.reduce((sum, row) => sum + (row.questions ?? 0), 0);
  const states = new Map<string, number>();
  for (const { state } of rows) {
    const word = /^[a-z]+/.exec(state)?.[0] ?? state;
    states.set(word, (states.get(word) ?? 0) + 1);
  }
  const counts = [...states].map(([word, count]) => `${count} ${word}`).join(', ');
  return `${plural(rows.length, 'note')}: ${counts}; ${open === 0 ? 'no question' : plural(open, 'question')} open`;
}

function number(value: number | undefined): string {
  return value === undefined ? '–' : String(value);
}
