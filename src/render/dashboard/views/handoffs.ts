import type { HandoffRecord } from '../../../knowledge/board/handoffs.ts';
import type { TaskKnowledge } from '../../../knowledge/items.ts';
import { droppedFrom } from '../../../review/kinds/handoff.ts';
import { decidedIn } from '../../../review/mention.ts';
import { shorten } from '../../../text/shorten.ts';
import { ageText, spanText } from '../../age.ts';
import { layoutLanes } from '../lanes.ts';
import { drawLanes, type LaneRow } from '../lanes-drawing.ts';
import { fileLink, pager, type Scene } from '../links.ts';
import { html, type Markup, said } from '../markup.ts';
import type { View } from '../page.ts';
import { anchorOf } from '../site.ts';
import { counted, facts, listed } from '../words.ts';

const chainsPerPage = 30;
const tasksPerPage = 60;

/** Chains of payloads, and tasks with what they depend on (dashboard, "Views"). */
export function handoffsView(scene: Scene, page: number): View {
  const { board, site } = scene;
  const chains = chainsOf(board.handoffs);
  const tasks = inOrder(board.knowledge.tasks);
  const pages = handoffPages(board);
  const shown = Math.min(Math.max(1, page), pages);
  const own = chains.slice((shown - 1) * chainsPerPage, shown * chainsPerPage);
  const lost = lostIn(scene);
  const [from, to] = [(shown - 1) * tasksPerPage, shown * tasksPerPage];
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
        body: html`${tasks.length > from && html`<h2>Tasks</h2>${taskLanes(scene, tasks, from, Math.min(to, tasks.length))}`}${pager(site, { view: 'handoffs' }, shown, pages)}`,
      },
    ],
  };
}

/** How many pages chains and tasks take. */
export function handoffPages({ handoffs, knowledge }: Scene['board']): number {
  const chains = chainsOf(handoffs).length;
  return Math.max(1, Math.ceil(chains / chainsPerPage), Math.ceil(knowledge.tasks.length / tasksPerPage));
}

/** Payloads that continue one another, the chain with the newest one first; each before those that continue it. */
function chainsOf(handoffs: readonly HandoffRecord[]): readonly (readonly HandoffRecord[])[] {
  const byId = new Map(handoffs.map((one) => [one.id, one]));
  const rootOf = new Map<HandoffRecord, HandoffRecord>();
  for (const one of handoffs) {
    const way: HandoffRecord[] = [];
    let here = one;
    for (
      let up = byId.get(here.parent ?? '');
      up && !rootOf.has(here) && !way.includes(up);
      up = byId.get(here.parent ?? '')
    ) {
      way.push(here);
      here = up;
    }
    const root = rootOf.get(here) ?? here;
    for (const passed of [...way, here]) rootOf.set(passed, root);
  }
  const chains = new Map<HandoffRecord, HandoffRecord[]>();
  for (const [one, root] of rootOf) chains.set(root, [...(chains.get(root) ?? []), one]);
  const sorted = [...chains.values()].map((chain) => chain.sort((a, b) => (a.at < b.at ? -1 : 1)));
  return sorted.sort((a, b) => ((a.at(-1)?.at ?? '') < (b.at(-1)?.at ?? '') ? 1 : -1));
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
  const missing = lost.map((one) => html`<li dir="auto">${said(one)}</li>`);
  const mark =
    ack?.status === 'accepted' || state === 'replaced' ? 'taken' : state === 'expired' ? 'late' : '';
  return html`<li id="${anchorOf(id)}" class="${mark}"><p class="lead">${said(from)} → ${said(to)}</p>
    ${facts(answered ?? waits, at !== '' && `${ageText(at, board.now)} ago`, html`<code>${id}</code>`)}
    <p dir="auto">${said(shorten(summary === '' ? prompt : summary, 240))}</p>
    ${missing.length > 0 && html`<p><strong class="alert">Lost on the way</strong></p><ul>${missing}</ul>`}</li>`;
}

/** Each task after those that it depends on, else in the order of their ids; those of a circle in any order. */
function inOrder(tasks: readonly TaskKnowledge[]): readonly TaskKnowledge[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const entered = new Set<TaskKnowledge>();
  const out = new Set<TaskKnowledge>();
  const stack = [...tasks].reverse();
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const waiting = entered.has(top)
      ? []
      : top.dependsOn.flatMap((id) => byId.get(id) ?? []).filter((one) => !entered.has(one));
    entered.add(top);
    stack.push(...waiting);
    if (waiting.length > 0) continue;
    stack.pop();
    out.add(top);
  }
  return [...out];
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
