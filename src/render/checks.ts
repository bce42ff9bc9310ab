import pc from 'picocolors';
import { wrap } from '../text/wrap.ts';
import { forTerminalLine } from './neutralise/terminal.ts';

/** One thing that was looked at in an installation. */
export interface Check {
  /** What it is about, in a word. */
  readonly name: string;
  readonly status: 'ok' | 'problem' | 'note';
  readonly message: string;
  /** The fixing command, for a problem. */
  readonly help?: string | undefined;
}

const marks = { ok: '✔', problem: '✖', note: '·' } as const;

/** Renders checks for a terminal: one row each, what fixes it below, and a count. */
export function renderChecks(
  title: string,
  checks: readonly Check[],
  { colour, width }: { readonly colour: boolean; readonly width: number },
): string {
  const paint = pc.createColors(colour);
  const tints = { ok: paint.green, problem: paint.red, note: paint.dim };
  const column = Math.max(0, ...checks.map(({ name }) => name.length));
  const indent = ' '.repeat(column + 6);
  const rows = checks.flatMap(({ name, status, message, help }) => {
    const [first = '', ...more] = message
      .split('\n')
      .flatMap((line) => wrap(forTerminalLine(line), width - indent.length));
    const advice =
      help?.split('\n').flatMap((line) => wrap(forTerminalLine(line), width - indent.length - 2)) ?? [];
    return [
      `  ${tints[status](marks[status])} ${name.padEnd(column)}  ${first}`,
      ...more.map((line) => indent + line),
      ...advice.map((line, at) => indent + (at === 0 ? paint.cyan('→ ') : '  ') + line),
    ];
  });
  const count = checks.filter(({ status }) => status === 'problem').length;
  const end =
    count === 0
      ? paint.green('✔ nothing is wrong')
      : paint.red(`✖ ${count} ${count === 1 ? 'problem' : 'problems'}`);
  return `${[...wrap(forTerminalLine(title), width), '', ...rows, '', end].join('\n')}\n`;
}
