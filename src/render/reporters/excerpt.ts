import { groupBy } from '../../core/collections/group.ts';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { columnsOf } from '../../text/width.ts';
import { plural } from '../count.ts';
import type { Colours } from './unclaimed.ts';

/** The findings that a person reads one by one, and how many are left out. */
export interface Excerpt {
  readonly shown: ReadonlySet<Diagnostic>;
  /** By rule and severity, errors first. */
  readonly omitted: readonly Omitted[];
}

interface Omitted {
  readonly rule: string;
  readonly severity: Severity;
  readonly count: number;
  readonly files: number;
}

/** How many findings of one rule and severity are shown, once there are more than `over`. */
const limits: Readonly<Record<Severity, { readonly over: number; readonly shown: number }>> = {
  error: { over: 20, shown: 10 },
  warning: { over: 20, shown: 10 },
  info: { over: 5, shown: 2 },
};

/** Chooses the first findings of each rule where a rule has many: nobody reads two thousand frames. Linear in the findings. */
export function excerptOf(diagnostics: readonly Diagnostic[]): Excerpt {
  const groups = groupBy(diagnostics, ({ rule, severity }) => `${severity} ${rule}`);
  const shown = new Set<Diagnostic>();
  const omitted: Omitted[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { rule, severity } = first;
    const limit = limits[severity];
    const count = group.length > limit.over ? limit.shown : group.length;
    for (const one of group.slice(0, count)) shown.add(one);
    const rest = group.slice(count);
    if (rest.length > 0)
      omitted.push({
        rule,
        severity,
        count: rest.length,
        files: new Set(rest.map(({ at }) => at.path)).size,
      });
  }
  const order: readonly Severity[] = ['error', 'warning', 'info'];
  omitted.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || b.count - a.count);
  return { shown, omitted };
}

/** The block that counts what is left out. @param command how to print every finding */
export function renderOmitted(omitted: readonly Omitted[], command: string, paint: Colours): string {
  const painters = { error: paint.red, warning: paint.yellow, info: paint.blue };
  const width = Math.max(...omitted.map(({ rule }) => columnsOf(rule)));
  const digits = Math.max(...omitted.map(({ count }) => String(count).length));
  const lines = omitted.map(({ count, files, rule, severity }) => {
    const number = String(count).padStart(digits);
    return `  ${painters[severity](severity.padEnd(7))}  ${rule.padEnd(width)}  ${number} more in ${plural(files, 'file')}`;
  });
  return [
    'Not shown one by one:',
    ...lines,
    `  ${paint.dim('=')} ${paint.bold('help: ')}${command} prints every finding`,
  ].join('\n');
}
