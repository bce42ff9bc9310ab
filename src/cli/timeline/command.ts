import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import type { TimelineFormat } from '../../render/dashboard/timeline.ts';
import { choice } from '../options/choice.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('timeline')
      .description('print the timeline of a thread, with its forks and joins')
      .argument('<thread>', 'an id or a path')
      .addOption(choice('--format <format>', 'how to print it', ['text', 'mermaid', 'html']).default('text'))
      .option('--no-cache', 'read every record again, and do not use or write the cache')
      .addHelpText('after', help)
      .action(async (thread: string, { format }: { format: TimelineFormat }, self: Command) => {
        const { runTimeline } = await import('./run.ts');
        await runTimeline(thread, format, self, io);
      });
  },
};

const help = `
● succeeded, ◐ succeeded in part, ✗ failed, ◌ abandoned, ○ not reviewed yet.
html is one page that needs nothing else and opens from disk.

Examples:
  $ baton timeline thread_pr94
  $ baton timeline thread_pr94 --format html > pr94.html
`;
