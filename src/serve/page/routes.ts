import { dashboardStyle, renderPage, renderPart, viewOf } from '../../render/dashboard/dashboard.ts';
import type { Site } from '../../render/dashboard/site.ts';
import { type Hono, streamSSE } from '../hono.ts';
import { liveSite, targetOf } from './address.ts';
import type { LiveRecords } from './live.ts';
import { pageScript } from './script.gen.ts';

/** How often a stream without news says that it is alive, in milliseconds. */
const heartbeat = 25_000;

/** What the routes of pages work with. */
export interface Pages {
  readonly live: LiveRecords;
  /** What is served, for the head of each page. */
  readonly name: string;
  /** What runs Baton where the server is; left out, `baton`. */
  readonly own?: string;
}

/** Adds the pages of the dashboard to the routes of a server (dashboard, "Views"). */
export function addPages(app: Hono, { live, name, own }: Pages): void {
  const site = liveSite(name, own);
  app.get('/style.css', (http) =>
    http.body(dashboardStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/script.js', (http) =>
    http.body(pageScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/events', (http) =>
    streamSSE(http, async (stream) => {
      let forget = () => {};
      const end = new Promise<void>((resolve) => {
        stream.onAbort(resolve);
        forget = live.onEnd(resolve);
      });
      const stop = live.listen((changed) => void stream.writeSSE({ data: JSON.stringify(changed) }));
      const timer = setInterval(() => void stream.write(': \n\n'), heartbeat);
      await stream.write(': \n\n');
      await end;
      forget();
      clearInterval(timer);
      stop();
    }),
  );
  app.get('*', async (http, next) => {
    const page = await pageAt(new URL(http.req.url), live, site);
    if (page === undefined) return next();
    return http.body(page, 200, { 'Content-Type': 'text/html; charset=utf-8' });
  });
}

/** The page, or the part of one, of an address; undefined where there is none. */
async function pageAt(url: URL, live: LiveRecords, site: Site): Promise<string | undefined> {
  const asked = targetOf(url);
  if (!asked) return undefined;
  const { query, target } = asked;
  const wanted = url.searchParams.get('part');
  return live.show(async (board) => {
    const view = viewOf({ board, site }, target, {
      query,
      ...(target.view === 'now' && { lint: live.lint(), addedAt: await live.source.addedDates(board) }),
      ...(target.view === 'file' && {
        earlierNames: (await live.source.earlierNames(board)).get(target.path) ?? [],
      }),
    });
    if (!view || wanted === null) return view && renderPage(view, site);
    const part = view.parts.find(({ id }) => id === wanted);
    return part && renderPart(part).text;
  });
}
