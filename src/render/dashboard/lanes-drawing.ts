import type { Lanes } from './lanes.ts';
import { html, type Markup } from './markup.ts';

/** The height of one row, in pixels: the style has the same. */
export const rowHeight = 46;
/** The most that lanes take, in pixels. */
const mostWidth = 220;

/** More lines are not drawn, those last that only pass the rows of a page. */
const mostLines = 300;

/** A row of a drawing: a node of the graph, or something beside it. */
export interface LaneRow {
  /** Its node in the layout; undefined for a row that only lines pass. */
  readonly node: number | undefined;
  /** What stands in its place, drawn around 0,0 of the point that it gets. */
  draw(x: number, y: number): Markup;
}

/** How wide a drawing of lanes is, and where a lane is in it. */
function scaleOf(width: number): { readonly gap: number; readonly all: number } {
  const gap = Math.min(22, mostWidth / Math.max(1, width));
  return { gap, all: Math.ceil(gap * Math.max(1, width)) + 6 };
}

/**
 * Draws lanes, or some rows of them: lines that begin or end at other rows go on to the edge.
 *
 * @param rows all rows from top to bottom
 * @param from,to the rows that are drawn; `to` is not
 */
export function drawLanes(
  { edges, places, width }: Lanes,
  rows: readonly LaneRow[],
  from: number,
  to: number,
): Markup {
  const { all, gap } = scaleOf(width);
  const rowOf = new Map(rows.flatMap(({ node }, row) => (node === undefined ? [] : [[node, row] as const])));
  const x = (lane: number) => Math.round((lane + 0.5) * gap * 10) / 10 + 3;
  const y = (row: number) => (row - from + 0.5) * rowHeight;
  const height = (to - from) * rowHeight;
  const shown = edges.flatMap((edge) => {
    const [start, end] = [rowOf.get(edge.from), rowOf.get(edge.to)];
    if (start === undefined || end === undefined || end < from || start >= to) return [];
    return [{ edge, start, end, passes: start < from && end >= to }];
  });
  const inOrder = [...shown.filter(({ passes }) => !passes), ...shown.filter(({ passes }) => passes)];
  const lines = inOrder.slice(0, mostLines).map(({ edge, end, start }) => {
    const [first, last] = [places[edge.from]?.lane ?? 0, places[edge.to]?.lane ?? 0];
    return html`<path d="${lineOf({ x: x(first), y: y(start) }, x(edge.lane), { x: x(last), y: y(end) })}"/>`;
  });
  const marks = rows.slice(from, to).map(({ draw, node }, index) => {
    const lane = node === undefined ? undefined : places[node]?.lane;
    return draw(lane === undefined ? x(0) : x(lane), y(from + index));
  });
  return html`<svg class="lanes" width="${all}" height="${height}" viewBox="0 0 ${all} ${height}" aria-hidden="true" focusable="false"><g class="lines">${lines}</g>${marks}</svg>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Leaves the first point at once, comes down in its lane, and turns to the last point only there. */
function lineOf(from: Point, lane: number, to: Point): string {
  const bend = Math.min(rowHeight * 0.8, (to.y - from.y) / 2);
  const path = [`M${from.x} ${from.y}`];
  if (lane !== from.x) path.push(curve(from, { x: lane, y: from.y + bend }));
  if (lane !== to.x) path.push(`V${to.y - bend}`, curve({ x: lane, y: to.y - bend }, to));
  else path.push(`V${to.y}`);
  return path.join('');
}

function curve(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
}
