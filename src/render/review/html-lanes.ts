import type { DecisionBrief, Detail } from '../../review/detail.ts';
import { shorten } from '../../text/shorten.ts';
import { layoutLanes } from '../dashboard/lanes.ts';
import { drawLanes } from '../dashboard/lanes-drawing.ts';
import { decisionMark } from '../dashboard/marks.ts';
import { html, type Markup, said } from '../dashboard/markup.ts';
import { anchorOf } from '../dashboard/site.ts';
import { confidenceText } from './confidence.ts';

/** More decisions are not drawn: the list beside has all of them. */
const mostDrawn = 40;

/**
 * The new decisions of a thread in lanes, as a log of git is drawn, with the earlier ones that they continue; undefined where there is
 * nothing to see: one decision alone.
 *
 * @param details of one thread, each new decision after those that it continues
 * @param anchorAt what of the page the id of a decision leads to
 */
export function decisionLanes(
  details: readonly Detail[],
  anchorAt: (id: string) => object | undefined,
): Markup | undefined {
  const fresh = details
    .flatMap((one) => (one.type === 'decision' && one.change === 'added' ? [one] : []))
    .slice(0, mostDrawn);
  const own = new Set(fresh.map(({ decision }) => decision.id));
  const earlier = new Map(
    fresh.flatMap(({ continues }) =>
      continues.flatMap((one) => (own.has(one.id) ? [] : [[one.id, one] as const])),
    ),
  );
  const rows = [...earlier.values(), ...fresh.map(({ decision }) => decision)];
  if (rows.length < 2) return undefined;
  const nodes = [
    ...[...earlier.keys()].map((id) => ({ id, parents: [] })),
    ...fresh.map(({ continues, decision }) => ({ id: decision.id, parents: continues.map(({ id }) => id) })),
  ];
  const laneRows = rows.map(({ confidence }, node) => ({
    node,
    draw: (x: number, y: number) => decisionMark('pending', node < earlier.size ? 0 : confidence, x, y),
  }));
  const labels = rows.map((one, at) => labelOf(one, at < earlier.size, anchorAt(one.id) !== undefined));
  return html`<div class="timeline">${drawLanes(layoutLanes(nodes), laneRows, 0, rows.length)}<ol class="labels">${labels}</ol></div>`;
}

function labelOf(
  { agent, conclusion, confidence, id }: DecisionBrief,
  isEarlier: boolean,
  isLinked: boolean,
): Markup {
  const text = said(shorten(conclusion.trim(), 120));
  const sure = confidence === null ? '' : ` · ${confidenceText(confidence)}`;
  const what = isLinked
    ? html`<a class="what" href="#${anchorOf(id)}">${text}</a>`
    : html`<span class="what">${text}</span>`;
  const meta = html`<span class="meta">${agent === null ? html`<code>${id}</code>` : said(agent)}${sure}${isEarlier && ' · before this change'}</span>`;
  return html`<li${isEarlier && html` class="event"`}>${what}${meta}</li>`;
}
