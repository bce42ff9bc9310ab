import { html, type Markup } from './markup.ts';

/** How a decision turned out, as its mark shows it. */
export type Turn = 'success' | 'partial' | 'failure' | 'abandoned' | 'pending';

/** The outcome of a decision as a mark knows it. */
export function turnOf(outcome: unknown): Turn {
  return outcome === 'success' || outcome === 'partial' || outcome === 'failure' || outcome === 'abandoned'
    ? outcome
    : 'pending';
}

/** In words, for who does not see the mark. */
export const turnWords: Readonly<Record<Turn, string>> = {
  success: 'succeeded',
  partial: 'succeeded in part',
  failure: 'failed',
  abandoned: 'abandoned',
  pending: 'not reviewed yet',
};

/**
 * The mark of a decision: a disc that succeeded, half a disc, a cross that failed, a dashed ring that was given up, a ring that
 * nobody reviewed. The larger, the surer.
 *
 * @param x,y its middle; a number, or a percentage
 */
export function decisionMark(
  turn: Turn,
  confidence: number | null | undefined,
  x: number | string,
  y: number | string,
): Markup {
  const r = 3.5 + 3 * Math.max(0, Math.min(1, confidence ?? 0.5));
  const size = r.toFixed(1);
  const at = html`x="${x}" y="${y}" class="mark ${turn}"`;
  if (turn === 'failure') {
    const d = (r * 0.8).toFixed(1);
    return html`<svg ${at}><circle r="${(r + 1).toFixed(1)}" class="under"/><path d="M-${d} -${d}L${d} ${d}M${d} -${d}L-${d} ${d}"/></svg>`;
  }
  const half = turn === 'partial' && html`<path d="M0 -${size}A${size} ${size} 0 0 1 0 ${size}Z"/>`;
  return html`<svg ${at}><circle r="${size}"/>${half}</svg>`;
}

/** What the marks mean, for below a drawing. */
export function legend(): Markup {
  const items = (Object.keys(turnWords) as Turn[]).map(
    (turn) =>
      html`<li><svg class="key" width="16" height="16" aria-hidden="true">${decisionMark(turn, 0.7, 8, 8)}</svg> ${turnWords[turn]}</li>`,
  );
  return html`<ul class="legend">${items}<li>larger: surer</li></ul>`;
}
