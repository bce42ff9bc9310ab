import { maskText } from '../app/secrets/hide-secrets.ts';
import type { Context } from '../app/workspace/context.ts';
import { failureOf } from '../io/failure.ts';
import { version } from '../io/version.ts';
import { renderFault } from '../render/dashboard/dashboard.ts';
import { forJson } from '../render/neutralise/terminal.ts';
import { type Access, hasPassword, isLoopback, isOwnHost, isOwnOrigin, tokenState } from './guard.ts';
import { bodyLimit, Hono, type HttpContext, secureHeaders } from './hono.ts';
import { answerRpc, rpcCodes } from './json-rpc.ts';
import { methods, rpcCalls } from './methods.ts';
import { liveSite } from './page/address.ts';
import { addPages, type Pages } from './page/routes.ts';

/** A longer body is refused: a decision is never as long. */
export const longestBody = 1_000_000;

/** What an app works with. */
export interface Serving extends Pages {
  /** Aborts when the server is to end: connections are not kept for a further request. */
  readonly ended: AbortSignal;
  readonly access: Access;
  /** The context of one call: the clock is asked each time, since a server runs for hours. */
  contextNow(): Context;
  /** Has the server wait for a call before it ends, also where its client is gone. */
  track<T>(call: Promise<T>): Promise<T>;
}

/** The routes of `baton serve` (dashboard, "Safe"). */
export function createApp(serving: Serving): Hono {
  const { access, contextNow, ended, track } = serving;
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      // It is plain HTTP.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (http, next) => {
    const refused = refusalOf(http, access);
    if (refused) return refused;
    await next();
    http.header('Cache-Control', 'no-store');
    if (ended.aborted) http.header('Connection', 'close');
  });
  app.get('/about', (http) => http.text(aboutText()));
  app.post(
    '/rpc',
    bodyLimit({ maxSize: longestBody, onError: (http) => refuse(http, 413, 'usage', tooLong, sendLess) }),
    async (http) => {
      const type = http.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json') {
        return refuse(http, 415, 'usage', 'The request is not `application/json`', sendJson);
      }
      const text = textOf(await http.req.arrayBuffer());
      if (text === undefined) {
        return json(http, 200, {
          jsonrpc: '2.0',
          id: null,
          error: {
            code: rpcCodes.parse,
            message: 'The request is not UTF-8 text',
            data: { code: 'usage', help: 'send JSON in UTF-8' },
          },
        });
      }
      const mayWrite = tokenState(http.req.header('authorization'), access) === 'right';
      const answer = await track(answerRpc(text, rpcCalls(mayWrite, contextNow)));
      return answer === undefined ? http.body(null, 204) : json(http, 200, answer);
    },
  );
  app.all('/rpc', (http) => {
    http.header('Allow', 'POST');
    return refuse(http, 405, 'usage', `\`/rpc\` takes no ${http.req.method}`, 'send the request by POST');
  });
  addPages(app, serving);
  app.notFound(async (http) => {
    const message = `\`${http.req.path}\` does not exist`;
    if (isForPerson(http)) return fault(http, 404, message, 'The menu leads to what is there.', serving);
    return refuse(http, 404, 'usage', message, '`/about` says what is served');
  });
  app.onError(async (error, http) => {
    const { help, ...failure } = await failureOf(error);
    if (isForPerson(http)) return fault(http, 500, failure.message, help, serving);
    return json(http, 500, { error: { ...failure, help: help ?? null } });
  });
  return app;
}

const tooLong = `The request has more than ${longestBody} bytes`;
const sendLess = 'send the calls one by one';
const sendJson = 'send the header `Content-Type: application/json`';

function refusalOf(http: HttpContext, access: Access): Promise<Response> | undefined {
  const host = http.req.header('host');
  if (!isOwnHost(host, access)) {
    const help = `call it by its address, or start it with \`baton serve --host NAME\``;
    return refuse(http, 403, 'refused', `\`Host\` is \`${host ?? ''}\`, not this server`, help);
  }
  const origin = http.req.header('origin');
  if (!isOwnOrigin(origin, host)) {
    const help = 'pages of other sites may not call it; a program sends no `Origin`';
    return refuse(http, 403, 'refused', `\`Origin\` is \`${origin}\`, not this server`, help);
  }
  const token = tokenState(http.req.header('authorization'), access);
  const needsToken = !isLoopback(access.host);
  if (token === 'right' || (token === 'none' && !needsToken)) return undefined;
  const isReading = http.req.method === 'GET' || http.req.method === 'HEAD';
  if (needsToken && isReading && hasPassword(http.req.header('authorization'), access)) return undefined;
  // A browser asks for a password then, which is the token; a call of a program says what it needs.
  http.header('WWW-Authenticate', `${needsToken && isReading ? 'Basic' : 'Bearer'} realm="baton"`);
  const message = token === 'wrong' ? 'The token is wrong' : 'The request has no token';
  const help = 'send the header `Authorization: Bearer TOKEN` with the token that the server printed';
  return refuse(http, 401, 'unauthorized', message, help);
}

/** Whether a browser asked for a page, and no program or script. */
function isForPerson(http: HttpContext): boolean {
  const isReading = http.req.method === 'GET' || http.req.method === 'HEAD';
  return isReading && (http.req.header('accept') ?? '').includes('text/html');
}

async function fault(
  http: HttpContext,
  status: 404 | 500,
  message: string,
  help: string | undefined,
  { name }: Pages,
): Promise<Response> {
  const page = renderFault(await maskText(message), help && (await maskText(help)), liveSite(name));
  return http.body(page, status, { 'Content-Type': 'text/html; charset=utf-8' });
}

function refuse(
  http: HttpContext,
  status: 401 | 403 | 404 | 405 | 413 | 415,
  code: string,
  message: string,
  help: string,
): Promise<Response> {
  return json(http, status, { error: { code, message, help } });
}

/** Secrets that a record holds stay here, and nothing in an answer acts on a terminal that prints it. */
async function json(
  http: HttpContext,
  status: 200 | 401 | 403 | 404 | 405 | 413 | 415 | 500,
  data: unknown,
): Promise<Response> {
  const text = forJson(await maskText(JSON.stringify(data)));
  return http.body(text, status, { 'Content-Type': 'application/json' });
}

/** @returns undefined for bytes that are not UTF-8: nothing is recorded that was not sent */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function aboutText(): string {
  const lines = [...methods].map(([name, { about, parameters }]) => {
    const given = Object.entries(parameters).map(([key, one]) => (one.isRequired ? key : `${key}?`));
    return `  ${name}\n    ${about}\n    ${given.join(', ')}`;
  });
  return `Baton ${version} serves the records of one worktree: pages at /, and calls for programs.

POST /rpc takes JSON-RPC 2.0, as application/json: one request, or a batch.
Methods that write need the header Authorization: Bearer TOKEN, with the token
that the server printed when it was started.

${lines.join('\n')}
`;
}
