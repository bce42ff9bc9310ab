import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { commandContext } from '../context.ts';
import { type NoteOptions, noteOptions } from '../options/texts.ts';
import { printJson } from '../print.ts';

export const command: CommandModule = {
  register(program, io) {
    noteOptions(
      program
        .command('redact')
        .description('remove a value or a line from a record, even from one that must not change')
        .argument('<record>', 'its id or path')
        .option(
          '--field <path>',
          'keys and indexes, such as reasons.0.text; for a step’s output step_outputs.0.share',
        )
        .option('--line <place>', 'a line of the prose, or columns of it, such as 12 or 12:5-44')
        .option('--json', 'print JSON'),
    )
      .addHelpText('after', help)
      .action(async (record: string, options: RedactOptions, self: Command) => {
        const { redactRecord } = await import('../../app/record/redact.ts');
        const redacted = await redactRecord(commandContext(io, self), {
          record,
          field: options.field,
          line: options.line,
          reason: options.reason,
          by: options.by,
        });
        const { field, path } = redacted;
        if (options.json) printJson(io, redacted);
        else io.stdout.write(`redacted \`${forTerminalLine(field)}\` in ${forTerminalLine(path)}\n`);
        io.stderr.write('baton: git still has the old text; revoke what it gave access to\n');
      });
  },
};

interface RedactOptions extends NoteOptions {
  readonly json?: true;
  readonly field?: string;
  readonly line?: string;
}

const help = `
The value becomes "[redacted]". The record's \`redactions\` say what was removed,
when, by whom and why, with a hash of the old value. The rules accept exactly
that change. Lines and columns count from 1, as in findings, both ends included.
For a line of the front matter, use --field.

Example:
  $ baton redact dec_20261127_k3v9qx7m --field reasons.0.text \\
      --reason "a customer's name"
  $ baton redact dec_20261127_k3v9qx7m --line 15:13-28 --reason "held a token"
`;
