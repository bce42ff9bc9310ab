import type { HandoffRecord } from '../../../knowledge/board/handoffs.ts';
import type { TaskKnowledge } from '../../../knowledge/items.ts';
import { droppedFrom } from '../../../review/kinds/handoff.ts';
import { decidedIn } from '../../../review/mention.ts';
import { shorten } from '../../../text/shorten.ts';
import { ageText, spanText } from '../../age.ts';
import { handoffPages } from '../handoff-pages.ts';
import { layoutLanes } from '../lanes.ts';
import { drawLanes, type LaneRow } from '../lanes-drawing.ts';
import { fileLink, pager, type Scene } from '../links.ts';
import { html, type Markup, said } from '../markup.ts';
import type { View } from '../page.ts';
import { anchorOf } from '../site.ts';
import { andMore, counted, facts, listed } from '../words.ts';

/** More of what a payload lost is not shown. */
const mostLost = 5;

/** Chains of payloads, and tasks with what they depend on (dashboard, "Views"). */
export function handoffsView(scene: Scene, page: number): View {
  const { board, site } = scene;
  const pages = handoffPages(board);
  const { chains, tasks } = pages;
  const shown = Math.min(Math.max(1, page), pages.count);
  const own = pages.chainsOfPages[shown - 1] ?? [];
  const lost = lostIn(scene);
  const { from, to } = pages.tasksOf(shown);
  return {
    title: 'Handoffs',
    current: 'handoffs',
    parts: [
      {
        id: 'head',
        about: [],
        body: html`<h1>${counted(board.handoffs.length, 'handoff')} in ${counted(chains.length, 'chain')}, ${counted(tasks.length, 'task')}</h1>`,
      },
      {
        id: 'chains',
        about: ['handoff', 'ack', 'decision'],
        body: html`${own.length > 0 && html`<h2>Chains</h2>`}${own.map((chain) => html`<ol class="chain">${chain.map((one) => handoffItem(scene, one, lost(one)))}</ol>`)}`,
      },
      {
        id: 'tasks',
        about: ['task'],
        body: html`${to > from && html`<h2>Tasks</h2>${taskLanes(scene, tasks, from, to)}`}${pager(site, { view: 'handoffs' }, shown, pages.count)}`,
      },
    ],
  };
}

/** What a payload lost of its parent, as the review of a range finds it. */
function lostIn({ board }: Scene): (handoff: HandoffRecord) => readonly string[] {
  const byId = new Map(board.handoffs.map((one) => [one.id, one]));
  let isDecided: ((text: string) => boolean) | undefined;
  return ({ parent = '', text }) => {
    const open = byId.get(parent)?.open;
    if (!open || open.uncertainties.length + open.questions.length === 0) return [];
    const { questions, uncertainties } = droppedFrom(open, text);
    isDecided ??= decidedIn(board.knowledge.decisions.map((decision) => decision.text));
    return [...uncertainties, ...questions].filter((one) => !isDecided?.(one));
  };
}

function handoffItem({ board }: Scene, handoff: HandoffRecord, lost: readonly string[]): Markup {
  const { ack, at, expires, from, id, prompt, state, summary, to } = handoff;
  const left = (expires ?? 0) - Date.parse(board.now);
  const answered =
    ack && html`${ack.status} by ${said(ack.by)}${ack.reason !== '' && html`: ${said(ack.reason)}`}`;
  const waits =
    state === 'pending'
      ? `${spanText(left)} left`
      : state === 'expired'
        ? html`<strong class="alert">expired, nobody answered</strong>`
        : state;
  const missing = lost.slice(0, mostLost).map((one) => html`<li dir="auto">${said(one)}</li>`);
  const mark =
    ack?.status === 'accepted' || state === 'replaced' ? 'taken' : state === 'expired' ? 'late' : '';
  return html`<li id="${anchorOf(id)}" class="${mark}"><p class="lead">${said(from)} → ${said(to)}</p>
    ${facts(answered ?? waits, at !== '' && `${ageText(at, board.now)} ago`, html`<code>${id}</code>`)}
    <p dir="auto">${said(shorten(summary === '' ? prompt : summary, 240))}</p>
    ${missing.length > 0 && html`<p><strong class="alert">Lost on the way</strong></p><ul>${missing}</ul>${andMore(lost.length, mostLost)}`}</li>`;
}

function taskLanes(scene: Scene, tasks: readonly TaskKnowledge[], from: number, to: number): Markup {
  const lanes = layoutLanes(tasks.map(({ dependsOn, id }) => ({ id, parents: dependsOn })));
  const rows = tasks.map((task, node): LaneRow => {
    const kind = task.outcome ?? task.status ?? 'pending';
    const mark =
      kind === 'completed'
        ? 'success'
        : kind === 'blocked' || kind === 'failed'
          ? 'failure'
          : kind === 'partial'
            ? 'partial'
            : 'pending';
    return {
      node,
      draw: (x, y) =>
        html`<rect class="task ${mark}" x="${x - 5}" y="${y - 5}" width="10" height="10" rx="2"/>`,
    };
  });
  const labels = tasks.slice(from, to).map((task) => {
    const { blockers, dependsOn, files, id, name, outcome, status } = task;
    const how = outcome ?? status ?? 'pending';
    const isBad = how === 'blocked' || how === 'failed';
    return html`<li id="${anchorOf(id)}"><span class="what"><code>${id}</code> ${said(name)}</span><span class="meta">${isBad ? html`<strong class="alert">${said(how)}</strong>` : said(how)}${dependsOn.length > 0 && html` · after ${listed(dependsOn.slice(0, 4).map(said))}`}${blockers.length > 0 && ` · ${counted(blockers.length, 'blocker')}`}${files.length > 0 && html` · ${files.slice(0, 2).map(({ path }) => html`${fileLink(scene, path)} `)}`}</span></li>`;
  });
  return html`<div class="timeline">${drawLanes(lanes, rows, from, to)}<ol class="labels">${labels}</ol></div>`;
}
