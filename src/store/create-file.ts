import { randomBytes } from 'node:crypto';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BatonError, reasonOf } from '../errors.ts';
import { statExact } from './file-edit.ts';
import { writeFileAtomic } from './files.ts';
import { withLock } from './lock.ts';
import { hasNoLinks } from './move.ts';

/**
 * Makes a file that is not there yet, and the folders above it: a temporary file beside it, flushed to disk, that takes
 * its name in one step. A reader sees no file or the whole one, and of several runs that make the same file one does.
 *
 * @param path absolute
 * @returns false where something of that name is there
 * @throws BatonError `unwritable`
 */
export async function createFile(path: string, text: string): Promise<boolean> {
  // A dot before it and no extension of a record: what a killed run leaves is taken for none.
  const own = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeNew(own, text);
    try {
      await link(own, path);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      if (!hasNoLinks(error)) throw error;
    } finally {
      await unlink(own);
    }
    return await withLock(path, () => createUnderLock(path, text));
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw new BatonError('unwritable', `\`${path}\` cannot be written: ${reasonOf(error)}`, {
      help: 'check that you may write to its folder and that it has space left; nothing was written',
      cause: error,
    });
  }
}

async function writeNew(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text, 'utf8');
    await file.sync();
  } catch (error) {
    await unlink(path);
    throw error;
  } finally {
    await file.close();
  }
}

async function createUnderLock(path: string, text: string): Promise<boolean> {
  if ((await statExact(path)) !== undefined) return false;
  await writeFileAtomic(path, text);
  return true;
}
