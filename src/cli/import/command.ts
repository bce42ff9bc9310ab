import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { decimal } from '../options/numbers.ts';
import { someText } from '../options/texts.ts';
import type { ImportCliOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('import')
      .description('make records from files of other tools')
      .argument('<format>', 'the format of the files; see below')
      .argument('<files...>', 'files and folders, in the repository or elsewhere')
      .option('--thread <id>', 'the thread for decisions or sessions (default: a new one)', someText)
      .option(
        '--conflict <way>',
        'what to do if another record has the id: keep_both, prefer_local or prefer_remote; see below',
      )
      .option('--agent <name>', 'who decided, if a file does not say it', someText)
      .option(
        '--confidence <number>',
        'how sure they were, from 0 to 1, if a file does not say it',
        decimal('--confidence', 'any'),
      )
      .option(
        '--trust <number>',
        'how much to trust the source of a bundle, from 0 to 1',
        decimal('--trust', 'share'),
      )
      .option('--from <skill>', 'the skill that a payload comes from', someText)
      .option('--to <skill>', 'the skill that a payload goes to', someText)
      .option(
        '--session <path>',
        'where the work of a payload was done: a folder, or the path of a session',
        someText,
      )
      .option(
        '--problem-type <type>',
        'decision, creative, analytical or strategic, if a payload does not say it',
      )
      .option('--dry-run', 'check everything, and write nothing')
      .option('--stage', 'stage what is written for the next commit')
      .option('--json', 'print JSON')
      .addHelpText('after', help)
      .action(async (format: string, files: string[], options: ImportCliOptions, self: Command) => {
        const { runImport } = await import('./run.ts');
        exit(await runImport(format, files, options, self, io));
      });
  },
};

const help = `
Formats:
  reasoning-state    state JSON of the reasoning protocol → a session
  cstp-decision      a CSTP decision, YAML or JSON → a decision
  cstp-bundle        cstp-bundle/v1, JSON or YAML → a thread with its decisions
  payload            a handoff payload 1.0, 1.1, 2.0 or 3.0 → a payload 2.0
  continuous-claude  a Continuous-Claude handoff, YAML → a task
  humanlayer         a HumanLayer handoff, markdown → a task
  madr               a MADR file, or Context, Decision, Consequences → a decision
  agdr               an AgDR file (agent decision record) → a decision
  lore               Lore trailers of commit messages → decisions; name a range
                     of commits in the place of files
  backlog            a Backlog.md task → a task
  beads              issues.jsonl of beads → tasks
  openspec           a change of OpenSpec (its tasks.md) → a task
  spec-kit           tasks.md of spec-kit → a task for each phase
  transcript         a transcript of Claude Code → a task with its open todos

  auto               each file is of the format that it looks like

A file that is not of the format, or whose records a rule refuses, is reported.
The other files are imported, and the exit code is 1. A value without a field in
the record is kept under an x- key or in the text. These values and all assumed
values are reported. Importing the same file again changes nothing. Among several
files, READMEs and templates are skipped.

If a different record has the id of an imported one, nothing is written until
--conflict says what to do. keep_both imports it under another id, prefer_local
skips it, prefer_remote replaces the record here, as far as the rules allow it.

Examples:
  $ baton import madr docs/adr --dry-run
  $ baton import auto docs thoughts
  $ baton import lore main..HEAD
  $ baton import reasoning-state state/reasoning-fbcd4d0d-3a1.json
  $ baton import cstp-bundle bundle.json --conflict keep_both --trust 0.8
`;
