import { constants } from 'node:fs';
import { copyFile, link, mkdir, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BatonError, reasonOf } from '../errors.ts';
import { type Ground, realPlaceOf, statLink } from './ground.ts';

/** File systems that have no second name for a file say so in one of these ways. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'ENOSYS', 'EMLINK']);

/** Whether a second name for a file could not be made because its file system has none. */
export function hasNoLinks(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noLinks.has(String(error.code));
}

/**
 * Moves a file, and makes the folders above its new place. Its content and mode stay; nothing is ever written over.
 *
 * @param from absolute, as `to`
 * @throws BatonError `unwritable`, also where something is at `to`, and for a link on either way that leaves the
 *   repository
 */
export function moveFile(from: string, to: string, ground: Ground): Promise<void> {
  return moving(from, to, ground, async (source, target) => {
    try {
      await link(source, target);
    } catch (error) {
      if (!hasNoLinks(error)) throw error;
      await copyFile(source, target, constants.COPYFILE_EXCL);
    }
    await unlink(source);
  });
}

/** The same for a folder with everything in it. */
export function moveFolder(from: string, to: string, ground: Ground): Promise<void> {
  return moving(from, to, ground, rename);
}

async function moving(
  from: string,
  to: string,
  ground: Ground,
  move: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const source = await realPlaceOf(from, ground);
  const planned = await realPlaceOf(to, ground);
  if (await statLink(planned)) {
    throw new BatonError('unwritable', `\`${to}\` already exists`, {
      help: 'check which of the two is right, and remove the other',
    });
  }
  try {
    await mkdir(dirname(planned), { recursive: true });
    await move(source, await realPlaceOf(to, ground));
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw new BatonError('unwritable', `\`${from}\` cannot be moved: ${reasonOf(error)}`, {
      help: 'check that you may write to both folders',
      cause: error,
    });
  }
}
