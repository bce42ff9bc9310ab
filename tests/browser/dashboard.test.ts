import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../../src/serve/export.ts';
import { demoNow, writeMonth } from '../demo/month.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { hostileRecords, hostileTexts } from '../support/hostile.ts';
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

describe.skipIf(!isThere)('the pages in a browser', () => {
  let browser: Browser;
  let month: GitRepo;
  let hostile: GitRepo;
  let server: RpcServer;
  let hostileServer: RpcServer;
  let session = '';

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: flags.split(' ') });
    month = await gitRepo();
    await writeMonth(month);
    server = await startRpc(month, { now: () => demoNow });
    hostile = await gitRepo();
    const long = `${'long'.repeat(200)} \u05e9\u05dc\u05d5\u05dd ${hostileTexts.join(' ')}`;
    for (const [path, text] of Object.entries(hostileRecords(long))) await hostile.write(path, text);
    await hostile.write('.agents/baton.yaml', '{}\n');
    hostileServer = await startRpc(hostile, { now: () => demoNow });
    const { text } = await server.send({ method: 'GET', path: '/sessions' });
    session = /href="(\/sessions\/[^"]+)"[^>]*><bdi>Why does checkout/.exec(text)?.[1] ?? '';
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    for (const one of [server, hostileServer, month, hostile]) await one?.[Symbol.asyncDispose]();
  });

  /** Opens a page, and notes what goes wrong in it: errors, dialogs, requests to other places. */
  async function open(url: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: wide, ...options });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(url).origin) faults.push(`request: ${request.url()}`);
    });
    await page.goto(url);
    return { page, faults, [Symbol.asyncDispose]: () => context.close() };
  }

  async function violations(page: Page): Promise<readonly string[]> {
    await page.evaluate(axe);
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
      'axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))',
    );
    return found.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  }

  const overflow = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

  const views: readonly (readonly [string, () => string])[] = [
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
  ];

  it.each(views)('%s has no fault, wide and phone, light and dark', async (_name, path) => {
    const url = new URL(path(), server.url).href;
    for (const [viewport, colorScheme] of [
      [wide, 'light'],
      [phone, 'dark'],
    ] as const) {
      await using opened = await open(url, { viewport, colorScheme, reducedMotion: 'reduce' });
      const { faults, page } = opened;
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThan(3000);
      expect(faults).toEqual([]);
    }
  });

  it('fit at 200 % as well', async () => {
    for (const [, path] of views) {
      await using opened = await open(new URL(path(), server.url).href, {
        viewport: { width: 640, height: 450 },
      });
      expect(await overflow(opened.page), path()).toBeLessThanOrEqual(0);
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
    for (const path of paths) {
      await using opened = await open(new URL(path, hostileServer.url).href, { viewport: phone });
      await opened.page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
      expect(opened.faults, path).toEqual([]);
      expect(await overflow(opened.page), path).toBeLessThanOrEqual(0);
      expect(await opened.page.evaluate('document.scripts.length')).toBe(1);
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
