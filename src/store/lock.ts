import { type FileHandle, open, readFile, unlink } from 'node:fs/promises';
import { BatonError } from '../errors.ts';

/**
 * Works on a file while no other run does: between reading and replacing it, another run's change would be lost. The lock
 * is a file beside it, as git has them; that of a run that was killed is taken over.
 *
 * @param path absolute; its folder is there
 * @throws BatonError `unwritable` where another run is at work on it, and what `work` throws
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`;
  if (!(await take(lock)) && !((await isLeft(lock)) && (await take(lock)))) {
    throw new BatonError('unwritable', `\`${path}\` is being written by another run`, {
      help: `run it again; where no other run is at work, remove \`${lock}\``,
    });
  }
  try {
    return await work();
  } finally {
    await unlink(lock);
  }
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
