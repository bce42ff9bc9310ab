import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../../src/app/workspace/context.ts';
import type { JsonResult } from '../../../src/render/reporters/json.ts';
import { lintProcess } from '../../../src/serve/page/lint-process.ts';
import { baton } from '../../support/cli.ts';
import type { GitRepo } from '../../support/git-repo.ts';
import { taskOf } from '../../support/knowledge.ts';
import { nextChange, type RpcServer, startRpc } from '../../support/rpc.ts';
import { closeWorlds, world, worldNow } from '../../support/world.ts';

afterAll(closeWorlds);

const now = async ({ send }: RpcServer) => (await send({ method: 'GET', path: '/' })).text;

/** A program that calls a port, and ends when it is told to: by a word, which it prints, or by a signal. */
async function heldProgram(
  repo: GitRepo,
): Promise<{ readonly program: string; readonly server: Server; call(): Promise<Socket> }> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const script = `const s = require('node:net').connect(${port}, '127.0.0.1'); s.on('data', (word) => { process.stdout.write(word); s.end(); });`;
  await repo.write('held.cjs', script);
  const program = join(repo.path, 'held.cjs');
  const calls: Socket[] = [];
  const waiting: ((call: Socket) => void)[] = [];
  server.on('connection', (call) => {
    const first = waiting.shift();
    if (first) first(call);
    else calls.push(call);
  });
  const call = () => {
    const first = calls.shift();
    return first ? Promise.resolve(first) : new Promise<Socket>((done) => waiting.push(done));
  };
  return { program, server, call };
}

/** @returns what the page shows once the check is over */
async function checked(rpc: RpcServer): Promise<string> {
  const { changed, opened } = nextChange(rpc);
  await opened;
  await now(rpc);
  expect(await changed).toEqual(['lint']);
  return now(rpc);
}

describe('the findings of lint on the first page', () => {
  it('are those of the command', async () => {
    await using repo = await world();
    await using rpc = await startRpc(repo);
    expect(await now(rpc)).toContain('The records are being checked');
    const text = await checked(rpc);
    const { stdout } = await baton(repo, ['lint', '--format', 'json', '--now', worldNow]);
    const { diagnostics } = JSON.parse(stdout) as JsonResult;
    expect(diagnostics.length).toBeGreaterThan(3);
    for (const { at, rule } of diagnostics.filter(({ severity }) => severity !== 'info')) {
      expect(text).toContain(`<code>${at.path}:${at.span?.start.line}</code>`);
      expect(text).toContain(`<code>${rule}</code>`);
    }
  });

  it('keep no page waiting, and a newer change ends what is outdated', async () => {
    await using repo = await world();
    const { call, program, server } = await heldProgram(repo);
    await using rpc = await startRpc(repo, { startLint: lintProcess(program) });
    await now(rpc);
    const outdated = await call();
    expect(await now(rpc)).toContain('The records are being checked');
    const over = once(outdated.resume(), 'close');
    await repo.write('.agents/tasks/task-new.md', taskOf('task-new', {}));
    await over;
    const fresh = await call();
    const { changed, opened } = nextChange(rpc);
    await opened;
    fresh.end('{ "diagnostics": [], "summary": { "records": 77 } }');
    expect(await changed).toEqual(['lint']);
    expect(await now(rpc)).toContain('None in 77 records.');
    server.close();
  });

  it('are looked for again once they are old: a commit changes them as well', async () => {
    await using repo = await world();
    const { call, program, server } = await heldProgram(repo);
    let at = Date.parse(worldNow);
    await using rpc = await startRpc(repo, {
      startLint: lintProcess(program),
      now: () => new Date(at).toISOString(),
    });
    for (const count of [1, 2]) {
      const { changed, opened } = nextChange(rpc);
      await opened;
      await now(rpc);
      (await call()).end(`{ "diagnostics": [], "summary": { "records": ${count} } }`);
      await changed;
      expect(await now(rpc)).toContain(`None in ${count} record`);
      at += 60_000;
    }
    server.close();
  });

  it('are not waited for when the server ends', async () => {
    await using repo = await world();
    const { call, program, server } = await heldProgram(repo);
    const rpc = await startRpc(repo, { startLint: lintProcess(program) });
    await now(rpc);
    const over = once((await call()).resume(), 'close');
    await rpc.stop();
    await over;
    server.close();
  });

  it('are not known where it cannot run', async () => {
    await using repo = await world();
    await repo.write('lint.cjs', 'process.exit(3)');
    await using rpc = await startRpc(repo, { startLint: lintProcess(join(repo.path, 'lint.cjs')) });
    expect(await checked(rpc)).toContain('Could not run.</strong> The check ended with 3');
  });
});

describe('a lint in a process of its own', () => {
  it.each([
    ['ends early', 'process.exit(3)', 'The check ended with 3'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")', 'The check ended with SIGKILL'],
    ['has no answer', 'console.log(\'{ "error": { "code": "git", "message": "No git" } }\')', 'No git'],
  ])('says so where it %s', async (_name, script, expected) => {
    await using repo = await world();
    await repo.write('lint.cjs', script);
    const start = lintProcess(join(repo.path, 'lint.cjs'));
    expect(await start(contextOf({ cwd: repo.path, env: repo.env, now: worldNow })).found).toBe(expected);
  });

  it('says so where it cannot be started', async () => {
    await using repo = await world();
    const start = lintProcess('none.cjs');
    const cwd = `${repo.path}/none`;
    expect(await start(contextOf({ cwd, env: repo.env, now: worldNow })).found).toMatch(
      /^The check could not be started: .*ENOENT/,
    );
  });
});
