import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { createMcpServer } from '../../src/mcp/server.ts';
import type { GitRepo } from './git-repo.ts';
import { worldNow } from './world.ts';

/** What a tool answered, in both channels. */
export interface ToolReply {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A client of the official SDK that is connected to a server in this process. */
export interface Connected extends AsyncDisposable {
  readonly client: Client;
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<ToolReply>;
}

/** Connects to a server that was started at the top of a repository. */
export async function connect(
  { path, env }: Pick<GitRepo, 'path' | 'env'>,
  { allowed = [], now = () => worldNow }: { allowed?: readonly string[]; now?: () => string } = {},
): Promise<Connected> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ cwd: path, env, allowed, now });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await server.connect(there);
  await client.connect(here);
  return {
    client,
    async call(name, args) {
      const result = await client.callTool({ name, arguments: { ...args } });
      const [first] = result.content;
      return {
        isError: result.isError === true,
        text: first?.type === 'text' ? first.text : '',
        data: (result.structuredContent ?? {}) as Record<string, unknown>,
      };
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      await server.close();
    },
  };
}
