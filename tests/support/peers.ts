import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

// Programs of others that speak MCP, in `tests/peers/`. They need Node 22, which comes with them.

const modules = join(import.meta.dirname, '..', 'peers', 'node_modules');
const node = join(modules, '.bin', 'node');

/** Whether they are here. */
export const hasPeers = existsSync(node);

/** How to get them. */
export const peersHelp = 'other programs that speak MCP are not installed: `npm run mcp:peers` installs them';

/** What a program printed. */
export interface PeerOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of their programs under its Node; one that fails is no error. */
export async function runPeer(
  file: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string | undefined>> } = {},
): Promise<PeerOutput> {
  const run = promisify(execFile)(node, [join(modules, file), ...args], {
    ...options,
    maxBuffer: 50_000_000,
  });
  return run.catch((error: PeerOutput) => error);
}

interface V1Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

/** The client of the first SDK, as far as tests use it. */
export interface V1Client extends AsyncDisposable {
  listTools(): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  callTool(
    call: { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> },
    schema?: undefined,
    options?: { readonly signal: AbortSignal },
  ): Promise<V1Result>;
  readResource(request: { readonly uri: string }): Promise<{ readonly contents: readonly object[] }>;
  connect(transport: object): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server in a process of its own, and connects the client of the first SDK with it. */
export async function v1Client(server: {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}): Promise<V1Client> {
  const sdk = (file: string): Promise<Readonly<Record<string, new (...args: readonly object[]) => object>>> =>
    import(pathToFileURL(join(modules, '@modelcontextprotocol/sdk/dist/esm/client', file)).href);
  const [{ Client }, { StdioClientTransport }] = [await sdk('index.js'), await sdk('stdio.js')];
  if (!Client || !StdioClientTransport) throw new Error('the SDK has no client');
  const client = new Client({ name: 'test', version: '1.0.0' }) as V1Client;
  await client.connect(new StdioClientTransport(server));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
}
