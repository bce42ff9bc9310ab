import { relative } from 'node:path';
import type { Command } from 'commander';
import { hosts } from '../../agents/event.ts';
import { installedHooks } from '../../app/init/hooks.ts';
import type { FileEdit, InitResult } from '../../app/init/init.ts';
import type { CommandModule } from '../../io/io.ts';
import { plural } from '../../render/count.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { ownCommand } from '../../store/own-command.ts';
import { asRun } from '../../text/printed-commands.ts';
import { commandContext } from '../context.ts';
import { printJson } from '../print.ts';
import type { InitOptions } from './run.ts';

interface Options extends InitOptions {
  readonly json?: true;
}

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('init')
      .description('install the git hooks and a configuration in this repository')
      .option(
        '--agent [names]',
        `also set up agent programs: ${hosts.join(', ')}; without names, those that the repository uses`,
      )
      .option('--yes', 'ask nothing, and take the defaults')
      .option('--dry-run', 'print what would be done, and write nothing')
      .option('--uninstall', 'remove Baton; your own lines and your records stay')
      .option('--no-hooks', 'do not change the hooks')
      .option('--hooks-only', 'install the hooks and nothing else: for a `prepare` script')
      .option('--json', 'print what was done as JSON')
      .option(
        '--drivers',
        'also register drivers in this clone, so git merges and shows records by their meaning',
      )
      .addHelpText('after', help)
      .action(async (options: Options, self: Command) => {
        const { runInit } = await import('./run.ts');
        const result = await runInit(io, commandContext(io, self), options);
        if (options.json) printJson(io, result ? asData(result, options) : { written: false, items: [] });
        else if (!result) io.stdout.write('Nothing to do: this is not a git repository\n');
        else io.stdout.write(asRun(summary(result, options), ownCommand(result.top)));
        exit(0);
      });
  },
};

function summary(
  { top, edits, uncalledHooks, missing, errors, notices, found }: InitResult,
  options: Options,
): string {
  const rows = edits.map((edit) => ({ done: verb(edit), name: nameOf(edit.path, top), note: edit.note }));
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const lines = rows.map(({ done, name, note }) => `  ${done}  ${name.padEnd(width)}  ${note}`);
  if (lines.length === 0)
    lines.push(`Nothing to do: Baton is ${options.uninstall ? 'not' : 'already'} installed here`);
  else if (options.dryRun) lines.unshift('Would change (nothing is written):');
  if (uncalledHooks) lines.push('', `git does not run ${uncalledHooks} here yet; run ${wake[uncalledHooks]}`);
  if (missing) lines.push('', forTerminalLine(missing.message), forTerminalLine(`help: ${missing.help}`));
  for (const notice of notices) lines.push('', forTerminalLine(notice));
  if (errors > 0) {
    lines.push(
      '',
      `${plural(errors, 'error')} ${errors === 1 ? 'exists' : 'exist'} today (\`baton lint\`); \`baton lint --write-baseline\` skips each of them until its value changes`,
    );
  }
  if (edits.length > 0 && found.length > 0) lines.push('', 'Found here:', ...foundLines(found));
  if (!options.dryRun && edits.length > 0) lines.push('', ...nextSteps(edits, top, options));
  return `${lines.join('\n')}\n`;
}

/** One thing a line, with what to do about it below. */
function foundLines(found: InitResult['found']): string[] {
  return found.flatMap(({ help, message }) => [
    `  - ${forTerminalLine(message)}`,
    ...(help === undefined ? [] : [`    ${forTerminalLine(help)}`]),
  ]);
}

/** The same for programs. */
function asData(
  { top, edits, uncalledHooks, missing, errors, notices, found }: InitResult,
  { dryRun }: Pick<Options, 'dryRun'>,
) {
  return {
    written: dryRun !== true,
    items: edits.map((edit) => ({ path: pathFrom(edit.path, top), action: verb(edit), note: edit.note })),
    uncalledHooks: uncalledHooks ?? null,
    missing: missing?.message ?? null,
    errors,
    notices,
    found: found.map(({ name, message, help }) => ({ name, message, help: help ?? null })),
  };
}

function verb({ before, after }: FileEdit): string {
  if (before === undefined) return 'create';
  return after === undefined ? 'remove' : 'change';
}

function nextSteps(edits: readonly FileEdit[], top: string, { uninstall }: Options): string[] {
  const paths = edits
    .map(({ path }) => relative(top, path))
    .filter((path) => !/^(?:\.git|\.\.)(?:\/|$)/.test(path));
  if (paths.length === 0) return uninstall ? [] : ['Next: `baton lint` checks the existing records'];
  const message = uninstall ? 'Remove Baton' : 'Check agent records with Baton';
  return [`Next: \`git add ${paths.sort().join(' ')}\``, `      \`git commit -m "${message}"\``];
}

/** From the top where it is below, else in full. */
function pathFrom(path: string, top: string): string {
  const inside = relative(top, path);
  return inside.startsWith('..') ? path : inside;
}

function nameOf(path: string, top: string): string {
  return forTerminalLine(pathFrom(path, top));
}

const wake: Readonly<Record<NonNullable<InitResult['uncalledHooks']>, string>> = {
  husky: '`npx husky`, or `npm install` with its `prepare` script',
  lefthook: '`lefthook install` (`npx lefthook install` where npm brought it)',
  'pre-commit': `\`pre-commit install ${installedHooks
    .flatMap(({ name, stage }) => (stage ? [`--hook-type ${name}`] : []))
    .join(' ')}\``,
};

const help = `
Examples:
  $ baton init                install or update
  $ baton init --dry-run      print what it would do
  $ baton init --agent claude,codex
                              also have Claude Code and Codex call Baton
  $ baton init --drivers      also register the merge and diff drivers
  $ baton init --uninstall    remove Baton again

It works with git's own hooks, with a folder of the repository that
core.hooksPath names, and with husky, lefthook and pre-commit. For other hook
managers it prints what to add by hand. \`baton migrate\` turns existing notes,
such as HANDOFF.md, into tasks.

\`--agent\` writes into the project files of the agent programs: their events, the
MCP server, a skill, and lines in AGENTS.md. Comments and other settings stay.
Without names it looks which programs the repository uses, and asks. Where
nobody can answer it never waits: it prints what it would ask, or with \`--yes\`
takes what it found. An agent program that is set up is kept up to date by each
\`baton init\`; \`--uninstall\` removes all.
`;
