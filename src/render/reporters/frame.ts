import type { Span } from '../../core/position.ts';
import { type Cluster, clustersOf, columnsOf } from '../../text/width.ts';
import { forTerminal } from '../neutralise/terminal.ts';

/** A source line with a mark below it. */
export interface FramePart {
  readonly span: Span;
  /** `^` for what is wrong, `-` for what explains it. */
  readonly mark: '^' | '-';
  /** Stands after the mark. */
  readonly label?: string;
}

/** The parts of a frame, ready to be coloured by the caller. */
export interface FrameLine {
  readonly gutter: string;
  readonly text: string;
  /** What the text is: a line of the file, or marks. */
  readonly kind: 'source' | '^' | '-' | 'gap';
}

/**
 * Lays out source lines with carets. Wide characters count two columns; a long line is cut to the part that matters, before
 * anything measures it: the work does not grow with the line. Every character of the file is neutralised.
 *
 * @param width columns that source text may take
 */
export function layoutFrame(text: string, parts: readonly FramePart[], width: number): FrameLine[] {
  const sorted = [...parts].sort((a, b) => a.span.start.offset - b.span.start.offset);
  const digits = String(sorted.at(-1)?.span.start.line ?? 1).length;
  const gutter = (line: number | '') => String(line).padStart(digits);
  const lines: FrameLine[] = [];
  let previous: number | undefined;
  let shown = '';
  for (const { span, mark, label } of sorted) {
    const { line } = span.start;
    const window = cut(text, span, width);
    if (previous !== undefined && line > previous + 1)
      lines.push({ gutter: gutter(''), text: '…', kind: 'gap' });
    // A long line may have to be shown again, cut to another part.
    if (line !== previous || window.text !== shown)
      lines.push({ gutter: gutter(line), text: window.text, kind: 'source' });
    const lead = ' '.repeat(window.before);
    const marks = lead + mark.repeat(Math.max(1, window.marked));
    const fits = label !== undefined && columnsOf(marks) + 1 + columnsOf(label) <= width;
    lines.push({ gutter: gutter(''), text: fits ? `${marks} ${label}` : marks, kind: mark });
    if (label !== undefined && !fits) {
      const indent = ' '.repeat(Math.max(0, Math.min(window.before, width - columnsOf(label))));
      lines.push({ gutter: gutter(''), text: indent + label, kind: mark });
    }
    previous = line;
    shown = window.text;
  }
  return lines;
}

/** What a frame shows of a line. */
interface Window {
  readonly text: string;
  /** Columns before the mark, and below it. */
  readonly before: number;
  readonly marked: number;
}

/** Shows at most `width` columns of a line, the span's start always among them; `…` marks what is left out. */
function cut(text: string, span: Span, width: number): Window {
  const { before, marked, after, isCutBefore, isCutAfter, isMarkCut } = surroundings(
    text,
    span,
    2 * width + 64,
  );
  const [lead, under] = [columns(before), columns(marked)];
  const isWhole = !isCutBefore && !isCutAfter;
  if (isWhole && lead + under + columns(after) <= width) {
    return { text: textOf([...before, ...marked, ...after]), before: lead, marked: under };
  }
  const room = Math.max(8, Math.floor(width / 3));
  const isLeadCut = isCutBefore || lead > room;
  const shownLead = isLeadCut ? lastOf(before, room - 1) : before;
  const left = columns(shownLead) + (isLeadCut ? 1 : 0);
  const rest = [...marked, ...after];
  const isRestCut = isCutAfter || left + under + columns(after) > width;
  const shownRest = isRestCut ? firstOf(rest, width - left - 1) : rest;
  const shownMarked = columns(shownRest.slice(0, marked.length));
  // What goes on under the ellipsis is marked up to it.
  const goesOn = isRestCut && (shownRest.length < marked.length || isMarkCut) ? 1 : 0;
  return {
    text: `${isLeadCut ? '…' : ''}${textOf(shownLead)}${textOf(shownRest)}${isRestCut ? '…' : ''}`,
    before: left,
    marked: shownMarked + goesOn,
  };
}

interface Surroundings {
  readonly before: readonly Cluster[];
  readonly marked: readonly Cluster[];
  readonly after: readonly Cluster[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
  /** The span goes on behind what is here. */
  readonly isMarkCut: boolean;
}

/** At most `most` code units of the line on either side of a span's start, in whole characters that are safe to print. */
function surroundings(text: string, { start, end }: Span, most: number): Surroundings {
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const at = Math.max(bom, start.offset);
  const from = Math.max(bom, at - most);
  const head = text.slice(from, at);
  const lineStart = head.lastIndexOf('\n') + 1;
  const isCutBefore = lineStart === 0 && from > bom;
  const tail = text.slice(at, at + most);
  const lineEnd = tail.indexOf('\n');
  const isCutAfter = lineEnd === -1 && at + most < text.length;
  const rest = lineEnd === -1 ? tail : tail.slice(0, lineEnd);
  const line = isCutAfter ? rest : rest.replace(/\r$/, '');
  const marked = clustersOf(line.slice(0, Math.max(0, end.offset - at)));
  const after = clustersOf(line.slice(Math.max(0, end.offset - at)));
  // The last character may go on behind the window, the first one may have begun before it.
  if (isCutAfter) (after.length > 0 ? after : marked).pop();
  const before = isCutBefore ? wholeClusters(head) : clustersOf(head.slice(lineStart).replace(/\r$/, ''));
  return {
    before: before.map(shown),
    marked: marked.map(shown),
    after: after.map(shown),
    isCutBefore,
    isCutAfter,
    isMarkCut: isCutAfter && end.offset - at >= line.length,
  };
}

/** The characters of a text that may begin in the midst of one: of a pair, of a flag, of a letter with its marks. */
function wholeClusters(text: string): Cluster[] {
  const clusters = clustersOf(text.replace(/^[\udc00-\udfff]?\p{RI}*/u, ''));
  let first = 1;
  while (clusters[first - 1]?.text.endsWith('\u200d')) first++;
  return clusters.slice(first);
}

function shown(cluster: Cluster): Cluster {
  const text = forTerminal(cluster.text);
  return text === cluster.text ? cluster : { text, columns: columnsOf(text) };
}

function textOf(clusters: readonly Cluster[]): string {
  return clusters.map(({ text }) => text).join('');
}

function columns(clusters: readonly Cluster[]): number {
  return clusters.reduce((sum, cluster) => sum + cluster.columns, 0);
}

/** As many from the start as fit. */
function firstOf(clusters: readonly Cluster[], width: number): readonly Cluster[] {
  let used = 0;
  const end = clusters.findIndex((cluster) => {
    used += cluster.columns;
    return used > width;
  });
  return end === -1 ? clusters : clusters.slice(0, end);
}

/** As many from the end as fit. */
function lastOf(clusters: readonly Cluster[], width: number): readonly Cluster[] {
  return [...firstOf([...clusters].reverse(), width)].reverse();
}
