import type { CommitResult } from '../app/commit/amend.ts';
import type { LintResult } from '../app/lint/request.ts';
import { isFixable } from '../check/fix.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { type ExitCode, type Io, wantsColour, widthOf } from '../io/io.ts';
import { forTerminal } from '../render/neutralise/terminal.ts';
import { renderPretty } from '../render/reporters/pretty.ts';
import { ownCommand } from '../store/own-command.ts';
import { asRun } from '../text/printed-commands.ts';

/**
 * Shows what the gate of a commit found, and how to go on where that refuses the commit.
 *
 * @param message the file of the commit's message, as findings name it; undefined if only records were checked
 * @returns 1 where it refuses
 */
export function reportCommit(result: CommitResult, io: Io, message?: string): ExitCode {
  show(result, io, '`baton lint --staged --full`');
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 0;
  const own = ownCommand(io.cwd);
  const help = (text: string) => `help: ${forTerminal(asRun(text, own))}\n`;
  io.stderr.write(`\nbaton: commit refused\n${help(nextStep(errors, message))}`);
  if (result.remedy !== undefined) io.stderr.write(help(result.remedy));
  return 1;
}

/** Shows findings without any consequence. @param fullCommand what prints every one of them */
export function show(result: LintResult, io: Io, fullCommand = '`baton lint --full`'): void {
  const colour = wantsColour(io.stderr, io.env, undefined);
  const options = { colour, width: widthOf(io.stderr), hideInfo: true, own: ownCommand(io.cwd) };
  io.stderr.write(renderPretty(result, { ...options, fullCommand }));
}

function nextStep(errors: readonly Diagnostic[], message: string | undefined): string {
  const those = errors.length === 1 ? 'error' : 'errors';
  if (errors.every(({ at }) => at.path === message)) return `fix the ${those} above and ${again(message)}`;
  // What was taken away cannot be added: the command that restores it stages it.
  const staying = errors.filter(
    ({ rule, messageId }) => !(rule === 'record/deleted' && messageId === 'deleted'),
  );
  if (staying.length === 0) return `fix the ${those} above and commit again`;
  const paths = [...new Set(staying.map(({ at }) => at.path))].filter((path) => path !== message);
  // A name that a shell would take apart, or a long list, is better typed by hand.
  const isPlain =
    paths.length <= 3 && staying.every(({ at }) => at.side === 'after') && paths.every(isPlainName);
  const what = isPlain ? `\`git add ${paths.join(' ')}\`` : 'stage them with `git add`';
  const next = `${isPlain ? `run ${what}` : what} and commit again`;
  if (errors.every((one) => isFixable(one, ['safe']))) {
    return `run \`baton lint --fix\`, which fixes the ${those} above, ${next.replace(/^run /, '')}`;
  }
  return `fix the ${those} above, ${next}`;
}

/** Git keeps a refused message: that of a merge for the commit that concludes it, any other until the next commit. */
function again(message: string | undefined): string {
  if (message === undefined || message.endsWith('MERGE_MSG')) return 'conclude the merge with `git commit`';
  return isPlainName(message)
    ? `commit again: \`git commit --edit --file=${message}\` takes what you wrote`
    : 'commit again';
}

function isPlainName(path: string): boolean {
  return /^[\w./][\w./-]*$/.test(path);
}
