import type { ThreadRecord } from '../../../knowledge/board/threads.ts';
import { parseTime } from '../../../records/kinds/time.ts';
import { shorten } from '../../../text/shorten.ts';
import { ageText } from '../../age.ts';
import { commandOn, pager, type Scene } from '../links.ts';
import { decisionMark, legend, turnOf } from '../marks.ts';
import { html, type Markup, said } from '../markup.ts';
import type { View } from '../page.ts';
import { anchorOf, type Query } from '../site.ts';
import { counted, dayText, facts, listed } from '../words.ts';

/** How many threads one page has. */
export const threadsPerPage = 40;
/** More decisions of one thread are not drawn in its row: the newest are. */
const mostMarks = 24;

/** All threads on one axis of time (dashboard, "Views"). */
export function threadsView(scene: Scene, page: number, query: Query = {}): View {
  const { board, site } = scene;
  const found = board.threads.filter((one) => isAsked(one, query));
  const pages = Math.max(1, Math.ceil(found.length / threadsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const rows = found.slice((shown - 1) * threadsPerPage, shown * threadsPerPage);
  const times = rows.flatMap(({ state }) =>
    [state.createdAt, state.updatedAt].flatMap((time) => parseTime(time) ?? []),
  );
  const axis = { from: Math.min(...times), to: Math.max(...times) };
  const isNarrowed = Object.values(query).some((value) => value !== '');
  const count = isNarrowed
    ? `${found.length} of ${counted(board.threads.length, 'thread')}`
    : counted(board.threads.length, 'thread');
  return {
    title: 'Threads',
    current: 'threads',
    parts: [
      { id: 'head', about: [], body: html`<h1>${count}</h1>${site.isLive && filterForm(scene, query)}` },
      {
        id: 'list',
        about: ['thread', 'decision', 'resume'],
        body:
          rows.length === 0
            ? html`<p class="empty">${isNarrowed ? 'No thread is as asked.' : html`No thread yet. <code>${commandOn(site, 'thread create "TITLE"')}</code> opens the first one.`}</p>`
            : html`${axisHead(axis, board.now)}<ol class="threads">${rows.map((one) => threadRow(scene, one, axis))}</ol>${legend()}${pager(site, { view: 'threads' }, shown, pages, query)}`,
      },
    ],
  };
}

interface Axis {
  readonly from: number;
  readonly to: number;
}

/** In percent of the axis, with room for a mark at both ends. */
function placeOn({ from, to }: Axis, time: number): number {
  return to > from ? 2 + (96 * (time - from)) / (to - from) : 50;
}

function axisHead(axis: Axis, now: string): Markup {
  const days = Math.max(1, (axis.to - axis.from) / 86_400_000);
  const step = [1, 2, 7, 14, 30, 91, 182, 365].find((one) => days / one <= 6) ?? days / 5;
  const first = Math.ceil(axis.from / 86_400_000) * 86_400_000;
  const ticks: Markup[] = [];
  for (let at = first; at <= axis.to; at += step * 86_400_000) {
    const x = `${placeOn(axis, at).toFixed(2)}%`;
    ticks.push(html`<text x="${x}" y="12">${dayText(new Date(at).toISOString(), now)}</text>`);
  }
  return html`<div class="thread axis" aria-hidden="true"><div></div><svg height="16">${ticks}</svg></div>`;
}

function threadRow({ board, site }: Scene, { agents, archived, state }: ThreadRecord, axis: Axis): Markup {
  const { chainHealth, decisions, heads, id, openQuestions, status } = state;
  const x = (time: string) => `${placeOn(axis, parseTime(time) ?? axis.from).toFixed(2)}%`;
  const marks = decisions
    .slice(-mostMarks)
    .map(({ confidence, date, outcome }) => decisionMark(turnOf(outcome), confidence, x(date), '50%'));
  const blocking = openQuestions.filter((one) => one.blocking).length;
  const isOver = status === 'completed';
  return html`<li id="${anchorOf(id)}" class="thread${isOver && ' over'}" data-about="thread:${id}"><div>
    <p class="lead" dir="auto"><a href="${site.href({ view: 'thread', id })}">${said(shorten(state.title, 120))}</a></p>
    ${facts(said(status), archived && 'archived', counted(decisions.length, 'decision'), listed(agents.slice(0, 6).map(said)), heads.length > 1 && !isOver && html`<strong class="alert">${heads.length} heads</strong>`, blocking > 0 && !isOver && html`<strong class="alert">${counted(blocking, 'blocking question')}</strong>`, chainHealth.failed > 0 && `${chainHealth.failed} failed`, ageText(state.updatedAt, board.now))}
    </div><svg height="28" aria-hidden="true"><line x1="${x(state.createdAt)}" x2="${x(state.updatedAt)}" y1="50%" y2="50%"/>${marks}</svg></li>`;
}

function isAsked(
  { anyAgents, state }: ThreadRecord,
  { agent = '', file = '', status = '', tag = '', text = '' }: Query,
): boolean {
  const needle = text.toLowerCase();
  const has = (one: string) => one.toLowerCase().includes(needle);
  return (
    (status === '' || state.status === status) &&
    (agent === '' || anyAgents.has(agent)) &&
    (file === '' ||
      state.files.some((path) => path === file || path.startsWith(file.endsWith('/') ? file : `${file}/`))) &&
    (tag === '' || state.decisions.some(({ tags }) => tags.includes(tag))) &&
    (needle === '' ||
      has(state.id) ||
      has(state.title) ||
      state.decisions.some(({ decision }) => has(decision)))
  );
}

function filterForm({ board, site }: Scene, query: Query): Markup {
  const agents = [...new Set(board.threads.flatMap((one) => [...one.anyAgents]))].sort().slice(0, 200);
  const statuses = [...new Set(board.threads.map(({ state }) => state.status))].sort().slice(0, 20);
  const select = (name: string, label: string, values: readonly string[]) =>
    html`<p><label for="f-${name}">${label}</label><select id="f-${name}" name="${name}"><option value="">all</option>${values.map((one) => html`<option value="${one}"${query[name] === one && html` selected`}>${one}</option>`)}</select></p>`;
  const input = (name: string, label: string) =>
    html`<p><label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" value="${query[name] ?? ''}"></p>`;
  return html`<form class="filter" method="get" action="${site.href({ view: 'threads' })}">${select('status', 'Status', statuses)}${select('agent', 'Agent', agents)}${input('tag', 'Tag')}${input('file', 'File')}${input('text', 'Text')}<p><button>Filter</button></p></form>`;
}
