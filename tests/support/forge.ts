import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A comment as GitHub's REST interface returns it, cut down to what a client reads. */
export interface ForgeComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: 'Bot' | 'User' };
}

/** What a test lets the forge answer instead, once for each entry. */
export interface ForgeAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface Forge extends AsyncDisposable {
  readonly api: string;
  readonly comments: ForgeComment[];
  /** `GET /repos/…`, in order. */
  readonly requests: string[];
  /** Answers by method that come before the real ones. */
  readonly instead: { GET: ForgeAnswer[]; POST: ForgeAnswer[]; PATCH: ForgeAnswer[] };
}

/**
 * A server on this machine that answers as GitHub does for the comments of pull request 7 of `team/app`: pages of at most
 * 100 with a `Link` to the next one, 401 without the token, 404 for what does not exist.
 */
export async function startForge(
  comments: ForgeComment[] = [],
  { token = 'secret-token', login }: { readonly token?: string; readonly login?: string } = {},
): Promise<Forge> {
  const requests: string[] = [];
  const instead: Forge['instead'] = { GET: [], POST: [], PATCH: [] };
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    const body = await bodyOf(request);
    const other = instead[request.method as keyof typeof instead]?.shift();
    if (other) return send(other.status, { message: other.message }, other.headers);
    if (request.headers.authorization !== `Bearer ${token}`) return send(401, { message: 'Bad credentials' });
    if (url.pathname === '/user') {
      return login === undefined
        ? send(403, { message: 'Resource not accessible by integration' })
        : send(200, { login });
    }
    const list = '/repos/team/app/issues/7/comments';
    if (request.method === 'GET' && url.pathname === list) {
      const size = Number(url.searchParams.get('per_page') ?? 30);
      const page = Number(url.searchParams.get('page') ?? 1);
      const link = `<${url.origin}${list}?per_page=${size}&page=${page + 1}>; rel="next"`;
      const isLast = page * size >= comments.length;
      return send(200, comments.slice((page - 1) * size, page * size), isLast ? {} : { link });
    }
    const author = login === undefined ? ({ login: 'github-actions[bot]', type: 'Bot' } as const) : undefined;
    if (request.method === 'POST' && url.pathname === list) {
      const user = author ?? { login: login ?? '', type: 'User' as const };
      const made = { id: 1000 + comments.length, body: body.body ?? '', user };
      comments.push(made);
      return send(201, made);
    }
    const id = /^\/repos\/team\/app\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1];
    const comment = comments.find((one) => one.id === Number(id));
    if (request.method !== 'PATCH' || !comment) return send(404, { message: 'Not Found' });
    comment.body = body.body ?? '';
    return send(200, comment);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    api: `http://127.0.0.1:${port}`,
    comments,
    requests,
    instead,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<{ readonly body?: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as { body?: string });
}
