import { execFileSync, spawnSync } from 'node:child_process';

import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';

import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchTask, writeCorpus } from './corpus.ts';
import { writeHistory } from './history.ts';
import { type Command, measure } from './measure.ts';

// `npm run bench [-- --full] [-- --growth]`: measures the built command against the floors of the machine and against peers
// where they are installed, interleaved in one run, and prints one table. Never a test: times are a machine's.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cli = join(top, 'dist', 'cli.js');
const work = mkdtempSync(join(tmpdir(), 'baton-bench-'));
const full = process.argv.includes('--full');
const growth = process.argv.includes('--growth');
const runs = 5;
const gitEnv = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

interface Row {
  readonly work: string;
  readonly ms: number;
  readonly against: string;
  readonly floor: number;
  readonly target: number | undefined;
  readonly peak: number;
}

const rows: Row[] = [];

function compare(
  work: string,
  subject: Command,
  floors: readonly { readonly command: Command; readonly target?: number }[],
): void {
  const [own, ...others] = measure([subject, ...floors.map(({ command }) => command)], runs);
  if (!own) return;
  others.forEach((other, index) => {
    const target = floors[index]?.target;
    rows.push({ work, ms: own.median, against: other.name, floor: other.median, target, peak: own.peak });
  });
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

/** Peers are measured where the machine has them; they are no dependencies of ours. */
function peers(folder: string): Command[] {
  const found = (name: string) =>
    spawnSync('sh', ['-c', `command -v ${name}`])
      .stdout.toString()
      .trim();
  const markdownlint = found('markdownlint-cli2');
  const remark = found('remark');
  return [
    ...(markdownlint
      ? [
          {
            name: 'markdownlint-cli2',
            argv: [markdownlint, '.agents/**/*.md'] as [string, string],
            cwd: folder,
          },
        ]
      : []),
    ...(remark
      ? [
          {
            name: 'remark-cli',
            argv: [remark, '--quiet', '--no-stdout', '.agents'] as [string, ...string[]],
            cwd: folder,
          },
        ]
      : []),
  ];
}

async function coldLint(counts: readonly number[]): Promise<void> {
  const times: { count: number; ms: number }[] = [];
  for (const count of counts) {
    const folder = await corpus(count);
    const others = peers(folder).map((command) => ({ command }));
    compare(`cold lint of ${count} records`, lintCommand(folder), [
      { command: catFile(folder), ...(count >= 10_000 ? { target: 6 } : {}) },
      ...others,
    ]);
    times.push({ count, ms: rows.at(-1 - others.length)?.ms ?? Number.NaN });
    rmSync(folder, { recursive: true });
  }
  if (!growth) return;
  for (let at = 1; at < times.length; at++) {
    const [a, b] = [times[at - 1], times[at]];
    if (!a || !b) continue;
    const exponent = Math.log(b.ms / a.ms) / Math.log(b.count / a.count);
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
  compare(`commit with nothing under the roots staged, ${count} records`, commit('with our hooks', stubs), [
    { command: commit('the same with no-op sh hooks', none), target: 1.3 },
  ]);
  stage(...benchTask(9_999_999));
  compare(
    `pre-commit with 1 record staged, ${count} records`,
    { name: 'baton hook pre-commit', argv: [node, cli, 'hook', 'pre-commit'], cwd: folder, env: gitEnv },
    [{ command: bareNode, target: count > 10_000 ? 1.9 : 1.5 }],
  );
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
  compare(a.audit.name, a.audit, [
    { command: bareNode, target: 11 },
    { command: a.log, target: 9 },
  ]);
  compare(b.audit.name, b.audit, [
    { command: a.audit, target: (5.5 * long) / (5 * short) },
    { command: b.log },
  ]);
}

try {
  for (const [args, name] of [
    [['--version'], '--version'],
    [['--help'], '--help'],
  ] as const) {
    compare(name, { name, argv: [node, cli, ...args], cwd: work }, [{ command: bareNode, target: 1.25 }]);
  }
  await reviews(1_000);
  await reviews(10_000);
  audits(1_000, full ? 10_000 : 5_000);
  await commits(10_000);
  if (full) await commits(100_000);
  await coldLint(full ? [100, 1_000, 10_000, 100_000] : [100, 1_000, 10_000]);
  const cells = rows.map((row) => [
    row.work,
    row.ms.toFixed(0),
    row.against,
    row.floor.toFixed(0),
    (row.ms / row.floor).toFixed(2),
    row.target === undefined ? '' : `≤ ${row.target}`,
    row.peak > 0 ? row.peak.toFixed(0) : '',
  ]);
  const header = ['work', 'ms', 'against', 'ms', 'ratio', 'target', 'peak MiB'];
  const widths = header.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [header, widths.map((width) => '-'.repeat(width)), ...cells]) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
