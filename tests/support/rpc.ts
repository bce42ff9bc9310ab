import { request } from 'node:http';
import { lintProcess, type StartLint } from '../../src/serve/page/lint-process.ts';
import { serveRecords } from '../../src/serve/serve.ts';
import { cli } from './built.ts';
import type { GitRepo } from './git-repo.ts';
import { worldNow } from './world.ts';

/** A request of HTTP, as it is sent. */
export interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** What a call of JSON-RPC answers. */
export interface RpcReply {
  readonly id?: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

/** A server that runs in this process, on a port of its own. */
export interface RpcServer extends AsyncDisposable {
  readonly url: string;
  readonly token: string;
  /** What it printed at the start. */
  readonly printed: string;
  send(sent: Sent): Promise<HttpReply>;
  /** Sends a body to `/rpc` with the token, and reads the answer. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<unknown>;
  /** One call with the token. @param method of `cstp.`, unless it has a dot */
  call(method: string, params: unknown): Promise<RpcReply>;
  /** Asks it to end; resolves when it has ended. */
  stop(): Promise<void>;
}

const json = { 'Content-Type': 'application/json' };

/** Serves a repository. @param now asked at each call */
export async function startRpc(
  { path, env }: Pick<GitRepo, 'path' | 'env'>,
  {
    host = '127.0.0.1',
    now = () => worldNow,
    startLint = lintProcess(cli),
  }: { host?: string; now?: () => string; startLint?: StartLint } = {},
): Promise<RpcServer> {
  const ending = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  const printed = await new Promise<string>((resolve, reject) => {
    const stdout = { write: (text: string) => resolve(text) };
    const io = {
      stdin: (async function* (): AsyncGenerator<string> {})(),
      ...{ stdout, stderr: stdout, cwd: path, env, now: worldNow, ended: ending.signal },
    };
    ended = serveRecords(io, { cwd: path, host, port: 0, json: true, now, startLint });
    ended.catch(reject);
  });
  const { token, url } = JSON.parse(printed) as { token: string; url: string };
  const { port } = new URL(url);
  const send = ({ body, headers = {}, method = 'POST', path = '/rpc' }: Sent) =>
    new Promise<HttpReply>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const post = async (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const own = { ...json, Authorization: `Bearer ${token}`, ...headers };
    const { text } = await send({
      headers: own,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  const stop = async () => {
    ending.abort();
    await ended;
  };
  return {
    url,
    token,
    printed,
    send,
    post,
    call: async (method, params) =>
      (await post({
        jsonrpc: '2.0',
        id: 1,
        method: method.includes('.') ? method : `cstp.${method}`,
        params,
      })) as RpcReply,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** The next word of the stream of changes. */
export function nextChange({ url }: RpcServer): {
  readonly opened: Promise<void>;
  readonly changed: Promise<string[]>;
} {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const changed = new Promise<string[]>((resolve, reject) => {
    const sent = request(`${url}events`, { agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        open();
        text += chunk;
        const data = /^data: (.*)$/m.exec(text)?.[1];
        if (data === undefined) return;
        sent.destroy();
        resolve(JSON.parse(data) as string[]);
      });
    });
    sent.on('error', reject);
    sent.end();
  });
  return { opened, changed };
}
