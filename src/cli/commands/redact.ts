import type { Command } from 'commander';
import { forTerminalLine } from '../../render/neutralise.ts';
import type { CommandModule } from '../io.ts';
import { type NoteOptions, noteOptions, writtenTime } from '../note-options.ts';
import { folderOf, printJson } from '../print.ts';

export const command: CommandModule = {
  register(program, io) {
    noteOptions(
      program
        .command('redact')
        .description('take a value out of a record, also of one that may not change')
        .argument('<record>', 'its id or path')
        .requiredOption(
          '--field <path>',
          'keys and indexes: reasons.0.text; of a step’s output step_outputs.0.share',
        )
        .option('--json', 'print JSON'),
    )
      .addHelpText('after', help)
      .action(
        async (record: string, options: NoteOptions & { field: string; json?: true }, self: Command) => {
          const { redactRecord } = await import('../../app/redact.ts');
          const redacted = await redactRecord({
            cwd: folderOf(io, self),
            env: io.env,
            record,
            field: options.field,
            reason: options.reason,
            ...(options.by === undefined ? {} : { by: options.by }),
            now: writtenTime(io.now),
          });
          const { field, path } = redacted;
          if (options.json) printJson(io, redacted);
          else io.stdout.write(`redacted \`${forTerminalLine(field)}\` in ${forTerminalLine(path)}\n`);
          io.stderr.write('baton: git still holds the old text; what it gave access to must be revoked\n');
        },
      );
  },
};

const help = `
The value becomes "[redacted]", and the record's \`redactions\` say what was
taken out, when, by whom and why, with a hash of the old value. The rules accept
exactly that change.

Example:
  $ baton redact dec_20261127_k3v9qx7m --field reasons.0.text \\
      --reason "a customer's name"
`;
