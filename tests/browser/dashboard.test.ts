import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderReviewHtml } from '../../src/render/review/html.ts';
import { exportSite } from '../../src/serve/export.ts';
import { demoNow, writeMonth } from '../demo/month.ts';
import {
  hasBrowser,
  inspect,
  launch,
  openTab,
  overflow,
  phone,
  type Tab,
  violations,
} from '../support/browser.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { hostileRecords, hostileTexts } from '../support/hostile.ts';
import { reviewMemory } from '../support/review-memory.ts';
import { type Files, storyAfter, storyBefore } from '../support/review-story.ts';
import { type RpcServer, startRpc } from '../support/rpc.ts';

const isThere = hasBrowser();

const thread = 'thread_checkout-timeouts';
const long = `${'long'.repeat(200)} \u05e9\u05dc\u05d5\u05dd ${hostileTexts.join(' ')}`;

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
    const launched = launch();
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
    shared = await openTab(browser, { reducedMotion: 'reduce' });
    const { text } = await server.send({ method: 'GET', path: '/sessions' });
    session = /href="(\/sessions\/[^"]+)"[^>]*><bdi>Why does checkout/.exec(text)?.[1] ?? '';
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    for (const one of [server, hostileServer, month, hostile]) await one?.[Symbol.asyncDispose]();
  });

  /** Opens a tab of its own at an address. */
  async function open(url: string, options: BrowserContextOptions = {}): Promise<Tab> {
    const tab = await openTab(browser, options);
    await tab.visit(url);
    return tab;
  }

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

  it.each(views)(
    '%s has no fault, wide and phone, light and dark, and at twice the size',
    async (_name, path) => {
      await inspect(shared, new URL(path(), server.url).href);
    },
  );

  it.each(views)(
    '%s is used with the keyboard alone, and moves nothing where nobody wants that',
    async (_name, path) => {
      const { page, visit } = shared;
      await page.setViewportSize(phone);
      await visit(new URL(path(), server.url).href);
      const places = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((one) => one.checkVisibility())`;
      const count = await page.evaluate<number>(`(window.places = ${places}).length`);
      const reached = new Set<number>();
      // A field for a date has several stops.
      for (let press = 0; press < count + 12; press++) {
        await page.keyboard.press('Tab');
        const [at, line] = await page.evaluate<[number, string]>(
          '[places.indexOf(document.activeElement), getComputedStyle(document.activeElement).outlineStyle]',
        );
        if (at === -1) break;
        expect(line, `${at} of ${path()}`).toBe('solid');
        reached.add(at);
      }
      expect([...reached], path()).toEqual(Array.from({ length: count }, (_, at) => at));
      await page.evaluate(
        'for (const one of document.querySelectorAll("section")) one.classList.add("changed")',
      );
      expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    },
  );

  it('of a review have no fault either, whatever records say, and lead to their places', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'baton-review-'));
    try {
      const ends = { before: { label: 'main', oid: undefined }, after: { label: 'HEAD', oid: undefined } };
      const written = async (name: string, before: Files, after: Files) => {
        const file = join(folder, name);
        await writeFile(file, renderReviewHtml({ ...ends, diff: reviewMemory(before, after) }));
        return pathToFileURL(file).href;
      };
      await inspect(shared, await written('hostile.html', {}, hostileRecords(long)));
      await inspect(shared, await written('story.html', storyBefore, storyAfter));
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

  it('have each mark of a path beside its step, also where the text takes several lines', async () => {
    const { page, visit } = shared;
    await page.setViewportSize(phone);
    await visit(new URL(session, server.url).href);
    await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
    const apart = await page.evaluate<number[]>(
      '[...document.querySelectorAll(".stops > li")].map((one) => { const [mark, name] = ["circle", "strong"].map((part) => one.querySelector(part).getBoundingClientRect()); return Math.abs(mark.top + mark.height / 2 - name.top - name.height / 2); })',
    );
    expect(apart.length).toBeGreaterThan(10);
    for (const one of apart) expect(one).toBeLessThan(3);
  });

  it('break no word of a table, and show all of its columns on a phone', async () => {
    const { page, visit } = shared;
    await page.setViewportSize(phone);
    await visit(new URL('/calibration', server.url).href);
    const [hidden, lines] = await page.evaluate<[number, number[]]>(
      '[(([one]) => one.scrollWidth - one.clientWidth)(document.querySelectorAll(".scroll")), [...document.querySelectorAll("td, th")].map((one) => { const range = document.createRange(); range.selectNodeContents(one); return new Set([...range.getClientRects()].map(({ top }) => top)).size; })]',
    );
    expect(hidden).toBeLessThanOrEqual(0);
    expect(Math.max(...lines)).toBe(1);
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
    const decision = 'Receipts keep three digits';
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

  it('say where there is none, in the looks of the others', async () => {
    const { page } = shared;
    await page.setViewportSize(phone);
    const name = `${'long'.repeat(80)}${hostileTexts[0]}`;
    await page.goto(new URL(`/threads/${encodeURIComponent(name)}`, server.url).href);
    expect(await page.locator('h1').textContent()).toContain('does not exist');
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Threads' }).click();
    expect(await page.locator('h1').textContent()).toContain('threads');
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
      `/file?path=${encodeURIComponent(long.slice(0, 400))}`,
      `/file?path=${encodeURIComponent(hostileTexts.join('/').slice(0, 400))}`,
      '/calibration',
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
