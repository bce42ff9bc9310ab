import { type ChildProcess, spawn } from 'node:child_process';
import { decodeName } from '../refs/names.ts';
import type { GitContext } from './environment.ts';
import { cannotStart, gitFailure, killedGit } from './failure.ts';

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

interface StreamOptions {
  /** What git reads; its standard input is empty without it. */
  readonly input?: string | Buffer;
  /** Takes standard output piece by piece, in order. */
  readonly onData: (chunk: Buffer) => void;
}

/**
 * Starts git. Never a shell, never a pager. Where the system refuses, the child emits `error` (and has no streams where too many
 * files are open).
 *
 * @throws BatonError where the system refuses at once, as for want of memory
 */
export function startGit(
  context: GitContext,
  args: readonly string[],
  stdin: 'ignore' | 'pipe',
): ChildProcess {
  const { cwd, env } = context;
  try {
    return spawn('git', args, { cwd, env, stdio: [stdin, 'pipe', 'pipe'], windowsHide: true });
  } catch (error) {
    throw error instanceof Error && 'code' in error ? cannotStart(context, error) : error;
  }
}

/**
 * Runs git in addition to simple-git, for what that cannot do: standard input, output in pieces, the exact exit code, and no
 * import to wait for in a hook.
 *
 * @returns exit code and standard error
 * @throws BatonError `git` if git cannot be started or was killed
 */
export function streamGit(
  context: GitContext,
  args: readonly string[],
  { input, onData }: StreamOptions,
): Promise<{ code: number; stderr: string }> {
  return new Promise((done, fail) => {
    const child = startGit(context, args, input === undefined ? 'ignore' : 'pipe');
    const errors: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => {
      try {
        onData(chunk);
      } catch (error) {
        fail(error);
        child.kill();
      }
    });
    child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error) => fail(cannotStart(context, error)));
    child.on('close', (code, signal) => {
      const stderr = Buffer.concat(errors).toString();
      if (code === null) fail(killedGit(args, signal, stderr));
      else done({ code, stderr });
    });
    // A git that ended early has closed its end; its exit code says why.
    child.stdin?.on('error', () => {});
    if (input !== undefined) child.stdin?.end(input);
  });
}

/** Runs git and collects its output; any exit code is an answer. Errors as `streamGit`. */
export async function tryGit(
  context: GitContext,
  args: readonly string[],
  input?: string | Buffer,
): Promise<GitResult> {
  const chunks: Buffer[] = [];
  const { code, stderr } = await streamGit(context, args, {
    ...(input === undefined ? {} : { input }),
    onData: (chunk) => chunks.push(chunk),
  });
  return { code, stderr, stdout: Buffer.concat(chunks) };
}

/**
 * Runs git and returns its output.
 *
 * @throws BatonError where it exits with anything but 0
 */
export async function git(
  context: GitContext,
  args: readonly string[],
  input?: string | Buffer,
): Promise<Buffer> {
  const { code, stdout, stderr } = await tryGit(context, args, input);
  if (code !== 0) throw gitFailure(args, code, stderr);
  return stdout;
}

/** Output that ends each field with NUL, as fields, each as `decodeName` reads it. */
export function splitNul(output: Buffer): string[] {
  const text = output.toString('utf8');
  const fields = text.split('\0');
  fields.pop();
  if (!text.includes('\uFFFD')) return fields;
  // NUL is never part of a longer sequence: wrong bytes swallow no end of a field.
  let from = 0;
  return fields.map((field) => {
    const end = output.indexOf(0, from);
    const name = field.includes('\uFFFD') ? decodeName(output.subarray(from, end)) : field;
    from = end + 1;
    return name;
  });
}
