import type { Extent, LineIndex } from '../core/position.ts';
import type { Unmapped } from './types.ts';

/**
 * The lines of a note that no evidence touches, blank ones apart (migration, item 5): what is in no field is reported,
 * never lost. Neighbouring lines come together.
 */
export function unmappedOf(text: string, lines: LineIndex, used: readonly Extent[]): Unmapped[] {
  const touched = touchedLines(lines, used);
  const found: { line: number; end: number; parts: string[] }[] = [];
  for (let line = 1; line <= lines.lineCount; line++) {
    const words = text.slice(lines.lineStart(line), lines.lineStart(line + 1)).replace(/\r?\n$/, '');
    if (touched.has(line) || words.trim() === '') continue;
    const before = found.at(-1);
    if (before?.end === line - 1) {
      before.end = line;
      before.parts.push(words);
    } else found.push({ line, end: line, parts: [words] });
  }
  return found.map(({ line, parts }) => ({ line, text: parts.join('\n') }));
}

/** Those of the lines that are not among some. @param lines from 1 */
export function unmappedOutside(unmapped: readonly Unmapped[], lines: ReadonlySet<number>): Unmapped[] {
  return unmapped.flatMap(({ line, text }) => {
    const parts: { line: number; rows: string[] }[] = [];
    text.split('\n').forEach((row, at) => {
      if (lines.has(line + at)) return;
      const last = parts.at(-1);
      if (last && last.line + last.rows.length === line + at) last.rows.push(row);
      else parts.push({ line: line + at, rows: [row] });
    });
    return parts.map(({ rows, ...part }) => ({ ...part, text: rows.join('\n') }));
  });
}

/** The lines that some parts of a text are on. */
export function touchedLines(lines: LineIndex, used: readonly Extent[]): Set<number> {
  const touched = new Set<number>();
  for (const { from, to } of used) {
    const last = lines.point(Math.max(from, to - 1)).line;
    for (let line = lines.point(from).line; line <= last; line++) touched.add(line);
  }
  return touched;
}

/** Headings, rules and the lines below the head of a table, which say nothing by themselves. */
const isFrame = /^\s*(?:#{1,6}\s|[-=*_]{3,}\s*$|\|?[\s:|-]+\|?\s*$|```|~~~)/;

/** A short line all in bold names a section as a heading does: `**Next**`. */
const isLabel = /^\s*(?:[-*+]\s+)?(\*\*|__)[^*_.!?。]{1,40}\1:?\s*$/;

/** How much of a note is in no field: the number of its lines, and where they are: `3-7`. */
export function silenceOf(unmapped: readonly Unmapped[]): {
  readonly lines: number;
  readonly places: readonly string[];
} {
  let count = 0;
  const places: string[] = [];
  for (const { line, text } of unmapped) {
    const rows = text
      .split('\n')
      .flatMap((row, at) => (isFrame.test(row) || isLabel.test(row) ? [] : [line + at]));
    const [first, last] = [rows[0], rows.at(-1)];
    count += rows.length;
    if (first !== undefined && last !== undefined)
      places.push(first === last ? `${first}` : `${first}-${last}`);
  }
  return { lines: count, places };
}
