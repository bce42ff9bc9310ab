import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cli } from '../support/built.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { mcpOverHttp } from '../support/mcp-http.ts';
import { hasPeers, peersHelp, runPeer, v1Client } from '../support/peers.ts';
import { closeWorlds, world } from '../support/world.ts';

afterAll(closeWorlds);
beforeEach(({ skip }) => skip(!hasPeers, peersHelp));

const decide = { threadId: 'thread_pr94', agentId: 'ada', decision: 'Launch', confidence: 0.5 };

function serverOf({ env, path }: GitRepo) {
  const known = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { command: process.execPath, args: [cli, 'mcp'], cwd: path, env: Object.fromEntries(known) };
}

async function decisionsIn(repo: GitRepo): Promise<number> {
  const status = await repo.git('status', '--porcelain', '--untracked-files=all');
  return status.split('\n').filter((line) => /^\?\? .*\/dec_\w+\.md$/.test(line)).length;
}

describe('the client of the first SDK', () => {
  it('has several calls under way, and gets the answer of each', async () => {
    await using repo = await world();
    await using client = await v1Client(serverOf(repo));
    expect((await client.listTools()).tools).toHaveLength(10);
    const replies = await Promise.all(
      [0, 1, 2].map((at) =>
        client.callTool({ name: 'record_decision', arguments: { ...decide, decision: `Launch ${at}` } }),
      ),
    );
    const first = `worktree ${await realpath(repo.path)}, branch main\n`;
    for (const { content, structuredContent } of replies) {
      expect(content[0]?.text).toContain(first);
      expect(structuredContent).toHaveProperty('decision.threadId', 'thread_pr94');
    }
    expect(await decisionsIn(repo)).toBe(3);
    expect(await client.readResource({ uri: 'baton://record/task-005' })).toHaveProperty('contents.0.text');
  });

  it('cancels a call, sends a wrong and a long one, and goes on', async () => {
    await using repo = await world();
    await using client = await v1Client(serverOf(repo));
    const cancel = new AbortController();
    const cancelled = client.callTool({ name: 'record_decision', arguments: decide }, undefined, cancel);
    cancel.abort('no longer needed');
    await expect(cancelled).rejects.toThrow('no longer needed');
    const wrong = await client.callTool({ name: 'record_decision', arguments: { confidence: 'high' } });
    expect(wrong).toMatchObject({ isError: true, structuredContent: { error: { code: 'usage' } } });
    const long = await client.callTool({ name: 'query', arguments: { subject: 'x'.repeat(3_000_000) } });
    expect(long.isError).toBe(true);
    expect(await client.callTool({ name: 'lint', arguments: {} })).toMatchObject({
      structuredContent: { errors: 0 },
    });
    expect(await decisionsIn(repo)).toBe(0);
  });
});

/** A check of the conformance suite. */
interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

describe('the conformance suite', () => {
  it.each([
    ['2025-11-25', 'server-initialize'],
    ['2025-11-25', 'ping'],
    ['2025-11-25', 'tools-list'],
    ['2025-11-25', 'resources-list'],
    ['2025-11-25', 'prompts-list'],
    ['2026-07-28', 'server-stateless'],
    ['2026-07-28', 'tools-list'],
    ['2026-07-28', 'resources-list'],
    ['2026-07-28', 'prompts-list'],
    ['2026-07-28', 'sep-2164-resource-not-found'],
    ['2026-07-28', 'caching'],
    ['2026-07-28', 'sep-2640-skills-enumeration'],
    ['2026-07-28', 'sep-2640-skills-manifest'],
  ])('has no finding at the protocol of %s: %s', async (version, scenario) => {
    await using repo = await world();
    await using server = await mcpOverHttp(repo);
    const folder = await mkdtemp(join(tmpdir(), 'baton-conformance-'));
    try {
      const args = ['server', '--url', server.url, '--scenario', scenario, '--output-dir', folder];
      const isExtension = scenario.startsWith('sep-2640');
      const { stderr, stdout } = await runPeer('@modelcontextprotocol/conformance/dist/index.js', [
        ...args,
        ...(isExtension ? [] : ['--spec-version', version]),
      ]);
      const [found = ''] = await readdir(folder);
      expect(found, `${stdout}${stderr}`).not.toBe('');
      const checks = JSON.parse(await readFile(join(folder, found, 'checks.json'), 'utf8')) as Check[];
      const failed = checks.filter(({ errorMessage = '', status }) => {
        // What the suite tests with tools that it wants the server to have for it.
        return ['FAILURE', 'WARNING'].includes(status) && !errorMessage.startsWith('Not testable');
      });
      expect(failed).toEqual([]);
      expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the inspector', () => {
  it('prints what the server has', async () => {
    await using repo = await world();
    const { command, args, cwd, env } = serverOf(repo);
    const lines: string[] = [];
    for (const request of [
      'tools/list',
      'resources/list',
      'skills/list --verify',
      'tools/call --tool-name query --tool-arg subject=gotchas',
      'resources/read --uri baton://record/task-005',
    ]) {
      const words = ['--cli', command, ...args, '--method', ...request.split(' ')];
      const { stdout } = await runPeer(
        '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
        words,
        {
          cwd,
          env: { ...env, PATH: process.env.PATH },
        },
      );
      lines.push(`$ ${request}`, request === 'tools/list' ? sizes(stdout) : stdout.trim(), '');
    }
    const real = await realpath(repo.path);
    const text = lines.join('\n').replaceAll(real, '<worktree>');
    await expect(text).toMatchFileSnapshot('transcripts/mcp-inspector.txt');
  });
});

/** The tools that were listed, with their size. */
function sizes(stdout: string): string {
  const { tools } = JSON.parse(stdout) as {
    readonly tools: readonly {
      name: string;
      description: string;
      inputSchema: object;
      annotations: object;
    }[];
  };
  const rows = tools.map(({ annotations, description, inputSchema, name }) => {
    const size = Buffer.byteLength(JSON.stringify({ name, description, inputSchema }));
    return { size, row: `${name} (${size} bytes): ${description} ${JSON.stringify(annotations)}` };
  });
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  return [...rows.map(({ row }) => row), `${total} bytes`].join('\n');
}
