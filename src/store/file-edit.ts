import { constants } from 'node:fs';
import { access, mkdir, rmdir, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BatonError, reasonOf, unreadable } from '../errors.ts';
import { readBytesIfExists, writeFileAtomic } from './files.ts';
import { type Ground, realPathOf, statLink } from './ground.ts';
import { withLock } from './lock.ts';

/** One file that is to become something else. */
export interface FileEdit {
  /** Absolute. */
  readonly path: string;
  /** Which links on the way to it are followed. */
  readonly ground: Ground;
  /** Undefined: there is no file. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Gives a new file its run bit. */
  readonly isProgram: boolean;
  /** What it is for, or the result. */
  readonly note: string;
}

/**
 * The exact text of a file, a byte order mark included; undefined if there is none.
 *
 * @throws BatonError `unreadable` also for a link that leads nowhere or leaves the repository, and for bytes that are
 *   not UTF-8, which would not survive being written
 */
export async function readExact(path: string, ground: Ground): Promise<string | undefined> {
  const bytes = await readBytesIfExists(path, ground);
  if (!bytes) {
    if ((await statExact(path)) === undefined) return undefined;
    // Written, it would no longer be a link.
    throw new BatonError('unreadable', `\`${path}\` is a link to a file that does not exist`, {
      help: 'fix or remove the link, and run it again',
    });
  }
  const text = bytes.toString('utf8');
  if (Buffer.from(text, 'utf8').equals(bytes)) return text;
  throw new BatonError('unreadable', `\`${path}\` is not UTF-8 text`, {
    help: 'save it as UTF-8, or move it to another place, and run it again',
  });
}

/** Whether the bytes of a file hold a text; false if there is none. @throws BatonError `unreadable` */
export async function holdsText(path: string, text: string, ground: Ground): Promise<boolean> {
  return (await readBytesIfExists(path, ground))?.includes(text) ?? false;
}

/** What is at a path, without following a link. @throws BatonError `unreadable` */
export async function statExact(path: string): Promise<{ isLink: boolean; isProgram: boolean } | undefined> {
  try {
    const stats = await statLink(path);
    return stats && { isLink: stats.isSymbolicLink(), isProgram: (stats.mode & 0o111) !== 0 };
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * Checks whether an edit could be carried out, before the first of several is.
 *
 * @throws BatonError `unwritable` if a file is in the place of a folder, a folder may not be written to, or a link
 *   leaves the repository
 */
export async function checkEdit({ path, ground }: FileEdit): Promise<void> {
  let folder = dirname(await realPathOf(path, ground, 'write'));
  while ((await statExact(folder)) === undefined && dirname(folder) !== folder) folder = dirname(folder);
  try {
    // A file has nothing below it, not even `.`.
    await access(`${folder}/.`, constants.W_OK);
  } catch (error) {
    throw new BatonError('unwritable', `\`${path}\` cannot be written: ${reasonOf(error)}`, {
      help: `check that \`${folder}\` is a folder and that you may write to it; nothing was written`,
      cause: error,
    });
  }
}

/**
 * Carries out an edit: the file is replaced as a whole or not at all.
 *
 * @throws BatonError `unwritable`, also where the file changed since it was read, or another run is at work on it
 */
export async function applyEdit(edit: FileEdit): Promise<void> {
  const { path, ground } = edit;
  try {
    await mkdir(dirname(await realPathOf(path, ground, 'write')), { recursive: true });
    const real = await realPathOf(path, ground, 'write');
    await withLock(real, ground, () => replace(edit, real));
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw new BatonError(
      'unwritable',
      `\`${path}\` cannot be changed: ${error instanceof Error ? error.message : error}`,
      {
        help: 'check that you may write to its folder and that the disk has free space',
        cause: error,
      },
    );
  }
}

async function replace({ path, ground, before, after, isProgram }: FileEdit, real: string): Promise<void> {
  if ((await readExact(path, ground)) !== before) {
    throw new BatonError('unwritable', `\`${path}\` changed while Baton was running`, {
      help: 'run it again',
    });
  }
  if (after === undefined) return unlink(real);
  // Never there without its run bit: git skips such a hook.
  await writeFileAtomic(path, after, ground, before === undefined && isProgram ? 0o755 : undefined);
}

/** Removes a folder that nothing is in; any other stays. */
export async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    const kept = ['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'];
    if (error instanceof Error && 'code' in error && kept.includes(String(error.code))) return;
    throw unreadable(folder, error);
  }
}
