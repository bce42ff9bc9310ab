import type { Command } from 'commander';
import { lintUnlessKnown } from '../../app/lint/kept-lint.ts';
import type { LintRequest, LintTarget } from '../../app/lint/request.ts';
import { printConfig } from '../../app/reference/print-config.ts';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { type ExitCode, type Io, readAll, readAllExact, wantsColour, widthOf } from '../../io/io.ts';
import { compileAsUsual, holdLittle } from '../../io/v8-flags.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { ownCommand } from '../../store/own-command.ts';
import { asRun } from '../../text/printed-commands.ts';
import { commandContext } from '../context.ts';
import { ruleSeverities } from '../options/rule-severities.ts';
import { colourFlag } from '../print.ts';
import { type Format, reporters } from '../reporters.ts';
import type { LintOptions } from './options.ts';

/** Runs `baton lint` and prints what it finds. */
export async function runLint(
  paths: readonly string[],
  options: LintOptions,
  self: Command,
  io: Io,
): Promise<ExitCode> {
  const context = { ...commandContext(io, self), now: options.now ?? io.now };
  const base = {
    paths,
    rules: ruleSeverities(options.rule ?? []),
    findsSkills: true,
  };
  if (options.printConfig) {
    io.stdout.write(await printConfig(context, base));
    return 0;
  }
  if (options.writeBaseline || options.pruneBaseline) {
    const { runBaseline } = await import('./baseline.ts');
    return runBaseline(context, base, paths, options, io);
  }
  const fixes = options.fix || options.fixSuggested;
  if (options.dryRun && !fixes) {
    throw new BatonError('usage', '`--dry-run` needs `--fix` or `--fix-suggested`', {
      help: 'run `baton lint --fix --dry-run` to print what would be written',
    });
  }
  const target = await targetOf(options, io);
  const request: LintRequest = {
    ...base,
    target,
    build: options.cache ? io.build : undefined,
    since: options.since,
    onListed: (count) => count > manyFiles && holdLittle(),
    onReading: (count) => count > manyRecords && compileAsUsual(),
  };
  const codeOf = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): ExitCode => {
    const count = (severity: Severity) => diagnostics.filter((one) => one.severity === severity).length;
    const most = options.maxWarnings ?? Number.POSITIVE_INFINITY;
    return count('error') > 0 || count('warning') > most ? 1 : 0;
  };
  if (fixes) {
    const { runFix } = await import('./fix.ts');
    const dryRun = options.dryRun === true;
    const kinds = options.fixSuggested ? (['safe', 'suggested'] as const) : (['safe'] as const);
    const isFull = options.full === true;
    const output = { format: options.format, colour: colourFlag(self), isFull, dryRun, codeOf };
    return runFix(context, { ...request, kinds, write: !dryRun }, output, io);
  }
  const isHinted = options.format === 'pretty' && target.type === 'worktree';
  const result = await lintUnlessKnown(context, request, isHinted);
  const colour = wantsColour(io.stdout, io.env, colourFlag(self));
  const own = ownCommand(context.cwd);
  const render = await reporters[options.format]();
  io.stdout.write(
    render(result, {
      colour,
      width: widthOf(io.stdout),
      fixable: result.fixable,
      own,
      isFull: options.full === true,
    }),
  );
  if (!showsNotices.has(options.format))
    for (const notice of result.notices) io.stderr.write(`note: ${forTerminalLine(asRun(notice, own))}\n`);
  return codeOf(result);
}

/** From so many files on memory matters more than the time that a change of V8's flags takes. */
const manyFiles = 20_000;
/** To read so many records takes some seconds. */
const manyRecords = 4_000;

/** The formats that have a place for what was not looked at. */
const showsNotices: ReadonlySet<Format> = new Set(['pretty', 'json']);

async function targetOf(options: LintOptions, io: Io): Promise<LintTarget> {
  const chosen = [
    options.staged && '--staged',
    options.rev !== undefined && '--rev',
    options.stdin && '--stdin',
  ].filter(Boolean);
  if (chosen.length > 1) {
    throw new BatonError('usage', `Unexpected ${chosen.join(' with ')}, expected one of them`, {
      help: 'run `baton lint` once for each',
    });
  }
  if (options.stdin) {
    if (options.path === undefined) {
      throw new BatonError('usage', '`--stdin` needs `--path`, which says the kind of record', {
        help: 'add a path, such as `--path .agents/tasks/task-001.md`',
      });
    }
    return {
      type: 'stdin',
      path: options.path,
      text: await (options.fix || options.fixSuggested ? readAllExact : readAll)(io.stdin),
    };
  }
  if (options.path !== undefined) {
    throw new BatonError('usage', '`--path` needs `--stdin`', {
      help: 'to lint files, name them without an option',
    });
  }
  if (options.rev !== undefined) return { type: 'revision', revision: options.rev };
  return { type: options.staged ? 'index' : 'worktree' };
}
