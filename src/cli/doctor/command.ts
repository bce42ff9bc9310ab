import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { version } from '../../io/version.ts';
import { renderChecks } from '../../render/checks.ts';
import { ownCommand } from '../../store/own-command.ts';
import { asRun } from '../../text/printed-commands.ts';
import { commandContext } from '../context.ts';
import { looksOf, printJson } from '../print.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('doctor')
      .description('find what lets commits pass unchecked here, and print how to fix it')
      .option('--json', 'print what was found as JSON')
      .addHelpText('after', help)
      .action(async ({ json }: { json?: true }, self: Command) => {
        const { doctor } = await import('../../app/doctor/doctor.ts');
        const { worktree, linkedTo, checks } = await doctor(commandContext(io, self));
        const problems = checks.filter(({ status }) => status === 'problem').length;
        if (json) {
          const result = { version, worktree, linkedTo: linkedTo ?? null, problems, checks };
          printJson(io, result);
        } else {
          const link = linkedTo === undefined ? '' : `, a worktree of ${linkedTo}`;
          const title = `Baton ${version} in ${worktree}${link}`;
          const own = ownCommand(worktree);
          const shown = checks.map(({ help, message, ...check }) => ({
            ...check,
            message: asRun(message, own),
            help: help && asRun(help, own),
          }));
          io.stdout.write(renderChecks(title, shown, looksOf(io, self)));
        }
        exit(problems === 0 ? 0 : 1);
      });
  },
};

const help = `
It checks the worktree in which it is run, because another worktree may run no
hook. The exit code is 1 if there is a problem.

Examples:
  $ baton doctor
  $ baton doctor --json
`;
