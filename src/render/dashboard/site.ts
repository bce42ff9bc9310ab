/** A page of the dashboard. */
export type Target =
  | { readonly view: 'now' | 'calibration' }
  | {
      readonly view: 'threads' | 'sessions' | 'handoffs' | 'files' | 'search';
      readonly page?: number;
      readonly at?: string;
    }
  | { readonly view: 'thread'; readonly id: string; readonly page?: number; readonly at?: string }
  | { readonly view: 'session'; readonly id: string }
  | { readonly view: 'file'; readonly path: string };

/** What a reader asked a list for, by the names of the form. */
export type Query = Readonly<Record<string, string>>;

/** Where pages are, and what they can do there. */
export interface Site {
  /** The address of a page, as its links name it. @param query what the list is narrowed to */
  href(target: Target, query?: Query): string;
  /** Whether there is a page; left out, all are there. */
  readonly has?: (target: Target) => boolean;
  /** True where a server answers: there are forms, a search, and changes as they come. */
  readonly isLive: boolean;
  /** The addresses of the style and of the script; undefined for a page that holds its style, or has no script. */
  readonly style: string | undefined;
  readonly script: string | undefined;
  /** What is served, for the head of the page. */
  readonly name: string;
  /** What runs Baton where the page is read; left out, `baton`. */
  readonly own?: string;
}

/** The id of an element of a page that a link leads to. */
export function anchorOf(id: string): string {
  return `r-${id.replace(/[^\w.-]/g, (char) => `:${char.charCodeAt(0).toString(16)}:`)}`;
}
