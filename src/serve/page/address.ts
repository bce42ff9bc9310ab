import type { Query, Site, Target } from '../../render/dashboard/site.ts';

/** The names of the forms; other parts of an address are not read. */
const asked = ['status', 'agent', 'tag', 'file', 'text', 'path', 'from', 'to'] as const;
/** A longer word is not searched. */
const longestWord = 500;

/** The pages of a server. @param name what is served @param own what runs Baton there */
export function liveSite(name: string, own?: string): Site {
  const at = { href: addressOf, isLive: true, style: '/style.css', script: '/script.js', name };
  return own === undefined ? at : { ...at, own };
}

function addressOf(target: Target, query: Query = {}): string {
  const words = Object.entries(query).filter(([, value]) => value !== '');
  const parameters = new URLSearchParams(words);
  if ('page' in target && target.page !== undefined && target.page > 1)
    parameters.set('page', `${target.page}`);
  if (target.view === 'file') parameters.set('path', target.path);
  const search = parameters.size === 0 ? '' : `?${parameters}`;
  const at = 'at' in target && target.at !== undefined ? `#${encodeURIComponent(target.at)}` : '';
  return `${pathOf(target)}${search}${at}`;
}

function pathOf(target: Target): string {
  switch (target.view) {
    case 'now':
      return '/';
    case 'thread':
      return `/threads/${encodeURIComponent(target.id)}`;
    case 'session':
      return `/sessions/${encodeURIComponent(target.id)}`;
    case 'file':
      return '/file';
    default:
      return `/${target.view}`;
  }
}

/** What an address asks for; undefined where there is no page. */
export function targetOf(url: URL): { readonly target: Target; readonly query: Query } | undefined {
  const page = Math.min(
    1_000_000,
    Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1),
  );
  const query = Object.fromEntries(
    asked.map((name) => [name, (url.searchParams.get(name) ?? '').trim().slice(0, longestWord)]),
  );
  const [, view = '', name, ...more] = url.pathname.split('/');
  if (more.length > 0) return undefined;
  const id = name === undefined ? undefined : decoded(name);
  const target = id === undefined ? listOf(view, page, url) : itemOf(view, id, page);
  return target && { target, query };
}

function listOf(view: string, page: number, url: URL): Target | undefined {
  switch (view) {
    case '':
      return { view: 'now' };
    case 'calibration':
      return { view };
    case 'threads':
    case 'sessions':
    case 'handoffs':
    case 'files':
    case 'search':
      return { view, page };
    case 'file': {
      const path = url.searchParams.get('path') ?? '';
      return path === '' ? undefined : { view, path };
    }
    default:
      return undefined;
  }
}

function itemOf(view: string, id: string, page: number): Target | undefined {
  if (view === 'threads') return { view: 'thread', id, page };
  return view === 'sessions' ? { view: 'session', id } : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
