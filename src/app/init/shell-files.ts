import { join, relative, sep } from 'node:path';
import type { Config } from '../../core/config.ts';
import { type FileEdit, holdsText } from '../../store/file-edit.ts';
import type { HookManager } from './hook-manager.ts';
import { installedHooks } from './hooks.ts';
import { scriptPath } from './stub.ts';

/** What Baton's lines begin with. */
const marker = '# >>> baton ';

/** Whose files are looked for. */
interface Owner {
  /** Absolute: the work tree. */
  readonly top: string;
  readonly manager: HookManager;
  readonly config: Config;
}

/** The path from the top of a file that git can track; undefined for one outside, or in the git folder. */
export function trackablePath(top: string, path: string): string | undefined {
  const way = relative(top, path).split(sep).join('/');
  return way === '' || /^(?:\.\.|\.git)(?:\/|$)/.test(way) ? undefined : way;
}

/**
 * The files of the work tree that hold Baton's lines and that a shell reads: hooks in a folder that git or husky calls, and
 * the scripts that a hook manager or an agent program runs. From the top, sorted.
 *
 * @param edits what is about to be written
 * @throws BatonError `unreadable`
 */
export async function shellFiles(
  { top, manager, config }: Owner,
  edits: readonly FileEdit[] = [],
): Promise<readonly string[]> {
  const folder = 'folder' in manager ? manager.folder : undefined;
  const paths = [
    ...installedHooks.flatMap(({ name }) => [
      ...(folder === undefined ? [] : [join(folder, name)]),
      join(top, scriptPath(config, name)),
    ]),
    join(top, scriptPath(config, 'agent')),
  ];
  const found: string[] = [];
  for (const path of paths) {
    const way = trackablePath(top, path);
    if (way === undefined) continue;
    const isWritten = edits.some((edit) => edit.path === path && edit.after?.includes(marker));
    if (isWritten || (await holdsText(path, marker, { top }))) found.push(way);
  }
  return found.sort();
}
