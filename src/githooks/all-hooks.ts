import type { HookName } from '../app/init/hooks.ts';
import type { ExitCode, Io } from '../io/io.ts';
import { commitHandlers } from './commit-hooks.ts';
import { type Handlers, runHandler } from './run.ts';

/** One for each hook of the table. */
const handlers: Handlers<HookName> = {
  ...commitHandlers,
  'pre-push': async () => (await import('./handlers/pre-push.ts')).prePush,
  'pre-receive': async () => (await import('./handlers/receive.ts')).preReceive,
  update: async () => (await import('./handlers/receive.ts')).update,
};

/** Runs what an installed git hook calls: any hook. Returns and throws as `runHandler` does. */
export function runHook(name: string, args: readonly string[], io: Io): Promise<ExitCode> {
  return runHandler(handlers, name, args, io);
}
