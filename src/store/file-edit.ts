import { constants } from 'node:fs';
import { access, lstat, mkdir, readFile, rmdir, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BatonError, isMissing, reasonOf, unreadable } from '../errors.ts';
import { writeFileAtomic } from './files.ts';
import { withLock } from './lock.ts';

/** One file that is to become something else. */
export interface FileEdit {
  /** Absolute. */
  readonly path: string;
  /** Undefined: there is no file. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Gives a new file its run bit. */
  readonly isProgram: boolean;
  /** What it is for, or what became of it. */
  readonly note: string;
}

/**
 * The exact text of a file, a byte order mark included; undefined where there is none.
 *
 * @throws BatonError `unreadable` also for a link that leads nowhere, and for bytes that are no UTF-8, which would not
 *   survive being written
 */
export async function readExact(path: string): Promise<string | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (!isMissing(error)) throw unreadable(path, error);
    if ((await statExact(path)) === undefined) return undefined;
    // Written, it would no longer be a link.
    throw new BatonError('unreadable', `\`${path}\` is a link to a file that is not there`, {
      help: 'mend the link or remove it, and run it again',
    });
  }
  const text = bytes.toString('utf8');
  if (Buffer.from(text, 'utf8').equals(bytes)) return text;
  throw new BatonError('unreadable', `\`${path}\` is no UTF-8 text`, {
    help: 'save it as UTF-8, or move it away and run it again',
  });
}

/** Whether the bytes of a file hold a text; false where there is none. @throws BatonError `unreadable` */
export async function holdsText(path: string, text: string): Promise<boolean> {
  try {
    return (await readFile(path)).includes(text);
  } catch (error) {
    if (isMissing(error)) return false;
    throw unreadable(path, error);
  }
}

/** What stands at a path, without following a link. @throws BatonError `unreadable` */
export async function statExact(path: string): Promise<{ isLink: boolean; isProgram: boolean } | undefined> {
  try {
    const stats = await lstat(path);
    return { isLink: stats.isSymbolicLink(), isProgram: (stats.mode & 0o111) !== 0 };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(path, error);
  }
}

/**
 * Looks whether an edit could be carried out, before the first of several is.
 *
 * @throws BatonError `unwritable` where a file stands in the place of a folder, or a folder may not be written to
 */
export async function checkEdit({ path }: FileEdit): Promise<void> {
  let folder = dirname(path);
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
  const { path } = edit;
  try {
    await mkdir(dirname(path), { recursive: true });
    await withLock(path, () => replace(edit));
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw new BatonError(
      'unwritable',
      `\`${path}\` cannot be changed: ${error instanceof Error ? error.message : error}`,
      {
        help: 'check that you may write to its folder and that it has space left',
        cause: error,
      },
    );
  }
}

async function replace({ path, before, after, isProgram }: FileEdit): Promise<void> {
  if ((await readExact(path)) !== before) {
    throw new BatonError('unwritable', `\`${path}\` changed while Baton was at work`, {
      help: 'run it again',
    });
  }
  if (after === undefined) return unlink(path);
  // Never there without its run bit: git passes over such a hook.
  await writeFileAtomic(path, after, before === undefined && isProgram ? 0o755 : undefined);
}

/** Removes a folder that nothing lies in; any other stays. */
export async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    const kept = ['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'];
    if (error instanceof Error && 'code' in error && kept.includes(String(error.code))) return;
    throw unreadable(folder, error);
  }
}
