import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitHooks, type HookName } from '../../src/app/init/hooks.ts';
import { baton, batonProcess, repoOf } from '../support/cli.ts';
import { type Gate, pathOf, task } from '../support/gate.ts';
import type { CommandResult } from '../support/git-repo.ts';
import { gate } from '../support/installed-gate.ts';
import { pushGate } from '../support/push.ts';
import { sessionPath, sessionRun } from '../support/records-session.ts';
import { ownNode, stateOfBuilt } from '../support/warm/warm.ts';

// Most tests have a Node that runs already answer for the one that a hook or a command starts. Here both answer the same
// questions: each hook of git, through its stub, and command lines of each exit code.

const [one, two] = [pathOf('task-001'), pathOf('task-002')];
const textOf = (stage: string) => sessionRun().find(({ name }) => name === stage)?.text ?? '';
const [good, bad] = [task('task-001'), task('task-001', false)];

type Env = Readonly<Record<string, string>>;
interface Asked {
  readonly gate: Gate;
  readonly answer: CommandResult;
}

/** `main` with a first stage of a session, which the branch `side` goes on with; all is committed past the hooks. */
async function sides(): Promise<Gate> {
  const repo = await gate();
  const commit = async (path: string, text: string, ...trailer: readonly string[]) => {
    await repo.stage(path, text);
    const message = trailer.flatMap((line) => ['-m', line]);
    await repo.git('commit', '--quiet', '--no-verify', '-m', 'x', ...message);
  };
  await commit(sessionPath, textOf('JOHARI_DISCOVERY'));
  await repo.git('branch', 'side');
  await commit('other.txt', 'x\n');
  await repo.git('switch', '--quiet', 'side');
  await commit(sessionPath, textOf('SEMANTIC_UNDERSTANDING'), 'Baton-Thread: thread_pr94');
  await repo.git('switch', '--quiet', 'main');
  return repo;
}

async function push(server: 'pre-receive' | 'update' | undefined, env: Env): Promise<Asked> {
  const made = await pushGate({ hook: server === undefined });
  if (server) await made.serve(server);
  await made.commit({ [one]: bad });
  return {
    gate: made.gate,
    answer: await made.push(['origin', 'main'], { env, leavesObjects: server === 'update' }),
  };
}

/** Has git call each hook, with something to say. */
const calls: Readonly<Record<HookName, (env: Env) => Promise<Asked>>> = {
  'pre-commit': async (env) => {
    const made = await gate();
    await made.stage(one, bad);
    return { gate: made, answer: await made.commit([], { env }) };
  },
  'commit-msg': async (env) => {
    const made = await gate();
    const args = ['--allow-empty', '-m', 'Baton-Session: none'];
    return { gate: made, answer: await made.commit(args, { env }) };
  },
  'prepare-commit-msg': async (env) => {
    const made = await sides();
    await made.git('merge', '--quiet', '--squash', 'side');
    const answer = await made.run('git', ['commit', '--quiet', '--no-edit', '--no-verify'], { env });
    return { gate: made, answer: { ...answer, stdout: await made.git('log', '-1', '--format=%(trailers)') } };
  },
  'pre-merge-commit': async (env) => {
    const made = await sides();
    const args = ['merge', '--quiet', '--no-edit', '-s', 'ours', 'side'];
    return { gate: made, answer: await made.attempt(args, { env }) };
  },
  'post-merge': async (env) => {
    const made = await sides();
    const args = ['merge', '--quiet', '--no-edit', '--no-verify', '-s', 'ours', 'side'];
    return { gate: made, answer: await made.attempt(args, { env }) };
  },
  'post-checkout': async (env) => {
    const made = await gate();
    await made.git('switch', '--quiet', '-c', 'side');
    await made.stage(one, bad);
    await made.git('commit', '--quiet', '--no-verify', '-m', 'x');
    await made.git('switch', '--quiet', 'main');
    return { gate: made, answer: await made.attempt(['switch', '--quiet', 'side'], { env }) };
  },
  'pre-push': (env) => push(undefined, env),
  'pre-receive': (env) => push('pre-receive', env),
  update: (env) => push('update', env),
};

const missing = /Missing key `blockers`/;
const says: Readonly<Record<HookName, RegExp>> = {
  'pre-commit': missing,
  'commit-msg': /`?Baton-Session/,
  'prepare-commit-msg': /^Baton-Thread: thread_pr94$/m,
  'pre-merge-commit': /session\/diverged/,
  'post-merge': /session\/diverged/,
  'post-checkout': missing,
  'pre-push': missing,
  'pre-receive': missing,
  update: missing,
};

async function ask(hook: HookName, env: Env): Promise<CommandResult & { readonly node: string }> {
  const { gate: made, answer } = await calls[hook](env);
  await using gate = made;
  const node = (await readFile(join(gate.outside, 'node'), 'utf8')).trim();
  const { code, stdout, stderr } = answer;
  const here = (text: string) => text.replaceAll(gate.outside, '').replaceAll(/\b[0-9a-f]{7,40}\b/g, 'OID');
  return { code, stdout: here(stdout), stderr: here(stderr), node };
}

describe('a Node that runs already', () => {
  it.each(gitHooks.map(({ name }) => name))('answers as one that %s starts', async (hook) => {
    const own = await ask(hook, ownNode);
    expect(own.node).toBe('own');
    expect(own.stdout + own.stderr).toMatch(says[hook]);
    expect(await ask(hook, {})).toEqual({ ...own, node: 'warm' });
  });

  it('answers command lines as one of its own, and leaves nothing to the next', async () => {
    await using repo = await repoOf({ [one]: bad, 'sub/README.md': 'x\n' });
    await using other = await repoOf({ [two]: task('task-002') });
    const json = { env: { CI: 'true', FORCE_COLOR: '1', BATON_LEFT: 'over' } };
    const asked = [
      { repo, args: ['lint'], options: {} },
      { repo: other, args: ['lint'], options: json },
      { repo, args: ['lint', '--json'], options: { cwd: 'sub' } },
      { repo, args: ['lint', '--rule', 'task/outcome-requirements=off'], options: {} },
      { repo, args: ['lint', '--stdin', two], options: { input: bad } },
      { repo: other, args: ['no-such-command'], options: {} },
      { repo, args: ['hook'], options: json },
      { repo, args: ['hook', 'pre-commit', 'x'], options: {} },
      { repo: other, args: ['hook', 'pre-commit'], options: { env: { GIT_INDEX_FILE: '/dev/null/x' } } },
      { repo, args: ['audit', 'none..none'], options: {} },
      { repo, args: ['--version'], options: {} },
      { repo: other, args: ['lint', '--help'], options: json },
    ];
    const own = [];
    for (const { repo, args, options } of asked) own.push(await batonProcess(repo, args, options));
    expect(new Set(own.map(({ code }) => code))).toEqual(new Set([0, 1, 2]));
    await baton(other, ['lint']);
    const before = await stateOfBuilt();
    // There and back: each follows another one than before.
    for (const at of [...asked.keys(), ...[...asked.keys()].reverse()]) {
      const line = asked[at];
      if (line) expect(await baton(line.repo, line.args, line.options), line.args.join(' ')).toEqual(own[at]);
      expect(await stateOfBuilt(), line?.args.join(' ')).toEqual(before);
    }
  });
});

describe('the tests of a hook', () => {
  it.each([
    ['the index', 'git update-index --add --cacheinfo 100644,$(git hash-object -w --stdin </dev/null),x'],
    ['whether there is an index', 'rm "$GIT_INDEX_FILE"'],
    ['the configuration', 'git config user.name x'],
    ['the work tree', 'echo x >left'],
  ])('fail where it changes %s', async (_, line) => {
    await using repo = await gate();
    await repo.stage(two, task('task-002'));
    await appendFile(join(repo.repo.path, '.git/hooks/pre-commit.watched'), `\n${line}\n`);
    await expect(repo.commit()).rejects.toThrow(/hook changed/i);
  });

  it('have nothing to say where it changes nothing', async () => {
    await using repo = await gate();
    await repo.stage(one, good);
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '', committed: [one] });
  });
});
