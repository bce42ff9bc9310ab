import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { cli } from '../support/built.ts';
import { baton, batonProcess } from '../support/cli.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { killedAt, writeKiller } from '../support/kill.ts';
import { closeWorlds, world } from '../support/world.ts';

afterAll(closeWorlds);

describe('baton mcp', () => {
  it.each([
    ['of 2025', 'legacy'],
    ['of 2026-07-28', { pin: '2026-07-28' }],
  ] as const)('serves a client that speaks the protocol %s', async (_, mode) => {
    await using repo = await world();
    const env = Object.fromEntries(
      Object.entries(repo.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp'], cwd: repo.path, env }),
    );
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(10);
    // Several calls are under way at once.
    const replies = await Promise.all(
      [0, 1, 2].map((at) =>
        client.callTool({
          name: 'record_decision',
          arguments: { threadId: 'thread_pr94', agentId: 'ada', decision: `Launch ${at}`, confidence: 0.5 },
        }),
      ),
    );
    await client.close();
    const first = `worktree ${await realpath(repo.path)}, branch main\n`;
    for (const { content } of replies) {
      expect(content[0]).toMatchObject({ type: 'text', text: expect.stringContaining(first) });
    }
    const written = await repo.git('status', '--porcelain', '--untracked-files=all');
    expect(written.trim().split('\n')).toHaveLength(3);
  });

  it.each([
    ['a line that is not JSON', '{ no json\n'],
    ['a message that is no request', '[]\n{"jsonrpc":"2.0"}\n'],
    ['half a line at the end', '', '{"jsonrpc":"2.0","id":2,'],
  ])('answers the next request after %s', async (_, before, after = '') => {
    await using repo = await world();
    const input = `${before}${initialize}${after}`;
    const { code, stdout } = await batonProcess(repo, ['mcp'], { input });
    expect(code).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id?: unknown });
    expect(answers.find(({ id }) => id === 1)).toMatchObject({ result: { serverInfo: { name: 'baton' } } });
  });

  it('leaves the whole record, and ends, where its client disappears while a call runs', async () => {
    await using repo = await world();
    const child = spawn(process.execPath, [cli, 'mcp'], { cwd: repo.path, env: repo.env });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.stdin.on('error', () => {});
    child.stdin.write(initialize);
    // It answers, so it is about to read the call.
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdin.end(record);
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await ended).toBe(0);
    expect(await decisionsIn(repo)).toEqual([expect.stringContaining('decision: Launch')]);
    expect((await baton(repo, ['lint'])).code).toBe(0);
  });

  it('leaves no record or the whole one when it is killed, and goes on the next time', async () => {
    await using repo = await world();
    await repo.write('kill.cjs', writeKiller);
    const left = new Set<number>();
    for (let step = 1; ; step++) {
      const { code } = await batonProcess(repo, ['mcp'], {
        input: `${initialize}${record}`,
        env: killedAt(repo, step),
      });
      const written = await decisionsIn(repo);
      for (const text of written) expect(text).toContain('decision: Launch');
      left.add(written.length);
      expect((await baton(repo, ['lint'])).code).toBe(0);
      await repo.git('clean', '--quiet', '--force', '.agents');
      if (code === 0) break;
    }
    // Killed before the record has its name, and after.
    expect([...left].sort()).toEqual([0, 1]);
  });

  it('ends at a message that is too long, and says so, though the client is still there', async () => {
    await using repo = await world();
    const child = spawn(process.execPath, [cli, 'mcp'], { cwd: repo.path, env: repo.env });
    const errors: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
    child.stdin.on('error', () => {});
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.stdin.write('x'.repeat(5_000_000));
    expect(await ended).toBe(0);
    expect(errors.join('')).toContain('exceeded maximum size');
    child.stdin.destroy();
  });
});

const record = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: {
    name: 'record_decision',
    arguments: { threadId: 'thread_pr94', agentId: 'ada', decision: 'Launch', confidence: 0.5 },
  },
})}\n`;

/** The texts of the decisions that are not committed. */
async function decisionsIn(repo: GitRepo): Promise<readonly string[]> {
  const status = await repo.git('status', '--porcelain', '--untracked-files=all');
  const paths = [...status.matchAll(/^\?\? (.*\/dec_\w+\.md)$/gm)].map(([, path = '']) => path);
  return Promise.all(paths.map((path) => repo.read(path)));
}

const initialize = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
})}\n`;
