import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { folderOf } from '../context.ts';
import { severalTexts } from '../options/texts.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('mcp')
      .description('serve the records to coding agents by MCP, on standard input and output')
      .option('--allow <folder>', 'another folder that calls may name as root', severalTexts)
      .addHelpText('after', help)
      .action(async ({ allow = [] }: { readonly allow?: readonly string[] }, self: Command) => {
        const { serveMcp } = await import('../../mcp/serve.ts');
        await serveMcp(io, folderOf(io, self), allow);
      });
  },
};

const help = `
A client starts it. A call works in this folder, or in the folder that it names
as root: below this folder, in a worktree of the same repository, or below a
folder of --allow.

Example:
  $ baton mcp
  $ baton mcp --allow ../other
`;
