import { link, mkdir, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BatonError, reasonOf } from '../errors.ts';
import { writeFileAtomic, writeTemporary } from './files.ts';
import { type Ground, realPlaceOf, statLink } from './ground.ts';
import { withLock } from './lock.ts';
import { hasNoLinks } from './move.ts';

/**
 * Creates a file that does not exist yet, and the folders above it: a temporary file next to it, flushed to disk, that
 * takes its name in one step. A reader sees no file or the whole one, and of several runs that make the same file one
 * does.
 *
 * @param path absolute
 * @returns false if something of that name is there
 * @throws BatonError `unwritable`, also for a link on the way that leaves the repository
 */
export async function createFile(path: string, text: string, ground: Ground): Promise<boolean> {
  try {
    await mkdir(dirname(await realPlaceOf(path, ground)), { recursive: true });
    const real = await realPlaceOf(path, ground);
    const own = await writeTemporary(real, text);
    try {
      await link(own, real);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      if (!hasNoLinks(error)) throw error;
    } finally {
      await unlink(own);
    }
    return await withLock(real, ground, () => createUnderLock(real, text, ground));
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw new BatonError('unwritable', `\`${path}\` cannot be written: ${reasonOf(error)}`, {
      help: 'check that you may write to its folder and that the disk has free space; nothing was written',
      cause: error,
    });
  }
}

async function createUnderLock(path: string, text: string, ground: Ground): Promise<boolean> {
  if ((await statLink(path)) !== undefined) return false;
  await writeFileAtomic(path, text, ground);
  return true;
}
