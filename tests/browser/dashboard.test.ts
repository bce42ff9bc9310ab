import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderReviewHtml } from '../../src/render/review/html.ts';
import { exportSite } from '../../src/serve/export.ts';
import { demoNow, writeMonth } from '../demo/month.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { hostileRecords, hostileTexts } from '../support/hostile.ts';
import { reviewMemory } from '../support/review-memory.ts';
import { type Files, storyAfter, storyBefore } from '../support/review-story.ts';
import { type RpcServer, startRpc } from '../support/rpc.ts';

const executablePath = process.env.BATON_TEST_CHROMIUM ?? '/usr/bin/chromium';
const isThere = existsSync(executablePath);
if (!isThere) {
  process.stderr.write(
    `not run: the tests of pages in a browser. There is no ${executablePath}: \`apt-get install chromium\`, or name one in BATON_TEST_CHROMIUM\n`,
  );
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const thread = 'thread_checkout-timeouts';
const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const long = `${'long'.repeat(200)} \u05e9\u05dc\u05d5\u05dd ${hostileTexts.join(' ')}`;

interface Tab extends AsyncDisposable {
  readonly page: Page;
  /** What went wrong since the last visit. */
  readonly faults: string[];
  visit(url: string): Promise<void>;
}

describe.skipIf(!isThere)('the pages in a browser', () => {
  let browser: Browser;
  let month: GitRepo;
  let hostile: GitRepo;
  let server: RpcServer;
  let hostileServer: RpcServer;
  let session = '';
  /** The tab that tests share which leave nothing behind in it. */
  let shared: Tab;

  beforeAll(async () => {
    const launched = chromium.launch({ executablePath, args: flags.split(' ') });
    const filled = (async () => {
      hostile = await gitRepo();
      for (const [path, text] of Object.entries(hostileRecords(long))) await hostile.write(path, text);
      await hostile.write('.agents/baton.yaml', '{}\n');
      hostileServer = await startRpc(hostile, { now: () => demoNow });
    })();
    month = await gitRepo();
    await writeMonth(month);
    server = await startRpc(month, { now: () => demoNow });
    await filled;
    browser = await launched;
    shared = await openTab({ reducedMotion: 'reduce' });
    const { text } = await server.send({ method: 'GET', path: '/sessions' });
    session = /href="(\/sessions\/[^"]+)"[^>]*><bdi>Why does checkout/.exec(text)?.[1] ?? '';
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    for (const one of [server, hostileServer, month, hostile]) await one?.[Symbol.asyncDispose]();
  });

  /** Opens a tab of its own, and notes what goes wrong in it: errors, dialogs, requests to other places. */
  async function openTab(options: BrowserContextOptions = {}): Promise<Tab> {
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

  /** The same, at an address. */
  async function open(url: string, options: BrowserContextOptions = {}): Promise<Tab> {
    const tab = await openTab(options);
    await tab.visit(url);
    return tab;
  }

  /** What axe finds. @param only rules; all without */
  async function violations(page: Page, only?: readonly string[]): Promise<readonly string[]> {
    const options = JSON.stringify({ resultTypes: ['violations'], preload: false, runOnly: only });
    if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
      `axe.run(document, ${options}).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
    );
    return found.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  }

  const overflow = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

  /** Looks at an address wide and as on a phone, light and dark, and at 200 %: all rules at each width, those of colour in each scheme. */
  async function inspect(url: string): Promise<void> {
    const { faults, page, visit } = shared;
    const look = async (viewport: typeof wide, colorScheme: 'light' | 'dark', rules?: readonly string[]) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const where = `${url}, ${viewport.width} wide, ${colorScheme}`;
      expect(await violations(page, rules), where).toEqual([]);
      expect(await overflow(page), where).toBeLessThanOrEqual(0);
    };
    await page.setViewportSize(wide);
    await visit(url);
    expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThan(3000);
    await look(wide, 'light');
    await look(wide, 'dark', ['color-contrast']);
    await look(phone, 'dark');
    await look(phone, 'light', ['color-contrast']);
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await overflow(page), `${url} at 200 %`).toBeLessThanOrEqual(0);
    expect(faults, url).toEqual([]);
  }

  it.each<readonly [string, () => string]>([
    ['Now', () => '/'],
    ['Threads', () => '/threads'],
    ['Thread', () => `/threads/${thread}`],
    ['Sessions', () => '/sessions'],
    ['Session', () => session],
    ['Handoffs', () => '/handoffs'],
    ['Files', () => '/files'],
    ['File', () => '/file?path=src/checkout/socket.ts'],
    ['Calibration', () => '/calibration'],
    ['Search', () => '/search?text=socket'],
  ])('%s has no fault, wide and phone, light and dark, and at twice the size', async (_name, path) => {
    await inspect(new URL(path(), server.url).href);
  });

  it('of a review have no fault either, whatever records say, and lead to their places', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'baton-review-'));
    try {
      const ends = { before: { label: 'main', oid: undefined }, after: { label: 'HEAD', oid: undefined } };
      const written = async (name: string, before: Files, after: Files) => {
        const file = join(folder, name);
        await writeFile(file, renderReviewHtml({ ...ends, diff: reviewMemory(before, after) }));
        return pathToFileURL(file).href;
      };
      await inspect(await written('hostile.html', {}, hostileRecords(long)));
      await inspect(await written('story.html', storyBefore, storyAfter));
      const { page } = shared;
      expect(await page.evaluate('document.scripts.length')).toBe(0);
      await page.locator('#across').getByRole('link', { name: 'task-005' }).first().click();
      expect(await page.locator('article:target h3').textContent()).toContain('Add token refresh');
      await page.locator('article:target summary').first().click();
      expect(await page.locator('article:target dl').isVisible()).toBe(false);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('are read without a script', async () => {
    await using opened = await open(`${server.url}threads/${thread}`, { javaScriptEnabled: false });
    expect(await opened.page.locator('h1').textContent()).toBe('Why checkout times out on mobile');
    expect(await opened.page.locator('li.decision').count()).toBe(7);
    await opened.page.getByRole('link', { name: 'Calibration' }).click();
    expect(await opened.page.locator('h1').textContent()).toContain('Brier score');
  });

  it('are used with the keyboard alone', async () => {
    await using opened = await open(`${server.url}threads/${thread}`);
    const { page } = opened;
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toContain('Look at the sockets first');
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/#r-dec_/);
    const summary = page.locator('summary', { hasText: 'Thoughts' }).first();
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await page.getByText('The logs end before the failure.').isVisible()).toBe(true);
  });

  it('change while somebody looks', async () => {
    await using opened = await open(`${server.url}threads/thread_price-rounding`);
    const { page } = opened;
    await page.waitForFunction('document.querySelector("#live").textContent === ""');
    const decision = 'Old orders keep their rounding';
    await server.call('recordDecision', {
      threadId: 'thread_price-rounding',
      agentId: 'ada',
      decision,
      confidence: 0.7,
    });
    await page.locator('li.decision', { hasText: decision }).waitFor();
    expect(opened.faults).toEqual([]);
  });

  it('write a review and an answer with the token of the address', async () => {
    await using opened = await open(`${server.url}threads/thread_refund-approval#token=${server.token}`);
    const { page } = opened;
    expect(page.url()).not.toContain(server.token);
    await page.locator('summary', { hasText: 'Answer' }).click();
    const answer = page.locator('form[data-send=answer]');
    await answer.getByLabel('Answer').fill('Shift leads may');
    await answer.getByLabel('By').fill('grace');
    await answer.getByRole('button').click();
    await page.locator('li.decision', { hasText: 'Shift leads may' }).waitFor();
    const item = page.locator('li.decision', { hasText: 'Refunds below 500 need no approval' });
    await item.locator('summary', { hasText: 'Review' }).click();
    await item.getByLabel('What happened').fill('Nobody complained');
    await item.getByRole('button').click();
    await item.getByText('Succeeded: Nobody complained').waitFor();
    expect(await month.git('status', '--porcelain')).toContain('thread_refund-approval/dec_');
  });

  it('say what is missing where the token is', async () => {
    await using opened = await open(`${server.url}threads/thread_flaky-tests`);
    const item = opened.page.locator('li.decision').first();
    await item.locator('summary', { hasText: 'Review' }).click();
    await item.getByRole('button').click();
    expect(await item.locator('output').textContent()).toContain('baton serve');
  });

  it('cannot be scripted, and do not burst, by what records say', async () => {
    const paths = [
      '/',
      '/threads',
      '/threads/thread_pr94',
      '/sessions',
      '/sessions/fbcd4d0d-3a1',
      '/handoffs',
      '/files',
      '/search?text=script',
    ];
    const { faults, page, visit } = shared;
    await page.setViewportSize(phone);
    for (const path of paths) {
      await visit(new URL(path, hostileServer.url).href);
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
      expect(faults, path).toEqual([]);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await page.evaluate('document.scripts.length')).toBe(1);
    }
  });

  it('open from disk after an export, without a network', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'baton-site-'));
    try {
      await exportSite(contextIn(month, demoNow), join(folder, 'site'));
      await using opened = await open(pathToFileURL(join(folder, 'site', 'index.html')).href, {
        offline: true,
      });
      const { faults, page } = opened;
      await page.getByRole('link', { name: 'Threads' }).click();
      await page.getByRole('link', { name: 'Why checkout times out on mobile' }).click();
      expect(await page.locator('li.decision').count()).toBe(7);
      const colour = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(colour).toBe('rgb(253, 252, 250)');
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
