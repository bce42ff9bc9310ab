import pc from 'picocolors';
import { shorten } from '../text/shorten.ts';
import { columnsOf } from '../text/width.ts';

/** What a table is printed on. */
export interface Looks {
  readonly colour: boolean;
  /** In columns of the terminal. */
  readonly width: number;
  /** RFC 3339: ages count from here. */
  readonly now: string;
}

type Tint = 'red' | 'green' | 'yellow' | 'cyan' | 'dim';

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  /** Safe for a terminal, on one line. */
  readonly cell: (row: Row) => string;
  readonly tint?: (row: Row) => Tint | undefined;
}

/** The least that the last column gets, however narrow the terminal is. */
const leastWidth = 16;

/**
 * A list for a terminal: a line of titles, then a line for each row, aligned by the width that characters have there. The last
 * column is cut to the terminal. Empty columns are left out.
 */
export function renderTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { colour, width }: Looks,
): string {
  if (rows.length === 0) return '';
  const paint = pc.createColors(colour);
  const used = columns
    .map((column) => ({ ...column, cells: rows.map(column.cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const widths = used.map(({ title, cells }) => Math.max(...[title, ...cells].map((one) => columnsOf(one))));
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
  const room = Math.max(leastWidth, width - before);
  const line = (texts: readonly string[], tintOf: (at: number) => (text: string) => string) =>
    texts
      .map((text, at) => {
        const isLast = at === texts.length - 1;
        const shown = isLast ? cut(text, room) : text;
        const gap = isLast ? '' : ' '.repeat((widths[at] ?? 0) - columnsOf(shown));
        return tintOf(at)(shown) + gap;
      })
      .join('  ')
      .trimEnd();
  const head = line(
    used.map(({ title }) => title.toUpperCase()),
    () => paint.dim,
  );
  const body = rows.map((row, index) =>
    line(
      used.map(({ cells }) => cells[index] ?? ''),
      (at) => {
        const tint = used[at]?.tint?.(row);
        return tint === undefined ? (text) => text : paint[tint];
      },
    ),
  );
  return `${[head, ...body].join('\n')}\n`;
}

function cut(text: string, width: number): string {
  let shown = text;
  for (let most = width; columnsOf(shown) > width; most--) shown = shorten(text, most);
  return shown;
}
