import type { LintFilesInput } from '../../src/check/check-files.ts';
import { cli } from './gate.ts';
import { type CommandOptions, type CommandResult, type GitRepo, gitRepo } from './git-repo.ts';

/** Runs the built command line in a repository. */
export function baton(
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
