import type { CommandModule } from '../io.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('explain')
      .description("print a rule's page: what it checks, why, and examples")
      .argument('<rule>', 'its id')
      .addHelpText('after', '\nExample:\n  $ baton explain handoff/chain-loop\n')
      .action(async (id: string) => {
        const { rulePage } = await import('../../app/reference.ts');
        io.stdout.write(rulePage(id));
      });
  },
};
