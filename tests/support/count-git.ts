import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baton } from './cli.ts';
import type { CommandResult, GitRepo } from './git-repo.ts';

/** Runs a command line with a `git` first on PATH that notes how it is called. @returns the commands of git, too */
export async function countingGit(
  repo: GitRepo,
  args: readonly string[],
  input = '',
): Promise<CommandResult & { readonly commands: readonly string[] }> {
  const folder = join(dirname(repo.path), 'counting');
  const log = join(folder, 'log');
  await mkdir(folder, { recursive: true });
  await rm(log, { force: true });
  const path = process.env.PATH ?? '';
  const program = join(folder, 'git');
  await writeFile(program, `#!/bin/sh\necho "$1" >>'${log}'\nPATH='${path}' exec git "$@"\n`);
  await chmod(program, 0o755);
  const result = await baton(repo, args, { env: { PATH: `${folder}:${path}` }, input });
  const text = await readFile(log, 'utf8').catch(() => '');
  return { ...result, commands: text.split('\n').filter(Boolean) };
}
