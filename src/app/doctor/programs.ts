import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../git/environment.ts';
import type { Check } from '../../render/checks.ts';
import { readTextIfExists } from '../../store/files.ts';

/** The oldest git that knows what Baton asks it (`rev-parse --path-format`). */
const oldestGit = [2, 31] as const;
const oldestNode = 20;

/** Looks for programs as the installed stub does: through the user's init file, then PATH. */
const look = `
init="\${XDG_CONFIG_HOME:-\${HOME-}/.config}/baton/init.sh"
if [ -r "$init" ]; then
  path=$(. "$init" >&2; printf %s "$PATH")
  PATH=\${path:-$PATH}
fi
printf '%s\\n' "$(command -v node)" "$(node --version 2>/dev/null)" "$(command -v git-baton)" "$init"
`;

/** Whether the git that is on PATH is new enough. */
export function checkGit(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < oldestGit[0] || (major === oldestGit[0] && minor < oldestGit[1]);
  if (!isOld) return { name: 'git', status: 'ok', message: version };
  return {
    name: 'git',
    status: 'problem',
    message: `Unexpected version \`${version}\`, expected ${oldestGit.join('.')} or later`,
    help: 'install a newer git',
  };
}

/**
 * Whether a hook started from this environment finds Node and Baton.
 *
 * @param top absolute: the work tree
 * @param main absolute: the main work tree, which may be the same
 */
export async function checkPrograms(top: string, main: string, env: Environment): Promise<Check[]> {
  const [node = '', version = '', global = '', init = ''] = (await run(look, top, env)).split('\n');
  return [nodeCheck(node, version, init), await batonCheck(top, main, global)];
}

function nodeCheck(path: string, version: string, init: string): Check {
  const name = 'node';
  if (path === '') {
    return {
      name,
      status: 'problem',
      message: 'No program `node` on PATH, so that the hook refuses every commit of records',
      help: `install Node.js ${oldestNode} or later, or add its folder to PATH in ${init}`,
    };
  }
  if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) >= oldestNode) {
    return { name, status: 'ok', message: `${version}, ${path}` };
  }
  return {
    name,
    status: 'problem',
    message: `Unexpected version \`${version}\` of \`${path}\`, expected ${oldestNode} or later`,
    help: `install Node.js ${oldestNode} or later, or put its folder first on PATH in ${init}`,
  };
}

async function batonCheck(top: string, main: string, global: string): Promise<Check> {
  const name = 'baton';
  for (const folder of new Set([top, main])) {
    const path = join(folder, 'node_modules', 'git-baton', 'dist', 'cli.js');
    if (existsSync(path)) return { name, status: 'ok', message: path };
    const manifest = (await readTextIfExists(join(folder, 'package.json'), { top: folder })) ?? '';
    const own = join(folder, 'dist', 'cli.js');
    if (/"name": *"git-baton"/.test(manifest) && existsSync(own)) return { name, status: 'ok', message: own };
  }
  if (global !== '') return { name, status: 'ok', message: global };
  return {
    name,
    status: 'problem',
    message: 'The hook finds no `git-baton`: not in this worktree, not in the main one, not on PATH',
    help: 'run `npm install` (`npm ci --omit=dev` leaves it out), or `npm install --global git-baton`',
  };
}

/** Standard output of a POSIX script; what it says on the other stream, and how it ends, is nobody's concern. */
function run(script: string, cwd: string, env: Environment): Promise<string> {
  return new Promise((done) => {
    execFile('/bin/sh', ['-c', script], { cwd, env: { ...env } }, (_error, stdout) => done(stdout));
  });
}
