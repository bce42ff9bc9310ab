import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { LiveRecords } from '../../../src/serve/page/live.ts';
import { contextIn } from '../../support/context.ts';
import { gitRepo } from '../../support/git-repo.ts';
import { taskOf } from '../../support/knowledge.ts';
import { thread as threadText } from '../../support/records-thread.ts';
import { nextChange, type RpcReply, type RpcServer, startRpc } from '../../support/rpc.ts';
import { fakeSecrets } from '../../support/secrets.ts';
import { closeWorlds, world, worldNow } from '../../support/world.ts';

afterAll(closeWorlds);

const thread = 'thread_pr94';
const pageOf = ({ send }: RpcServer, path: string) => send({ method: 'GET', path });

describe('the pages of a server', () => {
  it('are read without a script, and may run none but their own', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const views = [
      '/',
      '/threads',
      `/threads/${thread}`,
      '/sessions',
      '/handoffs',
      '/files',
      '/file?path=src/login.ts',
    ];
    for (const path of [...views, '/calibration', '/search?text=login']) {
      const { headers, status, text } = await pageOf(rpc, path);
      expect(status, path).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain(
        "default-src 'none'; style-src 'self'; script-src 'self'",
      );
      expect(text, path).toMatch(/^<!doctype html>.*<main id="main".*<h1/s);
      expect(text).not.toContain(rpc.token);
    }
  });

  it('are found by what records name, and by nothing else', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    expect((await pageOf(rpc, `/threads/${thread}`)).text).toContain(thread);
    for (const path of [
      '/threads/none',
      '/sessions/none',
      '/none',
      '/threads/a/b',
      '/threads/%ff',
      '/?part=none',
    ])
      expect((await pageOf(rpc, path)).status, path).toBe(404);
  });

  it('say to a person that there is none, and why none can be made, with the menu', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const open = (path: string) => rpc.send({ method: 'GET', path, headers: { Accept: 'text/html,*/*' } });
    for (const path of ['/threads/none', '/none', '/file?path=', `/threads/${encodeURIComponent('<b>')}`]) {
      const { headers, status, text } = await open(path);
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(text).toMatch(/<a href="\/threads">Threads<\/a>.*<h1><code>.*<\/code> does not exist<\/h1>/s);
      expect(text).not.toContain('<b>');
    }
    expect((await rpc.send({ method: 'GET', path: '/none' })).headers['content-type']).toBe(
      'application/json',
    );
    await repo.write('.agents/baton.yaml', 'claim: nothing\n');
    await using broken = await startRpc(repo);
    const { status, text } = await broken.send({
      method: 'GET',
      path: '/',
      headers: { Accept: 'text/html' },
    });
    expect(status).toBe(500);
    expect(text).toContain('<h1>.agents/baton.yaml:1:8 Unexpected value <code>nothing</code>');
  });

  it('show since when a task is blocked: since it was committed', async () => {
    const handoff = 'outcome: blocked\nblockers:\n  - { blocker: No key }\n';
    await using repo = await world();
    await repo.write('.agents/tasks/task-old.md', taskOf('task-old', { handoff }));
    await repo.git('add', '.');
    await repo.git('commit', '--no-verify', '-qm', 'Block', '--date', '2026-11-20T09:00:00Z');
    await repo.write(
      '.agents/tasks/task-new.md',
      taskOf('task-new', { handoff: handoff.replace('key', 'host') }),
    );
    await using rpc = await startRpc(repo, { now: () => '2026-11-28T09:00:00Z' });
    const { text } = await pageOf(rpc, '/');
    expect(text).toMatch(/<p class="age">8 d<\/p><div><p class="lead" dir="auto"><bdi>No key/);
    expect(text).toMatch(/<bdi>No host<\/bdi><\/p>.*?not committed yet/);
  });

  it('hold no secret of a record', async () => {
    const [secret = ''] = Object.values(fakeSecrets);
    await using repo = await world({
      '.agents/threads/thread_keys/thread.md': `---\nschema: baton/thread@1\nid: thread_keys\ntitle: The key is ${secret}\nstarted_by: ada\ncreated_at: 2026-11-27T09:00:00Z\nstatus_history:\n  - { status: active, at: 2026-11-27T09:00:00Z, by: ada }\nstatus: active\n---\n\n# T\n`,
    });
    await using rpc = await startRpc(repo);
    const { text } = await pageOf(rpc, '/threads');
    expect(text).toContain('The key is *');
    expect(text).not.toContain(secret);
  });

  it('keep a connection for the next one', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const { headers } = await rpc.send({
      method: 'GET',
      path: '/threads',
      headers: { Connection: 'keep-alive' },
    });
    expect(headers['keep-alive']).toBe('timeout=60');
  });

  it('give one part alone', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const { text } = await pageOf(rpc, '/threads?part=list');
    expect(text).toMatch(/^<section id="list" class="part" data-about="thread decision resume">/);
    expect(text.match(/<section/g)).toHaveLength(1);
  });
});

describe('what changes', () => {
  it('is told by the stream, and is on the page then', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    await pageOf(rpc, '/threads');
    const { changed, opened } = nextChange(rpc);
    await opened;
    const own = {
      threadId: thread,
      agentId: 'ada',
      decision: 'Launch on Monday',
      confidence: 0.5,
      id: 'dec_live',
    };
    await rpc.call('recordDecision', own);
    expect(await changed).toEqual(
      expect.arrayContaining(['decision', 'decision:dec_live', `thread:${thread}`]),
    );
    expect((await pageOf(rpc, `/threads/${thread}`)).text).toContain('Launch on Monday');
  });

  it('is found where a root appears that nobody watches', async () => {
    await using repo = await world();
    let at = Date.parse(worldNow);
    await using rpc = await startRpc(repo, { now: () => new Date(at).toISOString() });
    await pageOf(rpc, '/threads');
    const { changed, opened } = nextChange(rpc);
    await opened;
    const text = await repo.read(`.agents/threads/${thread}/thread.md`);
    await repo.write(
      'packages/shop/.agents/threads/thread_far/thread.md',
      text.replaceAll(thread, 'thread_far'),
    );
    at += 10_000;
    await pageOf(rpc, '/threads');
    expect(await changed).toEqual(expect.arrayContaining(['thread', 'thread:thread_far']));
    expect((await pageOf(rpc, '/threads/thread_far')).status).toBe(200);
  });

  it('is found where the first root appears', async () => {
    await using repo = await gitRepo();
    let at = Date.parse(worldNow);
    const now = () => {
      at += 10_000;
      return new Date(at).toISOString();
    };
    await using rpc = await startRpc(repo, { now });
    await pageOf(rpc, '/threads');
    const { changed, opened } = nextChange(rpc);
    await opened;
    await repo.write('.agents/threads/thread_pr94/thread.md', threadText());
    expect(await changed).toEqual(expect.arrayContaining(['thread', 'thread:thread_pr94']));
  });

  it('does not keep the server from ending', async () => {
    await using repo = await world();
    const rpc = await startRpc(repo);
    const { changed, opened } = nextChange(rpc);
    changed.catch(() => undefined);
    await opened;
    const begun = performance.now();
    await rpc.stop();
    expect(performance.now() - begun).toBeLessThan(8000);
  });
});

describe('a server that is to end', () => {
  it('ends a stream that comes later, and forgets one that is over', () => {
    const ending = new AbortController();
    const none = () => ({ found: new Promise<never>(() => {}), end: () => {} });
    using live = new LiveRecords(
      () => contextIn({ path: '.', env: {} }, worldNow),
      ending.signal,
      none,
      undefined,
    );
    const ended: string[] = [];
    live.onEnd(() => ended.push('over'))();
    live.onEnd(() => ended.push('open'));
    ending.abort();
    live.onEnd(() => ended.push('late'));
    expect(ended).toEqual(['open', 'late']);
  });

  it('waits for no client that keeps its connections, one of a stream among them', async () => {
    await using repo = await world();
    const rpc = await startRpc(repo);
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(`${rpc.url}${path}`, { agent }, resolve).on('error', reject);
      });
    const stream = await ask('events');
    stream.resume();
    const page = await ask('threads');
    page.resume();
    await once(page, 'end');
    const begun = performance.now();
    await rpc.stop();
    // Far below the ten seconds that calls have to end.
    expect(performance.now() - begun).toBeLessThan(3000);
    agent.destroy();
  });
});

describe('what somebody writes on a page', () => {
  it('is the review of a decision, by the writer of the command', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const own = { threadId: thread, agentId: 'ada', decision: 'Launch', confidence: 0.5, id: 'dec_r' };
    await rpc.call('recordDecision', own);
    const params = {
      decision: 'dec_r',
      outcome: 'failure',
      by: 'grace',
      actualResult: 'It fell',
      lessons: ['Test it'],
    };
    const review = (headers: Readonly<Record<string, string>>) =>
      rpc.post({ jsonrpc: '2.0', id: 1, method: 'baton.reviewDecision', params }, headers);
    expect(await review({ Authorization: `Bearer ${rpc.token}` })).toMatchObject({
      result: { decision: { id: 'dec_r' } },
    });
    const written = await repo.read(`.agents/threads/${thread}/dec_r.md`);
    for (const line of [
      'outcome: failure',
      'reviewed_by: grace',
      'actual_result: It fell',
      'lessons: Test it',
    ])
      expect(written).toContain(line);
    expect(await repo.git('diff', '--cached', '--name-only')).toBe('');
  });

  it.each([
    ['an unknown outcome', { decision: 'dec_r', outcome: 'great' }, -32602],
    ['an unknown decision', { decision: 'none', outcome: 'success' }, -32602],
  ])('is refused with %s', async (_name, params, code) => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const { error } = (await rpc.post({
      jsonrpc: '2.0',
      id: 1,
      method: 'baton.reviewDecision',
      params,
    })) as RpcReply;
    expect(error?.code).toBe(code);
  });

  it('needs the token', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'baton.reviewDecision',
      params: { decision: 'x', outcome: 'success' },
    });
    const { text } = await rpc.send({ headers: { 'Content-Type': 'application/json' }, body });
    expect(JSON.parse(text)).toMatchObject({ error: { code: -32001 } });
  });
});
