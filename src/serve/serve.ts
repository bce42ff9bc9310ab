import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contextOf } from '../app/workspace/context.ts';
import { BatonError, reasonOf } from '../errors.ts';
import type { Io } from '../io/io.ts';
import { branchName, type Root, rootOf } from '../mcp/roots.ts';
import { forJson, forTerminalLine } from '../render/neutralise/terminal.ts';
import { ownCommand } from '../store/own-command.ts';
import { createApp } from './app.ts';
import { isLoopback } from './guard.ts';
import { getRequestListener } from './hono.ts';
import type { StartLint } from './page/lint-process.ts';
import { LiveRecords } from './page/live.ts';
import { servedName } from './served-name.ts';

/** What `baton serve` was asked for. */
export interface ServeOptions {
  /** The folder that is served. */
  readonly cwd: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly json: boolean;
  /** The clock, in the form of records: asked at each call, since a server runs for hours. */
  readonly now: () => string;
  readonly startLint: StartLint;
  /** Tells one build of the program from every other; undefined to keep nothing of records for the next start. */
  readonly build?: string | undefined;
}

/** How long calls that are running may take when the server ends. */
const graceMilliseconds = 10_000;
/** How long an idle connection is kept, in milliseconds: longer than many records take to be read. */
const keepAliveTimeout = 60_000;
/** How many ports after one that is in use are tried, to name a free one. */
const portsTried = 20;

/**
 * Serves a worktree until the process is asked to end: then it takes no further connection, and what was received is done and
 * answered first (dashboard, "Safe").
 *
 * @throws BatonError `system` for an address that cannot be listened on
 */
export async function serveRecords(io: Io, options: ServeOptions): Promise<void> {
  const { cwd, host, now, startLint } = options;
  const root = await rootOf({ cwd, env: io.env, allowed: [] }, undefined, false);
  const token = randomBytes(24).toString('base64url');
  const ended = io.ended ?? new AbortController().signal;
  const running = new Set<Promise<unknown>>();
  const contextNow = () => contextOf({ cwd, env: io.env, now: now() });
  using live = new LiveRecords(contextNow, ended, startLint, options.build);
  const app = createApp({
    ...{ access: { host, token }, contextNow, ended, live },
    name: servedName(root),
    own: ownCommand(cwd),
    track: (call) => {
      running.add(call);
      return call.finally(() => running.delete(call));
    },
  });
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout }, getRequestListener(app.fetch));
  await listen(server, options);
  io.stdout.write(startText(urlOf(server, host), token, root, options));
  await closed(server, ended);
  await Promise.allSettled(running);
}

/** Resolves once the server was asked to end and every connection is closed. */
function closed(server: Server, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    let idle: NodeJS.Timeout | undefined;
    server.once('close', () => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
    const end = () => {
      server.close();
      // A connection that is answered just now is idle a moment later, and its client may keep it.
      idle = setInterval(() => server.closeIdleConnections(), 20);
      timer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
    };
    if (ended.aborted) end();
    else ended.addEventListener('abort', end, { once: true });
  });
}

async function listen(server: Server, { host, port }: ServeOptions): Promise<void> {
  const error = await tryToListen(server, host, port);
  if (!error) return;
  if (error.code === 'EADDRINUSE') {
    const free = await freePortAfter(host, port);
    throw new BatonError('system', `Port ${port} is in use`, {
      help:
        free === undefined
          ? 'name another one, or `baton serve --port 0` for any that is free'
          : `\`baton serve --port ${free}\` is free`,
      cause: error,
    });
  }
  throw new BatonError('system', `Cannot listen on \`${host}\`, port ${port}: ${reasonOf(error)}`, {
    help: 'name an address of this machine, and a port above 1023: `baton serve --host 127.0.0.1 --port 4747`',
    cause: error,
  });
}

function tryToListen(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => resolve(error);
    server.once('error', onError);
    server.listen({ host, port }, () => {
      server.off('error', onError);
      resolve(undefined);
    });
  });
}

async function freePortAfter(host: string, port: number): Promise<number | undefined> {
  for (let next = port + 1; next <= Math.min(port + portsTried, 65_535); next++) {
    const probe = createServer();
    if (await tryToListen(probe, host, next)) continue;
    await new Promise((resolve) => probe.close(resolve));
    return next;
  }
  return undefined;
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

function startText(url: string, token: string, root: Root, { host, json }: ServeOptions): string {
  const { branch, worktree } = root;
  if (json) {
    const data = {
      url,
      page: `${url}#token=${token}`,
      rpc: `${url}rpc`,
      token,
      worktree,
      branch: branch ?? null,
    };
    return `${forJson(JSON.stringify(data, null, 2))}\n`;
  }
  const which = isLoopback(host) ? 'calls that write need' : 'every call needs';
  return [
    `serves ${forTerminalLine(worktree)}, ${forTerminalLine(branchName(branch))}`,
    `  ${url}#token=${token}`,
    `JSON-RPC 2.0 at ${url}rpc; ${which} the header`,
    `  Authorization: Bearer ${token}`,
    'Ctrl+C ends it',
    '',
  ].join('\n');
}
