import type { Command } from 'commander';
import { auditRange } from '../../app/audit/audit-range.ts';
import type { ExitCode, Io } from '../../io/io.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { auditFindings, countOf, renderAudit, renderAuditJson } from '../../render/reporters/audit.ts';
import { ownCommand } from '../../store/own-command.ts';
import { commandContext } from '../context.ts';
import { ruleSeverities } from '../options/rule-severities.ts';
import { looksOf } from '../print.ts';
import { openProgress } from '../progress.ts';
import { type Format, reporters } from '../reporters.ts';

/** What commander makes of the options of `baton audit`. */
export interface AuditOptions {
  readonly all?: true;
  readonly branches?: string | true;
  readonly tags?: string | true;
  readonly remotes?: string | true;
  readonly since?: string;
  readonly until?: string;
  readonly mergeInto?: string;
  readonly format: Format;
  readonly full?: true;
  readonly maxWarnings?: number;
  readonly rule?: readonly string[];
  readonly now?: string;
}

/** Runs `baton audit` and prints what it finds. */
export async function runAudit(
  revisions: readonly string[],
  options: AuditOptions,
  self: Command,
  io: Io,
): Promise<ExitCode> {
  const progress = openProgress(io);
  const context = { ...commandContext(io, self), now: options.now ?? io.now };
  const result = await auditRange(context, {
    revisions: [...revListOptions(options), ...limited(revisions, options)],
    mergeInto: options.mergeInto,
    rules: ruleSeverities(options.rule ?? []),
    onProgress: (done, all) => progress.print(done - 1, all, 'commits'),
  }).finally(progress.end);
  if (result.isConflicted) {
    io.stderr.write(
      `The merge into ${forTerminalLine(options.mergeInto ?? '')} has conflicts: its result is checked after you resolve them and commit.\n`,
    );
  }
  const { colour, width } = looksOf(io, self);
  if (options.format === 'pretty')
    io.stdout.write(
      renderAudit(result, { colour, width, isFull: options.full === true, own: ownCommand(context.cwd) }),
    );
  else if (options.format === 'json') io.stdout.write(renderAuditJson(result));
  else io.stdout.write((await reporters[options.format]())(auditFindings(result), { colour, width }));
  const most = options.maxWarnings ?? Number.POSITIVE_INFINITY;
  return countOf(result.faults, 'error') > 0 || countOf(result.faults, 'warning') > most ? 1 : 0;
}

function revListOptions({ all, branches, remotes, since, tags, until }: AuditOptions): string[] {
  const named = (name: string, value: string | true | undefined) =>
    value === undefined ? [] : [value === true ? `--${name}` : `--${name}=${value}`];
  return [
    ...(all ? ['--all'] : []),
    ...named('branches', branches),
    ...named('tags', tags),
    ...named('remotes', remotes),
    ...named('since', since),
    ...named('until', until),
  ];
}

/** A limit by date is one of HEAD's history, where nothing else is named. */
function limited(revisions: readonly string[], { all, branches, remotes, since, tags, until }: AuditOptions) {
  const isNamed = revisions.length > 0 || all || branches || remotes || tags;
  return !isNamed && (since !== undefined || until !== undefined) ? ['HEAD'] : revisions;
}
