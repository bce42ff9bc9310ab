import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { choice } from '../options/choice.ts';
import { versionOptions } from '../options/version.ts';

export const command: CommandModule = {
  register(program, io) {
    versionOptions(
      program
        .command('graph')
        .description('print tasks, decisions, patterns, gotchas, files and tags as a graph'),
    )
      .addOption(choice('--format <format>', 'how to print it', ['json', 'mermaid', 'dot']).default('json'))
      .addHelpText('after', help)
      .action(async (options: { format: 'json' | 'mermaid' | 'dot' }, self: Command) => {
        const { runGraph } = await import('../query/run.ts');
        await runGraph(options, self, io);
      });
  },
};

const help = `
The same records always give the same bytes.

Examples:
  $ baton graph --format mermaid
  $ baton graph --format dot --rev v1.0 | dot -Tsvg > knowledge.svg
`;
