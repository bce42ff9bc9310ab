import { join } from 'node:path';
import type { LintFilesInput } from '../../src/check/check-files.ts';
import { cli } from './built.ts';
import { type CommandOptions, type CommandResult, type GitRepo, gitRepo } from './git-repo.ts';
import { runBuilt } from './warm/warm.ts';

/**
 * Runs a command line in a repository, in a Node that runs already: the start of one costs more than most commands. What is about the
 * process itself (several at once, streams, signals, hooks, the built package) takes `batonProcess`; what sets variables that
 * Node itself reads gets it by itself.
 */
export async function baton(
  repo: GitRepo,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { cwd = '', env, input = '' } = options;
  if (ofProcess.some((name) => env?.[name] !== undefined)) return batonProcess(repo, args, options);
  const all = { ...repo.env, FORCE_COLOR: undefined, NO_COLOR: undefined, ...env };
  const { code, stdout, stderr } = await runBuilt({ args, cwd: join(repo.path, cwd), env: all, input });
  return { code, stdout: stdout.toString(), stderr: stderr.toString() };
}

/** Variables that Node itself reads. */
const ofProcess = ['NODE_OPTIONS', 'TMPDIR'];

/** Runs the built command line in a repository, in a process of its own. */
export function batonProcess(
  repo: GitRepo,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return repo.run(process.execPath, [cli, ...args], {
    ...options,
    env: { FORCE_COLOR: undefined, NO_COLOR: undefined, ...options.env },
  });
}

/** A repository with these files in its work tree, nothing staged. */
export async function repoOf(files: LintFilesInput['after']): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  return repo;
}

/** What a terminal would act on: escapes, control and bidi characters, all but line feeds. */
export const rawControl =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
