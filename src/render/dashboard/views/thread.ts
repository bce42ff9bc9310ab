import type { ThreadEvent, ThreadRecord } from '../../../knowledge/board/threads.ts';
import type { DecisionState } from '../../../knowledge/thread-state.ts';
import { parseTime } from '../../../records/kinds/time.ts';
import { shorten } from '../../../text/shorten.ts';
import { ageText } from '../../age.ts';
import { layoutLanes } from '../lanes.ts';
import { drawLanes, type LaneRow } from '../lanes-drawing.ts';
import {
  commandOn,
  decisionLink,
  handoffTarget,
  link,
  pager,
  type Scene,
  sessionLink,
  taskLink,
} from '../links.ts';
import { decisionMark, legend, turnOf, turnWords } from '../marks.ts';
import { html, type Markup, prose, said } from '../markup.ts';
import type { View } from '../page.ts';
import { anchorOf } from '../site.ts';
import { entriesShown, pageStarts } from '../thread-pages.ts';
import { andMore, counted, dayMark, dayText, facts, listed, percent } from '../words.ts';
import { answerForm, decisionItem } from './decision.ts';

/** A row of the timeline. */
type Row =
  | { readonly type: 'decision'; readonly decision: DecisionState; readonly index: number }
  | { readonly type: 'event'; readonly event: ThreadEvent };

/** More open questions, and more sessions, tasks or handoffs of a thread, are not shown: a page has at most 3,000 nodes. */
const [mostQuestions, mostAttached] = [10, 12];
/** More events of a page are not shown: the newest are. */
const mostEvents = 30;

/**
 * One thread: its timeline, and beside it the same as an ordered list (dashboard, "Views").
 *
 * @param isWhole whether all of it is on one page
 */
export function threadView(scene: Scene, thread: ThreadRecord, page: number, isWhole = false): View {
  const { site } = scene;
  const { state } = thread;
  const starts = isWhole ? [0] : pageStarts(state);
  const pages = starts.length;
  const shown = Math.min(Math.max(1, page), pages);
  const about = [`thread:${state.id}`];
  const [from = 0, to = state.decisions.length] = starts.slice(shown - 1);
  const own = state.decisions.slice(from, to);
  const mostEntries = isWhole ? Number.POSITIVE_INFINITY : entriesShown(own);
  const byId = new Map(state.decisions.map((one) => [one.id, one]));
  const heads = new Set(state.heads.map(({ id }) => id));
  const open = new Map<string, Set<string>>();
  for (const { decision, text } of state.openQuestions)
    open.set(decision, (open.get(decision) ?? new Set()).add(text));
  const items = own.map((decision, index) =>
    decisionItem(scene, decision, {
      number: from + index + 1,
      parents: decision.continues.flatMap((id) => byId.get(id) ?? []),
      isHead: heads.size > 1 && heads.has(decision.id),
      open: open.get(decision.id) ?? new Set(),
      mostEntries,
    }),
  );
  const turn = pager(site, { view: 'thread', id: state.id }, shown, pages);
  return {
    title: state.title,
    current: 'thread',
    parts: [
      { id: 'head', about, body: headOf(scene, thread, isWhole) },
      {
        id: 'timeline',
        about,
        body:
          state.decisions.length === 0
            ? html`<p class="empty">No decision yet. <code>${commandOn(site, `decision record --thread ${state.id}`)}</code> records the first one.</p>`
            : html`<div class="beside"><div class="drawing"><h2>Timeline</h2>${timeline(scene, thread, { from, to, mostEvents: isWhole ? Number.POSITIVE_INFINITY : mostEvents })}${legend()}</div>
              <div><h2>Decisions</h2><ol class="decisions">${items}</ol>${turn}</div></div>`,
      },
      {
        id: 'attached',
        about: [...about, 'session', 'handoff', 'task'],
        body: attachedOf(scene, thread, isWhole),
      },
    ],
  };
}

function headOf(scene: Scene, { agents, state }: ThreadRecord, isWhole: boolean): Markup {
  const { board, site } = scene;
  const { about, chainHealth, heads, openQuestions, status } = state;
  const most = isWhole ? openQuestions.length : mostQuestions;
  const questions = openQuestions.slice(0, most).map(
    (
      one,
    ) => html`<li><p dir="auto">${one.blocking && html`<strong class="alert">blocks</strong> `}${said(one.text)}</p>
      ${facts(html`asked in ${decisionLink(scene, one.decision)}`)}${site.isLive && answerForm(state.id, one)}</li>`,
  );
  const failed = chainHealth.failures.filter(({ amplification }) => amplification !== null).length;
  const isForked = heads.length > 1 && status !== 'completed';
  return html`<h1 dir="auto">${state.title}</h1>
    ${facts(html`<strong>${said(status)}</strong>`, counted(state.decisions.length, 'decision'), html`by ${listed(agents.map(said))}`, html`${dayMark(state.createdAt, board.now)} to ${dayMark(state.updatedAt, board.now)}`, chainHealth.failed > 0 && `${chainHealth.failed} failed`, failed > 0 && `${failed} of them after one that failed`, html`<code>${state.id}</code>`)}
    ${about !== '' && prose(about)}
    ${isForked && html`<p class="notice"><strong class="alert">${heads.length} heads.</strong> <code>${commandOn(site, `thread join ${state.id}`)}</code> brings them together.</p>`}
    ${questions.length > 0 && html`<h2>Open questions</h2><ul class="rows">${questions}</ul>${andMore(openQuestions.length, most, commandOn(site, `thread status ${state.id}`))}`}`;
}

/** The decisions of a timeline that are shown, by their places, and how many events among them. */
interface Window {
  readonly from: number;
  readonly to: number;
  readonly mostEvents: number;
}

/** The timeline, drawn; in words, row by row. */
function timeline(
  { board: { now }, site }: Scene,
  thread: ThreadRecord,
  { from, mostEvents, to }: Window,
): Markup {
  const { lanes, rows: all } = timelineRows(thread);
  const rowOf = (place: number) => all.findIndex((row) => row.type === 'decision' && row.index === place);
  const [start, end] = [from === 0 ? 0 : rowOf(from), rowOf(to) === -1 ? all.length : rowOf(to)];
  const events = all.slice(start, end).filter(({ type }) => type === 'event');
  const old = new Set(events.slice(0, Math.max(0, events.length - mostEvents)));
  const rows = all.filter((row) => !old.has(row));
  const [first, last] = [start, end - old.size];
  const laneRows = rows.map((row): LaneRow => {
    if (row.type === 'event') return { node: undefined, draw: () => html`` };
    const { confidence, outcome } = row.decision;
    return { node: row.index, draw: (x, y) => decisionMark(turnOf(outcome), confidence, x, y) };
  });
  const labels = rows.slice(first, last).map((row) => {
    if (row.type === 'event') {
      const { at, by, status, text } = row.event;
      const what = row.event.type === 'resumed' ? 'resumed' : status;
      return html`<li class="event"><span class="what"><em>${said(by)} ${said(what ?? '')}</em>${text !== '' && html` ${said(shorten(text, 80))}`}</span><span class="meta">${dayText(at, now)}</span></li>`;
    }
    const { agent, confidence, date, decision, id, outcome } = row.decision;
    const sure = confidence === null ? '' : ` · ${percent(confidence)}`;
    return html`<li><a class="what" href="#${anchorOf(id)}">${said(shorten(decision.trim(), 120))}</a><span class="meta">${said(agent)} · ${dayText(date, now)}${sure}<span class="unseen">, ${turnWords[turnOf(outcome)]}</span></span></li>`;
  });
  return html`<div class="timeline">${drawLanes(lanes, laneRows, first, last)}<ol class="labels">${labels}</ol></div>${old.size > 0 && html`<p class="soft">${counted(old.size, 'older event')} of this page not shown: <code>${commandOn(site, `timeline ${thread.state.id}`)}</code> prints all</p>`}`;
}

/** Rows in the order of the decisions, each event before the first decision that is later, and the lanes of the decisions. */
export function timelineRows({ events, state }: ThreadRecord): {
  readonly rows: readonly Row[];
  readonly lanes: ReturnType<typeof layoutLanes>;
} {
  const rows: Row[] = [];
  let next = 0;
  state.decisions.forEach((decision, index) => {
    const at = parseTime(decision.date) ?? Number.POSITIVE_INFINITY;
    for (let event = events[next]; event && (parseTime(event.at) ?? 0) <= at; event = events[++next])
      rows.push({ type: 'event', event });
    rows.push({ type: 'decision', decision, index });
  });
  for (const event of events.slice(next)) rows.push({ type: 'event', event });
  const lanes = layoutLanes(state.decisions.map(({ continues, id }) => ({ id, parents: continues })));
  return { rows, lanes };
}

function attachedOf(scene: Scene, { state }: ThreadRecord, isWhole: boolean): Markup {
  const { board, site } = scene;
  const sessions = board.sessions.filter(({ thread }) => thread === state.id);
  const paths = new Set(sessions.map(({ path }) => path));
  const taskIds = [...new Set(state.decisions.flatMap(({ task }) => task ?? []))];
  const handoffs = board.handoffs.filter(
    ({ sessionPath }) => sessionPath !== undefined && paths.has(sessionPath),
  );
  const list = (title: string, items: readonly Markup[], command?: string) => {
    const most = isWhole ? items.length : mostAttached;
    return (
      items.length > 0 &&
      html`<h2>${title}</h2><ul class="rows">${items.slice(0, most).map((item) => html`<li>${item}</li>`)}</ul>${andMore(items.length, most, command)}`
    );
  };
  return html`${list(
    'Sessions',
    sessions.map(
      (one) =>
        html`<p>${sessionLink(scene, one.id)}</p>${facts(said(one.state), one.loopBacks > 0 && counted(one.loopBacks, 'loop-back'), ageText(one.startedAt, board.now))}`,
    ),
  )}
    ${list(
      'Tasks',
      taskIds.map((id) => html`<p>${taskLink(scene, id)}</p>`),
    )}
    ${list(
      'Handoffs',
      handoffs.map(
        (one) =>
          html`<p>${link(site, handoffTarget(board, one.id), html`${said(one.from)} → ${said(one.to)}`)}</p>${facts(one.state, dayMark(one.at, board.now))}`,
      ),
    )}`;
}
