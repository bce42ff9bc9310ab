import { lessonsOf } from '../../../knowledge/gather.ts';
import { parseTime } from '../../../records/kinds/time.ts';
import { shorten } from '../../../text/shorten.ts';
import { decisionTarget, handoffTarget, pager, type Scene } from '../links.ts';
import { html, type Markup, said } from '../markup.ts';
import type { View } from '../page.ts';
import type { Query, Target } from '../site.ts';
import { dayMark, facts } from '../words.ts';

const perPage = 50;

interface Hit {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
  readonly by: string;
  readonly date: string;
  readonly paths: readonly string[];
  readonly target: Target | undefined;
  /** Everything that is searched. */
  readonly all: string;
}

/** A search over everything, by text, path, agent and date (dashboard, "Views"). */
export function searchView(scene: Scene, page: number, query: Query): View {
  const { site } = scene;
  const { agent = '', from = '', path = '', text = '', to = '' } = query;
  const isAsked = [agent, from, path, text, to].some((one) => one !== '');
  const needles = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [start, end] = [parseTime(from) ?? Number.NEGATIVE_INFINITY, parseTime(to)];
  // A day ends when the next one begins.
  const last = end === undefined ? Number.POSITIVE_INFINITY : end + (/T/i.test(to) ? 1 : 86_400_000);
  const isHit = (hit: Hit) => {
    const at = parseTime(hit.date);
    return (
      (agent === '' || hit.by === agent) &&
      (path === '' || hit.paths.some((one) => one.includes(path))) &&
      ((from === '' && to === '') || (at !== undefined && at >= start && at < last)) &&
      needles.every((needle) => hit.all.includes(needle))
    );
  };
  const wrong = [from, to].filter((day) => day !== '' && parseTime(day) === undefined);
  const found =
    isAsked && wrong.length === 0
      ? hitsOf(scene)
          .filter(isHit)
          .sort((a, b) => (a.date < b.date ? 1 : -1))
      : [];
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(Math.max(1, page), pages);
  const input = (name: string, label: string, type = 'text') =>
    html`<p><label for="q-${name}">${label}</label><input id="q-${name}" name="${name}" type="${type}" value="${query[name] ?? ''}"></p>`;
  return {
    title: isAsked ? `Search: ${shorten(text || path || agent, 40)}` : 'Search',
    current: 'search',
    parts: [
      {
        id: 'head',
        about: [],
        body: html`<h1>Search</h1><form class="filter" method="get" action="${site.href({ view: 'search' })}" role="search">${input('text', 'Text', 'search')}${input('path', 'Path')}${input('agent', 'Agent')}${input('from', 'From', 'date')}${input('to', 'To', 'date')}<p><button>Search</button></p></form>`,
      },
      {
        id: 'list',
        about: ['thread', 'decision', 'session', 'handoff', 'task'],
        body: html`${wrong.map((day) => html`<p class="notice"><strong class="alert">No date:</strong> ${said(day)}. Write it as <code>2026-11-27</code>.</p>`)}${isAsked && wrong.length === 0 && html`<h2>${found.length === 0 ? 'Nothing found' : `${found.length} found`}</h2>`}<ul class="rows">${found.slice((shown - 1) * perPage, shown * perPage).map((hit) => html`<li>${hitRow(scene, hit)}</li>`)}</ul>${pager(site, { view: 'search' }, shown, pages, query)}`,
      },
    ],
  };
}

function hitRow({ board, site }: Scene, { by, date, id, kind, target, text }: Hit): Markup {
  const shown = said(shorten(text === '' ? id : text, 160));
  return html`<p class="lead" dir="auto">${target ? html`<a href="${site.href(target)}">${shown}</a>` : shown}</p>${facts(kind, by !== '' && said(by), date !== '' && dayMark(date, board.now))}`;
}

function hitsOf({ board }: Scene): Hit[] {
  const { handoffs, knowledge, sessions, threads } = board;
  const hit = (one: Omit<Hit, 'all'>, ...more: readonly string[]): Hit => {
    return { ...one, all: [one.id, one.text, one.by, ...one.paths, ...more].join('\n').toLowerCase() };
  };
  return [
    ...threads.map(({ state }) =>
      hit(
        {
          kind: 'thread',
          id: state.id,
          text: state.title,
          by: state.startedBy,
          date: state.createdAt,
          paths: state.files,
          target: { view: 'thread', id: state.id },
        },
        state.about,
      ),
    ),
    ...threads.flatMap(({ state }) =>
      state.decisions.map(({ agent, body, data, date, decision, files, id }) =>
        hit(
          {
            kind: 'decision',
            id,
            text: decision,
            by: agent,
            date,
            paths: files,
            target: decisionTarget(board, id),
          },
          body,
          JSON.stringify([data.reasons, data.alternatives, data.open_questions, data.tags, data.lessons]),
        ),
      ),
    ),
    ...sessions.map((one) =>
      hit(
        {
          kind: 'session',
          id: one.id,
          text: one.query,
          by: '',
          date: one.startedAt,
          paths: [],
          target: { view: 'session', id: one.id },
        },
        ...one.stops.map((stop) => stop.text),
      ),
    ),
    ...handoffs.map((one) =>
      hit(
        {
          kind: 'handoff',
          id: one.id,
          text: one.prompt,
          by: one.from,
          date: one.at,
          paths: [],
          target: handoffTarget(board, one.id),
        },
        one.summary,
        one.to,
      ),
    ),
    ...knowledge.tasks.map((one) =>
      hit(
        {
          kind: 'task',
          id: one.id,
          text: one.name,
          by: '',
          date: '',
          paths: [...one.files, ...one.reads].map(({ path }) => path),
          target: handoffTarget(board, one.id),
        },
        ...[...one.questions, ...one.steps, ...one.blockers].map(({ text }) => text),
      ),
    ),
    ...lessonsOf(knowledge).map(({ id, mitigation = '', place = '', source, text, type }) =>
      hit(
        {
          kind: type,
          id,
          text,
          by: '',
          date: '',
          paths: place === '' ? [] : [place],
          target:
            source.kind === 'session'
              ? { view: 'session', id: source.record }
              : handoffTarget(board, source.record),
        },
        mitigation,
      ),
    ),
  ];
}
