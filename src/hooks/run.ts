import { reportFailure } from '../cli/failure.ts';
import type { ExitCode, Io } from '../cli/io.ts';
import { BatonError } from '../errors.ts';

type Hook = (io: Io) => Promise<ExitCode>;

/** Loaded one by one: a commit does not wait for what another hook needs. */
const hooks: Readonly<Record<string, () => Promise<Hook>>> = {
  'pre-commit': async () => (await import('./pre-commit.ts')).preCommit,
};

/**
 * Runs what an installed git hook calls, with the environment that git gave it.
 *
 * @param _args what git passes to the hook; pre-commit gets none
 * @returns 0 lets git go on; 1 refuses because of findings; 2 refuses because it could not be checked
 * @throws BatonError `usage` for a hook that Baton does not have
 */
export async function runHook(name: string, _args: readonly string[], io: Io): Promise<ExitCode> {
  const load = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
  if (!load) {
    const names = Object.keys(hooks).map((one) => `\`${one}\``);
    throw new BatonError('usage', `Unexpected hook \`${name}\`, expected ${names.join(' or ')}`, {
      help: 'run `baton init` to install the hooks that there are',
    });
  }
  try {
    return await (await load())(io);
  } catch (error) {
    const code = await reportFailure(error, io);
    io.stderr.write(
      'baton: commit refused, since its records could not be checked; mend the above and commit again\n',
    );
    return code;
  }
}
