import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type Context, contextOf, writtenTime } from '../app/workspace/context.ts';
import type { Io } from '../io/io.ts';
import { holdLittle } from '../io/v8-flags.ts';

/** The context of a command: in the folder of `-C`, with the time as records have it. */
export function commandContext(
  { asked, build, cwd, env, now, unread }: Pick<Io, 'asked' | 'build' | 'cwd' | 'env' | 'now' | 'unread'>,
  command: Command,
  { stage }: { readonly stage?: true | undefined } = {},
): Context {
  const isCached = command.opts<{ cache?: boolean }>().cache !== false;
  const context = contextOf(
    {
      ...{ asked, cwd: folderOf({ cwd }, command), env, now: writtenTime(now), unread },
      build: isCached ? build : undefined,
    },
    stage === true,
  );
  return { ...context, onReadingMany: holdLittle };
}

/** The folder that a command works in. */
export function folderOf(io: Pick<Io, 'cwd'>, command: Command): string {
  return resolve(io.cwd, command.optsWithGlobals<{ C?: string }>().C ?? '.');
}
