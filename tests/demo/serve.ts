/**
 * Shows the dashboard on a month of three agents' work: forks, a join, loop-backs, a lost uncertainty, and a rejected idea that
 * comes back. What somebody writes there is gone at the end.
 */
import { lintProcess } from '../../src/serve/page/lint-process.ts';
import { serveRecords } from '../../src/serve/serve.ts';
import { cli } from '../support/built.ts';
import { gitRepo } from '../support/git-repo.ts';
import { demoNow, writeMonth } from './month.ts';

// The process that runs git for tests keeps nobody waiting.
const waiting = setInterval(() => {}, 1000);
await using repo = await gitRepo();
await writeMonth(repo);
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
const port = Number(process.env.BATON_DEMO_PORT ?? '0');
await serveRecords(
  {
    stdin: (async function* (): AsyncGenerator<string> {})(),
    ...{ stdout: process.stdout, stderr: process.stderr, cwd: repo.path, env: repo.env },
    ...{ now: demoNow, ended: ending.signal },
  },
  { cwd: repo.path, host: '127.0.0.1', port, json: false, now: () => demoNow, startLint: lintProcess(cli) },
);
clearInterval(waiting);
