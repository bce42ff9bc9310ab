import pc from 'picocolors';
import { wrap } from '../../text/wrap.ts';
import { ageText } from '../age.ts';
import { plural } from '../count.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import type { Looks } from '../table.ts';

/** Something that is open, waiting or broken. */
export interface StatusLine {
  readonly id: string;
  readonly text: string;
  readonly state: string;
  readonly since: string | null;
  readonly next: string;
}

/** What is open, waiting or broken, by what it is. */
export interface StatusParts {
  readonly questions: readonly StatusLine[];
  readonly blockers: readonly StatusLine[];
  readonly handoffs: readonly StatusLine[];
  readonly sessions: readonly StatusLine[];
  readonly threads: readonly StatusLine[];
  readonly lint: {
    readonly errors: number;
    readonly warnings: number;
    readonly records: number;
    readonly next: string;
  };
}

const titles = {
  questions: 'Questions that block',
  blockers: 'Blockers',
  handoffs: 'Pending handoffs',
  sessions: 'Sessions to continue',
  threads: 'Threads to look at',
} as const;

/** What is open, waiting or broken here, each with its age and the command that goes on. */
export function renderStatus(parts: StatusParts, { colour, now, width }: Looks): string {
  const paint = pc.createColors(colour);
  const blocks = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((key) => {
    const rows = parts[key];
    if (rows.length === 0) return [];
    const lines = rows.flatMap(({ id, next, since, state, text }) => {
      const age = ageText(since, now);
      const head = [paint.cyan(forTerminalLine(id)), forTerminalLine(state), paint.dim(age)];
      return [
        `  ${head.filter((one) => one !== '').join('  ')}`,
        ...wrap(`    ${forTerminalLine(text)}`, width),
        `    ${paint.dim('→')} ${forTerminalLine(next)}`,
      ];
    });
    return [[paint.bold(`${titles[key]} (${rows.length})`), ...lines].join('\n')];
  });
  const { errors, next, records, warnings } = parts.lint;
  const counts = `${plural(errors, 'error')}, ${plural(warnings, 'warning')} in ${plural(records, 'record')}`;
  if (errors + warnings > 0) {
    const tint = errors > 0 ? paint.red : paint.yellow;
    blocks.push([paint.bold('Findings'), `  ${tint(counts)}`, `    ${paint.dim('→')} ${next}`].join('\n'));
  }
  if (blocks.length === 0)
    return `Nothing is open, pending or broken here: ${plural(records, 'record')} checked.\n`;
  return `${blocks.join('\n\n')}\n`;
}
