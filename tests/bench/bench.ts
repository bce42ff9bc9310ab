import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, platform } from 'node:os';
import { join } from 'node:path';
import { type Result, resultTable } from '../../src/dev/bench-table.ts';
import { commits } from './commits.ts';
import { audits, reviews, whys } from './histories.ts';
import { lints } from './lints.ts';
import { notes } from './notes.ts';
import type { GroupName } from './options.ts';
import { peerVersions } from './peers.ts';
import { measureServe, writeThreads } from './serve.ts';
import {
  addRow,
  asked,
  bareNode,
  cli,
  compare,
  git,
  node,
  peers,
  profiler,
  remarks,
  rows,
  runs,
  top,
  work,
} from './setup.ts';

// `npm run bench`: measures the built command and prints one table; `--help` says what else it does. Never a test: times are a
// machine's.

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

const groups: Readonly<Record<GroupName, () => Promise<void> | void>> = {
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
  audits: () => audits(1_000, 5_000),
  whys: () => whys(1_000),
  commits: async () => {
    await commits(10_000);
    if (asked.full) await commits(100_000);
  },
  lints: () => lints(asked.full ? [100, 1_000, 10_000, 100_000] : [100, 1_000, 10_000]),
  serves: () => serves(1_000),
  notes,
};

try {
  for (const name of asked.only) await groups[name]();
  if (profiler) console.log(profiler.table());
  else {
    console.log([resultTable(rows), ...remarks].join('\n\n'));
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
