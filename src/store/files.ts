import { readFile } from 'node:fs/promises';
import { BatonError, isMissing, reasonOf, unreadable } from '../errors.ts';

/**
 * Replaces a file as a whole: a temporary file beside it, flushed to disk, renamed over it. A reader sees the old text or
 * the new one; the mode stays, and a symlink keeps pointing at the file that is written.
 *
 * @param path absolute
 * @param mode gives it other permissions
 * @throws BatonError `unwritable`
 */
export async function writeFileAtomic(path: string, text: string, mode?: number): Promise<void> {
  const { default: write } = await import('write-file-atomic');
  try {
    await write(path, text, { encoding: 'utf8', ...(mode === undefined ? {} : { mode }) });
  } catch (error) {
    throw new BatonError('unwritable', `\`${path}\` cannot be written: ${reasonOf(error)}`, {
      help: 'check that its folder exists, may be written to and has space left',
      cause: error,
    });
  }
}

/**
 * The text of a file; undefined where there is none.
 *
 * @param path absolute
 * @throws BatonError `unreadable`
 */
export async function readTextIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(path, error);
  }
}
