import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/** A command as a whole process. */
export interface Command {
  readonly name: string;
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs before each measured run, not counted. */
  readonly prepare?: () => void;
}

export interface Measured {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  /** Mebibytes, of the largest run. */
  readonly peak: number;
}

/** How often a round is repeated, by the milliseconds that one takes: a median of few short runs differs from run to run. */
function runsOf(round: number): number {
  if (round > 10_000) return 3;
  return round < 1_500 ? 15 : 5;
}

/** Measures commands in turn, A B C A B C …, so that the machine's drift meets all of them; one round to warm up. */
export function measure(commands: readonly Command[]): Measured[] {
  let runs = 1;
  const began = performance.now();
  const times = commands.map((): number[] => []);
  const peaks = commands.map(() => 0);
  for (let run = -1; run < runs; run++) {
    commands.forEach((command, index) => {
      command.prepare?.();
      const { milliseconds, peak } = runOnce(command);
      if (run < 0) return;
      times[index]?.push(milliseconds);
      peaks[index] = Math.max(peaks[index] ?? 0, peak);
    });
    if (run < 0) runs = runsOf(performance.now() - began);
  }
  return commands.map(({ name }, index) => ({
    name,
    median: median(times[index] ?? []),
    peak: peaks[index] ?? 0,
  }));
}

function runOnce({ argv, cwd, input, env }: Command): { milliseconds: number; peak: number } {
  const [file, ...args] = argv;
  const start = performance.now();
  // GNU time, where it is installed, tells the peak of a process that is over.
  const timed = hasTime
    ? { file: '/usr/bin/time', args: ['-f', '%M', '-o', peakFile, file, ...args] }
    : { file, args };
  const result = spawnSync(timed.file, timed.args, {
    cwd,
    input: input ?? '',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 30,
  });
  const milliseconds = performance.now() - start;
  if (result.error) throw result.error;
  if (result.status !== 0 && result.status !== 1) {
    throw new Error(`${argv.join(' ')} ended with ${result.status}: ${result.stderr.toString()}`);
  }
  return {
    milliseconds,
    peak: hasTime ? Number(readFileSync(peakFile, 'utf8').trim().split('\n').at(-1)) / 1024 : 0,
  };
}

const peakFile = join(tmpdir(), `baton-bench-peak-${process.pid}`);
const hasTime = spawnSync('/usr/bin/time', ['-f', '%M', 'true']).status === 0;

/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
