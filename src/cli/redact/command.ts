import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { folderOf, printJson } from '../print.ts';
import { type NoteOptions, noteOptions, writtenTime } from '../session/note-options.ts';

export const command: CommandModule = {
  register(program, io) {
    noteOptions(
      program
        .command('redact')
        .description('take a value or a line out of a record, also of one that may not change')
        .argument('<record>', 'its id or path')
        .option('--field <path>', 'keys and indexes: reasons.0.text; of a step’s output step_outputs.0.share')
        .option('--line <place>', 'a line of the prose, or columns of it: 12, 12:5-44')
        .option('--json', 'print JSON'),
    )
      .addHelpText('after', help)
      .action(async (record: string, options: RedactOptions, self: Command) => {
        const { redactRecord } = await import('../../app/record/redact.ts');
        const redacted = await redactRecord({
          cwd: folderOf(io, self),
          env: io.env,
          record,
          field: options.field,
          line: options.line,
          reason: options.reason,
          ...(options.by === undefined ? {} : { by: options.by }),
          now: writtenTime(io.now),
        });
        const { field, path } = redacted;
        if (options.json) printJson(io, redacted);
        else io.stdout.write(`redacted \`${forTerminalLine(field)}\` in ${forTerminalLine(path)}\n`);
        io.stderr.write('baton: git still holds the old text; what it gave access to must be revoked\n');
      });
  },
};

interface RedactOptions extends NoteOptions {
  readonly json?: true;
  readonly field?: string;
  readonly line?: string;
}

const help = `
The value becomes "[redacted]", and the record's \`redactions\` say what was
taken out, when, by whom and why, with a hash of the old value. The rules accept
exactly that change. Lines and columns count from 1 as in findings, both ends
included; a line of the front matter is a --field.

Example:
  $ baton redact dec_20261127_k3v9qx7m --field reasons.0.text \\
      --reason "a customer's name"
  $ baton redact dec_20261127_k3v9qx7m --line 15:13-28 --reason "held a token"
`;
