import { HandoffFailure } from '../app/handoff/failure.ts';
import { maskText } from '../app/secrets/hide-secrets.ts';
import { RefusedError } from '../app/workspace/refused.ts';
import { printJson } from '../cli/print.ts';
import { asBatonError, BatonError, reasonOf } from '../errors.ts';
import { forTerminal } from '../render/neutralise/terminal.ts';
import { ownCommand } from '../store/own-command.ts';
import { asRun } from '../text/printed-commands.ts';
import type { ExitCode, Io, Output } from './io.ts';
import { bugs, version } from './version.ts';

/** A failure as a program reads it (docs/json.md, "Errors"). */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** The next action. */
  readonly help?: string | undefined;
  /** What the rules refuse, one for each violation. */
  readonly findings?: readonly object[];
}

/** 1 for what the rules refuse, 2 for what could not run (docs/json.md, "Exit codes"). */
export function exitCodeOf({ code }: BatonError): ExitCode {
  return code === 'refused' ? 1 : 2;
}

/**
 * Prints why a request was refused or could not run: a BatonError, and what the system refuses, as message and help, anything
 * else as a bug in Baton. A configuration may hold a secret that a message would quote.
 *
 * @param cwd where the commands that a help names are to be run; left out, they stay as they are
 * @param stdout where the error document goes; undefined if no JSON was asked for
 */
export async function reportFailure(
  error: unknown,
  io: Pick<Io, 'stderr'>,
  { cwd, stdout }: { readonly cwd?: string; readonly stdout?: Output | undefined } = {},
): Promise<ExitCode> {
  const known = asBatonError(error);
  if (known) {
    const message = await maskText(known.message);
    const named = known.help && asRun(known.help, cwd === undefined ? undefined : ownCommand(cwd));
    const help = named === undefined ? undefined : await maskText(named);
    if (stdout) {
      printFailure({ stdout }, { code: known.code, message, help, ...(await findingsOf(known)) });
      return exitCodeOf(known);
    }
    const next = help === undefined ? '' : `help: ${forTerminal(help)}\n`;
    io.stderr.write(`baton: ${forTerminal(message)}\n${next}`);
    return exitCodeOf(known);
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (stdout) {
    const help = `${reportTo(bugs)} with the lines on standard error; nothing was written`;
    printFailure({ stdout }, { code: 'bug', message: `This is a bug in Baton ${version}`, help });
  }
  io.stderr.write(
    `baton: this is a bug in Baton (version ${version}, Node ${process.version}), not of your records\n${forTerminal(stack)}\n` +
      `help: ${reportTo(bugs)} with the lines above; nothing was written\n`,
  );
  return 2;
}

/** @param address where bugs are reported, where that is known */
export function reportTo(address: string | undefined): string {
  return address === undefined ? 'report it' : `report it at ${address}`;
}

/** Prints the error document. */
export function printFailure(io: Pick<Io, 'stdout'>, { code, help, message, ...more }: Failure): void {
  printJson(io, { error: { code, message, help: help ?? null, ...more } });
}

/**
 * What a program gets of whatever was thrown, with secrets masked; what is no failure of its own is a bug in Baton.
 */
export async function failureOf(error: unknown): Promise<Failure> {
  const known = asBatonError(error) ?? (error instanceof HandoffFailure ? error : undefined);
  if (!known) {
    const message = `This is a bug in Baton ${version}: ${await maskText(reasonOf(error))}`;
    return { code: 'bug', message, help: reportTo(bugs) };
  }
  const { code, help } = known;
  return {
    code,
    message: await maskText(known.message),
    help: help === undefined ? undefined : await maskText(help),
    ...(known instanceof BatonError ? await findingsOf(known) : {}),
  };
}

async function findingsOf(error: BatonError): Promise<{ findings?: readonly object[] }> {
  if (!(error instanceof RefusedError)) return {};
  const findings = [];
  for (const { at, help, message, rule } of error.findings) {
    findings.push({
      rule,
      path: at.path,
      line: at.span?.start.line ?? null,
      message: await maskText(message),
      help: help === undefined ? null : await maskText(help),
    });
  }
  return { findings };
}

/**
 * Whether a command line asks for JSON: `--json`, or `--format json`. An error of the command line itself is printed in the
 * form that was asked for, so this reads the words before they are parsed.
 */
export function asksJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const words = end === -1 ? argv : argv.slice(0, end);
  return words.some(
    (word, index) =>
      word === '--json' || word === '--format=json' || (word === 'json' && words[index - 1] === '--format'),
  );
}
