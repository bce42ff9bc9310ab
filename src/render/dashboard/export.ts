import type { Board } from '../../knowledge/board/board.ts';
import { namedPaths } from '../../knowledge/named-paths.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import { handoffPages } from './handoff-pages.ts';
import { renderPage } from './page.ts';
import type { Site, Target } from './site.ts';
import { dashboardStyle } from './style.ts';
import { pageStarts } from './thread-pages.ts';
import { viewOf } from './view.ts';
import { filesPerPage } from './views/files.ts';
import type { LintState } from './views/now.ts';
import { sessionsPerPage } from './views/sessions.ts';
import { threadsPerPage } from './views/threads.ts';

/** A file of an exported site. */
export interface ExportedFile {
  /** From the folder of the site, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What the pages show besides the records. */
export interface ExportedBeside {
  /** What is shown, for the head of each page. */
  readonly name: string;
  readonly lint: LintState | string;
  readonly addedAt: ReadonlyMap<string, string>;
  earlierNames(path: string): readonly string[];
  /** What runs Baton where the files are read. */
  readonly own: string;
}

/**
 * Every page of a board as files whose links are relative, one at a time: they open from disk, without a server (dashboard,
 * "Views"). What only a server can do is left out: filters, the search, and writing.
 */
export function* exportedSite(
  board: Board,
  { addedAt, earlierNames, lint, name, own }: ExportedBeside,
): Generator<ExportedFile> {
  yield { path: 'style.css', text: dashboardStyle };
  for (const target of exportedTargets(board)) {
    const path = fileOf(target);
    const site = siteFrom(path, name, own);
    const names = target.view === 'file' ? earlierNames(target.path) : [];
    const view = viewOf({ board, site }, target, { addedAt, lint, earlierNames: names });
    if (view) yield { path, text: renderPage(view, site) };
  }
}

function* exportedTargets(board: Board): Generator<Target> {
  yield { view: 'now' };
  yield { view: 'calibration' };
  const files = namedPaths(board.knowledge);
  const lists = [
    ['threads', Math.ceil(board.threads.length / threadsPerPage)],
    ['sessions', Math.ceil(board.sessions.length / sessionsPerPage)],
    ['handoffs', handoffPages(board).count],
    ['files', Math.ceil(files.length / filesPerPage)],
  ] as const;
  for (const [view, pages] of lists)
    for (let page = 1; page <= Math.max(1, pages); page++) yield { view, page };
  for (const { state } of board.threads) {
    for (let page = 1; page <= pageStarts(state).length; page++) yield { view: 'thread', id: state.id, page };
  }
  for (const { id } of board.sessions) yield { view: 'session', id };
  for (const path of files) yield { view: 'file', path };
}

/** The site as one of its files sees it. */
function siteFrom(path: string, name: string, own: string): Site {
  const up = path.includes('/') ? '../' : '';
  return {
    href: (target) => {
      const at = 'at' in target && target.at !== undefined ? `#${encodeURIComponent(target.at)}` : '';
      return `${up}${fileOf(target)}${at}`;
    },
    has: ({ view }) => view !== 'search',
    isLive: false,
    style: `${up}style.css`,
    script: undefined,
    name,
    own,
  };
}

function fileOf(target: Target): string {
  const page = 'page' in target && target.page !== undefined && target.page > 1 ? `-page-${target.page}` : '';
  switch (target.view) {
    case 'now':
      return 'index.html';
    case 'thread':
      return `thread/${fileName(target.id)}${page}.html`;
    case 'session':
      return `session/${fileName(target.id)}.html`;
    case 'file':
      return `file/${fileName(target.path)}.html`;
    default:
      return `${target.view}${page}.html`;
  }
}

/** A name that every file system takes and tells from others: what is not plain, or long, ends in a fingerprint. */
function fileName(id: string): string {
  const plain = id
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .slice(0, 60);
  return plain === id ? plain : `${plain}-${fingerprint(id)}`;
}
