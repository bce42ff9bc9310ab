import { resolve } from 'node:path';
import type { Command } from 'commander';
import { BatonError } from '../../errors.ts';
import type { CommandModule } from '../../io/io.ts';
import { forTerminal, forTerminalLine } from '../../render/neutralise/terminal.ts';
import { commandContext, folderOf } from '../context.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('merge-driver')
      .description('merge a record for git, where `baton init --drivers` registered it')
      .argument('<files...>', 'base, ours (which takes the result), theirs and the path: %O %A %B %P')
      .addHelpText('after', mergeHelp)
      .action(async (files: string[], _: unknown, self: Command) => {
        const [base, ours, theirs, path] = files;
        if (base === undefined || ours === undefined || theirs === undefined || path === undefined) {
          throw new BatonError('usage', `Unexpected ${files.length} arguments, expected 4: \`%O %A %B %P\``, {
            help: 'git calls it; register it with `baton init --drivers`',
          });
        }
        const { mergeRecord } = await import('../../app/drivers/merge.ts');
        const outcome = await mergeRecord(commandContext(io, self), { base, ours, theirs, path });
        if (outcome.type === 'merged') return;
        io.stderr.write(`baton: ${forTerminalLine(`${path} has a conflict: ${outcome.why}`)}\n`);
        exit(1);
      });
    program
      .command('textconv')
      .description('print a record in normal form, for `git diff` and `git log -p`')
      .argument('<file>', 'a record')
      .addHelpText('after', convertHelp)
      .action(async (file: string, _: unknown, self: Command) => {
        const { textconv } = await import('../../app/drivers/textconv.ts');
        io.stdout.write(forTerminal(await textconv(resolve(folderOf(io, self), file))));
      });
  },
};

const mergeHelp = `
If one side of a session continues the other, it takes that side. It merges what
both sides appended to a thread or a decision, and checks the result. In all
other cases it leaves an ordinary conflict, with exit code 1. Git calls it:

Example:
  $ baton init --drivers
`;

const convertHelp = `
Keys are sorted, and comments and layout are removed, so each difference is a
difference in meaning.

Example:
  $ baton textconv .agents/sessions/fbcd4d0d-3a1.md
`;
