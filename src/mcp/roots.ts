import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { openWorkspace, type Workspace } from '../app/workspace/workspace.ts';
import { BatonError } from '../errors.ts';
import type { Environment } from '../git/process/environment.ts';
import { currentBranch } from '../git/refs/refs.ts';
import { type Worktree, worktreesOf } from '../git/setup/worktrees.ts';

/** Where a server may work. */
export interface Served {
  /** The folder that the server was started in. */
  readonly cwd: string;
  readonly env: Environment;
  /** Other folders that whoever started it allows. */
  readonly allowed: readonly string[];
}

/** What a server works with. */
export interface ServerPlace extends Served {
  /** The clock, in the form of records: asked at each call, since a server runs for hours. */
  readonly now: () => string;
  /** As in `Context`. */
  readonly build?: string | undefined;
}

/** The place that one call works in. */
export interface Root {
  /** The folder that the call named, or the one of the server. */
  readonly cwd: string;
  /** The top of its worktree. */
  readonly worktree: string;
  /** Undefined where HEAD names a commit, and in no repository. */
  readonly branch: string | undefined;
}

/**
 * Finds the place of a call (agents, section 7).
 *
 * @param named the `root` of the call
 * @throws BatonError `refused` for a root that the server may not use, and for a write without one where the repository has
 *   several worktrees
 */
export async function rootOf(served: Served, named: string | undefined, writes: boolean): Promise<Root> {
  if (named === undefined) {
    const workspace = await openWorkspace(served);
    if (writes) await refuseSeveral(workspace);
    return located(workspace);
  }
  const cwd = realPath(resolve(served.cwd, named));
  if (!existsSync(cwd)) {
    throw new BatonError('usage', `\`root\` names \`${named}\`, which does not exist`, {
      help: 'name the folder of a worktree',
    });
  }
  const folders = [served.cwd, ...served.allowed.map((folder) => resolve(served.cwd, folder))];
  if (!folders.some((folder) => isBelow(folder, cwd)) && !(await isOwnWorktree(served, cwd))) {
    throw new BatonError(
      'refused',
      `\`root\` is outside of \`${served.cwd}\`, where the server was started`,
      {
        help: `a person can start the server with \`baton mcp --allow FOLDER\``,
      },
    );
  }
  return located(await openWorkspace({ cwd, env: served.env }));
}

async function located({ cwd, repository, top }: Workspace): Promise<Root> {
  return { cwd, worktree: top, branch: repository && (await currentBranch(repository)) };
}

async function refuseSeveral({ repository }: Workspace): Promise<void> {
  const worktrees = repository ? await worktreesOf(repository) : [];
  if (worktrees.length < 2) return;
  const list = worktrees.map(({ branch, path }) => `${path} (${branchName(branch)})`).join(', ');
  throw new BatonError(
    'refused',
    `The repository has ${worktrees.length} worktrees, and the call has no \`root\``,
    {
      help: `call it again with the \`root\` that you work in: ${list}`,
    },
  );
}

/** A worktree of the repository that the server was started in: it was added by who owns the repository. */
async function isOwnWorktree(served: Served, cwd: string): Promise<boolean> {
  const { repository } = await openWorkspace(served);
  const worktrees: readonly Worktree[] = repository ? await worktreesOf(repository) : [];
  return worktrees.some(({ path }) => isBelow(path, cwd));
}

/** The branch as the first line of an answer names it. */
export function branchName(branch: string | undefined): string {
  return branch === undefined ? 'no branch' : `branch ${branch}`;
}

function isBelow(folder: string, path: string): boolean {
  const inside = relative(realPath(folder), path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/** Without links, so that none leads out of a folder that is allowed. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : path;
}
