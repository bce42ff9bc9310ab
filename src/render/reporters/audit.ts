import pc from 'picocolors';
import { groupBy } from '../../core/collections/group.ts';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { shortOid } from '../../text/short-oid.ts';
import { shorten } from '../../text/shorten.ts';
import { plural } from '../count.ts';
import { forJson, forTerminalLine } from '../neutralise/terminal.ts';
import { excerptOf, renderOmitted } from './excerpt.ts';
import type { Findings, RenderOptions } from './findings.ts';
import { renderFiles } from './pretty.ts';

/** A fault as it is shown, at the first commit that has it. */
export interface ShownFault {
  readonly commit: {
    readonly oid: string;
    readonly author: { readonly name: string; readonly email: string };
    readonly date: string;
    readonly subject: string;
  };
  readonly parent: string | undefined;
  readonly diagnostic: Diagnostic;
}

/** What an audit found. */
export interface ShownAudit<F extends ShownFault = ShownFault> {
  readonly faults: readonly F[];
  readonly commits: number;
  readonly records: number;
  readonly passedOver: number;
  readonly baselined: number;
  readonly waived: number;
  textOf(fault: F, path: string, side: 'before' | 'after'): string | undefined;
}

/**
 * Renders an audit for a terminal: by commit, oldest first, each finding with its source line; one line if there is
 * none. Of a rule with many findings the first are shown and the rest are counted.
 */
export function renderAudit<F extends ShownFault>(audit: ShownAudit<F>, options: RenderOptions): string {
  const paint = pc.createColors(options.colour);
  const blocks: string[] = [];
  const { omitted, shown } = excerptOf(
    options.isFull ? [] : audit.faults.map(({ diagnostic }) => diagnostic),
  );
  const faults = options.isFull
    ? audit.faults
    : audit.faults.filter(({ diagnostic }) => shown.has(diagnostic));
  const helped = new Set<string>();
  for (const [first, ...others] of byVersion(faults)) {
    if (!first) continue;
    const { author, date, oid, subject } = first.commit;
    const when = forTerminalLine(date.slice(0, 10));
    blocks.push(
      `${paint.yellow(shortOid(oid))} ${paint.bold(forTerminalLine(clip(subject)))} ${paint.dim(`(${forTerminalLine(author.name)}, ${when})`)}`,
    );
    const diagnostics = [first, ...others].map(({ diagnostic }) => diagnostic);
    const textOf: Findings['textOf'] = (path, side) => audit.textOf(first, path, side);
    blocks.push(...renderFiles({ diagnostics, records: 0, textOf }, options, helped));
  }
  if (omitted.length > 0) blocks.push(renderOmitted(omitted, options.fullCommand ?? '`--full`', paint));
  blocks.push(summary(audit, paint));
  return `${blocks.join('\n\n')}\n`;
}

/**
 * An audit as findings, for the other formats: each message names its commit, its author and what it is called.
 */
export function auditFindings<F extends ShownFault>(audit: ShownAudit<F>): Findings {
  const faults = new Map<Diagnostic, F>();
  for (const fault of audit.faults) {
    const { author, oid, subject } = fault.commit;
    const where = `in commit \`${shortOid(oid)}\` of ${author.name}, “${clip(subject)}”`;
    faults.set({ ...fault.diagnostic, message: `${fault.diagnostic.message}, ${where}` }, fault);
  }
  return {
    diagnostics: [...faults.keys()],
    records: audit.records,
    baselined: audit.baselined,
    textOf: (path, side, of) => {
      const fault = of && faults.get(of);
      return fault && audit.textOf(fault, path, side);
    },
  };
}

/** Renders an audit as JSON; `schemas/audit-result.schema.json` is its contract. */
export function renderAuditJson({ faults, textOf: _, ...counts }: ShownAudit): string {
  const result = {
    version: 1,
    diagnostics: faults.map(({ commit, diagnostic, parent }) => ({
      ...diagnostic,
      commit,
      parent: parent ?? null,
    })),
    summary: {
      commits: counts.commits,
      records: counts.records,
      errors: countOf(faults, 'error'),
      warnings: countOf(faults, 'warning'),
      infos: countOf(faults, 'info'),
      passedOver: counts.passedOver,
      baselined: counts.baselined,
      waived: counts.waived,
    },
  };
  return `${forJson(JSON.stringify(result, null, 2))}\n`;
}

/** How many faults have a severity. */
export function countOf(faults: readonly ShownFault[], severity: Severity): number {
  return faults.filter(({ diagnostic }) => diagnostic.severity === severity).length;
}

/** The faults of one commit against one parent count their places in the same texts. */
function byVersion<F extends ShownFault>(faults: readonly F[]): (readonly F[])[] {
  return [...groupBy(faults, ({ commit, parent }) => `${commit.oid} ${parent ?? ''}`).values()];
}

function summary(
  { baselined, commits, faults, passedOver, records, waived }: ShownAudit,
  paint: ReturnType<typeof pc.createColors>,
): string {
  const checked = `${plural(commits, 'commit')} with ${plural(records, 'version')} of records`;
  const notes = [
    ...(passedOver > 0 ? [`${plural(passedOver, 'commit')} before \`since\``] : []),
    ...(baselined > 0 ? [`${plural(baselined, 'finding')} in the baseline`] : []),
    ...(waived > 0 ? [`${waived} waived`] : []),
  ];
  const more = notes.length === 0 ? '' : paint.dim(` (${notes.join(', ')})`);
  const counts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = countOf(faults, severity);
    return count === 0 ? [] : [plural(count, severity === 'info' ? 'note' : severity)];
  });
  if (commits + passedOver === 0) return `${paint.green('✔')} no commits to check`;
  if (counts.length === 0) return `${paint.green('✔')} ${checked} checked, nothing to report${more}`;
  const sign = countOf(faults, 'error') > 0 ? paint.red('✖') : paint.yellow('⚠');
  return `${sign} ${counts.join(', ')} in ${checked}${more}`;
}

/** A subject line that somebody forgot to end. */
function clip(text: string): string {
  return shorten(text, 80);
}
