import { type Command, Option } from 'commander';
import type { Io } from '../../io/io.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { commandContext } from '../context.ts';
import { printJson } from '../print.ts';

interface ForkOptions {
  readonly from?: string;
  readonly ours?: true;
  readonly theirs?: true;
  readonly stage?: true;
  readonly json?: true;
}

/** Adds `fork` to the command of sessions. */
export function registerFork(session: Command, io: Io): void {
  session
    .command('fork')
    .description('keep both sides of a session that two branches advanced: one side moves to a new file')
    .argument('<session>', 'its id or path')
    .option('--from <branch>', 'the other branch that advanced it; not needed in a merge or conflict')
    .option('--ours', 'our side moves to the new file')
    .addOption(new Option('--theirs', 'their side moves to the new file').conflicts('ours'))
    .option('--stage', 'stage both files')
    .option('--json', 'print what was done as JSON')
    .addHelpText('after', help)
    .action(async (id: string, options: ForkOptions, self: Command) => {
      const { forkSession } = await import('../../app/fork/fork-session.ts');
      const move = options.ours ? 'ours' : options.theirs && 'theirs';
      const result = await forkSession(commandContext(io, self, options), {
        session: id,
        from: options.from,
        ...(move ? { move } : {}),
      });
      if (options.json) {
        printJson(io, { id: result.session.id, ...result });
        return;
      }
      const { session: kept, forks, next } = result;
      for (const fork of forks)
        io.stdout.write(
          `moved ${fork.side} to ${forTerminalLine(fork.path)}, forked from ${forTerminalLine(kept.id)}\n`,
        );
      io.stdout.write(`kept ${kept.side} in ${forTerminalLine(kept.path)}\n`);
      io.stderr.write(`next:\n${next.map((line) => `  ${forTerminalLine(line)}\n`).join('')}`);
    });
}

const help = `
In a conflict, and in a merge that a hook refused, both sides are known. Their
side moves, unless --ours is given or the file already has their side. Before a
merge, --from names the other branch, and our side moves, so the merge has no
conflict. The histories of both sides do not change.

Examples:
  $ git merge topic                       CONFLICT in a session
  $ baton session fork fbcd4d0d-3a1
  $ baton session fork fbcd4d0d-3a1 --from origin/main
`;
