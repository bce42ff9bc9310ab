import { diffWordsWithSpace } from 'diff';
import type { SessionPath, Stop } from '../../../knowledge/board/session-path.ts';
import { stepKeys } from '../../../machines/reasoning.ts';
import { shorten } from '../../../text/shorten.ts';
import { ageText } from '../../age.ts';
import { commandOn, pager, type Scene, sessionLink, threadLink } from '../links.ts';
import { html, type Markup, prose, said, withCode } from '../markup.ts';
import type { View } from '../page.ts';
import { counted, dayMark, facts } from '../words.ts';

/** How many sessions one page has. */
export const sessionsPerPage = 60;

/** All sessions, with how far they came (dashboard, "Views"). */
export function sessionsView(scene: Scene, page: number): View {
  const { board, site } = scene;
  const pages = Math.max(1, Math.ceil(board.sessions.length / sessionsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const rows = board.sessions.slice((shown - 1) * sessionsPerPage, shown * sessionsPerPage);
  return {
    title: 'Sessions',
    current: 'sessions',
    parts: [
      { id: 'head', about: ['session'], body: html`<h1>${counted(board.sessions.length, 'session')}</h1>` },
      {
        id: 'list',
        about: ['session'],
        body:
          rows.length === 0
            ? html`<p class="empty">No session yet. <code>${commandOn(site, 'session start "QUERY"')}</code> starts the first one.</p>`
            : html`<ul class="rows aged">${rows.map((one) => html`<li>${sessionRow(scene, one)}</li>`)}</ul>${pager(site, { view: 'sessions' }, shown, pages)}`,
      },
    ],
  };
}

function sessionRow(scene: Scene, session: SessionPath): Markup {
  const { id, isAgent, loopBacks, startedAt, state, thread } = session;
  const isStopped = state === 'HALTED' || state === 'ABANDONED';
  return html`<p class="age">${ageText(startedAt, scene.board.now)}</p><div class="with-drawing"><div>
    <p class="lead" dir="auto">${sessionLink(scene, id)}</p>
    ${facts(isStopped ? html`<strong class="alert">${said(state)}</strong>` : said(state), loopBacks > 0 && counted(loopBacks, 'loop-back'), isAgent && 'agent session', thread !== undefined && threadLink(scene, thread))}
    </div>${smallPath(session)}</div>`;
}

/** How far a session came: a dot a step, an arc for each loop-back. */
function smallPath({ stops }: SessionPath): Markup | undefined {
  const steps = stops.filter(({ step }) => step !== undefined);
  if (steps.length === 0) return undefined;
  const keys: readonly (string | undefined)[] = stepKeys;
  const x = (step: string | undefined) => 8 + 14 * keys.indexOf(step);
  const done = new Set(steps.map(({ step }) => step));
  const arcs = steps.flatMap(({ isLoopBack, step }) => {
    const [from, to] = [x('8'), x(step)];
    return isLoopBack
      ? [html`<path class="back" d="M${from} 14C${from - 10} -2 ${to + 10} -2 ${to} 14"/>`]
      : [];
  });
  return html`<svg class="small-path" width="142" height="24" aria-hidden="true"><line x1="8" x2="134" y1="16" y2="16"/>${arcs}${stepKeys.map((key) => html`<circle cx="${x(key)}" cy="16" r="3.5"${done.has(key) && html` class="done"`}/>`)}</svg>`;
}

/** One session: its path through the machine, and what each step found. */
export function sessionView(scene: Scene, session: SessionPath): View {
  const { board } = scene;
  const about = [`session:${session.id}`];
  const {
    haltReason,
    isAgent,
    justification,
    query,
    questions,
    resumes,
    route,
    startedAt,
    state,
    stops,
    thread,
  } = session;
  const asked = questions.map((one) => html`<li dir="auto">${said(one)}</li>`);
  const rails = railsOf(stops);
  return {
    title: query === '' ? session.id : shorten(query, 80),
    current: 'session',
    parts: [
      {
        id: 'head',
        about,
        body: html`<h1 dir="auto">${query === '' ? session.id : query}</h1>
          ${facts(html`<strong>${said(state)}</strong>`, dayMark(startedAt, board.now), isAgent && 'agent session', session.loopBacks > 0 && counted(session.loopBacks, 'loop-back'), thread !== undefined && threadLink(scene, thread), resumes !== undefined && html`resumes ${sessionLink(scene, resumes)}`, html`<code>${session.id}</code>`)}
          ${route !== undefined && html`<p>Route <code>${route}</code>${justification !== undefined && html`: ${said(justification)}`}</p>`}
          ${haltReason !== undefined && html`<p class="notice"><strong class="alert">Halted.</strong> ${said(haltReason)}</p>`}
          ${asked.length > 0 && html`<h2>Questions</h2><ol>${asked}</ol>`}`,
      },
      {
        id: 'path',
        about,
        body: html`<h2>Path</h2><ol class="stops passes-${Math.min(mostLanes, passesOf(stops))}">${stops.map((stop, at) => html`<li>${rails[at]}${stopText(stop, reasonOf(session, stop))}</li>`)}</ol>`,
      },
    ],
  };
}

function reasonOf({ reasons }: SessionPath, { isLoopBack, iteration }: Stop): string | undefined {
  return isLoopBack ? (reasons[iteration - 1] ?? '') : undefined;
}

/** More passes share the last padding of the style, closer together. */
const mostLanes = 4;

/** Where the mark of a stop is, in pixels from the top of its row: beside the first line of its text. */
const markAt = 23;

/** The lines of each row: one lane for each pass, and an arc from the end of a pass back to the step that is run again. */
function railsOf(stops: readonly Stop[]): readonly Markup[] {
  const gap = Math.min(22, (22 * mostLanes) / passesOf(stops));
  const x = ({ iteration }: Stop) => Math.round((iteration * gap + 26) * 10) / 10;
  const arcs = stops.flatMap((stop, row) => {
    const start = stops.findLastIndex((one, at) => at < row && one.step === stop.step);
    return stop.isLoopBack && start !== -1 && start < row - 1 ? [{ start, end: row - 1 }] : [];
  });
  return stops.map((stop, row) => {
    const [before, after, at] = [stops[row - 1], stops[row + 1], x(stop)];
    const isBack = stop.isLoopBack && html` class="back"`;
    const bend = before && html`<path d="M${x(before)} 0C${x(before)} 14 ${at} 9 ${at} ${markAt}"${isBack}/>`;
    const down =
      after &&
      html`<line x1="${at}" x2="${at}" y1="${markAt}" y2="100%"${after.isLoopBack && html` class="back"`}/>`;
    const again = arcs.map(({ end, start }) => arcPart(x(stops[start] ?? stop), row - start, end - row));
    const kind = stop.step === undefined ? 'end' : stop.text === '' ? '' : 'done';
    return html`<svg class="rail" aria-hidden="true"><g class="lines">${bend}${down}${again}</g><circle cx="${at}" cy="${markAt}" r="${stop.step === undefined ? 4 : 6}" class="${kind}"/></svg>`;
  });
}

/** What a row has of an arc. @param at the lane that it leads to @param above,below how many rows of the arc are there */
function arcPart(at: number, above: number, below: number): Markup | undefined {
  const side = at - 18;
  if (above < 0 || below < 0) return undefined;
  if (above === 0)
    return html`<path class="again" d="M${at - 9} ${markAt}C${side} ${markAt} ${side} 34 ${side} 42"/><line class="again" x1="${side}" x2="${side}" y1="42" y2="100%"/>`;
  if (below === 0)
    return html`<path class="again" d="M${side} 0C${side} 12 ${side} ${markAt} ${at - 9} ${markAt}"/>`;
  return html`<line class="again" x1="${side}" x2="${side}" y1="0" y2="100%"/>`;
}

function passesOf(stops: readonly Stop[]): number {
  return Math.max(0, ...stops.map(({ iteration }) => iteration)) + 1;
}

/** Text of a step that is not longer is shown at once, as one line. */
const shortText = 90;

function stopText({ before, iteration, step, text, title }: Stop, reason: string | undefined): Markup {
  const name = step === undefined ? title : `${step} ${title}`;
  const pass = iteration > 0 && step !== undefined && html` <span class="soft">pass ${iteration + 1}</span>`;
  const back =
    reason !== undefined && html`<span class="back">⟲ ${reason === '' ? 'loop-back' : said(reason)}</span>`;
  const first = firstLine(text);
  const isShort = text === first && first.length <= shortText;
  const isChanged = before !== undefined && before !== '' && before !== text && text !== '';
  const line =
    first !== '' && html`<span class="found" dir="auto">${withCode(shorten(first, shortText))}</span>`;
  if (isShort && !isChanged) return html`<p class="stop"><strong>${name}</strong>${pass} ${line}${back}</p>`;
  return html`<details class="stop"><summary><strong>${name}</strong>${pass} ${line}${back}</summary>${isChanged ? html`<h3>Since the pass before</h3>${changes(before, text)}<h3>Now</h3>` : undefined}${prose(text)}</details>`;
}

/** The first line that says something, without the marks of markdown and of a fence. */
function firstLine(text: string): string {
  const line = text.split('\n').find((one) => one.trim() !== '' && !/^\s*(?:```|~~~|#)/.test(one)) ?? '';
  return line
    .replace(/^[\s>*-]+/, '')
    .replace(/\*\*/g, '')
    .trim();
}

/** Longer texts are not compared word by word. */
const mostCompared = 20_000;

function changes(before: string, after: string): Markup {
  if (before.length + after.length > mostCompared)
    return html`<p class="soft">The texts are too long to compare.</p>`;
  const parts = diffWordsWithSpace(before, after);
  return html`<div class="prose" dir="auto">${parts.slice(0, 400).map(({ added, removed, value }) => (added ? html`<ins>${value}</ins>` : removed ? html`<del>${value}</del>` : value))}</div>`;
}
