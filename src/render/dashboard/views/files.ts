import { lessonsOf } from '../../../knowledge/gather.ts';
import { type InForceItem, inForce } from '../../../knowledge/in-force.ts';
import type { FileClaim } from '../../../knowledge/items.ts';
import { namedPaths } from '../../../knowledge/named-paths.ts';
import { commandOn, decisionLink, fileLink, pager, type Scene, sessionLink, taskLink } from '../links.ts';
import { html, type Markup, said } from '../markup.ts';
import type { View } from '../page.ts';
import type { Query, Site } from '../site.ts';
import { counted, dayMark, facts, percent } from '../words.ts';

/** How many files one page has. */
export const filesPerPage = 100;

/** More rows of one sort are not shown for a file: a page has at most 3,000 nodes. */
const mostRows = 30;

/** The files that records name (dashboard, "Views"). */
export function filesView(scene: Scene, page: number, query: Query = {}): View {
  const { site } = scene;
  const counts = countsOf(scene);
  const needle = (query.text ?? '').toLowerCase();
  const all = [...counts]
    .filter(([path]) => path.toLowerCase().includes(needle))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const pages = Math.max(1, Math.ceil(all.length / filesPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const rows = all
    .slice((shown - 1) * filesPerPage, shown * filesPerPage)
    .map(
      ([path, { claims, decisions, gotchas }]) =>
        html`<li><p>${fileLink(scene, path)}</p>${facts(decisions > 0 && counted(decisions, 'decision'), claims > 0 && counted(claims, 'claim'), gotchas > 0 && counted(gotchas, 'gotcha'))}</li>`,
    );
  return {
    title: 'Files',
    current: 'files',
    parts: [
      {
        id: 'head',
        about: [],
        body: html`<h1>${counted(counts.size, 'file')} that records name</h1>
          ${site.isLive && html`<form class="filter" method="get" action="${site.href({ view: 'files' })}"><p><label for="f-text">Part of the path</label><input id="f-text" name="text" value="${query.text ?? ''}"></p><p><button>Filter</button></p></form>`}`,
      },
      {
        id: 'list',
        about: ['decision', 'task', 'session'],
        body: html`${rows.length === 0 ? html`<p class="empty">None.</p>` : html`<ul class="rows files">${rows}</ul>`}${pager(site, { view: 'files' }, shown, pages, query)}`,
      },
    ],
  };
}

interface Counts {
  decisions: number;
  claims: number;
  gotchas: number;
}

function countsOf({ board: { knowledge } }: Scene): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>(
    namedPaths(knowledge).map((path) => [path, { decisions: 0, claims: 0, gotchas: 0 }]),
  );
  const add = (path: string | undefined, key: keyof Counts) => {
    const own = counts.get(withoutLine(path ?? ''));
    if (own) own[key]++;
  };
  for (const { files } of knowledge.decisions) for (const path of files) add(path, 'decisions');
  for (const { files } of knowledge.tasks) for (const { path } of files) add(path, 'claims');
  for (const { place, type } of lessonsOf(knowledge)) if (type === 'gotcha') add(place, 'gotchas');
  return counts;
}

function withoutLine(path: string): string {
  return path.replace(/:\d.*$/, '');
}

const titles: Readonly<Record<InForceItem['type'], string>> = {
  question: 'Open questions',
  decision: 'Decided',
  rejected: 'Rejected',
  gotcha: 'Gotchas',
  pattern: 'Patterns',
};

/** What a task did to a file, by what its claim says. */
const deeds: Readonly<Record<FileClaim['change'], string>> = {
  created: 'created by',
  add: 'extended by',
  modify: 'modified by',
  delete: 'deleted by',
  refactor: 'refactored by',
  modified: 'modified by',
};

/** What is in force for one file, and who claimed it (agents, section 1). @param earlierNames which records may still use */
export function fileView(scene: Scene, path: string, earlierNames: readonly string[]): View {
  const { knowledge, now } = scene.board;
  const items = inForce(knowledge, { paths: [path], now, earlierNames: () => earlierNames })[0]?.items ?? [];
  const names = new Set([path, ...earlierNames]);
  const claims = knowledge.tasks.flatMap(({ files, id }) =>
    files.filter((one) => names.has(one.path)).map((one) => ({ ...one, task: id })),
  );
  const sections = (Object.keys(titles) as InForceItem['type'][]).map((type) => {
    const own = items.filter((one) => one.type === type).map((one) => html`<li>${itemOf(scene, one)}</li>`);
    return shortList(scene.site, titles[type], own);
  });
  const claimed = claims.map(
    ({ about, change, lines, task }) =>
      html`<li><p>${deeds[change]} ${taskLink(scene, task)}</p>${facts(lines !== undefined && (lines === 'all' ? 'all lines' : html`lines ${said(lines)}`), about !== undefined && said(about))}</li>`,
  );
  return {
    title: path,
    current: 'file',
    parts: [
      {
        id: 'file',
        about: ['decision', 'task', 'session'],
        body: html`<h1><code>${path}</code></h1>
          ${facts(items.length === 0 ? 'nothing is in force' : `${items.length} in force`, earlierNames.length > 0 && html`was ${earlierNames.map((one) => html`<code>${one}</code> `)}`)}
          ${sections}${shortList(scene.site, 'Claims', claimed)}`,
      },
    ],
  };
}

/** The first rows below a title, and how many more there are. */
function shortList(site: Site, title: string, rows: readonly Markup[]): Markup | false {
  const more = rows.length - mostRows;
  return (
    rows.length > 0 &&
    html`<h2>${title} <span class="soft">${rows.length}</span></h2><ul class="rows">${rows.slice(0, mostRows)}</ul>${more > 0 && html`<p class="soft">and ${more} more: <code>${commandOn(site, 'why FILE')}</code> prints what decisions say</p>`}`
  );
}

function itemOf(
  scene: Scene,
  { because, confidence, date, id, match, source, text, type }: InForceItem,
): Markup {
  const from =
    source.kind === 'decision'
      ? decisionLink(scene, source.record)
      : source.kind === 'task'
        ? taskLink(scene, source.record)
        : source.kind === 'session'
          ? sessionLink(scene, source.record)
          : html`<code>${source.record}</code>`;
  const isOwn = type === 'decision';
  return html`<p class="lead" dir="auto">${isOwn ? decisionLink(scene, id) : said(text)}</p>
    ${because !== undefined && html`<p dir="auto">${said(because)}</p>`}
    ${facts(!isOwn && html`from ${from}`, date !== undefined && dayMark(date, scene.board.now), confidence !== undefined && percent(confidence), match !== 'file' && `by ${match}`)}`;
}
