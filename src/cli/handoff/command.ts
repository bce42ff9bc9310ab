import type { Command } from 'commander';
import { BatonError } from '../../errors.ts';
import type { CommandModule } from '../../io/io.ts';
import { isRfc3339 } from '../../records/kinds/time.ts';
import { someText } from '../session/note-options.ts';
import type { HandoffOptions, runHandoff } from './run.ts';

type Verb = Parameters<typeof runHandoff>[0];

export const command: CommandModule = {
  register(program, io, exit) {
    const handoff = program
      .command('handoff')
      .description('hand work on to another skill, and take it up')
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

    verb('discover', 'which skills could take the work, best first', false)
      .option('--context <file>', 'what is to be handed on; - for standard input')
      .option('--problem-type <type>', 'decision, creative, analytical or strategic');
    stages(verb('create', 'make a payload, and print how the target is invoked', false))
      .requiredOption('--from <skill>', 'the skill that hands on', someText)
      .requiredOption('--to <skill>', 'the skill that takes over', someText)
      .requiredOption('--context <file>', 'YAML with context, insights, …; - for standard input')
      .option('--parent <handoff>', 'the payload that this one continues')
      .option('--session <path>', 'the session (its file or id) or folder that the work comes from')
      .option('--workflow <id>', 'its id')
      .option('--reason <text>', 'why it is handed on', someText)
      .option('--loop-reason <text>', 'why it goes back to a skill that had it before', someText)
      .option('--expires-at <time>', 'until when it may be taken up (RFC 3339; default: an hour)', time)
      .option('--run-health-check', 'run the program that the SKILL.md of the target names');
    verb('verify', 'whether a payload may be taken up');
    stages(verb('accept', 'take a payload up')).option(
      '--by <name>',
      'who takes it (default: the author as git knows it)',
    );
    stages(verb('reject', 'refuse a payload'))
      .requiredOption('--reason <text>', 'why', someText)
      .option('--by <name>', 'who refuses it (default: the author as git knows it)');
    stages(verb('upgrade', 'write a payload 1.0 as a new one of 2.0'))
      .option('--to <skill>', 'the target, where the payload names none')
      .option('--session <path>', 'where the work comes from, where the payload does not say it');
    verb('show', 'a payload, and where it stands');
    verb('list', 'the payloads, newest first', false).option(
      '--pending',
      'only those that wait to be taken up',
    );
  },
};

function time(text: string): string {
  if (isRfc3339(text)) return text;
  throw new BatonError('usage', `Unexpected time \`${text}\` after \`--expires-at\`, expected RFC 3339`, {
    help: 'write one such as `--expires-at 2026-11-27T20:40:26Z`',
  });
}

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
What fails prints an error document on standard output (YAML, or JSON with
--json) that says where the payload is kept; the exit code is 1.

Examples:
  $ baton handoff discover --context found.yaml
  $ baton handoff create --from perspective-swarm --to lit-pm \\
      --context found.yaml --session runs/swarm
  $ baton handoff accept hnd_20261127_k3v9qx7m --by lit-pm
  $ baton handoff reject hnd_20261127_k3v9qx7m --reason "no access to the archive"
  $ baton handoff list --pending
`;
