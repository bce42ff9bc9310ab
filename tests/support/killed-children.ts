import children, { type SpawnOptions } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

/** When a git dies: before it says anything, in the middle of what it says, or after all of it. */
export const moments = ['start', 'middle', 'end'] as const;
export type Moment = (typeof moments)[number];

/** What a git says before it is killed. */
export const lastWords = 'fatal: out of memory, the test says';

const dies = `echo '${lastWords}' >&2; kill -9 $$`;
const scripts: Readonly<Record<Moment, string>> = {
  start: dies,
  middle: `git "$@" 2>/dev/null | { head -c 20; ${dies}; }`,
  end: `git "$@"; ${dies}`,
};

/** One git that a run starts. */
export interface Call {
  /** The first word after `git`. */
  readonly name: string;
  /** Which of that name it is, from 0. */
  readonly number: number;
}

/** A call that is killed. */
export interface Kill extends Call {
  readonly moment: Moment;
}

/**
 * Runs something in this process and notes each git that it starts.
 *
 * @param kill the one that dies by SIGKILL; none where it is left out
 */
export async function watchGit<T>(
  work: () => Promise<T>,
  kill?: Kill,
): Promise<{ readonly result: T; readonly calls: readonly Call[]; readonly killed: boolean }> {
  const { spawn } = children;
  const calls: Call[] = [];
  let killed = false;
  const watched = (command: string, args: readonly string[], options: SpawnOptions) => {
    if (command !== 'git') return spawn(command, args, options);
    const name = args[0] ?? '';
    const number = calls.filter((one) => one.name === name).length;
    calls.push({ name, number });
    if (kill?.name !== name || kill.number !== number) return spawn(command, args, options);
    killed = true;
    return spawn('sh', ['-c', scripts[kill.moment], 'sh', ...args], options);
  };
  children.spawn = watched as typeof spawn;
  syncBuiltinESMExports();
  try {
    const result = await work();
    return { result, calls, killed };
  } finally {
    children.spawn = spawn;
    syncBuiltinESMExports();
  }
}
