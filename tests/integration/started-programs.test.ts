import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gitRepo } from '../support/git-repo.ts';

// Tests start programs through shells (support/warm/shells.mjs): what a caller sees is what Node's own `spawn` shows.

interface Seen {
  readonly end: readonly unknown[];
  readonly stdout: string;
  readonly stderr: string;
}

async function seen(child: ChildProcess, input?: string): Promise<Seen> {
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin?.on('error', () => {}).end(input);
  const end = await new Promise<readonly unknown[]>((done) => {
    child.on('close', (...ended) => done(ended));
    child.on('error', ({ message }) => done([message]));
  });
  return { end, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

/** An option that is not a plain one has Node start the program itself. */
const byNode: SpawnOptions = { detached: false };

it.each<{ name: string; command: string; args: string[]; options?: SpawnOptions; input?: string }>([
  { name: 'says nothing', command: 'true', args: [] },
  { name: 'writes to both', command: 'sh', args: ['-c', 'echo out; echo err >&2; exit 3'] },
  { name: 'is not found', command: 'no-such-program', args: [] },
  { name: 'starts where no folder is', command: 'true', args: [], options: { cwd: '/no/such/folder' } },
  { name: 'is killed', command: 'sh', args: ['-c', 'kill -KILL $$'] },
  { name: 'copies more than a pipe holds', command: 'cat', args: [], input: 'long line\n'.repeat(50_000) },
  { name: 'reads less than it is given', command: 'head', args: ['-c', '3'], input: 'x'.repeat(300_000) },
  { name: 'gets no input', command: 'cat', args: [], options: { stdio: ['ignore', 'pipe', 'pipe'] } },
  {
    name: 'has odd arguments',
    command: 'printf',
    args: ['<%s>', "it's", '', '$HOME `x` \\', 'a\nb', 'é\u2028'],
  },
  {
    name: 'has odd variables',
    command: 'sh',
    args: ['-c', 'env -0 | tr "\\n\\0" "|\\n" | sort'],
    options: { env: { PATH: process.env.PATH, A: "it's\n$B", B: '', GIT_DIR: '/x y', PWD: '/elsewhere' } },
  },
  { name: 'has a folder', command: 'pwd', args: ['-P'], options: { cwd: '/usr' } },
])('a program that $name does so for the tests as for Node', async ({ command, args, options, input }) => {
  const started = await seen(spawn(command, args, { ...options }), input);
  expect(started).toEqual(await seen(spawn(command, args, { ...options, ...byNode }), input));
});

it('fails as with Node where a program may not be run', async () => {
  await using repo = await gitRepo();
  await repo.write('bin/git', '#!/bin/sh\n');
  const options = { cwd: repo.path, env: { PATH: join(repo.path, 'bin') } };
  const started = await seen(spawn('git', ['--version'], options));
  expect(started.end).toEqual(['spawn git EACCES']);
  expect(started).toEqual(await seen(spawn('git', ['--version'], { ...options, ...byNode })));
});

it('answers while it runs, and ends when it is killed', async () => {
  const child = spawn('cat', [], {});
  for (const question of ['one', 'two']) {
    child.stdin?.write(question);
    expect(String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0])).toBe(question);
  }
  expect(child.kill()).toBe(true);
  expect(await once(child, 'close')).toEqual([null, 'SIGTERM']);
  expect(child.kill()).toBe(false);
});

it.each(['stdout', 'stderr'] as const)('goes on where nobody reads its %s', async (name) => {
  for (const options of [{}, byNode]) {
    const child = spawn('sh', ['-c', 'trap "" PIPE; echo x; echo x >&2; exit 7'], options);
    child[name]?.destroy();
    child[name === 'stdout' ? 'stderr' : 'stdout']?.resume();
    expect(await once(child, 'close')).toEqual([7, null]);
  }
});

it('keeps many at once apart, one after the other on each shell', async () => {
  await using repo = await gitRepo();
  const numbers = Array.from({ length: 60 }, (_, at) => `${at}`.repeat(2000));
  const hashes = await Promise.all(
    numbers.map((text) =>
      seen(spawn('git', ['hash-object', '--stdin'], { cwd: repo.path, env: repo.env }), text),
    ),
  );
  const alone = await seen(
    spawn('git', ['hash-object', '--stdin'], { cwd: repo.path, env: repo.env, ...byNode }),
    numbers[59],
  );
  expect(hashes[59]).toEqual(alone);
  expect(new Set(hashes.map(({ stdout }) => stdout)).size).toBe(60);
});
