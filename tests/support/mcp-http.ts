import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from '../../src/mcp/server.ts';
import type { GitRepo } from './git-repo.ts';
import { worldNow } from './world.ts';

/** The server of MCP behind HTTP, for peers that speak nothing else. Baton itself has it on standard input and output only. */
export async function mcpOverHttp({
  path,
  env,
}: Pick<GitRepo, 'path' | 'env'>): Promise<AsyncDisposable & { readonly url: string }> {
  const handler = createMcpHandler(() =>
    createMcpServer({ cwd: path, env, allowed: [], now: () => worldNow }),
  );
  const server = createServer(getRequestListener((request) => handler.fetch(request)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async [Symbol.asyncDispose]() {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
