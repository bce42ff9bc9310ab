import type { Stats } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BatonError, isMissing, reasonOf, unreadable } from '../errors.ts';
import { type Ground, realPathOf, realPlaceOf } from './ground.ts';
import { removeLeftovers, temporaryBeside } from './temporary.ts';

/**
 * Replaces a file as a whole: a temporary file next to it, flushed to disk, renamed over it. A reader sees the old text
 * or the new one; mode and owner stay, and a link keeps pointing at the file that is written.
 *
 * @param path absolute
 * @param mode gives it other permissions
 * @throws BatonError `unwritable`, also for a link that leaves the repository
 */
export async function writeFileAtomic(
  path: string,
  text: string,
  ground: Ground,
  mode?: number,
): Promise<void> {
  try {
    const real = await realPathOf(path, ground, 'write');
    const old = await stat(real).catch(() => undefined);
    if (old && !old.isFile()) throw new Error('it is not a regular file');
    const temporary = await writeTemporary(real, text, mode ?? (old && old.mode & 0o7777));
    try {
      if (old) await keepOwner(temporary, old);
      if (mode !== undefined || old) await chmod(temporary, mode ?? (old?.mode ?? 0) & 0o7777);
      await rename(temporary, real);
    } catch (error) {
      // The first failure is the one to report; what stays is removed by the next writer.
      await unlink(temporary).catch(() => {});
      throw error;
    }
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw unwritable(path, error);
  }
}

/** The same; it makes the folders above the file. */
export async function writeWithFolders(path: string, text: string, ground: Ground): Promise<void> {
  const real = await realPathOf(path, ground, 'write');
  await mkdir(dirname(real), { recursive: true }).catch((error: unknown) => {
    throw unwritable(path, error);
  });
  await writeFileAtomic(path, text, ground);
}

function unwritable(path: string, error: unknown): BatonError {
  return new BatonError('unwritable', `\`${path}\` cannot be written: ${reasonOf(error)}`, {
    help: 'check that its folder exists, that you may write to it, and that the disk has free space',
    cause: error,
  });
}

/**
 * Writes a text into a new file next to a path and flushes it to disk. What killed writers left in the folder is
 * removed first.
 *
 * @param path absolute, no link
 * @returns the path of the new file, which the caller renames or removes
 */
export async function writeTemporary(path: string, text: string, mode = 0o666): Promise<string> {
  await removeLeftovers(dirname(path));
  const temporary = temporaryBeside(path);
  const file = await open(temporary, 'wx', mode);
  try {
    await file.writeFile(text, 'utf8');
    await file.sync();
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
}

/** Only root may give a file to somebody else; for all others the new file is their own. */
async function keepOwner(path: string, { uid, gid }: Stats): Promise<void> {
  const own = await stat(path);
  if (own.uid === uid && own.gid === gid) return;
  await chown(path, uid, gid).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'EINVAL' && error.code !== 'ENOSYS') throw error;
  });
}

/**
 * Removes a file or a link; nothing is not a failure. @throws BatonError for a link on the way that leaves the
 * repository
 */
export async function removeFile(path: string, ground: Ground): Promise<void> {
  const real = await realPlaceOf(path, ground);
  await unlink(real).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/**
 * The text of a file; undefined if there is none.
 *
 * @param path absolute
 * @throws BatonError `unreadable`, also for a link that leaves the repository
 */
export async function readTextIfExists(path: string, ground: Ground): Promise<string | undefined> {
  return (await readBytesIfExists(path, ground))?.toString('utf8');
}

/** The same as bytes. A pipe or a device is never opened: it may never end. */
export async function readBytesIfExists(path: string, ground: Ground): Promise<Buffer | undefined> {
  try {
    const real = await realPathOf(path, ground, 'read');
    if (!(await stat(real)).isFile()) throw new Error('it is not a regular file');
    return await readFile(real);
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof BatonError) throw error;
    throw unreadable(path, error);
  }
}
