import { execFile } from 'node:child_process';
import type { Environment } from '../../git/process/environment.ts';
import { readPackageFile } from '../../store/package-files.ts';
import { withFolder } from './stub.ts';

/** What a hook started in a work tree runs; '' for what it does not find. */
export interface HookPrograms {
  readonly node: string;
  /** As Node prints it. */
  readonly nodeVersion: string;
  /** Why a Node that was found is not run. */
  readonly nodeBarred: string;
  readonly baton: string;
  /** Why a Baton that was found is not run. */
  readonly batonBarred: string;
  /** The user's file that may set PATH. */
  readonly init: string;
}

/**
 * Looks for programs with the text that the installed hooks look with.
 *
 * @param top absolute: the work tree
 * @param folder the folder of the package that has Baton installed, from the top
 */
export async function hookPrograms(top: string, env: Environment, folder: string): Promise<HookPrograms> {
  const script = withFolder(readPackageFile('hooks/where'), folder);
  const [node = '', nodeVersion = '', nodeBarred = '', baton = '', batonBarred = '', init = ''] = (
    await run(script, top, withoutRunner(env))
  ).split('\n');
  return { node, nodeVersion, nodeBarred, baton, batonBarred, init };
}

/**
 * The variables without the folders that npm, npx and their like put before PATH for what they run: a hook started from a
 * terminal does not have them.
 */
export function withoutRunner(env: Environment): Environment {
  const path = env.PATH;
  if (path === undefined || (env.npm_execpath ?? env.npm_config_user_agent) === undefined) return env;
  const entries = path.split(':');
  // npm ends its own folders with this one.
  const own = entries.findLastIndex((entry) => entry.endsWith('/node-gyp-bin'));
  const left = entries.slice(own + 1);
  const isAdded = (entry: string) => own === -1 && entry.endsWith('/node_modules/.bin');
  return { ...env, PATH: left.filter((entry) => !isAdded(entry)).join(':') };
}

/** Standard output of a POSIX script; what it says on the other stream, and how it ends, does not matter. */
function run(script: string, cwd: string, env: Environment): Promise<string> {
  return new Promise((done) => {
    execFile('/bin/sh', ['-c', script], { cwd, env: { ...env } }, (_error, stdout) => done(stdout));
  });
}
