import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { serveMcp } from '../../../src/mcp/serve.ts';
import type { GitRepo } from '../../support/git-repo.ts';
import { closeWorlds, world, worldNow } from '../../support/world.ts';

afterAll(closeWorlds);

interface Answer {
  readonly id?: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number };
}

/** A server in this process, of which the test is the client. */
function serve({ path, env }: GitRepo) {
  const stdin = new PassThrough();
  const out: string[] = [];
  const err: string[] = [];
  const ending = new AbortController();
  const ended = serveMcp(
    {
      ...{ stdin, cwd: path, env, now: worldNow, ended: ending.signal },
      stdout: { write: (text: string) => out.push(text) },
      stderr: { write: (text: string) => err.push(text) },
    },
    path,
    [],
  );
  return {
    send: (...messages: readonly (object | string)[]) =>
      void stdin.write(
        messages.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join(''),
      ),
    end: () => void stdin.end(),
    stop: () => ending.abort(),
    async answers(): Promise<readonly Answer[]> {
      await ended;
      return out
        .join('')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Answer);
    },
    errors: () => err.join(''),
  };
}

const initialize = {
  jsonrpc: '2.0',
  id: 'i',
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const record = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: {
    name: 'record_decision',
    arguments: { threadId: 'thread_pr94', agentId: 'ada', decision: `Launch ${id}`, confidence: 0.5 },
  },
});

async function written(repo: GitRepo): Promise<number> {
  const status = await repo.git('status', '--porcelain', '--untracked-files=all');
  return status.split('\n').filter((line) => /^\?\? .*\/dec_\w+\.md$/.test(line)).length;
}

describe('a server of MCP', () => {
  it('answers the calls that it has received before it ends with its input', async () => {
    await using repo = await world();
    const server = serve(repo);
    server.send(initialize, record(1), record(2), record(3));
    server.end();
    const answers = await server.answers();
    expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining(['i', 1, 2, 3]));
    expect(answers.filter(({ result }) => result?.isError === true)).toEqual([]);
    expect(await written(repo)).toBe(3);
  });

  it('answers them also when it is asked to end while its input is open', async () => {
    await using repo = await world();
    const server = serve(repo);
    server.send(initialize, record(1));
    server.stop();
    expect((await server.answers()).map(({ id }) => id)).toEqual(['i', 1]);
    expect(await written(repo)).toBe(1);
  });

  it('writes nothing for a call that is cancelled before its work begins, and does not answer it', async () => {
    await using repo = await world();
    const server = serve(repo);
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    server.send(initialize, record(1), cancelled, record(2));
    server.end();
    expect((await server.answers()).map(({ id }) => id)).toEqual(['i', 2]);
    expect(await written(repo)).toBe(1);
  });

  it.each([
    ['a line that is not JSON', '{ no json'],
    ['an object that is no message', '{"jsonrpc":"2.0"}'],
    ['a list', '[]'],
    ['a parameter that is not an object', '{"jsonrpc":"2.0","id":9,"method":"tools/call","params":7}'],
    ['an unknown method', '{"jsonrpc":"2.0","id":9,"method":"none"}'],
    ['an unknown tool', '{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"none"}}'],
    ['an answer that nobody asked for', '{"jsonrpc":"2.0","id":9,"result":{}}'],
  ])('answers the next call after %s', async (_, line) => {
    await using repo = await world();
    const server = serve(repo);
    server.send(initialize, line, record(1));
    server.end();
    const answers = await server.answers();
    expect(answers.find(({ id }) => id === 1)?.result).toHaveProperty('structuredContent.decision');
    const nine = answers.find(({ id }) => id === 9);
    if (nine) expect(nine).toMatchObject({ error: { code: expect.any(Number) } });
  });

  it('answers a call that is nested too deep or has a long text, and the next one', async () => {
    await using repo = await world();
    const server = serve(repo);
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const nested = JSON.stringify(record(1)).replace('0.5', deep);
    const long = JSON.stringify(record(2)).replace('Launch', 'x'.repeat(3_000_000));
    server.send(initialize, nested, long, record(3));
    server.end();
    const answers = await server.answers();
    expect(answers.find(({ id }) => id === 1)?.result).toMatchObject({ isError: true });
    expect(answers.find(({ id }) => id === 2)?.result).toBeDefined();
    expect(answers.find(({ id }) => id === 3)?.result).not.toHaveProperty('isError');
  });

  it('ends at a message that is too long, though its input is open', async () => {
    await using repo = await world();
    const server = serve(repo);
    server.send('x'.repeat(5_000_000));
    expect(await server.answers()).toEqual([]);
    expect(server.errors()).toContain('exceeded maximum size');
  });
});
