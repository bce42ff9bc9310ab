import pc from 'picocolors';
import { memoizeByKey } from '../../core/memoize.ts';
import type { QuerySubject } from '../../knowledge/query/filters.ts';
import type { QueryRow } from '../../knowledge/query/row.ts';
import type { Stats } from '../../knowledge/stats.ts';
import { wrap } from '../../text/wrap.ts';
import { ageText } from '../age.ts';
import { plural } from '../count.ts';
import { forTerminal, forTerminalLine } from '../neutralise/terminal.ts';
import type { Looks } from '../table.ts';

/** What answers are printed on. */
export interface RowLooks {
  readonly width: number;
  /** RFC 3339: ages count from here. */
  readonly now: string;
  /** Of a terminal: then a title, more ages and colour come with them. */
  readonly looks?: Looks | undefined;
}

/** Answers of a query, each with its place, so that an editor can jump to it. */
export class RowPrinter {
  readonly #looks: RowLooks;
  readonly #paint: ReturnType<typeof pc.createColors>;
  readonly #textOf = memoizeByKey((row: QueryRow) => this.#text(row));

  constructor(looks: RowLooks) {
    this.#looks = looks;
    this.#paint = pc.createColors(looks.looks?.colour ?? false);
  }

  /** Makes the texts of rows that will probably be printed. */
  prepare(rows: readonly QueryRow[]): void {
    for (const row of rows) this.#textOf(row);
  }

  print(rows: readonly QueryRow[], subject: QuerySubject): string {
    const { looks } = this.#looks;
    const title =
      looks && rows.length > 0
        ? [`${this.#paint.bold(plural(rows.length, subject.replace(/s$/, '')))}\n`]
        : [];
    return [...title, ...rows.map(this.#textOf)].join('\n');
  }

  #text({ facts, id, since, source, text }: QueryRow): string {
    const { looks, now, width } = this.#looks;
    const paint = this.#paint;
    const when = facts.date ?? facts.timestamp;
    const age = ageText(since ?? (looks && typeof when === 'string' ? when : undefined), now);
    const known = [
      ...(age === '' ? [] : [`age: ${age}`]),
      ...Object.entries(facts).map(([key, value]) => `${key}: ${value}`),
    ];
    const lines = [
      `${paint.cyan(forTerminalLine(id))}  ${paint.dim(forTerminalLine(`${source.path}:${source.line}`))}`,
      ...wrap(`  ${forTerminalLine(text)}`, width),
      ...(known.length === 0 ? [] : wrap(`  ${forTerminalLine(known.join(' · '))}`, width).map(paint.dim)),
    ];
    return `${lines.join('\n')}\n`;
  }
}

/** The numbers, in sections. */
export function renderStats(stats: Stats): string {
  const { blockers, calibration, completeness, handoffs, sessions, tasks } = stats;
  const counts = (by: Readonly<Record<string, number>>) =>
    Object.entries(by)
      .map(([name, count]) => `${count} ${forTerminalLine(name)}`)
      .join(', ');
  const some = completeness.filter(({ filled, of }) => of > 0 && filled < of);
  const lines = [
    `Tasks      ${tasks.all}, ${plural(tasks.withHandoff, 'handoff')}${tasks.withHandoff === 0 ? '' : ` (${counts(tasks.byOutcome)})`}`,
    `Sessions   ${sessions.all}${sessions.all === 0 ? '' : ` (${counts(sessions.byState)})`}, ${plural(sessions.loopBacks, 'loop-back')}, ${plural(sessions.halts, 'halt')}`,
    `Payloads   ${handoffs.all}, ${handoffs.pending} pending, ${handoffs.unacknowledged} never acknowledged`,
    `Decisions  ${calibration.reviewed} reviewed${calibration.brier === undefined ? '' : `, Brier score ${calibration.brier} (0 is perfect, 0.25 a coin)`}`,
  ];
  if (calibration.bins.length > 0) {
    lines.push('', 'Confidence and outcome');
    for (const { count, from, meanConfidence, success, to } of calibration.bins) {
      lines.push(
        `  ${from.toFixed(1)}–${to.toFixed(1)}  confidence ${meanConfidence.toFixed(2)}, success ${success.toFixed(2)}  (${plural(count, 'decision')})`,
      );
    }
  }
  if (blockers.length > 0) {
    lines.push('', 'Open blockers');
    for (const { days, task, text } of blockers) {
      lines.push(
        `  ${forTerminalLine(task)}${days === undefined ? '' : `, ${plural(days, 'day')}`}: ${forTerminalLine(text)}`,
      );
    }
  }
  if (some.length > 0) {
    lines.push('', 'Filled in handoffs');
    for (const { filled, name, of } of some) lines.push(`  ${name}  ${filled}/${of}`);
  }
  return forTerminal(`${lines.join('\n')}\n`);
}
