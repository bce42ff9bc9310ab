import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, pathOf, task } from '../support/gate.ts';
import { expectTaken, type PushAttempt, type PushGate, pushGate } from '../support/push.ts';

const bad = task('task-001', false);
const badPath = pathOf('task-001');
const rule = 'task/outcome-requirements';

/** A server that checks what clones without hooks push. */
async function served(
  hook: 'pre-receive' | 'update' = 'pre-receive',
  options: { readonly sha256?: boolean } = {},
): Promise<PushGate> {
  const gate = await pushGate({ hook: false, ...options });
  await gate.serve(hook);
  return gate;
}

/** Three refs, of which the second is bad. */
async function threeRefs(gate: PushGate): Promise<readonly string[]> {
  await gate.git('switch', '--quiet', '-c', 'bad');
  await gate.commit({ [badPath]: bad }, 'Break');
  await gate.git('switch', '--quiet', 'main');
  await gate.commit({ [pathOf('task-2')]: task('task-2') }, 'Fine');
  return ['main', 'bad', 'main:other'];
}

function expectDeclined(push: PushAttempt, ...words: readonly string[]): void {
  for (const word of words) expect(push.stderr).toContain(word);
  expect(push.stderr).toContain('remote: baton: push refused');
  expect(push.stderr).not.toContain('\u001b');
  expect(push).toMatchObject({ code: 1, changed: {} });
}

describe('a server with pre-receive', () => {
  it.each([false, true])(
    'takes what is right, and writes nothing of its own (SHA-256: %s)',
    async (sha256) => {
      await using gate = await served('pre-receive', { sha256 });
      await gate.commit({ [badPath]: task('task-001') });
      const before = await readdir(gate.server);
      expectTaken(await gate.push(['origin', 'main', 'main:topic']), 'refs/heads/main', 'refs/heads/topic');
      expect(await readdir(gate.server)).toEqual(before);
    },
  );

  it.each([[[]], [['--atomic']]])(
    'refuses three refs whole where one is bad, with %j, and keeps nothing',
    async (how) => {
      await using gate = await served();
      const push = await gate.push([...how, 'origin', ...(await threeRefs(gate))]);
      expectDeclined(
        push,
        rule,
        `${badPath}:10:10`,
        'bad: ',
        'Break (Ada Author)',
        'nothing was accepted',
        'git rebase -i',
      );
      await gate.git('switch', '--quiet', 'bad');
      const oid = await gate.git('rev-parse', 'HEAD');
      expect((await gate.gate.run('git', ['-C', gate.server, 'cat-file', '-e', oid])).code).not.toBe(0);
    },
  );

  it('refuses a violation although the same push undoes it', async () => {
    await using gate = await served();
    await gate.commit({ [badPath]: bad }, 'Break');
    await gate.commit({ [badPath]: task('task-001') }, 'Mend');
    expectDeclined(await gate.push(['origin', 'main']), 'Break (Ada Author)');
  });

  it('keeps what a protected branch has, and lets a topic branch be rewritten', async () => {
    await using gate = await served();
    await gate.commit({ [badPath]: task('task-001') });
    expectTaken(await gate.push(['origin', 'main', 'main:topic']), 'refs/heads/main', 'refs/heads/topic');
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    expectTaken(await gate.push(['--force', 'origin', 'main:topic']), 'refs/heads/topic');
    expectDeclined(await gate.push(['--force', 'origin', 'main']), 'record/deleted', '`main` is protected');
  });

  it('is not led past a commit by notes that hold it', async () => {
    await using gate = await served();
    await gate.commit({ [badPath]: bad });
    expectTaken(await gate.push(['origin', 'main:refs/notes/x']), 'refs/notes/x');
    expectDeclined(await gate.push(['origin', 'main']), rule);
  });

  it('uses the configuration that the branch has, not the one that is pushed', async () => {
    await using gate = await served();
    await gate.commit({ '.agents/baton.yaml': 'claim: marked\n' });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.commit({ '.agents/baton.yaml': 'rules: { task/outcome-requirements: off }\n' });
    await gate.commit({ [badPath]: bad });
    const landing = (await gate.git('rev-parse', '--short=10', 'main~1')).trim();
    expectDeclined(await gate.push(['origin', 'main']), rule);
    expectDeclined(await gate.push(['origin', 'main:release/1']), rule);
    // A branch that is not protected uses each commit's base; what it has is checked again on the way to one that is.
    expectTaken(await gate.push(['origin', 'main:new']), 'refs/heads/new');
    expectDeclined(await gate.push(['origin', 'main']), rule);
    expectTaken(await gate.push(['origin', `${landing}:main`]), 'refs/heads/main');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('uses the baseline that each branch has, not the one that is pushed', async () => {
    await using gate = await served();
    await gate.commit({ '.agents/baton.yaml': 'claim: marked\n' });
    expectTaken(await gate.push(['origin', 'main', 'main:noted']), 'refs/heads/main', 'refs/heads/noted');
    await gate.gate.repo.write(badPath, bad);
    await gate.gate.baton('lint', '--write-baseline');
    await gate.git('add', '.agents/baton-baseline.json');
    await gate.commit({}, 'Note');
    await gate.commit({ [badPath]: bad }, 'Break');
    expectDeclined(await gate.push(['origin', 'main']), rule);
    expectTaken(await gate.push(['origin', 'main~1:noted']), 'refs/heads/noted');
    const both = await gate.push(['origin', 'main:noted', 'main']);
    expectDeclined(both, `main: `, rule);
    expect(both.stderr).not.toContain('noted: ');
    expectTaken(await gate.push(['origin', 'main:noted']), 'refs/heads/noted');
  });

  it('says so much as a person reads, and how much more there is', async () => {
    await using gate = await served();
    const ids = Array.from({ length: 30 }, (_, at) => `task-${at}`);
    await gate.commit(Object.fromEntries(ids.map((id) => [pathOf(id), task(id, false)])));
    const push = await gate.push(['origin', 'main']);
    expectDeclined(push, '30 errors, 10 of them not shown');
    expect(push.stderr.split(rule)).toHaveLength(21);
  });

  it('neutralises what a commit says', async () => {
    await using gate = await served();
    await gate.commit({ [badPath]: bad }, 'Break\u202e\u001b[31m');
    expectDeclined(await gate.push(['origin', 'main']), 'Break\\u{202E}\\x1B[31m');
  });

  it('refuses everything while it cannot check', async () => {
    await using gate = await served();
    await gate.gate.run('git', ['-C', gate.server, 'config', 'baton.cli', '/nowhere/cli.js']);
    await gate.commit({ 'README.md': '# Other\n' });
    expectDeclined(await gate.push(['origin', 'main']), 'could not be checked', 'baton.cli');
  });
});

describe('docs/server-hook.md', () => {
  it('configures a server whose pushes find no program on PATH', async () => {
    await using gate = await served();
    await gate.gate.run('sh', [
      '-c',
      'mkdir ../git-only && for one in git sh dirname git-receive-pack; do ln -s "$(command -v $one)" ../git-only/$one; done',
    ]);
    const env = { PATH: join(gate.gate.outside, 'git-only') };
    await gate.commit({ [badPath]: bad });
    const lost = await gate.push(['origin', 'main'], { env });
    expectDeclined(lost, '`node` was not found', 'baton.node');
    const page = await readFile('docs/server-hook.md', 'utf8');
    const block = /<!-- run: configure -->\n```sh\n([^`]*)```/.exec(page)?.[1] ?? '';
    const commands = block
      .replace('/opt/node/bin/node', process.execPath)
      .replace('/opt/baton/dist/cli.js', cli);
    expect(commands).not.toContain('/opt/');
    expect(await gate.gate.run('sh', ['-e', '-c', commands], { cwd: '../server.git' })).toMatchObject({
      code: 0,
    });
    expectDeclined(await gate.push(['origin', 'main'], { env }), rule);
  });

  it("shows git's own text where git does not trust the owner of the repository", async () => {
    await using gate = await served();
    const zero = '0'.repeat(40);
    const input = `${zero} ${await gate.git('rev-parse', 'HEAD')} refs/heads/x\n`;
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    const run = await gate.gate.command(['hook', 'pre-receive'], {
      cwd: '../server.git',
      env,
      input,
    });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('detected dubious ownership');
    expect(run.stderr).toContain('safe.directory');
    expect(run.stderr).toContain('push refused, because its records could not be checked');
  });
});

describe('a server with update', () => {
  it('refuses the bad one of three refs', async () => {
    await using gate = await served('update');
    const push = await gate.push(['origin', ...(await threeRefs(gate))]);
    expect(push.stderr).toContain(rule);
    expect(push.code).toBe(1);
    expect(Object.keys(push.changed).sort()).toEqual(['refs/heads/main', 'refs/heads/other']);
  });

  it('refuses all of them under --atomic, and has their objects already', async () => {
    await using gate = await served('update');
    const args = ['--atomic', 'origin', ...(await threeRefs(gate))];
    const push = await gate.push(args, { leavesObjects: true });
    expect(push.stderr).toContain(rule);
    expect(push.code).toBe(1);
    expect(push.changed).toEqual({});
  });
});
