import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('agent-help')
      .description('print commands, options and examples of the installed version, for an agent')
      .argument('[command...]', 'only this one, and those below it')
      .option('--json', 'print JSON')
      .addHelpText('after', help)
      .action(async (words: readonly string[], { json }: { readonly json?: true }, self: Command) => {
        const { runAgentHelp } = await import('./run.ts');
        runAgentHelp(words, json === true, program, self, io);
      });
  },
};

const help = `
The examples begin with what runs Baton here. --json has version, run and
commands, each with name, about, arguments, options and examples.

Examples:
  $ baton agent-help
  $ baton agent-help session step
  $ baton agent-help --json
`;
