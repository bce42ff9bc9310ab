import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResultRow } from '../../src/dev/bench-table.ts';
import { writeCorpus } from './corpus.ts';
import { type Command, measure } from './measure.ts';
import { askedOf } from './options.ts';
import { installPeers } from './peers.ts';
import { openProfiler } from './profile.ts';

// What all groups of rows measure with: the options of the run, its folder, and the table that it fills.

export const asked = askedOf(process.argv.slice(2));
export const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const work = mkdtempSync(join(tmpdir(), 'baton-bench-'));
export const profiler =
  asked.profile === undefined ? undefined : openProfiler(top, work, resolve(asked.profile));
export const cli = profiler?.cli ?? join(top, 'dist', 'cli.js');
export const peers = asked.peers ? installPeers() : undefined;
export const runs = 5;
// Compiled code is kept for the runs of a bench alone.
const cache = join(work, 'cache');
mkdirSync(cache, { mode: 0o700 });
process.env.XDG_CACHE_HOME = cache;
export const gitEnv = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

export const rows: ResultRow[] = [];
/** What is printed below the table. */
export const remarks: string[] = [];

interface Floor {
  readonly command: Command;
  /** At most so many times as long. */
  readonly target?: number;
}

/**
 * @param mostMemory mebibytes
 * @returns the median in milliseconds and the peak in mebibytes of the subject; not a number where nothing is measured
 */
export function compare(
  work: string,
  subject: Command,
  floors: readonly Floor[],
  mostMemory?: number,
): { readonly median: number; readonly peak: number } {
  const nothing = { median: Number.NaN, peak: Number.NaN };
  if (profiler) {
    profiler.profile(work, subject);
    return nothing;
  }
  const [own, ...others] = measure([subject, ...floors.map(({ command }) => command)]);
  if (!own) return nothing;
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
  return own;
}

export function addRow(row: ResultRow): void {
  rows.push(row);
}

export function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', '-c', 'gc.auto=0'];
  return execFileSync('git', [...identity, ...args], {
    cwd,
    env: { ...process.env, ...gitEnv },
    maxBuffer: 1 << 30,
  }).toString();
}

export async function corpus(count: number): Promise<string> {
  const folder = join(work, `corpus-${count}`);
  mkdirSync(folder);
  git(folder, 'init', '--quiet');
  await writeCorpus(folder, count);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'corpus');
  return folder;
}

export const node = process.execPath;
export const bareNode: Command = { name: 'bare node', argv: [node, '-e', '0'], cwd: work };
