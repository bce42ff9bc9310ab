import { chmod, mkdir, mkdtemp, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** What a run writes at most, with room to spare. */
const needed = 2 ** 31;

/**
 * One folder for all that tests write, which is removed at the end: in memory where there is room, since the thousands of small
 * repositories are written and removed in half the time there. In it one folder for the compiled code of the programs that tests
 * start: each repository has a home of its own.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await realpath(
    await mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), 'baton-tests-')),
  );
  // As a folder for temporary files is: some tests run programs as another user.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env.XDG_CACHE_HOME = join(folder, 'cache');
  await mkdir(process.env.XDG_CACHE_HOME);
  return () => rm(folder, { recursive: true, force: true });
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > needed;
  } catch {
    return false; // another system has no such folder
  }
}
