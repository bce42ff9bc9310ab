import type { DecisionOffer } from '../../app/session/decision-offer.ts';
import type { SessionView } from '../../app/session/view.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { shellBlock } from '../../render/records/directive.ts';
import { renderSteps } from '../../render/records/session.ts';
import { renderFindings } from '../../render/records/step-findings.ts';
import { ownCommand } from '../../store/own-command.ts';
import { shellWord } from '../../text/shell-word.ts';
import { shorten } from '../../text/shorten.ts';
import type { NextStep } from './next.ts';

const longestQuery = 300;

/** A session with what comes next in it. */
export function renderSession(view: SessionView, next: NextStep): string {
  return [renderSummary(view), ...(next.text === '' ? [] : [next.text])].join('\n');
}

/**
 * What an agent needs that goes on with a session and remembers nothing: where it is, what its finished steps found,
 * and what comes next (commands, `baton resume`).
 *
 * @param next printed with `isQuoted`
 * @param budget about how many tokens the findings may take; left out, 1,000
 */
export function renderResumed(view: SessionView, next: NextStep, budget?: number): string {
  const lead = 'What its finished steps found.';
  const found = renderFindings(view.findings, lead, view.path, budget);
  return [headOf(view), found, next.text].filter((part) => part !== '').join('\n');
}

/** The findings of a halted session, as the one that resumes it quotes them. */
export function renderHalted(view: SessionView): string {
  return renderFindings(view.findings, `What session ${forTerminalLine(view.id)} found.`, view.path);
}

function headOf(view: SessionView): string {
  const state = view.isAbandoned ? 'abandoned' : view.state;
  const halt = view.haltReason === undefined ? '' : `, ${quote(view.haltReason)}`;
  const route = view.route === undefined ? [] : [`Route: ${view.route}, ${quote(view.justification ?? '')}`];
  const first = view.firstQuery === undefined ? [] : [`Resumes ${view.resumes}: ${quote(view.firstQuery)}`];
  const lines = [`Session ${view.id}: ${quote(view.query)}`, ...first, `State: ${state}${halt}`, ...route];
  return `${lines.map(forTerminalLine).join('\n')}\n`;
}

/** What a session was asked, in the words of its first prompt. */
export function quoteRequest({ firstQuery, query }: SessionView): string {
  return forTerminalLine(quote(firstQuery ?? query));
}

/** Words of a record inside a line of Baton's own. */
function quote(text: string): string {
  return `“${shorten(text.trim(), longestQuery)}”`;
}

/** The command that records the decision of a finished session in its thread, with what the session says filled in. */
export function renderDecisionOffer(offer: DecisionOffer, cwd: string): string {
  const { confidence, decision, files, thread } = offer;
  const command = [
    `${ownCommand(cwd)} decision record --thread ${shellWord(thread)} --agent 'NAME'`,
    `--decision ${decision === undefined ? "'TEXT'" : shellWord(decision)}`,
    `--confidence ${confidence ?? 'NUMBER'}`,
    ...files.map((path) => `--path ${shellWord(path)}`),
    "--alternative 'OPTION -- WHY NOT'",
  ].join(' ');
  const lead = `The decision that this session ends in belongs to thread ${forTerminalLine(thread)}. Correct and complete this, and record it:`;
  return `${[lead, '', ...shellBlock(command)].join('\n')}\n`;
}

/** What a session came to so far, step by step. */
export function renderSummary(view: SessionView): string {
  const state = view.isAbandoned ? 'abandoned' : view.state;
  const route = view.route === undefined ? [] : [`Route: ${view.route}, ${view.justification ?? ''}`];
  const lines = [`Session ${view.id}: ${view.query.split('\n')[0] ?? ''}`, `State: ${state}`, ...route];
  return `${lines.map(forTerminalLine).join('\n')}\n\n${renderSteps(view.steps)}`;
}
