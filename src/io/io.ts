import type { Command } from 'commander';
import type { UnreadRecords } from '../app/workspace/unread.ts';
import { BatonError } from '../errors.ts';
import type { EarlyAnswers } from '../git/process/environment.ts';

/** Where text goes; a terminal says how wide it is. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** The outside world of one run of the command line. */
export interface Io {
  readonly stdin: AsyncIterable<Buffer | string> & { readonly isTTY?: boolean | undefined };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** RFC 3339: the current time, taken once. */
  readonly now: string;
  /** Tells one build of the program from every other; undefined where it runs from the sources. */
  readonly build?: string;
  /** What git was asked while the program was loaded. */
  readonly asked?: EarlyAnswers | undefined;
  /** Takes the records that the run cannot read; the program reports them at its end. */
  readonly unread?: UnreadRecords | undefined;
  /** Aborted when the process is asked to end, for a program that runs until then; whoever asks for it takes over the signals. */
  readonly ended?: AbortSignal;
}

/** 0 clean, 1 findings or refused by the rules, 2 could not run (docs/json.md, "Exit codes"). */
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

/**
 * Reads standard input whole, byte for byte: what is printed again must be what was read.
 *
 * @throws BatonError `unreadable` for bytes that are not UTF-8
 */
export async function readAllExact(stdin: Io['stdin']): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  if (Buffer.from(text).equals(bytes)) return text;
  throw new BatonError('unreadable', 'Standard input is not UTF-8 text', { help: 'save the file as UTF-8' });
}

/** Whether to colour what goes to an output: `--color`/`--no-color` first, then NO_COLOR, FORCE_COLOR, then the terminal. */
export function wantsColour(output: Output, env: Io['env'], flag: boolean | undefined): boolean {
  if (flag !== undefined) return flag;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** The width to lay text out in: the terminal's, within reason; 80 if there is none. */
export function widthOf(output: Output): number {
  return Math.max(40, Math.min(output.columns ?? 80, 120));
}
