import { openWorkspace } from '../app/workspace.ts';
import { type ExitCode, type Io, wantsColour, widthOf } from '../cli/io.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { isFixable } from '../core/fix.ts';
import { forTerminal } from '../render/neutralise.ts';

/**
 * Judges what is staged, as git hands it to pre-commit. Says nothing where there is nothing to say; everything goes to
 * standard error.
 *
 * @throws BatonError where it cannot be judged
 */
export async function preCommit(io: Io): Promise<ExitCode> {
  // Git answers while the rules are loaded. What fails here is told where it is waited for.
  const workspace = openWorkspace(io.cwd, io.env);
  workspace.catch(() => {});
  const { lintCommit } = await import('../app/amend.ts');
  const result = await lintCommit({ cwd: io.cwd, env: io.env, now: io.now, workspace });
  if (!result.diagnostics.some(({ severity }) => severity !== 'info')) return 0;
  const { renderPretty } = await import('../render/reporters/pretty.ts');
  const colour = wantsColour(io.stderr, io.env, undefined);
  io.stderr.write(renderPretty(result, { colour, width: widthOf(io.stderr), hideInfo: true }));
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 0;
  io.stderr.write(`\nbaton: commit refused\nhelp: ${nextStep(errors)}\n`);
  if (result.wayOut !== undefined) io.stderr.write(`help: ${forTerminal(result.wayOut)}\n`);
  return 1;
}

function nextStep(errors: readonly Diagnostic[]): string {
  const paths = [...new Set(errors.map(({ at }) => at.path))];
  // A name that a shell would take apart, or a long list, is better typed by hand.
  const isPlain =
    paths.length <= 3 &&
    errors.every(({ at }) => at.side === 'after') &&
    paths.every((path) => /^[\w./][\w./-]*$/.test(path));
  const what = isPlain ? `\`git add ${paths.join(' ')}\`` : 'stage them with `git add`';
  const next = `${isPlain ? `run ${what}` : what} and commit again`;
  const those = errors.length === 1 ? 'error' : 'errors';
  if (errors.every((one) => isFixable(one, ['safe']))) {
    return `run \`baton lint --fix\`, which mends the ${those} above, ${next.replace(/^run /, '')}`;
  }
  return `mend the ${those} above, ${next}`;
}
