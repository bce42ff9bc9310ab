import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BatonError, reasonOf } from '../errors.ts';

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
 * @throws BatonError `unwritable`, also where something stands at `to`
 */
export function moveFile(from: string, to: string): Promise<void> {
  return moving(from, to, async () => {
    try {
      await link(from, to);
    } catch (error) {
      if (!hasNoLinks(error)) throw error;
      await copyFile(from, to, constants.COPYFILE_EXCL);
    }
    await unlink(from);
  });
}

/** The same for a folder with everything in it. */
export function moveFolder(from: string, to: string): Promise<void> {
  return moving(from, to, () => rename(from, to));
}

async function moving(from: string, to: string, move: () => Promise<void>): Promise<void> {
  if (existsSync(to)) {
    throw new BatonError('unwritable', `\`${to}\` is there already`, {
      help: 'look which of the two is the right one, and remove the other',
    });
  }
  try {
    await mkdir(dirname(to), { recursive: true });
    await move();
  } catch (error) {
    throw new BatonError('unwritable', `\`${from}\` cannot be moved: ${reasonOf(error)}`, {
      help: 'check that you may write to both folders',
      cause: error,
    });
  }
}
