import { spawn } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { cli } from '../support/built.ts';
import { closeWorlds, world } from '../support/world.ts';

afterAll(closeWorlds);

describe('baton serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'answers programs until %s ends it, with exit code 0',
    async (signal) => {
      await using repo = await world();
      const child = spawn(process.execPath, [cli, 'serve', '--port', '0', '--json'], {
        cwd: repo.path,
        env: repo.env,
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
      const { branch, rpc, token } = JSON.parse(printed) as Readonly<Record<string, string>>;
      expect(branch).toBe('main');
      const reply = await fetch(rpc ?? '', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'cstp.recordDecision',
          params: { threadId: 'thread_pr94', agentId: 'ada', decision: 'Launch', confidence: 0.5 },
        }),
      });
      expect(await reply.json()).toMatchObject({ result: { decision: { threadId: 'thread_pr94' } } });
      child.kill(signal);
      expect(await ended, errors.join('')).toBe(0);
      const written = await repo.git('status', '--porcelain', '--untracked-files=all');
      expect(written).toMatch(/^\?\? \.agents\/threads\/thread_pr94\/dec_\w+\.md$/);
    },
  );
});
