import { html, type Markup, trusted, withCode } from './markup.ts';
import type { Site, Target } from './site.ts';
import { dashboardStyle } from './style.ts';

/** A part of a page that can be fetched alone. */
export interface Part {
  /** Unique on its page. */
  readonly id: string;
  /** What it shows: `thread:ID`, `session:ID`, or every record of a kind as `thread`. It is fetched again when one of them changes. */
  readonly about: readonly string[];
  readonly body: Markup;
}

/** A view as data: its title, and its parts from top to bottom. */
export interface View {
  readonly title: string;
  /** Undefined for a page that says that there is none. */
  readonly current: Target['view'] | undefined;
  readonly parts: readonly Part[];
  /** Rules of its own, for a page that holds its style. */
  readonly style?: string;
}

const menu: readonly (readonly [
  view: 'now' | 'threads' | 'sessions' | 'handoffs' | 'files' | 'calibration' | 'search',
  name: string,
])[] = [
  ['now', 'Now'],
  ['threads', 'Threads'],
  ['sessions', 'Sessions'],
  ['handoffs', 'Handoffs'],
  ['files', 'Files'],
  ['calibration', 'Calibration'],
  ['search', 'Search'],
];

const parentOf: Readonly<Partial<Record<Target['view'], Target['view']>>> = {
  thread: 'threads',
  session: 'sessions',
  file: 'files',
};

/** The rules of a page that a browser opens from disk; a server sends its own. */
const fromDisk =
  "default-src 'none'; style-src 'unsafe-inline' file: 'self'; base-uri 'none'; form-action 'none'";

/** One part of a page, as a reader's page puts it in the place of the old one. */
export function renderPart({ about, body, id }: Part): Markup {
  return html`<section id="${id}" class="part" data-about="${about.join(' ')}">${body}</section>`;
}

/** A whole page (dashboard, "Parts"): readable without a script, and without anything from elsewhere. */
export function renderPage({ current, parts, style: own = '', title }: View, site: Site): string {
  const here = current && (parentOf[current] ?? current);
  const items = menu
    .filter(([view]) => site.has?.({ view }) !== false)
    .map(([view, name]) => {
      const mark = view === here && html` aria-current="${view === current ? 'page' : 'true'}"`;
      return html`<li><a href="${site.href({ view })}"${mark}>${name}</a></li>`;
    });
  const style =
    site.style === undefined
      ? html`<style>${trusted(dashboardStyle + own)}</style>`
      : html`<link rel="stylesheet" href="${site.style}">`;
  const brand =
    site.has?.({ view: 'now' }) === false
      ? html`<b>Baton</b>`
      : html`<a href="${site.href({ view: 'now' })}">Baton</a>`;
  const page = html`<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    ${!site.isLive && html`<meta http-equiv="Content-Security-Policy" content="${trusted(fromDisk)}">`}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>${title} · Baton</title>
    ${style}
    ${site.script !== undefined && html`<script src="${site.script}" defer></script>`}
    </head>
    <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header class="top">
    <p class="brand">${brand} <span>${site.name}</span></p>
    ${items.length > 0 && html`<nav aria-label="Views"><ul>${items}</ul></nav>`}
    ${site.isLive && html`<p id="live" class="live" role="status"></p>`}
    </header>
    <main id="main" class="view-${current ?? 'none'}" tabindex="-1">
    ${parts.map(renderPart)}
    </main>
    </body>
    </html>`;
  return `${page.text}\n`;
}

/** A page in the place of one that does not exist, or could not be made. */
export function renderFault(message: string, help: string | undefined, site: Site): string {
  const body = html`<h1>${withCode(message)}</h1>${help !== undefined && html`<p>${withCode(help)}</p>`}`;
  return renderPage(
    { title: 'Not shown', current: undefined, parts: [{ id: 'fault', about: [], body }] },
    site,
  );
}
