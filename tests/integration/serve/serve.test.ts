import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/app/operations/operations.ts';
import { longestBody } from '../../../src/serve/app.ts';
import { runLine } from '../../support/command-line.ts';
import { gitRepo } from '../../support/git-repo.ts';
import { type RpcReply, type Sent, startRpc } from '../../support/rpc.ts';
import { fakeSecrets } from '../../support/secrets.ts';
import { closeWorlds, world, worldNow } from '../../support/world.ts';

afterAll(closeWorlds);

const thread = 'thread_pr94';
const folder = `.agents/threads/${thread}`;
const decide = { threadId: thread, agentId: 'ada', decision: 'Launch', confidence: 0.5 };
const json = { 'Content-Type': 'application/json' };
const request = (method: string, params: unknown, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method: `cstp.${method}`, params });

describe('the methods', () => {
  it('create, resume, report and record a thread', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const own = { threadId: 'thread_new', title: 'Which queue?', agentId: 'ada' };
    expect((await rpc.call('createThread', own)).result).toEqual({
      thread: {
        id: 'thread_new',
        title: 'Which queue?',
        startedBy: 'ada',
        status: 'active',
        createdAt: worldNow,
      },
    });
    const recorded = await rpc.call('recordDecision', { ...decide, threadId: 'thread_new', id: 'dec_one' });
    const path = '.agents/threads/thread_new/dec_one.md';
    expect(recorded.result).toEqual({ decision: { id: 'dec_one', threadId: 'thread_new', path } });
    expect((await rpc.call('resumeThread', { threadId: 'thread_new', agentId: 'bob' })).result).toMatchObject(
      {
        thread: {
          id: 'thread_new',
          decisions: [{ id: 'dec_one', agent: 'ada', decision: 'Launch', continuesDecision: null }],
          heads: ['dec_one'],
          lastState: { conclusion: 'Launch', confidence: 0.5, nextSteps: [] },
        },
      },
    );
    expect((await rpc.call('getThreadStatus', { threadId: 'thread_new' })).result).toMatchObject({
      threadId: 'thread_new',
      status: 'active',
      startedBy: 'ada',
      heads: ['dec_one'],
      openQuestions: [],
    });
    expect((await readdir(join(repo.path, '.agents/threads/thread_new'))).sort()).toEqual([
      'dec_one.md',
      expect.stringMatching(/^res_/),
      'thread.md',
    ]);
    // In the working tree only.
    expect(await repo.git('diff', '--cached', '--name-only')).toBe('');
  });

  it.each([
    ['cstp.none', {}, -32601, 'usage'],
    ['createThread', {}, -32601, 'usage'],
    ['cstp.getThreadStatus', { threadId: 'none' }, -32602, 'usage'],
    ['cstp.getThreadStatus', {}, -32602, 'usage'],
    ['cstp.getThreadStatus', [thread], -32602, 'usage'],
    ['cstp.getThreadStatus', { threadId: thread, thraed: 1 }, -32602, 'usage'],
    ['cstp.recordDecision', { ...decide, confidence: 7 }, -32602, 'usage'],
    ['cstp.recordDecision', { ...decide, category: 'magic' }, -32000, 'refused'],
    ['cstp.createThread', { title: 'x', agentId: 'ada', threadId: thread }, -32000, 'refused'],
  ])('%s of %j fails with %j and the next step', async (method, params, code, name) => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const { error } = (await rpc.post({ jsonrpc: '2.0', id: 1, method, params })) as RpcReply;
    expect(error).toEqual({
      code,
      message: expect.any(String),
      data: expect.objectContaining({ code: name, help: expect.any(String) }),
    });
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('say which rules refuse a call', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const { error } = await rpc.call('recordDecision', { ...decide, category: 'magic' });
    const findings = [
      { rule: expect.any(String), path: expect.stringContaining(folder), message: expect.any(String) },
    ];
    expect(error?.data).toMatchObject({ findings });
  });

  it('say where the server could not work, and where Baton has a bug', async () => {
    await using repo = await world();
    await repo.write('.agents/baton.yaml', 'rules: 7\n');
    await using rpc = await startRpc(repo);
    expect((await rpc.call('recordDecision', decide)).error).toMatchObject({
      code: -32002,
      data: { code: 'config' },
    });
    await using broken = await startRpc(repo, {
      now: () => {
        throw new TypeError('x is not a function');
      },
    });
    expect((await broken.call('recordDecision', decide)).error).toMatchObject({
      code: -32603,
      message: expect.stringContaining('x is not a function'),
      data: { code: 'bug' },
    });
  });

  it('take no value that is nested too deep, and no text that is not UTF-8', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const body = `{"jsonrpc":"2.0","id":1,"method":"cstp.recordDecision","params":{"threadId":"${thread}","agentId":"a","decision":"b","confidence":1,"reasons":${deep}}}`;
    expect(await rpc.post(body)).toMatchObject({ error: { code: -32602, data: { code: 'usage' } } });
    const bytes = Buffer.concat([Buffer.from('"'), Buffer.from([0xff]), Buffer.from('"')]);
    const { text } = await rpc.send({ headers: json, body: bytes });
    expect(JSON.parse(text)).toMatchObject({ id: null, error: { code: -32700 } });
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('answer no secret that a record has, and nothing that a terminal acts on', async () => {
    await using repo = await world();
    const path = `${folder}/dec_20261127_k3v9qx7m.md`;
    const text = await repo.read(path);
    await repo.write(path, text.replace(/^decision: .*$/m, `decision: "Use ${fakeSecrets.aws} \\e[31m"`));
    await using rpc = await startRpc(repo);
    const { text: answered } = await rpc.send({
      headers: json,
      body: request('getThreadStatus', { threadId: thread }),
    });
    expect(answered).toContain('Use ');
    expect(answered).not.toContain(fakeSecrets.aws);
    expect(answered).not.toContain('\x1b');
  });

  it('run in the order of a batch, and notifications are not answered', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const call = (method: string, params: object, id?: number) => ({
      jsonrpc: '2.0',
      id,
      method: `cstp.${method}`,
      params,
    });
    const batch = [
      call('createThread', { threadId: 'thread_new', title: 'x', agentId: 'ada' }),
      call('recordDecision', { ...decide, threadId: 'thread_new', id: 'dec_one' }, 7),
      call('getThreadStatus', { threadId: 'thread_new' }, 8),
    ];
    expect(await rpc.post(batch)).toMatchObject([
      { id: 7, result: { decision: { id: 'dec_one' } } },
      { id: 8, result: { heads: ['dec_one'] } },
    ]);
    const body = JSON.stringify(call('recordDecision', { ...decide, id: 'dec_two' }));
    const headers = { ...json, Authorization: `Bearer ${rpc.token}` };
    expect(await rpc.send({ headers, body })).toMatchObject({ status: 204, text: '' });
    expect(await readdir(join(repo.path, folder))).toContain('dec_two.md');
  });
});

const longBody = 'x'.repeat(longestBody + 1);

describe('a request', () => {
  it.each<[string, Sent, number, string]>([
    ['another host', { headers: { Host: 'evil.example' } }, 403, 'refused'],
    ['another origin', { headers: { Origin: 'http://evil.example' } }, 403, 'refused'],
    ['an opaque origin', { headers: { Origin: 'null' } }, 403, 'refused'],
    ['a wrong token', { headers: { Authorization: 'Bearer wrong' } }, 401, 'unauthorized'],
    ['the type of a text', { headers: { 'Content-Type': 'text/plain' } }, 415, 'usage'],
    [
      'the type of a form',
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      415,
      'usage',
    ],
    ['a long body', { body: longBody }, 413, 'usage'],
    ['a long body in chunks', { headers: { 'Transfer-Encoding': 'chunked' }, body: longBody }, 413, 'usage'],
    ['another method', { method: 'GET' }, 405, 'usage'],
    [
      'a question of a browser',
      { method: 'OPTIONS', headers: { Origin: 'http://evil.example' } },
      403,
      'refused',
    ],
    ['another path', { path: '/none' }, 404, 'usage'],
  ])('that has %s is refused', async (_, { headers = {}, body, ...more }, status, code) => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const own = {
      ...json,
      ...(headers.Authorization === undefined ? { Authorization: `Bearer ${rpc.token}` } : {}),
      ...headers,
    };
    const reply = await rpc.send({
      ...more,
      headers: own,
      ...(more.method !== undefined ? {} : { body: body ?? request('recordDecision', decide) }),
    });
    expect(reply.status, reply.text).toBe(status);
    expect(JSON.parse(reply.text)).toEqual({
      error: { code, message: expect.any(String), help: expect.any(String) },
    });
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('that writes needs the token, one that reads does not', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const sent = async (method: string, params: object) => {
      const { text } = await rpc.send({ headers: json, body: request(method, params) });
      return JSON.parse(text) as RpcReply;
    };
    expect((await sent('getThreadStatus', { threadId: thread })).result).toHaveProperty('threadId', thread);
    for (const [method, params] of [
      ['recordDecision', decide],
      ['resumeThread', { threadId: thread, agentId: 'ada' }],
      ['createThread', { title: 'x', agentId: 'ada' }],
    ] as const) {
      expect((await sent(method, params)).error).toMatchObject({
        code: -32001,
        data: { code: 'unauthorized' },
      });
    }
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('in chunks is answered', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const answer = await rpc.post(request('recordDecision', { ...decide, id: 'dec_one' }), {
      'Transfer-Encoding': 'chunked',
    });
    expect(answer).toMatchObject({ id: 1, result: { decision: { id: 'dec_one' } } });
  });

  it('from a page of the server itself is answered', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const headers = { ...json, Host: 'localhost:1', Origin: 'http://localhost:1' };
    const { status } = await rpc.send({
      headers,
      body: request('getThreadStatus', { threadId: thread }),
    });
    expect(status).toBe(200);
  });

  it('needs the token for everything where other machines reach the server', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo, { host: '0.0.0.0' });
    const about = (headers: Record<string, string>) => rpc.send({ method: 'GET', path: '/', headers });
    const refused = await about({});
    expect(refused).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Basic realm="baton"' },
    });
    const password = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect((await about({ Authorization: password(`ada:${rpc.token}`) })).status).toBe(200);
    expect((await about({ Authorization: password('ada:guessed') })).status).toBe(401);
    const write = { ...json, Authorization: password(`ada:${rpc.token}`) };
    expect((await rpc.send({ headers: write, body: request('recordDecision', decide) })).status).toBe(401);
    expect((await about({ Authorization: `Bearer ${rpc.token}` })).status).toBe(200);
    expect((await about({ Authorization: `Bearer ${rpc.token}`, Host: 'evil.example' })).status).toBe(403);
  });

  it('to /about is told what is served, and may not be framed or kept', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const { headers, status, text } = await rpc.send({ method: 'GET', path: '/about' });
    expect(status).toBe(200);
    for (const { method } of Object.values(operations)) expect(text).toContain(`  ${method}\n`);
    expect(text).not.toContain(rpc.token);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'content-security-policy':
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the start', () => {
  it('says where it serves, and has a token of its own each time', async () => {
    await using repo = await world();
    await using one = await startRpc(repo);
    await using two = await startRpc(repo);
    expect(JSON.parse(one.printed)).toEqual({
      url: one.url,
      page: `${one.url}#token=${one.token}`,
      rpc: `${one.url}rpc`,
      token: expect.stringMatching(/^[\w-]{32}$/),
      worktree: repo.path,
      branch: 'main',
    });
    expect(one.token).not.toBe(two.token);
    const { stdout } = await runLine(repo, ['serve', '--port', '0']);
    expect(stdout).toMatch(
      /^serves \/.*, branch main\n {2}http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{32}\nJSON-RPC 2\.0 at .*\/rpc; calls that write need the header\n {2}Authorization: Bearer [\w-]{32}\nCtrl\+C ends it\n$/,
    );
  });

  it('names a free port where the port is in use', async () => {
    await using repo = await gitRepo();
    await using rpc = await startRpc(repo);
    const { port } = new URL(rpc.url);
    const { code, stderr, stdout } = await runLine(repo, ['serve', '--port', port]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`Port ${port} is in use`);
    const free = /serve --port (\d+)` is free/.exec(stderr)?.[1];
    expect(Number(free)).toBeGreaterThan(Number(port));
  });

  it.each([
    [['--host', '192.0.2.1'], 'Cannot listen on `192.0.2.1`'],
    [['--port', '70000'], 'Unexpected number `70000` for `--port`'],
  ])('fails with %j', async (args, message) => {
    await using repo = await gitRepo();
    const { code, stderr } = await runLine(repo, ['serve', '--port', '0', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('help: ');
  });
});

describe('the end', () => {
  it('comes after the answers to the calls that run', async () => {
    await using repo = await world();
    let stopped: Promise<void> | undefined;
    await using rpc = await startRpc(repo, {
      now: () => {
        stopped = rpc.stop();
        return worldNow;
      },
    });
    const { headers, text } = await rpc.send({
      headers: { ...json, Authorization: `Bearer ${rpc.token}`, Connection: 'keep-alive' },
      body: request('recordDecision', { ...decide, id: 'dec_last' }),
    });
    expect(headers.connection).toBe('close');
    expect(JSON.parse(text)).toMatchObject({ result: { decision: { id: 'dec_last' } } });
    await stopped;
    await expect(rpc.send({ method: 'GET', path: '/' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a client that disappears', () => {
  const bodyOf = (id: string) => request('recordDecision', { ...decide, id });
  const headOf = (token: string, body: string) =>
    [
      'POST /rpc HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Authorization: Bearer ${token}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      '',
    ].join('\r\n');

  it('before its request is whole leaves nothing, and the server goes on', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const body = bodyOf('dec_half');
    const socket = connect(Number(new URL(rpc.url).port), '127.0.0.1');
    await new Promise<void>((resolve) => {
      socket.write(`${headOf(rpc.token, body)}${body.slice(0, -10)}`, () => resolve());
    });
    socket.destroy();
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await rpc.call('recordDecision', { ...decide, id: 'dec_next' })).result).toBeDefined();
    await rpc.stop();
    const names = await readdir(join(repo.path, folder));
    expect(names).toContain('dec_next.md');
    expect(names).not.toContain('dec_half.md');
  });

  it('in the middle of a write leaves the whole record', async () => {
    await using repo = await world();
    let gone = () => {};
    await using rpc = await startRpc(repo, {
      now: () => {
        gone();
        return worldNow;
      },
    });
    const body = bodyOf('dec_whole');
    const socket = connect(Number(new URL(rpc.url).port), '127.0.0.1');
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
    });
    gone = () => socket.destroy();
    socket.write(headOf(rpc.token, body) + body);
    await closed;
    // The server ends once the call is done.
    await rpc.stop();
    expect(await repo.read(`${folder}/dec_whole.md`)).toContain('decision: Launch');
    const names = await readdir(join(repo.path, folder));
    expect(names.filter((name) => !/^(?:thread|dec_\w+)\.md$/.test(name))).toEqual([]);
    expect((await runLine(repo, ['lint'])).code).toBe(0);
  });
});

describe('twenty clients at once', () => {
  it('lose nothing on one thread', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const replies = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => [
        await rpc.call('recordDecision', { ...decide, decision: `Launch ${at}` }),
        await rpc.call('resumeThread', { threadId: thread, agentId: `agent-${at}` }),
        await rpc.call('getThreadStatus', { threadId: thread }),
      ]),
    );
    expect(replies.flat().flatMap(({ error }) => (error ? [error] : []))).toEqual([]);
    const names = await readdir(join(repo.path, folder));
    const texts = await Promise.all(names.map((name) => repo.read(`${folder}/${name}`)));
    for (let at = 0; at < 20; at++) {
      expect(texts.filter((text) => text.includes(`decision: Launch ${at}\n`))).toHaveLength(1);
      expect(texts.filter((text) => text.includes(`agent-${at}\n`))).toHaveLength(1);
    }
    expect(names).toHaveLength(42);
    expect((await runLine(repo, ['lint'])).code).toBe(0);
  });
});
