import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baton, repoOf } from '../support/cli.ts';
import { cli, pathOf, task } from '../support/gate.ts';
import type { CommandResult, GitRepo } from '../support/git-repo.ts';

const bad = { [pathOf('task-001')]: task('task-001', false) };

/** The run said what is wrong and what to do, once, and not as a bug; it is no answer of the rules. */
function expectTold({ code, stderr, stdout }: CommandResult, what: string | RegExp, help: string): void {
  expect(stderr).toMatch(what);
  expect(stderr).toMatch(/^baton: /);
  expect(stderr.match(/^help: /gm)).toHaveLength(1);
  expect(stderr).toContain(help);
  expect(stderr).not.toMatch(/^\s+at |report it/m);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
}

/** Runs the command line in a shell, after some lines of it. */
function shell(repo: GitRepo, before: string, ...args: readonly string[]): Promise<CommandResult> {
  return repo.run('sh', ['-c', `${before}\nexec "$@"`, 'sh', process.execPath, cli, ...args]);
}

/** Has Node fail at a call as a system does that refuses it. */
async function refusing(
  repo: GitRepo,
  call: string,
  code: string,
): Promise<Readonly<Record<string, string>>> {
  const file = join(dirname(repo.path), 'refuse.cjs');
  const [owner, name] = call.split(' ');
  await writeFile(
    file,
    `const owner = require('${owner}');
const error = Object.assign(new Error('${code}: the system refuses, ${name}'), { code: '${code}', errno: -1, syscall: '${name}' });
owner['${name}'] = (...args) => {
  const done = args.at(-1);
  if (typeof done === 'function') return done(error);
  if ('${owner}'.endsWith('promises')) return Promise.reject(error);
  throw error;
};
require('node:module').syncBuiltinESMExports();
`,
  );
  return { NODE_OPTIONS: `--require ${file}` };
}

describe('what the system refuses', () => {
  it.each([20, 24])('too many open files, with a limit of %i', async (limit) => {
    await using repo = await repoOf(bad);
    await repo.git('add', '--all');
    for (const args of [['lint'], ['hook', 'pre-commit']]) {
      const result = await shell(repo, `ulimit -n ${limit}`, ...args);
      expectTold(
        result,
        /^baton: .*Too many files are open in this process \(.*EMFILE\)$/m,
        '`ulimit -n 1024`',
      );
    }
  });

  it('a current folder that was deleted', async () => {
    await using repo = await repoOf(bad);
    const result = await shell(repo, 'mkdir gone && cd gone && rmdir ../gone', 'lint');
    expectTold(result, 'The current folder does not exist any more', 'go to another folder');
  });

  it('a folder for temporary files that does not exist', async () => {
    await using repo = await repoOf({ 'README.md': 'x\n' });
    await repo.commitAll('Begin');
    await repo.git('switch', '--quiet', '-c', 'topic');
    await repo.write(pathOf('task-001'), task('task-001', false));
    await repo.commitAll('Break');
    const TMPDIR = '/nonexistent/folder';
    const result = await baton(repo, ['audit', '--merge-into', 'main'], { env: { TMPDIR } });
    expectTold(result, `Cannot create a temporary folder in \`${TMPDIR}\``, 'set TMPDIR to a folder');
  });

  it('a PATH without git, or with one that may not be run', async () => {
    await using repo = await repoOf(bad);
    const bin = join(dirname(repo.path), 'bin');
    await mkdir(bin);
    const run = () => baton(repo, ['lint'], { env: { PATH: bin } });
    expectTold(await run(), 'The program `git` was not found in PATH', 'install git');
    await writeFile(join(bin, 'git'), '#!/bin/sh\n');
    await chmod(join(bin, 'git'), 0o644);
    expectTold(await run(), 'git cannot be started', 'git may be run');
  });

  it('a full disk behind standard output', async () => {
    await using repo = await repoOf(bad);
    const result = await repo.run('sh', ['-c', '"$@" >/dev/full', 'sh', process.execPath, cli, 'lint']);
    expectTold(result, 'The disk is full (write ENOSPC)', 'free some space');
  });

  it('is not what happens where the reader of the output has seen enough', async () => {
    const many = Array.from({ length: 400 }, (_, at) => pathOf(`task-${at}`));
    await using repo = await repoOf(
      Object.fromEntries(many.map((path, at) => [path, task(`task-${at}`, false)])),
    );
    const pipe = '{ "$@"; echo "code $?" >&2; } | head -n 1';
    const result = await repo.run('sh', ['-c', pipe, 'sh', process.execPath, cli, 'lint']);
    expect(result).toMatchObject({ stderr: 'code 1\n', code: 0 });
    expect(result.stdout.split('\n')).toHaveLength(2);
  });

  it.each([
    ['ENOSPC', 'The disk is full'],
    ['EROFS', 'The file system can only be read'],
    ['EACCES', 'Permission is denied'],
  ])('a file that cannot be written: %s', async (code, what) => {
    await using repo = await repoOf({ 'README.md': 'x\n' });
    const env = await refusing(repo, 'node:fs/promises mkdir', code);
    const before = await repo.fingerprint();
    const result = await baton(repo, ['thread', 'create', 'Login', '--by', 'ada'], { env });
    expectTold(result, new RegExp(`${what}|cannot be written: ${code}`), 'help: ');
    expect(await repo.fingerprint()).toEqual(before);
  });

  it.each([
    ['ENOMEM', 'There is not enough memory'],
    ['EAGAIN', 'The system starts no further process'],
    ['EMFILE', 'Too many files are open'],
  ])('a git that the system does not start: %s', async (code, what) => {
    await using repo = await repoOf(bad);
    const env = await refusing(repo, 'node:child_process spawn', code);
    expectTold(
      await baton(repo, ['lint'], { env }),
      `git cannot be started in \`${repo.path}\`: ${what}`,
      'help: ',
    );
  });

  it('leaves everything else a bug, with its stack and exit code 2', async () => {
    await using repo = await repoOf(bad);
    const file = join(dirname(repo.path), 'throw.cjs');
    const env = { NODE_OPTIONS: `--require ${file}` };
    for (const way of ['throw error;', 'setImmediate(() => { throw error; }); return spawn(...args);']) {
      await writeFile(
        file,
        `const owner = require('node:child_process');
const { spawn } = owner;
const error = new TypeError('a bug');
owner.spawn = (...args) => { ${way} };
require('node:module').syncBuiltinESMExports();
`,
      );
      const { code, stderr } = await baton(repo, ['lint'], { env });
      expect(stderr).toMatch(/TypeError: a bug\n +at /);
      expect(code).toBe(2);
    }
  });
});

describe('a hook of a coding agent', () => {
  it('goes on where the system refuses', async () => {
    await using repo = await repoOf({ ...bad, '.agents/baton.yaml': 'claim: marked\n' });
    const env = await refusing(repo, 'node:child_process spawn', 'ENOMEM');
    const input = JSON.stringify({ session_id: 'c', cwd: repo.path, prompt: 'x' });
    const { code, stderr, stdout } = await baton(repo, ['agent-hook', 'user-prompt'], { env, input });
    expect(stderr).toContain('There is not enough memory');
    expect(stdout).toContain('systemMessage');
    expect(code).toBe(0);
  });
});
