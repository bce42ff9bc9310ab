import type { Command } from 'commander';

/** Where text goes; a terminal says how wide it is. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** The outside world of one run of the command line. */
export interface Io {
  readonly stdin: AsyncIterable<Buffer | string>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** RFC 3339: the current time, taken once. */
  readonly now: string;
}

/** 0 clean, 1 findings, 2 could not run. */
export type ExitCode = 0 | 1 | 2;

/** One command: adds itself to the program; its action tells the exit code to `exit`. */
export interface CommandModule {
  register(program: Command, io: Io, exit: (code: ExitCode) => void): void;
}

/** Reads standard input whole. */
export async function readAll(stdin: Io['stdin']): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether to colour what goes to an output: `--color`/`--no-color` first, then NO_COLOR, FORCE_COLOR, then the terminal. */
export function wantsColour(output: Output, env: Io['env'], flag: boolean | undefined): boolean {
  if (flag !== undefined) return flag;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** The width to lay text out in: the terminal's, within reason; 80 where there is none. */
export function widthOf(output: Output): number {
  return Math.max(40, Math.min(output.columns ?? 80, 120));
}
