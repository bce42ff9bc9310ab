/** Makes the pictures of docs/dashboard.md from the month of `demo:serve`. Chromium has to be installed. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { gitRepo } from '../support/git-repo.ts';
import { startRpc } from '../support/rpc.ts';
import { demoNow, writeMonth } from './month.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'images');
const pictures = [
  ['dashboard-threads', '/threads', 'light'],
  ['dashboard-thread', '/threads/thread_checkout-timeouts', 'light'],
] as const;

const waiting = setInterval(() => {}, 1000);
await using repo = await gitRepo();
await writeMonth(repo);
await using server = await startRpc(repo, { now: () => demoNow });
await mkdir(folder, { recursive: true });
const executablePath = process.env.BATON_TEST_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, path, colorScheme] of pictures) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 620 }, colorScheme });
  await page.goto(new URL(path, server.url).href);
  await page.getByText('The records are being checked').waitFor({ state: 'hidden' });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await browser.close();
clearInterval(waiting);
