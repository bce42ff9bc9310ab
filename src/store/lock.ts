import { type FileHandle, open, readFile, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BatonError } from '../errors.ts';
import { type Ground, unguarded } from './ground.ts';
import { isRunning } from './temporary.ts';

/**
 * Works on a file while no other run does: between reading and replacing it, another run's change would be lost. The
 * lock is a file next to it; that of a run that was killed is taken over.
 *
 * @param path absolute, no link; its folder is there
 * @throws BatonError `unwritable` if another run is at work on it, and what `work` throws
 */
export async function withLock<T>(path: string, ground: Ground, work: () => Promise<T>): Promise<T> {
  const lock = lockOf(path, ground);
  if (!(await take(lock)) && !((await isLeft(lock)) && (await take(lock)))) {
    throw new BatonError('unwritable', `\`${path}\` is being written by another run`, {
      help: `run it again; if no other run is active, remove \`${lock}\``,
    });
  }
  try {
    return await work();
  } finally {
    await unlink(lock);
  }
}

/**
 * In the work tree a hidden file, which the line `.*.baton.lock` of `.gitignore` covers; elsewhere as git names its own, so that
 * git and Baton never write its configuration at once.
 */
function lockOf(path: string, ground: Ground): string {
  return ground === unguarded ? `${path}.lock` : join(dirname(path), `.${basename(path)}.baton.lock`);
}

async function take(lock: string): Promise<boolean> {
  let file: FileHandle;
  try {
    file = await open(lock, 'wx');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  try {
    await file.writeFile(`${process.pid}\n`);
    return true;
  } catch (error) {
    await unlink(lock); // a full disk
    throw error;
  } finally {
    await file.close();
  }
}

/** Removes the lock of a process that is gone. */
async function isLeft(lock: string): Promise<boolean> {
  try {
    const owner = Number(await readFile(lock, 'utf8'));
    // Without a number, its owner is about to write it.
    if (!(owner > 0) || isRunning(owner)) return false;
    await unlink(lock);
    return true;
  } catch (error) {
    // It ended meanwhile.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
}
