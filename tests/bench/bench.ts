import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Result, type ResultRow, resultTable } from '../../src/dev/bench-table.ts';
import { benchSession, benchTask, writeCorpus } from './corpus.ts';
import { handedOnTable } from './handed-on.ts';
import { writeHistory } from './history.ts';
import { type Command, measure } from './measure.ts';
import { commitHooks, installPeers, linters, messageLinter, peerVersions } from './peers.ts';
import { openProfiler } from './profile.ts';
import { measureServe, writeThreads } from './serve.ts';

// `npm run bench [-- --only GROUP]… [--peers] [--full] [--growth] [--profile FOLDER] [--write]`: measures the built command against the floors of the
// machine, and with `--peers` against other tools on the same files, interleaved in one run, and prints one table
// (performance, "Targets"). `--write` keeps it as `tests/bench/results.json`, from which the README's table is made.
// `--only` measures one group: starts, reviews, audits, whys, commits, lints, serves.
// `--profile` writes where the time of each row goes instead. Never a test: times are a machine's.

const { values: asked } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    growth: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    profile: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { full, growth } = asked;
const work = mkdtempSync(join(tmpdir(), 'baton-bench-'));
const profiler = asked.profile === undefined ? undefined : openProfiler(top, work, resolve(asked.profile));
const cli = profiler?.cli ?? join(top, 'dist', 'cli.js');
const peers = asked.peers ? installPeers() : undefined;
const runs = 5;
// Compiled code is kept for the runs of a bench alone.
const cache = join(work, 'cache');
mkdirSync(cache, { mode: 0o700 });
process.env.XDG_CACHE_HOME = cache;
const gitEnv = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

const rows: ResultRow[] = [];
let shares = '';

interface Floor {
  readonly command: Command;
  /** At most so many times as long. */
  readonly target?: number;
}

/** @param mostMemory mebibytes */
function compare(work: string, subject: Command, floors: readonly Floor[], mostMemory?: number): number {
  if (profiler) {
    profiler.profile(work, subject);
    return Number.NaN;
  }
  const [own, ...others] = measure([subject, ...floors.map(({ command }) => command)], runs);
  if (!own) return Number.NaN;
  others.forEach((other, index) => {
    const { target } = floors[index] ?? {};
    addRow({
      work,
      ms: own.median,
      against: other.name,
      floor: other.median,
      peak: own.peak,
      target,
      mostMemory,
    });
  });
  return own.median;
}

function addRow(row: ResultRow): void {
  rows.push(row);
}

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', '-c', 'gc.auto=0'];
  return execFileSync('git', [...identity, ...args], {
    cwd,
    env: { ...process.env, ...gitEnv },
    maxBuffer: 1 << 30,
  }).toString();
}

async function corpus(count: number): Promise<string> {
  const folder = join(work, `corpus-${count}`);
  mkdirSync(folder);
  git(folder, 'init', '--quiet');
  await writeCorpus(folder, count);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'corpus');
  return folder;
}

const node = process.execPath;
const bareNode: Command = { name: 'bare node', argv: [node, '-e', '0'], cwd: work };

function lintCommand(folder: string): Command {
  return { name: 'baton lint', argv: [node, cli, 'lint', '--format', 'json'], cwd: folder };
}

function catFile(folder: string): Command {
  const oids = git(folder, 'ls-tree', '-r', '--format=%(objectname)', 'HEAD');
  return { name: 'git cat-file --batch', argv: ['git', 'cat-file', '--batch'], cwd: folder, input: oids };
}

/** The first lint of a repository, and the next one, with nothing changed. */
async function lints(counts: readonly number[]): Promise<void> {
  const times: { count: number; ms: number; peak: number }[] = [];
  for (const count of counts) {
    const folder = await corpus(count);
    const others = peers ? linters(peers, folder) : [];
    // What a peer has to be slower by: ten times and twenty times.
    const mostOf = [1 / 10, 1 / 20];
    const ms = compare(
      `cold lint of ${count} records`,
      {
        ...lintCommand(folder),
        // What the run before has kept would make this one warm.
        prepare: () => rmSync(join(folder, '.git', 'baton'), { recursive: true, force: true }),
      },
      [
        { command: catFile(folder), ...(count >= 10_000 ? { target: 6 } : {}) },
        ...others.map((command, at) => ({
          command,
          ...(count >= 10_000 ? { target: mostOf[at] ?? 1 } : {}),
        })),
      ],
      count >= 100_000 ? 300 : undefined,
    );
    if (count >= 10_000) {
      const most = count > 10_000 ? 6 : 2.5;
      compare(`warm lint of ${count} records`, lintCommand(folder), [{ command: bareNode, target: most }]);
      const [path, text] = benchTask(0);
      let edits = 0;
      const edit1 = () => writeFileSync(join(folder, path), `${text}\nEdit ${edits++}.\n`);
      compare(
        `warm lint of ${count} records, one of them changed`,
        { ...lintCommand(folder), prepare: edit1 },
        [{ command: bareNode }],
      );
      git(folder, 'checkout', '--', path);
      const query = [node, cli, 'query', 'decisions', '--confidence', '<0.2'] as const;
      const edit = [node, cli, 'before-edit', 'src/auth/jwt-5.ts'] as const;
      const famous = [node, cli, 'before-edit', 'src/config/database.ts'] as const;
      const listing: Command = { name: 'git status', argv: ['git', 'status', '--porcelain'], cwd: folder };
      // Both ask git what changed in the working tree, which takes as long as it takes.
      for (const [name, argv] of [
        ['query', query],
        ['before-edit of a file that one record names', edit],
        ['before-edit of a file that half of the records name', famous],
      ] as const) {
        compare(`${name} among ${count} records`, { name, argv, cwd: folder }, [
          { command: bareNode, target: 3 },
          { command: listing },
        ]);
      }
    }
    if (count === 1_000) shares = handedOnTable(top, folder);
    times.push({ count, ms, peak: rows.findLast(({ work }) => work.startsWith('cold'))?.peak ?? 0 });
    rmSync(folder, { recursive: true });
  }
  for (let at = 1; at < times.length; at++) {
    const [a, b] = [times[at - 1], times[at]];
    if (!a || !b) continue;
    if (b.count >= 100_000 && !profiler)
      addRow({
        work: `cold lint of ${b.count} records`,
        ms: b.ms,
        against: `cold lint of ${a.count}`,
        floor: a.ms,
        target: 11,
        peak: b.peak,
        mostMemory: 300,
      });
    const exponent = Math.log(b.ms / a.ms) / Math.log(b.count / a.count);
    if (growth)
      console.log(
        `growth from ${a.count} to ${b.count} records: time grows with the count to the power of ${exponent.toFixed(2)}`,
      );
  }
}

/** Commits in a repository of many records: with nothing of ours staged, and with one record staged. */
async function commits(count: number): Promise<void> {
  const folder = await corpus(count);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(top, join(folder, 'node_modules', 'git-baton'));
  writeFileSync(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  let step = 0;
  const stage = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    git(folder, 'add', '--', path);
  };
  const hooks = join(folder, '.git', 'hooks');
  const commit = (name: string, scripts: ReadonlyMap<string, string>): Command => ({
    name,
    argv: ['git', '-c', 'user.name=b', '-c', 'user.email=b@example.com', 'commit', '--quiet', '-m', 'x'],
    cwd: folder,
    env: gitEnv,
    prepare: () => {
      for (const [file, script] of scripts) {
        writeFileSync(join(hooks, file), script);
        chmodSync(join(hooks, file), 0o755);
      }
      stage('src/code.ts', `export const step = ${step++};\n`);
    },
  });
  rmSync(hooks, { recursive: true, force: true });
  execFileSync(node, [cli, 'init'], { cwd: folder, env: { ...process.env, ...gitEnv } });
  const stubs = new Map(readdirSync(hooks).map((name) => [name, readFileSync(join(hooks, name), 'utf8')]));
  const none = new Map([...stubs.keys()].map((name) => [name, '#!/bin/sh\nexit 0\n']));
  const others = peers ? commitHooks(peers, folder) : [];
  compare(`commit with nothing under the roots staged, ${count} records`, commit('with our hooks', stubs), [
    { command: commit('the same with no-op sh hooks', none), target: 1.3 },
    ...others.map(({ name, script }) => ({
      command: commit(`the same with ${name}`, new Map([...none, ['pre-commit', script]])),
    })),
  ]);
  // As the stub calls it, which has asked git where the repository is.
  const gitFolder = join(realpathSync(folder), '.git');
  const handed = { ...gitEnv, BATON_GIT: ['sha1', gitFolder, gitFolder, dirname(gitFolder)].join('\n') };
  const hook = (name: string, ...args: readonly string[]): Command => ({
    name: `baton hook ${name}`,
    argv: [node, cli, 'hook', name, ...args],
    cwd: folder,
    env: handed,
  });
  const most = count > 10_000 ? 2.5 : 1.5;
  stage(...benchSession(9_999_999));
  compare(`pre-commit with 1 record staged, ${count} records`, hook('pre-commit'), [
    { command: bareNode, target: most },
  ]);
  const message = join(folder, '.git', 'COMMIT_EDITMSG');
  writeFileSync(message, 'feat: add a record\n\nBaton-Session: none\n');
  compare(`commit-msg with 1 record staged, ${count} records`, hook('commit-msg', '.git/COMMIT_EDITMSG'), [
    { command: bareNode },
    ...(peers ? [{ command: messageLinter(peers, folder, message) }] : []),
  ]);
  stage(...benchTask(9_999_999));
  compare(`pre-commit with a handoff staged, ${count} records`, hook('pre-commit'), [{ command: bareNode }]);
  rmSync(folder, { recursive: true });
}

/** A pull request of 200 changed records, half of them new, in a repository of many. */
async function reviews(count: number): Promise<void> {
  const folder = await corpus(count);
  const paths = git(folder, 'ls-files', '-z', '.agents').split('\0').filter(Boolean);
  const step = Math.floor(paths.length / 200);
  const chosen = paths.filter((_, index) => index % step === 0).slice(0, 200);
  const [gone, changed] = [
    chosen.filter((_, index) => index % 2 === 0),
    chosen.filter((_, index) => index % 2 === 1),
  ];
  git(folder, 'rm', '--quiet', '--', ...gone);
  for (const path of changed) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(
      join(folder, path),
      path.endsWith('.md') ? `${text}\nOne word more.\n` : `note: one word more\n${text}`,
    );
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'without them');
  for (const format of ['markdown', 'text']) {
    const argv = [node, cli, 'review', '--trees', 'HEAD', 'HEAD~1', '--format', format] as const;
    compare(
      `review of 200 changed records of ${count}, ${format}`,
      { name: 'baton review', argv: [...argv], cwd: folder, env: gitEnv },
      [{ command: bareNode, target: 6 }],
    );
  }
  rmSync(folder, { recursive: true });
}

/** History of two lengths: against the floors of the machine, and the longer against the shorter. */
function audits(short: number, long: number): void {
  const [a, b] = [short, long].map((count): { audit: Command; log: Command } => {
    const folder = join(work, `history-${count}`);
    mkdirSync(folder);
    git(folder, 'init', '--quiet', '--initial-branch=main');
    writeHistory(folder, count);
    const options = { cwd: folder, env: gitEnv };
    return {
      audit: {
        name: `audit of ${count} commits`,
        argv: [node, cli, 'audit', 'main', '--format', 'json'],
        ...options,
      },
      log: { name: 'git log --raw', argv: ['git', 'log', '--raw', 'main'], ...options },
    };
  });
  if (!a || !b) return;
  compare(a.audit.name, a.audit, [{ command: bareNode, target: 11 }, { command: a.log }]);
  compare(b.audit.name, b.audit, [
    { command: a.audit, target: (5.5 * long) / (5 * short) },
    { command: b.log },
  ]);
}

/** Why a thousand lines of a file are as they are, beside the blame that it begins with. */
function whys(count: number): void {
  const folder = join(work, 'lines');
  mkdirSync(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  writeHistory(folder, count);
  git(folder, 'checkout', '--quiet', '--force', 'main');
  const lines = Array.from(
    { length: 1_000 },
    (_, at) => `export const value${at} = 'as it was in line ${at}';`,
  );
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (let at = 0; at < 100; at++) {
    for (let line = at; line < lines.length; line += 50)
      lines[line] = `export const value${line} = 'step ${at}';`;
    writeFileSync(join(folder, 'src', 'long.ts'), `${lines.join('\n')}\n`);
    git(folder, 'add', 'src/long.ts');
    git(folder, 'commit', '--quiet', '-m', `Step ${at}`);
  }
  const options = { cwd: folder, env: gitEnv };
  const blame = ['git', 'blame', '-w', '-M', '-C', '--porcelain', 'src/long.ts'] as const;
  compare(
    `why of 1,000 lines, ${count} commits`,
    { name: 'baton why', argv: [node, cli, 'why', 'src/long.ts:1-1000'], ...options },
    [{ command: { name: 'git blame -w -M -C', argv: [...blame], ...options }, target: 3 }],
  );
  rmSync(folder, { recursive: true });
}

/** The dashboard over 1,000 threads of ten decisions: the first page with the start of its server, later ones, and a change. */
async function serves(threads: number): Promise<void> {
  if (profiler) return;
  const folder = join(work, 'threads');
  mkdirSync(folder);
  git(folder, 'init', '--quiet');
  writeThreads(folder, threads);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'threads');
  const times = await measureServe(cli, folder, bareNode, runs);
  const { bareNode: floor, change, firstPage, firstStart, laterPages } = times;
  const of = `of ${threads} threads, ${10 * threads} decisions`;
  const add = (name: string, ms: number, target?: number) =>
    addRow({ work: `${name} ${of}`, ms, against: bareNode.name, floor, peak: 0, target });
  add('first page with its server, first start', firstStart);
  add('first page with its server, later start', firstPage, 12);
  for (const [path, ms] of laterPages) add(`page ${path}`, ms, 2);
  add('from a changed file to the changed page,', change);
  rmSync(folder, { recursive: true });
}

const groups: Readonly<Record<string, () => Promise<void> | void>> = {
  starts: () => {
    for (const args of [['--version'], ['--help'], ['completion', 'bash']]) {
      const name = args.join(' ');
      compare(name, { name, argv: [node, cli, ...args], cwd: work }, [{ command: bareNode, target: 1.25 }]);
    }
  },
  reviews: async () => {
    await reviews(1_000);
    await reviews(10_000);
  },
  audits: () => audits(1_000, full ? 10_000 : 5_000),
  whys: () => whys(1_000),
  commits: async () => {
    await commits(10_000);
    if (full) await commits(100_000);
  },
  lints: () => lints(full ? [100, 1_000, 10_000, 100_000] : [100, 1_000, 10_000]),
  serves: () => serves(1_000),
};

try {
  const wanted = asked.only ?? Object.keys(groups);
  for (const name of wanted) {
    const run = groups[name];
    if (!run) throw new Error(`Unknown group ${name}, expected ${Object.keys(groups).join(', ')}`);
    await run();
  }
  if (profiler) console.log(profiler.table());
  else {
    console.log(`${resultTable(rows)}\n\n${shares}`);
    if (asked.write) writeFileSync(join(top, 'tests', 'bench', 'results.json'), resultText());
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

function resultText(): string {
  const result: Result = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores, ${platform()}`,
    versions: {
      baton: (JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string }).version,
      node: process.versions.node,
      git: git(top, '--version').trim().replace('git version ', ''),
      ...(peers ? peerVersions() : {}),
    },
    rows,
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}
