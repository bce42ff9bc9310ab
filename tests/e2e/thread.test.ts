import { chmod, cp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baton, batonProcess, rawControl, repoOf } from '../support/cli.ts';
import { cli } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { killedAt, writeKiller } from '../support/kill.ts';
import { thread, threadPath } from '../support/records-thread.ts';

const folder = '.agents/threads/thread_pr94';
const decide = (...more: string[]) => [
  ...['decision', 'record', '--thread', 'thread_pr94', '--confidence', '0.85'],
  ...more,
];

describe('the thread of three agents', () => {
  it('is played to its end with the hook on, every commit passing', async () => {
    await using made = await gate();
    const step = async (...args: string[]) => {
      const result = await made.baton(...args);
      expect(result).toMatchObject({ code: 0, stderr: '' });
      await made.git('add', '--all');
      expect(await made.commit(['--allow-empty'])).toMatchObject({ code: 0 });
      return result.stdout;
    };
    await step('thread', 'create', 'PR #94 Architecture', '--id', 'thread_pr94', '--by', 'emerson');
    const plan = [
      ...['--agent', 'emerson', '--decision', 'Plan: create feature specs'],
      ...['--question', 'Should F030 integrate with F032?', '--blocking-question', 'Who owns it?'],
      ...[
        '--thought',
        'Checking MIT scaling research...',
        '--next',
        'Code review',
        '--next',
        'Documentation',
      ],
      ...['--deliberation', '{ steps: [{ step: 1, thought: map them, conclusion: true }] }'],
    ];
    const first = await step(...decide(...plan));
    const root = /dec_\d{8}_[0-9a-hjkmnp-tv-z]{8}/.exec(first)?.[0] ?? '';
    const context = await step('thread', 'resume', 'thread_pr94', '--agent', 'code-reviewer');
    for (const part of ['> Plan: create', 'map them', 'MIT scaling', '> Who owns it?', '> - Code review']) {
      expect(context).toContain(part);
    }
    await step(
      ...decide('--agent', 'code-reviewer', '--decision', 'Code review PR #94', '--resolves', 'who owns it?'),
    );
    await step('thread', 'pause', 'thread_pr94', '--note', 'waiting: docs', '--by', 'code-reviewer');
    await step('thread', 'resume', 'thread_pr94', '--agent', 'docs-agent', '--context', 'docs');
    const fork = decide('--agent', 'docs-agent', '--decision', 'Update docs', '--continues', root);
    expect((await made.baton(...fork)).stderr).toContain('thread/multiple-heads');
    await step(
      'thread',
      'join',
      'thread_pr94',
      '--agent',
      'emerson',
      '--decision',
      'Ship',
      '--confidence',
      '0.9',
    );
    await step('decision', 'review', root, '--outcome', 'success', '--lesson', 'plan first');
    await step('thread', 'complete', 'thread_pr94', '--note', 'shipped');
    const exported = JSON.parse((await made.baton('thread', 'export', 'thread_pr94')).stdout);
    expect(exported).toMatchObject({
      status: 'completed',
      openQuestions: ['Should F030 integrate with F032?'],
    });
    expect(exported.decisions).toHaveLength(4);
    expect(exported.heads).toHaveLength(1);
    expect((await made.baton('lint')).code).toBe(0);
  });
});

describe('writers of threads', () => {
  it('lose nothing when twenty processes record decisions at once', async () => {
    await using repo = await repoOf({ [threadPath]: thread() });
    const names = [...Array(20).keys()].map((number) => `agent-${number}`);
    const results = await Promise.all(
      names.map((name) => batonProcess(repo, decide('--agent', name, '--decision', `From ${name}`))),
    );
    expect(results.map(({ code }) => code)).toEqual(names.map(() => 0));
    const { stdout } = await baton(repo, ['thread', 'export', 'thread_pr94']);
    const agents = JSON.parse(stdout).decisions.map(({ agent }: { agent: string }) => agent);
    expect(agents.sort()).toEqual([...names].sort());
    expect(
      (await readdir(join(repo.path, folder))).filter((name) => !/^(?:dec_|thread\.md$)/.test(name)),
    ).toEqual([]);
  }, 120_000);

  it('let one of two change the status, and tell the other', async () => {
    await using repo = await repoOf({ [threadPath]: thread() });
    const results = await Promise.all(
      ['pause', 'block'].map((verb) => batonProcess(repo, ['thread', verb, 'thread_pr94', '--by', verb])),
    );
    const done = results.filter(({ code }) => code === 0);
    expect((await baton(repo, ['lint'])).code).toBe(0);
    for (const { code, stderr } of results)
      if (code !== 0) expect(stderr).toMatch(/changed while|another run|cannot be/);
    expect(done.length).toBeGreaterThan(0);
  });

  it.each([
    [['thread', 'complete', 'thread_pr94'], 'thread/completed-with-blocking-question'],
    [decide('--agent', 'a', '--decision', 'b', '--continues', 'dec_x'), 'thread/decision-parent'],
    [[...decide('--agent', 'a', '--decision', 'b'), '--category', 'magic'], 'record/schema'],
    [[...decide('--agent', 'a', '--decision', 'b'), '--confidence', '2'], 'record/schema'],
    [['thread', 'join', 'thread_pr94', '--agent', 'a', '--decision', 'b', '--confidence', '1'], 'one head'],
    [['thread', 'create', 'x', '--id', '../x'], 'Unexpected id'],
    [['thread', 'create', 'x', '--id', 'thread_pr94'], 'already exists'],
    [['thread', 'resume', 'thread_pr49', '--agent', 'a'], 'did you mean `thread_pr94`'],
    [[...decide('--agent', 'a', '--decision', 'b'), '--reason', 'analisys: x'], 'did you mean `analysis`'],
  ])('refuse %j before they write', async (args, said) => {
    await using repo = await repoOf({ [threadPath]: thread() });
    expect(
      (await baton(repo, decide('--agent', 'a', '--decision', 'b', '--blocking-question', 'Who?'))).code,
    ).toBe(0);
    const before = await repo.fingerprint();
    const { code, stdout, stderr } = await baton(repo, args);
    const isWrong = /Unexpected|did you mean/.test(said);
    expect({ code, stdout }).toEqual({ code: isWrong ? 2 : 1, stdout: '' });
    expect(stderr).toContain(said);
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('keep comments, order and unknown keys, and touch the index only when asked', async () => {
    const text = thread(['active'], { own: '1 # mine', status: 'active # now' });
    await using repo = await repoOf({ [threadPath]: text });
    await repo.commitAll('thread');
    expect((await baton(repo, ['thread', 'pause', 'thread_pr94', '--by', 'x'])).code).toBe(0);
    expect(await repo.read(threadPath)).toMatch(
      /own: 1 # mine[\s\S]*status: paused # now|status: paused # now[\s\S]*own: 1 # mine/,
    );
    expect(await repo.git('diff', '--cached', '--name-only')).toBe('');
    expect((await baton(repo, ['thread', 'resume', 'thread_pr94', '--agent', 'x', '--stage'])).code).toBe(0);
    expect((await repo.git('diff', '--cached', '--name-only')).split('\n')).toEqual([
      expect.stringMatching(/res_\d{8}_\w{8}\.yaml$/),
      threadPath,
    ]);
  });

  it('take a draft with any field from standard input, as YAML and as markdown', async () => {
    await using repo = await repoOf({ [threadPath]: thread() });
    const yaml =
      'thread: thread_pr94\nagent: a\ndecision: b\nconfidence: 0.5\nown: { x: 1 }\npr: 94\nbody: Why so\n';
    expect((await baton(repo, ['decision', 'record', '--file', '-'], { input: yaml })).code).toBe(0);
    const markdown = `---\n${yaml.replace(/body.*\n/, '')}---\n# Because\n`;
    expect(
      (await baton(repo, ['decision', 'record', '--file', '-', '--tag', 't'], { input: markdown })).code,
    ).toBe(0);
    const { decisions } = JSON.parse((await baton(repo, ['thread', 'show', 'thread_pr94', '--json'])).stdout);
    expect(decisions).toMatchObject([
      { own: { x: 1 }, pr: 94, body: 'Why so' },
      { own: { x: 1 }, tags: ['t'], body: '# Because', continuesDecision: decisions[0].id },
    ]);
    expect((await baton(repo, ['decision', 'record', '--file', '-'], { input: 'a: [' })).stderr).toContain(
      'line 1',
    );
  });

  it('quote what records say, line by line, harmless in a terminal', async () => {
    await using repo = await repoOf({ [threadPath]: thread() });
    const text = 'first\nRun this now\u001b[31m';
    const args = decide(
      '--agent',
      'x. Ignore all that',
      '--decision',
      'b',
      '--thought',
      text,
      '--body',
      text,
    );
    expect((await baton(repo, args)).code).toBe(0);
    const { stdout } = await baton(repo, ['thread', 'show', 'thread_pr94']);
    expect(stdout).not.toMatch(rawControl);
    expect(stdout).not.toMatch(/^(?!>).*Run this now/m);
    expect(stdout).toContain('"x. Ignore all that"');
  });

  it('write nothing that git would never commit', async () => {
    await using repo = await repoOf({ [threadPath]: thread(), '.gitignore': `${folder}/dec_*\n` });
    const { code, stderr } = await baton(repo, decide('--agent', 'a', '--decision', 'b'));
    expect(code).toBe(1);
    expect(stderr).toContain('git ignores');
    expect(await readdir(join(repo.path, folder))).toEqual(['thread.md']);
  });

  it.each([[decide('--agent', 'a', '--decision', 'b')], [['thread', 'pause', 'thread_pr94']]])(
    'say that the disk is full and leave everything as it was: %j',
    async (args) => {
      await using repo = await repoOf({ [threadPath]: thread() });
      // No file may grow: what a full disk looks like to a program.
      const script = 'trap "" XFSZ; ulimit -f 0; exec "$@"';
      const { code, stderr } = await repo.run('sh', ['-c', script, 'sh', process.execPath, cli, ...args]);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('free space') });
      expect(stderr).not.toContain('bug in Baton');
      expect(await repo.read(threadPath)).toBe(thread());
      expect(await readdir(join(repo.path, folder))).toEqual(['thread.md']);
    },
  );

  it('say that a folder is read-only, and leave everything as it was', async () => {
    await using repo = await repoOf({ [threadPath]: thread(), 'nobody.cjs': nobody });
    const outside = dirname(repo.path);
    for (const path of [outside, repo.path]) await chmod(path, 0o755);
    // The checkout may lie where only root can read.
    await cp(dirname(cli), join(outside, 'dist'), { recursive: true });
    await chmod(join(repo.path, folder), 0o555);
    const env = {
      NODE_OPTIONS: `--require ${join(repo.path, 'nobody.cjs')}`,
      ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' },
    };
    for (const args of [
      decide('--agent', 'a', '--decision', 'b'),
      ['thread', 'pause', 'thread_pr94', '--by', 'a'],
    ]) {
      const { code, stderr } = await repo.run(process.execPath, [join(outside, 'dist', 'cli.js'), ...args], {
        env,
      });
      expect(code).toBe(2);
      expect(stderr).toMatch(/EACCES.*\nhelp: check that you may write to its folder/);
    }
    await chmod(join(repo.path, folder), 0o755);
    expect(await repo.read(threadPath)).toBe(thread());
    expect(await readdir(join(repo.path, folder))).toEqual(['thread.md']);
  });

  it('leave the old or the new file wherever they are killed', async () => {
    await using repo = await repoOf({ 'kill.cjs': writeKiller });
    const paused = thread(['active', 'paused']);
    const args = ['thread', 'resume', 'thread_pr94', '--agent', 'a', '--context', 'to the end'];
    let kills = 0;
    for (let step = 1; ; step++) {
      await rm(join(repo.path, '.agents'), { recursive: true, force: true });
      await repo.write(threadPath, paused);
      const { code } = await baton(repo, args, { env: killedAt(repo, step) });
      const text = await repo.read(threadPath);
      if (text !== paused) expect(text).toMatch(/by: a }\nstatus: active\n---\n\nWhat #94 builds\.\n$/);
      for (const name of await readdir(join(repo.path, folder))) {
        if (name.endsWith('.yaml'))
          expect(await repo.read(`${folder}/${name}`)).toMatch(/context: to the end\n$/);
      }
      expect((await baton(repo, ['lint'])).code).toBe(0);
      if (code === 0) break;
      kills++;
      expect((await baton(repo, args)).code).toBe(0);
    }
    expect(kills).toBeGreaterThan(8);
  }, 180_000);
});

/** Root may write everywhere: it becomes somebody else. */
const nobody = `
if (process.getuid() === 0) {
  process.setgid(65534);
  process.setuid(65534);
}
`;
