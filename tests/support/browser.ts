import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const executablePath = process.env.BATON_TEST_CHROMIUM ?? '/usr/bin/chromium';

/** Whether tests can look at pages; where they cannot, this says why, once a file. */
export function hasBrowser(): boolean {
  const isThere = existsSync(executablePath);
  if (!isThere) {
    process.stderr.write(
      `not run: the tests of pages in a browser. There is no ${executablePath}: \`apt-get install chromium\`, or name one in BATON_TEST_CHROMIUM\n`,
    );
  }
  return isThere;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export const wide = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };
/** What a wide screen has at 200 %. */
const twice = { width: 640, height: 450 };

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags.split(' ') });
}

export interface Tab extends AsyncDisposable {
  readonly page: Page;
  /** What went wrong since the last visit: errors, dialogs, requests to other places. */
  readonly faults: string[];
  visit(url: string): Promise<void>;
}

/** Opens a tab of its own. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: wide, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  let origin = '';
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) faults.push(`request: ${request.url()}`);
  });
  const visit = async (url: string) => {
    faults.length = 0;
    origin = new URL(url).origin;
    await page.goto(url);
  };
  return { page, faults, visit, [Symbol.asyncDispose]: () => context.close() };
}

/** What axe finds. */
export async function violations(page: Page): Promise<readonly string[]> {
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false });
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

/** How much wider a page is than what shows it. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/** Looks at an address wide and as on a phone, light and dark, and at 200 %. */
export async function inspect({ faults, page, visit }: Tab, url: string): Promise<void> {
  const look = async (viewport: typeof wide, colorScheme: 'light' | 'dark') => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const where = `${url}, ${viewport.width} wide, ${colorScheme}`;
    expect(await violations(page), where).toEqual([]);
    expect(await overflow(page), where).toBeLessThanOrEqual(0);
  };
  await page.setViewportSize(wide);
  await visit(url);
  expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThan(3000);
  for (const viewport of [wide, phone])
    for (const scheme of ['light', 'dark'] as const) await look(viewport, scheme);
  await page.setViewportSize(twice);
  expect(await overflow(page), `${url} at 200 %`).toBeLessThanOrEqual(0);
  expect(faults, url).toEqual([]);
}
