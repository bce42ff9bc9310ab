import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeThreads } from '../bench/serve.ts';
import { hasBrowser, inspect, launch, openTab, overflow, phone, type Tab, wide } from '../support/browser.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { type RpcServer, startRpc } from '../support/rpc.ts';

const lists = ['', 'threads', 'sessions', 'handoffs', 'files', 'calibration', 'search', 'search?text=matter'];

describe.skipIf(!hasBrowser())('the pages in a browser', () => {
  let browser: Browser;
  let tab: Tab;
  const open: { readonly repo: GitRepo; readonly server: RpcServer }[] = [];

  beforeAll(async () => {
    browser = await launch();
    tab = await openTab(browser);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    for (const { repo, server } of open) {
      await server[Symbol.asyncDispose]();
      await repo[Symbol.asyncDispose]();
    }
  });

  async function serving(threads: number): Promise<string> {
    const repo = await gitRepo();
    writeThreads(repo.path, threads);
    const server = await startRpc(repo);
    open.push({ repo, server });
    return server.url;
  }

  it('have no fault without a record', async () => {
    const url = await serving(0);
    for (const path of [...lists, 'file?path=src/none.ts']) {
      await inspect(tab, `${url}${path}`);
      expect(await tab.page.locator('h1').textContent(), path).not.toBe('');
    }
  });

  it('stay small and in their place with 10,000 decisions', async () => {
    const url = await serving(1_000);
    const { faults, page, visit } = tab;
    for (const path of [...lists, 'threads?page=9', 'threads/thread_7', 'file?path=src/module-7.ts']) {
      await visit(`${url}${path}`);
      expect(await page.evaluate('document.querySelectorAll("*").length'), path).toBeLessThan(3000);
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      }
      expect(faults, path).toEqual([]);
    }
    expect(await page.locator('h1').textContent()).toBe('src/module-7.ts');
  });
});
