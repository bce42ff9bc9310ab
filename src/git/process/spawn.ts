import { decodeName } from '../refs/names.ts';
import type { GitAnswer, GitContext } from './environment.ts';
import { gitFailure } from './failure.ts';
import { type GitEnd, GitProcess } from './git-process.ts';
import { OutputBuffer } from './output-buffer.ts';

/** What a git answered. */
export interface GitResult extends GitEnd {
  readonly stdout: Buffer;
}

/** Runs git and collects its output; any exit code is an answer. @throws BatonError `git` where git cannot be started or was killed */
export async function tryGit(
  context: GitContext,
  args: readonly string[],
  input?: string | Buffer,
): Promise<GitResult> {
  const known = input === undefined ? await context.asked?.take(context, args) : undefined;
  if (known) return resultOf(known);
  const output = new OutputBuffer();
  const take = (piece: Buffer) => output.push(piece);
  const { code, stderr } = await new GitProcess(
    context,
    args,
    take,
    input === undefined ? 'ignore' : 'pipe',
  ).finish(input);
  return { code, stderr, stdout: output.whole() };
}

/** An answer that was asked for early, as one that was waited for. */
export function resultOf({ code, stderr, stdout }: GitAnswer): GitResult {
  return { code, stderr, stdout: Buffer.from(stdout.buffer, stdout.byteOffset, stdout.byteLength) };
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
