import { asksJson, reportFailure } from '../io/failure.ts';
import type { ExitCode, Io } from '../io/io.ts';
import { version } from '../io/version.ts';

/**
 * Runs one command line.
 *
 * @param argv what comes after the program's name
 * @returns 0 clean, 1 findings or refused by the rules, 2 could not run; never throws
 */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
      io.stdout.write(`${version}\n`);
      return 0;
    }
    // A hook runs at every commit: it does not wait for the command line's parser to load.
    if (argv[0] === 'hook' && argv[1] !== undefined && !argv[1].startsWith('-')) {
      const { runHook } = await import('../githooks/all-hooks.ts');
      return await runHook(argv[1], argv.slice(2), io);
    }
    const { runProgram } = await import('./program.ts');
    return await runProgram(argv, io);
  } catch (error) {
    return await reportFailure(error, io, { cwd: io.cwd, stdout: asksJson(argv) ? io.stdout : undefined });
  }
}
