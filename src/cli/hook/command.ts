import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('hook')
      .description('called by an installed git hook')
      .argument('<name>', 'the hook, such as pre-commit')
      .argument('[args...]', 'what git passes to it')
      .addHelpText('after', '\nExample:\n  $ baton hook pre-commit\n')
      .action(async (name: string, args: string[], _options: unknown, self: Command) => {
        const { runHook } = await import('../../githooks/all-hooks.ts');
        const { C: folder = '.' } = self.optsWithGlobals<{ C?: string }>();
        exit(await runHook(name, args, { ...io, cwd: resolve(io.cwd, folder) }));
      });
  },
};
