import { updateBaseline } from '../../app/lint/update-baseline.ts';
import type { Context } from '../../app/workspace/context.ts';
import { BatonError } from '../../errors.ts';
import type { ExitCode, Io } from '../../io/io.ts';
import { plural } from '../../render/count.ts';
import { printJson } from '../print.ts';
import type { LintOptions } from './options.ts';

type Request = Parameters<typeof updateBaseline>[1];

/** Runs `baton lint --write-baseline` and `--prune-baseline`, and says the result for the baseline. */
export async function runBaseline(
  context: Context,
  request: Request,
  paths: readonly string[],
  options: LintOptions,
  io: Io,
): Promise<ExitCode> {
  const how = options.writeBaseline ? 'write' : 'prune';
  refuseOthers(`--${how}-baseline`, paths, options);
  const { path, entries, findings, pruned, left: unnoted } = await updateBaseline(context, request, how);
  if (options.format === 'json') {
    printJson(io, { path, entries, findings, pruned, left: unnoted });
    return 0;
  }
  const left = `\`${path}\` ${entries === 0 ? 'is not needed' : `has ${plural(findings, 'finding')}`}`;
  io.stdout.write(
    how === 'prune' ? `removed ${plural(pruned, 'finding')} from the baseline; ${left}\n` : `${left}\n`,
  );
  for (const { rule, count } of unnoted) {
    const next =
      rule === 'privacy/secret' ? 'remove it with `baton redact`, and revoke it' : 'undo the change';
    io.stdout.write(
      `left out: ${plural(count, 'finding')} of \`${rule}\`, which a baseline cannot have; ${next}\n`,
    );
  }
  return 0;
}

/** A baseline is about the whole working tree. */
function refuseOthers(name: string, paths: readonly string[], options: LintOptions): void {
  const { staged, rev, since, stdin, fix, fixSuggested } = options;
  const both = options.writeBaseline && options.pruneBaseline;
  if (
    !both &&
    paths.length === 0 &&
    [staged, rev, since, stdin, fix, fixSuggested].every((one) => one === undefined)
  )
    return;
  throw new BatonError(
    'usage',
    `\`${name}\` cannot be combined with paths or other options that choose what to check or fix`,
    {
      help: `run \`baton lint ${name}\` alone: it checks the whole working tree`,
    },
  );
}
