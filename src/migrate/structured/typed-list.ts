import type { Extent } from '../../core/position.ts';
import type { Item } from '../sections/blocks.ts';
import { trimmed } from '../words/sentences.ts';

const typedMark =
  /^[ \t]*(?:\d+\.\d+(?:\.\d+)*\.?\s+|[a-z]\)\s+|[•・●▪‣◦►]\s*|[①-⑳]\s*|[（(]\d+[)）]\s*)(?=\S)/u;

/** The lines of a stretch that are not blank. */
export function linesOf(text: string, { from, to }: Extent): Extent[] {
  const lines: Extent[] = [];
  for (let at = from; at < to; ) {
    const found = text.indexOf('\n', at);
    const end = found === -1 || found > to ? to : found;
    if (text.slice(at, end).trim() !== '') lines.push({ from: at, to: end });
    at = end + 1;
  }
  return lines;
}

/** Marks that people set before a heading where they write no markdown. */
const headingMark = /^[ \t]*[■◆◇□▼▽★☆]\s*\S.{0,60}$/u;

/** A stretch, cut before each of its lines that such a mark makes a heading: `■ Next`. */
export function cutAtMarks(text: string, extent: Extent): Extent[] {
  const starts = linesOf(text, extent).filter(({ from, to }) => headingMark.test(text.slice(from, to)));
  const froms = [extent.from, ...starts.map(({ from }) => from).filter((from) => from > extent.from)];
  return froms
    .map((from, index) => trimmed(text, { from, to: froms[index + 1] ?? extent.to }))
    .filter(({ from, to }) => from < to);
}

/** Whether a line begins with a mark that people see a list item in, and markdown does not: `2.1 …`, `a) …`, `• …`. */
export function isTyped(text: string, { from, to }: Extent): boolean {
  return typedMark.test(text.slice(from, to));
}

/** The items that such lines make up, each to the start of the next one. */
export function typedItems(text: string, lines: readonly Extent[], end: number): Item[] {
  const starts = lines.filter((line) => isTyped(text, line));
  return starts.map((line, index) => {
    const mark = typedMark.exec(text.slice(line.from, line.to))?.[0].length ?? 0;
    const own = trimmed(text, { from: line.from + mark, to: starts[index + 1]?.from ?? end });
    return { extent: own, own, checked: undefined, struck: false, bold: false, italic: false, blocks: [] };
  });
}
