import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { needOneOf } from '../../text/one-of.ts';
import { completionShells } from './scripts.ts';

const shells = completionShells.join(', ');

export const command: CommandModule = {
  register(program, io) {
    program
      .command('completion')
      .description('print the script that makes a shell complete commands, options, words and ids')
      .argument('<shell>', shells)
      .addHelpText('after', help)
      .action(async (name: string) => {
        const shell = needOneOf('shell', name, completionShells);
        const { completionScript } = await import('./scripts.ts');
        io.stdout.write(completionScript(shell));
      });
    program
      .command('complete', { hidden: true })
      .description('called by the script of `baton completion` at each key')
      .argument('<shell>', shells)
      .argument('[words...]', 'the words after `baton`; the word under the cursor is the last')
      .addHelpText('after', '\nExample:\n  $ baton complete bash -- lint --for\n')
      .action(async (name: string, words: readonly string[], _: unknown, self: Command) => {
        const shell = needOneOf('shell', name, completionShells);
        const { runComplete } = await import('./run.ts');
        await runComplete(shell, words, program, self, io);
      });
  },
};

const help = `
The script asks Baton, so it always knows the installed commands.
  bash   eval "$(baton completion bash)" in ~/.bashrc
  zsh    source <(baton completion zsh) in ~/.zshrc, after compinit
  fish   baton completion fish > ~/.config/fish/completions/baton.fish

Examples:
  $ baton completion bash
  $ baton completion zsh
  $ baton completion fish
`;
