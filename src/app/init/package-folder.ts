import { existsSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Config } from '../../core/config.ts';
import { readExact } from '../../store/file-edit.ts';
import { groundOf } from '../../store/ground.ts';
import { packageFolder } from '../../store/package-files.ts';
import type { HookManager } from './hook-manager.ts';
import { folderIn, scriptPath } from './stub.ts';

/** Where to look for the package that has Baton among its dependencies. */
export interface PackageSearch {
  /** Absolute: the work tree. */
  readonly top: string;
  /** Absolute: the main work tree, where that is another one. */
  readonly main: string | undefined;
  /** Absolute: where Baton was started. */
  readonly cwd: string;
  /** The folder that the installed hooks look in; undefined if none are. */
  readonly written: string | undefined;
}

/**
 * The folder of the package that has Baton installed, from the top, which the hooks get: '' if it is the top, or where
 * no package has it. The top comes first, then what the hooks say already, then the folders above `cwd`, then the
 * package that this program belongs to.
 */
export function folderOfPackage({ top, main, cwd, written }: PackageSearch): string {
  const has = (folder: string) =>
    [top, main].some(
      (one) => one !== undefined && existsSync(join(one, folder, 'node_modules/git-baton/dist/cli.js')),
    );
  const [own] = inside(top, packageFolder()).split('/node_modules/');
  const candidates = ['', ...(written === undefined ? [] : [written]), ...above(inside(top, cwd)), own ?? ''];
  // A line of a hook cannot name it.
  const isNameable = (folder: string) => !/[\u0000-\u001f\u007f]/.test(folder);
  return candidates.find((folder) => isNameable(folder) && has(folder)) ?? written ?? '';
}

/** A folder from the top; '' for one outside. */
function inside(top: string, path: string): string {
  const way = relative(top, existsSync(path) ? realpathSync(path) : path);
  return way === '..' || way.startsWith(`..${sep}`) ? '' : way.split(sep).join('/');
}

/** A folder and those above it, the top left out. */
function above(folder: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** The folder that the installed hooks look in; undefined if none are installed. */
export async function writtenFolder(
  manager: HookManager,
  top: string,
  config: Config,
): Promise<string | undefined> {
  if (manager.type === 'other') return undefined;
  const path =
    manager.type === 'file'
      ? join(top, scriptPath(config, 'pre-commit'))
      : join(manager.folder, 'pre-commit');
  const text = await readExact(path, groundOf(top, path)).catch(() => undefined);
  return text === undefined ? undefined : folderIn(text);
}
