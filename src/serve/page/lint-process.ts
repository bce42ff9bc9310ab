import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { lintStateOf } from '../../app/board/lint-state.ts';
import type { Context } from '../../app/workspace/context.ts';
import type { Failure } from '../../io/failure.ts';
import type { LintState } from '../../render/dashboard/views/now.ts';
import type { JsonResult } from '../../render/reporters/json.ts';

/** A lint that runs beside the server. */
export interface LintRun {
  /** What it finds, or why it could not run; never settled once it was ended. */
  readonly found: Promise<LintState | string>;
  /** What it would find is not wanted any more. */
  end(): void;
}

/** Begins a lint of the working tree. */
export type StartLint = (context: Context) => LintRun;

/**
 * Lints in a process of its own, the last one to get the processor: it would keep a server from answering for seconds. It is the command, so
 * it takes from the cache what earlier runs found.
 *
 * @param program the file that starts Baton
 */
export function lintProcess(program: string): StartLint {
  return ({ cwd, env, now }) => {
    const args = [program, 'lint', '--format', 'json', '--now', now];
    const child = spawn(process.execPath, args, {
      ...{ cwd, env, windowsHide: true },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (child.pid !== undefined) runLast(child.pid);
    let isWanted = true;
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    const found = new Promise<LintState | string>((done) => {
      child.on('error', (error) => done(`The check could not be started: ${error.message}`));
      child.on('close', (code, signal) => {
        if (isWanted) done(readAnswer(Buffer.concat(chunks)) ?? `The check ended with ${signal ?? code}`);
      });
    });
    const end = () => {
      isWanted = false;
      child.kill();
      // It may be stopped, and end later than the server.
      child.stdout.destroy();
      child.unref();
    };
    return { found, end };
  };
}

/** @returns undefined for what is no answer, as of a process that was killed */
function readAnswer(printed: Buffer): LintState | string | undefined {
  try {
    const answer = JSON.parse(printed.toString()) as JsonResult | { readonly error: Failure };
    return 'error' in answer ? answer.error.message : lintStateOf(answer.diagnostics, answer.summary.records);
  } catch {
    return undefined;
  }
}

function runLast(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It is over, or the system has no priorities: it runs as any other.
  }
}
