import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cli } from '../support/built.ts';
import { baton } from '../support/cli.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { killedAt, writeKiller } from '../support/kill.ts';
import { closeWorlds, world } from '../support/world.ts';

afterAll(closeWorlds);

describe('baton serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'answers programs until %s ends it, with exit code 0',
    async (signal) => {
      await using repo = await world();
      const { child, ended, errors, printed } = await start(repo);
      const { branch, rpc, token } = JSON.parse(printed) as Readonly<Record<string, string>>;
      expect(branch).toBe('main');
      const reply = await record(rpc, token);
      expect(await reply.json()).toMatchObject({ result: { decision: { threadId: 'thread_pr94' } } });
      child.kill(signal);
      expect(await ended, errors()).toBe(0);
      const written = await repo.git('status', '--porcelain', '--untracked-files=all');
      expect(written).toMatch(/^\?\? \.agents\/threads\/thread_pr94\/dec_\w+\.md$/);
    },
  );

  it.skipIf(platform() === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    'ends at once by %s, with streams that are open, a change that nobody was told, and a check that does not end',
    async (signal) => {
      await using repo = await world();
      await repo.write('hang.cjs', hangingCheck);
      const { child, ended, errors, printed } = await start(repo, {
        NODE_OPTIONS: `--require ${join(repo.path, 'hang.cjs')}`,
      });
      const { url } = JSON.parse(printed) as Readonly<Record<string, string>>;
      const streams = await Promise.all([1, 2, 3].map(() => fetch(`${url}events`)));
      await (await fetch(`${url}`)).text();
      const check = await pidIn(join(repo.path, 'hangs'));
      try {
        await repo.write('.agents/tasks/task-new.md', '# Task task-new: New\n');
        const began = performance.now();
        child.kill(signal);
        expect(await ended, errors()).toBe(0);
        expect(performance.now() - began).toBeLessThan(5_000);
        await Promise.allSettled(streams.map((stream) => stream.text()));
      } finally {
        process.kill(check, 'SIGKILL');
      }
    },
  );

  it('leaves no record or the whole one when it is killed, and goes on the next time', async () => {
    await using repo = await world();
    await repo.write('kill.cjs', writeKiller);
    const left = new Set<number>();
    for (let step = 1; ; step++) {
      const { child, ended, printed } = await start(repo, killedAt(repo, step));
      const { rpc, token } = JSON.parse(printed || '{}') as Readonly<Record<string, string>>;
      const isAnswered = await record(rpc, token).then(
        () => true,
        () => false,
      );
      child.kill();
      await ended;
      const status = await repo.git('status', '--porcelain', '--untracked-files=all');
      const written = [...status.matchAll(/^\?\? (.*\/dec_\w+\.md)$/gm)].map(([, path = '']) => path);
      for (const path of written) expect(await repo.read(path)).toContain('decision: Launch');
      left.add(written.length);
      expect((await baton(repo, ['lint'])).code).toBe(0);
      await repo.git('clean', '--quiet', '--force', '.agents');
      if (isAnswered) break;
    }
    // Killed before the record has its name, and after.
    expect([...left].sort()).toEqual([0, 1]);
  });
});

/** @returns once it has said where it serves, or has ended */
async function start(repo: GitRepo, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', '--json'], {
    cwd: repo.path,
    env: { ...repo.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.endsWith('}\n')) break;
  }
  return { child, ended, printed, errors: () => errors.join('') };
}

/** Has a check of the records tell its process, and neither go on nor end. */
const hangingCheck = `
const fs = require('node:fs');
if (process.argv[2] === 'lint') {
  process.on('SIGTERM', () => {});
  fs.writeFileSync('hangs.new', String(process.pid));
  fs.renameSync('hangs.new', 'hangs');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
`;

/** The process that a file names, once there is one. */
async function pidIn(path: string): Promise<number> {
  for (;;) {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text !== undefined) return Number(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function record(rpc = '', token = ''): Promise<Response> {
  return fetch(rpc, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'cstp.recordDecision',
      params: { threadId: 'thread_pr94', agentId: 'ada', decision: 'Launch', confidence: 0.5 },
    }),
  });
}
