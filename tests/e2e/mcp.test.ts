import { realpath } from 'node:fs/promises';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { cli } from '../support/built.ts';
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
});
