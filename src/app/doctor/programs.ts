import type { Check } from '../../render/checks.ts';
import type { HookPrograms } from '../init/hook-programs.ts';

/** The oldest git that knows what Baton asks it (`rev-parse --path-format`). */
const oldestGit = [2, 31] as const;
const oldestNode = 20;

/**
 * Whether the git that is on PATH is new enough.
 *
 * @param said what `git --version` prints: `git version 2.39.5`, or with more behind the number
 */
export function checkGit(said: string): Check {
  const version = /^git version (\d+\.\d+(?:\.\d+)*)/.exec(said)?.[1];
  if (version === undefined) {
    return {
      name: 'git',
      status: 'problem',
      message: `Unexpected answer \`${said}\` to \`git --version\`, expected \`git version\` and a number`,
      help: 'check which program `git` is on PATH (`command -v git`), and install git',
    };
  }
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

/** Whether a hook finds a Node that Baton runs on. */
export function nodeCheck({ node, nodeVersion, nodeBarred, init }: HookPrograms): Check {
  const name = 'node';
  if (node === '') {
    return {
      name,
      status: 'problem',
      message:
        nodeBarred === ''
          ? 'The program `node` is not on PATH, so the hook refuses every commit of records'
          : `The hook does not run \`node\`: ${nodeBarred}`,
      help: `install Node.js ${oldestNode} or later, or add its folder to PATH in ${init}`,
    };
  }
  if (Number(/^v(\d+)/.exec(nodeVersion)?.[1] ?? 0) >= oldestNode) {
    return { name, status: 'ok', message: `${nodeVersion}, ${node}` };
  }
  return {
    name,
    status: 'problem',
    message: `Unexpected version \`${nodeVersion}\` of \`${node}\`, expected ${oldestNode} or later`,
    help: `install Node.js ${oldestNode} or later, or put its folder first on PATH in ${init}`,
  };
}

/**
 * Whether a hook finds Baton.
 *
 * @param folder where the hooks look for it, from the top
 * @param installed the folder of the package that has it, which may be another one
 */
export function batonCheck({ baton, batonBarred }: HookPrograms, folder: string, installed: string): Check {
  const name = 'baton';
  if (baton !== '') {
    return batonBarred === ''
      ? { name, status: 'ok', message: baton }
      : { name, status: 'note', message: `${baton}, because ${batonBarred}` };
  }
  if (batonBarred !== '') {
    return {
      name,
      status: 'problem',
      message: `The hook does not run \`git-baton\`: ${batonBarred}`,
      help: 'run `npm install --global git-baton`, or remove the folder from git (`git rm -r --cached node_modules`)',
    };
  }
  const place = folder === '' ? 'this worktree' : `\`${folder}\` of this worktree`;
  return {
    name,
    status: 'problem',
    message: `The hook cannot find \`git-baton\`: not in ${place}, not in the main worktree, not on PATH`,
    help:
      installed === folder
        ? `run \`npm install\`${folder === '' ? '' : ` in \`${folder}\``} (\`npm ci --omit=dev\` does not install it), or \`npm install --global git-baton\``
        : `run \`baton init\` in \`${installed}\`, it writes that folder into the hooks`,
  };
}
