import { AsyncLocalStorage } from 'node:async_hooks';
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
  /** Where in the program it was started: the functions from there to the first of `app/`. */
  readonly site: string;
}

/** A call that is killed. */
export interface Kill extends Omit<Call, 'site'> {
  readonly moment: Moment;
}

/** The functions of a stack from the one that starts git to the first one above `git/`. */
function siteOf(stack: string): string {
  const functions: string[] = [];
  for (const [, name = '', file = ''] of stack.matchAll(
    /^ +at (?:async )?(?:(\S+) \()?.*?\/src\/([^:]+):/gm,
  )) {
    functions.push(`${file}#${name}`);
    if (!file.startsWith('git/')) break;
  }
  return functions.join(' < ');
}

/** What runs: a run that failed may still wait for a git, and start one more while the next run is watched. */
const running = new AsyncLocalStorage<symbol>();

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
  const self = Symbol('a run');
  const watched = (command: string, args: readonly string[], options: SpawnOptions) => {
    if (command !== 'git' || running.getStore() !== self) return spawn(command, args, options);
    const name = args[0] ?? '';
    const number = calls.filter((one) => one.name === name).length;
    calls.push({ name, number, site: `${name} ${siteOf(new Error().stack ?? '')}` });
    if (kill?.name !== name || kill.number !== number) return spawn(command, args, options);
    killed = true;
    return spawn('sh', ['-c', scripts[kill.moment], 'sh', ...args], options);
  };
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  children.spawn = watched as typeof spawn;
  syncBuiltinESMExports();
  try {
    const result = await running.run(self, work);
    return { result, calls, killed };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    children.spawn = spawn;
    syncBuiltinESMExports();
  }
}
