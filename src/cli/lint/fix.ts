import { type FixRequest, type FixResult, fix } from '../../app/lint/fix.ts';
import { hideInChanges } from '../../app/secrets/hide-secrets.ts';
import type { Context } from '../../app/workspace/context.ts';
import { type ExitCode, type Io, type Output, wantsColour, widthOf } from '../../io/io.ts';
import { plural } from '../../render/count.ts';
import { renderDiff } from '../../render/diff.ts';
import { forTerminal } from '../../render/neutralise/terminal.ts';
import { ownCommand } from '../../store/own-command.ts';
import { type Format, reporters } from '../reporters.ts';

export interface FixOutput {
  readonly format: Format;
  readonly colour: boolean | undefined;
  /** Prints every finding that remains. */
  readonly isFull: boolean;
  /** Prints a diff and writes nothing. */
  readonly dryRun: boolean;
  /** The exit code for what is found. */
  readonly codeOf: (findings: Pick<FixResult, 'diagnostics'>) => ExitCode;
}

/**
 * Runs `baton lint --fix`: fixes, then prints what remains. With `--dry-run` standard output is a diff, with `--stdin` the
 * fixed file; what remains then goes to standard error.
 */
export async function runFix(
  context: Context,
  request: FixRequest,
  output: FixOutput,
  io: Io,
): Promise<ExitCode> {
  const result = await fix(context, request);
  if (output.dryRun) {
    writeText(io.stdout, renderDiff(await hideInChanges(result.files)));
    io.stderr.write(`${fixedText(result, 'Would fix')}\n`);
    return output.codeOf(result.before);
  }
  const { target } = request;
  if (target.type === 'stdin') writeText(io.stdout, result.files[0]?.after ?? target.text);
  const report = target.type === 'stdin' ? io.stderr : io.stdout;
  const render = await reporters[output.format]();
  const colour = wantsColour(report, io.env, output.colour);
  const own = ownCommand(context.cwd);
  report.write(render(result, { colour, width: widthOf(report), isFull: output.isFull, own }));
  const summary = output.format === 'pretty' ? report : io.stderr;
  summary.write(`${fixedText(result, 'Fixed')}\n`);
  return output.codeOf(result);
}

/** Whole as it is where a program reads it; a terminal must not act on what a record holds. */
function writeText(output: Output, text: string): void {
  output.write(output.isTTY ? forTerminal(text) : text);
}

function fixedText({ files }: FixResult, verb: string): string {
  const findings = files.reduce((sum, file) => sum + file.findings, 0);
  if (findings === 0) return `${verb} nothing`;
  return `${verb} ${plural(findings, 'finding')} in ${plural(files.length, 'file')}`;
}
