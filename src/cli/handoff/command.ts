import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { someText } from '../options/texts.ts';
import { time } from '../options/time.ts';
import type { HandoffOptions, runHandoff } from './run.ts';

type Verb = Parameters<typeof runHandoff>[0];

export const command: CommandModule = {
  register(program, io, exit) {
    const handoff = program
      .command('handoff')
      .description('hand work off to another skill, and accept it')
      .addHelpText('after', help);
    const verb = (name: Verb, description: string, isOfOne = true) => {
      const own = handoff.command(name).description(description);
      if (isOfOne) own.argument('<handoff>', 'its id or path');
      return own
        .option('--json', 'print JSON')
        .addHelpText('after', `\nExample:\n  $ baton handoff ${examples[name]}\n`)
        .action(async (...given: unknown[]) => {
          const { runHandoff } = await import('./run.ts');
          const id = isOfOne ? String(given[0]) : '';
          exit(await runHandoff(name, id, given.at(-2) as HandoffOptions, given.at(-1) as Command, io));
        });
    };
    const stages = (own: Command) => own.option('--stage', 'stage the file for the next commit');

    verb('discover', 'list the skills that can take the work, best first', false)
      .option('--context <file>', 'what is handed off; - for standard input')
      .option('--problem-type <type>', 'decision, creative, analytical or strategic');
    stages(verb('create', 'write a payload, and print how to start the target skill', false))
      .requiredOption('--from <skill>', 'the skill that hands the work off', someText)
      .requiredOption('--to <skill>', 'the skill that gets the work', someText)
      .requiredOption('--context <file>', 'YAML with context, insights, …; - for standard input')
      .option('--parent <handoff>', 'the payload that this one continues')
      .option('--session <path>', 'the session (its file or id) or the folder of the work')
      .option('--workflow <id>', 'its id')
      .option('--reason <text>', 'why it is handed off', someText)
      .option('--loop-reason <text>', 'why the work goes back to a skill that already had it', someText)
      .option('--expires-at <time>', 'when it expires (RFC 3339; default: in one hour)', (text: string) =>
        time('--expires-at', text),
      )
      .option('--run-health-check', 'run the program that the SKILL.md of the target names');
    verb('verify', 'check whether a payload can be accepted');
    stages(verb('accept', 'accept a payload')).option(
      '--by <name>',
      'who accepts it (default: the author as git knows it)',
    );
    stages(verb('reject', 'reject a payload'))
      .requiredOption('--reason <text>', 'why', someText)
      .option('--by <name>', 'who rejects it (default: the author as git knows it)');
    stages(verb('upgrade', 'write a payload of version 1.0 as a new one of version 2.0'))
      .option('--to <skill>', 'the target skill, if the payload does not name one')
      .option('--session <path>', 'the session or the folder of the work, if the payload does not name it');
    verb('show', 'print a payload and its state');
    verb('list', 'list the payloads, newest first', false).option('--pending', 'only pending ones');
  },
};

const examples: Readonly<Record<Verb, string>> = {
  discover: 'discover --context found.yaml',
  create: 'create --from perspective-swarm --to lit-pm --context found.yaml --session runs/swarm',
  verify: 'verify hnd_20261127_k3v9qx7m',
  accept: 'accept hnd_20261127_k3v9qx7m --by lit-pm',
  reject: 'reject hnd_20261127_k3v9qx7m --reason "no access to the archive"',
  upgrade: 'upgrade hnd_20260204_k3v9qx7m --to lit-pm',
  show: 'show hnd_20261127_k3v9qx7m',
  list: 'list --pending',
};

const help = `
On failure, an error document is printed on standard output (YAML, or JSON with
--json). It names the file that keeps the payload. The exit code is 1.

Examples:
  $ baton handoff discover --context found.yaml
  $ baton handoff create --from perspective-swarm --to lit-pm \\
      --context found.yaml --session runs/swarm
  $ baton handoff accept hnd_20261127_k3v9qx7m --by lit-pm
  $ baton handoff reject hnd_20261127_k3v9qx7m --reason "no access to the archive"
  $ baton handoff list --pending
`;
