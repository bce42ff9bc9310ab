import type { GitContext } from '../../git/process/environment.ts';

/** Where and when one run works, and whether it stages what it writes: the entry opens it once, every use case gets it. */
export interface Context extends GitContext {
  /** RFC 3339: the time of the run, taken once. */
  readonly now: string;
  /** Puts what is written into the index. */
  readonly stage: boolean;
}

/** The context of a run. */
export function contextOf({ cwd, env, now }: Omit<Context, 'stage'>, stage = false): Context {
  return { cwd, env, now, stage };
}

/** A clock's time as records hold it: to the second. */
export function writtenTime(now: string): string {
  return now.replace(/\.\d+(?=Z|[+-])/, '');
}
