import type { Board } from '../../knowledge/board/board.ts';
import { shorten } from '../../text/shorten.ts';
import { handoffPages } from './handoff-pages.ts';
import { html, type Markup, said } from './markup.ts';
import { anchorOf, type Site, type Target } from './site.ts';
import { pageOfDecision } from './thread-pages.ts';

/** What a view is made from. */
export interface Scene {
  readonly board: Board;
  readonly site: Site;
}

/** A command as it runs where the page is read. @param words without the program */
export function commandOn({ own = 'baton' }: Site, words: string): string {
  return `${own} ${words}`;
}

/** A link to a page; what it says alone where there is none. */
export function link(site: Site, target: Target, content: Markup): Markup {
  return site.has?.(target) === false ? content : html`<a href="${site.href(target)}">${content}</a>`;
}

/** The page of a decision, at its place; undefined for one that no thread has. */
export function decisionTarget(board: Board, id: string): Target | undefined {
  const found = board.decisionAt(id);
  if (!found) return undefined;
  const page = pageOfDecision(found.thread.state, found.index);
  return { view: 'thread', id: found.thread.state.id, ...(page > 1 ? { page } : {}), at: anchorOf(id) };
}

/** What a decision says, as a link to it; its id where it does not exist. */
export function decisionLink({ board, site }: Scene, id: string): Markup {
  const found = board.decisionAt(id);
  const target = decisionTarget(board, id);
  if (!found || !target) return html`<code>${id}</code>`;
  const text = found.thread.state.decisions[found.index]?.decision.trim() ?? id;
  return link(site, target, said(shorten(text, 100)));
}

/** The title of a thread, as a link to it. */
export function threadLink({ board, site }: Scene, id: string): Markup {
  const thread = board.threads.find(({ state }) => state.id === id);
  if (!thread) return html`<code>${id}</code>`;
  return link(site, { view: 'thread', id }, said(shorten(thread.state.title, 100)));
}

/** A path, as a link to what is known of it. */
export function fileLink({ site }: Pick<Scene, 'site'>, path: string): Markup {
  return link(site, { view: 'file', path }, html`<code>${path}</code>`);
}

/** The page of a handoff or a task, at its place. */
export function handoffTarget(board: Board, id: string): Target {
  return { view: 'handoffs', page: handoffPages(board).pageOf(id), at: anchorOf(id) };
}

/** A task, as a link to its place among the handoffs. */
export function taskLink({ board, site }: Scene, id: string): Markup {
  const task = board.knowledge.tasks.find((one) => one.id === id);
  if (!task) return html`<code>${id}</code>`;
  return link(site, handoffTarget(board, id), html`<code>${id}</code> ${said(task.name)}`);
}

/** A session, as a link to its path. */
export function sessionLink({ board, site }: Scene, id: string): Markup {
  const session = board.sessions.find((one) => one.id === id);
  if (!session) return html`<code>${id}</code>`;
  return link(site, { view: 'session', id }, said(shorten(session.query, 100)));
}

/** Links to the pages before and after; nothing where there is one page only. */
export function pager(
  site: Site,
  target: Extract<Target, { readonly page?: number }>,
  page: number,
  pages: number,
  query = {},
): Markup | undefined {
  if (pages < 2) return undefined;
  const link = (to: number, name: string, rel: string) =>
    to >= 1 &&
    to <= pages &&
    html`<a rel="${rel}" href="${site.href({ ...target, page: to }, query)}">${name}</a>`;
  return html`<nav class="pager" aria-label="Pages">${link(page - 1, '← Before', 'prev')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'After →', 'next')}</nav>`;
}
