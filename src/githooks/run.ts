import { type GitHook, gitHooks, type HookName } from '../app/init/hooks.ts';
import { BatonError } from '../errors.ts';
import { reportFailure } from '../io/failure.ts';
import type { ExitCode, Io } from '../io/io.ts';

/** @param args what git passes to the hook */
type Handler = (io: Io, args: readonly string[]) => Promise<ExitCode>;

/** Loaded one by one: a commit does not wait for what another hook needs. */
export type Handlers<Name extends HookName> = Readonly<Record<Name, () => Promise<Handler>>>;

/**
 * Runs an installed git hook, with the environment that git gave it.
 *
 * @returns 0 lets git go on; 1 refuses because of findings; 2 refuses because it could not be checked. A hook that only
 *   helps or tells always lets git go on
 * @throws BatonError `usage` for a hook that Baton does not have
 */
export async function runHandler(
  handlers: Partial<Handlers<HookName>>,
  name: string,
  args: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const hook = gitHooks.find((one) => one.name === name);
  const handler = hook && handlers[hook.name];
  if (!hook || !handler) {
    const names = gitHooks.map((one) => `\`${one.name}\``);
    throw new BatonError(
      'usage',
      `Unexpected hook \`${name}\`, expected ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
      { help: 'run `baton init` to install the known hooks' },
    );
  }
  try {
    return await (await handler())(io, args);
  } catch (error) {
    // Whoever reads what a server says is in another clone.
    const code = await reportFailure(error, io, hook.isInstalled ? { cwd: io.cwd } : {});
    io.stderr.write(`baton: ${consequence(hook)}\n`);
    return hook.refuses ? code : 0;
  }
}

function consequence({ name, refuses }: GitHook): string {
  return refuses
    ? `${refuses} refused, because its records could not be checked; fix the problem above and ${refuses} again`
    : `\`${name}\` refuses nothing, so git continued`;
}
