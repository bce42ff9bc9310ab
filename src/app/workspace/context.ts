import type { GitContext } from '../../git/process/environment.ts';
import { UnreadRecords } from './unread.ts';

/** Where and when one run works, and whether it stages what it writes: the entry opens it once, every use case gets it. */
export interface Context extends GitContext {
  /** RFC 3339: the time of the run, taken once. */
  readonly now: string;
  /** Puts what is written into the index. */
  readonly stage: boolean;
  /** The records that the run could not read. */
  readonly unread: UnreadRecords;
  /** Tells one build of the program from every other; without it nothing is taken from the cache, and nothing written to it. */
  readonly build?: string | undefined;
  /** Is called before many thousands of records are read that no run has read yet. */
  readonly onReadingMany?: (() => void) | undefined;
}

/** The context of a run. */
export function contextOf(
  {
    asked,
    build,
    cwd,
    env,
    now,
    unread = new UnreadRecords(),
  }: Omit<Context, 'stage' | 'unread'> & { readonly unread?: UnreadRecords | undefined },
  stage = false,
): Context {
  return { asked, cwd, env, now, stage, unread, build };
}

/** A clock's time as records hold it: to the second. */
export function writtenTime(now: string): string {
  return now.replace(/\.\d+(?=Z|[+-])/, '');
}
