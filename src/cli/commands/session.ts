import { resolve } from 'node:path';
import type { Command } from 'commander';
import { forTerminalLine } from '../../render/neutralise.ts';
import type { CommandModule } from '../io.ts';
import { type NoteOptions, noteOptions, writtenTime } from '../note-options.ts';

export const command: CommandModule = {
  register(program, io) {
    const session = program
      .command('session')
      .description('work on sessions of the reasoning protocol')
      .addHelpText('after', help);
    noteOptions(
      session
        .command('abandon')
        .description('close a session that will never be finished')
        .argument('<session>', 'its id or path'),
    )
      .addHelpText('after', help)
      .action(async (id: string, options: NoteOptions, self: Command) => {
        const { abandonSession } = await import('../../app/abandon-session.ts');
        const path = await abandonSession({
          cwd: resolve(io.cwd, self.optsWithGlobals<{ C?: string }>().C ?? '.'),
          env: io.env,
          session: id,
          reason: options.reason,
          ...(options.by === undefined ? {} : { by: options.by }),
          now: writtenTime(io.now),
        });
        io.stdout.write(`abandoned ${forTerminalLine(path)}\n`);
      });
  },
};

const help = `
Example:
  $ baton session abandon fbcd4d0d-3a1 --reason "the bug was fixed elsewhere"
`;
