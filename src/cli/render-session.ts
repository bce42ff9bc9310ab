import type { SessionView } from '../app/session/view.ts';
import { forTerminalLine } from '../render/neutralise.ts';
import { renderSteps } from '../render/session.ts';
import type { Told } from './tell-session.ts';

/** A session with what comes next in it. */
export function renderSession(view: SessionView, next: Told): string {
  return [renderSummary(view), ...(next.text === '' ? [] : [next.text])].join('\n');
}

/** What a session came to so far, step by step. */
export function renderSummary(view: SessionView): string {
  const state = view.isAbandoned ? 'abandoned' : view.state;
  const route = view.route === undefined ? [] : [`Route: ${view.route}, ${view.justification ?? ''}`];
  const lines = [`Session ${view.id}: ${view.query.split('\n')[0] ?? ''}`, `State: ${state}`, ...route];
  return `${lines.map(forTerminalLine).join('\n')}\n\n${renderSteps(view.steps)}`;
}
