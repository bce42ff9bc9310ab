import { maskText } from '../app/hide-secrets.ts';
import { BatonError } from '../errors.ts';
import { forTerminal } from '../render/neutralise.ts';
import { ownCommand } from '../store/own-command.ts';
import type { ExitCode, Io } from './io.ts';
import { version } from './version.ts';

/**
 * Prints why a run could not be done: a BatonError as message and help, anything else as a bug of Baton's. A configuration
 * may hold a secret that a message would quote.
 *
 * @param cwd where the commands that a help names are to be run; left out, they stay as they are
 */
export async function reportFailure(error: unknown, io: Pick<Io, 'stderr'>, cwd?: string): Promise<ExitCode> {
  if (error instanceof BatonError) {
    const message = await maskText(error.message);
    const told = cwd === undefined ? error.help : error.help?.replaceAll('`baton ', `\`${ownCommand(cwd)} `);
    const help = told === undefined ? '' : `help: ${forTerminal(await maskText(told))}\n`;
    io.stderr.write(`baton: ${forTerminal(message)}\n${help}`);
    return 2;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.stderr.write(
    `baton: this is a fault of Baton's (version ${version}, Node ${process.version}), not of your records\n${forTerminal(stack)}\n` +
      'help: report it with the lines above; nothing was written\n',
  );
  return 2;
}
