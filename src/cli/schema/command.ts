import { schemaNames } from '../../app/workspace/schema-names.ts';
import type { CommandModule } from '../../io/io.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('schema')
      .description(
        'print the JSON Schema of a kind of record, of baton.yaml, or of JSON that a command prints',
      )
      .argument('<kind>', schemaNames.join(', '))
      .option('--json', 'the same: a schema is JSON')
      .addHelpText('after', '\nExample:\n  $ baton schema decision\n')
      .action(async (name: string) => {
        const { schemaText } = await import('../../app/reference/reference.ts');
        io.stdout.write(schemaText(name));
      });
  },
};
