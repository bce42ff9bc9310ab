import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../errors.ts';
import { createFile } from './create-file.ts';
import { writeFileAtomic } from './files.ts';
import { unguarded } from './ground.ts';

/**
 * Notes that something happened, as an empty file in a folder of git's own. Of several runs that note the same, one is the first.
 *
 * @param folder absolute
 * @returns false if it was noted before
 */
export function leaveMark(folder: string, name: string): Promise<boolean> {
  return createFile(join(folder, name), '', unguarded);
}

/**
 * Removes the folders below `folder` that nothing was written into since a time. What another run removes meanwhile is no failure.
 *
 * @param since milliseconds
 */
export async function removeOldFolders(folder: string, since: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noneIfMissing);
  for (const entry of entries) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    const stats = await stat(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (stats && stats.mtimeMs < since) await rm(path, { recursive: true, force: true });
  }
}

function noneIfMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

/** Bytes of a log; what a longer one has is forgotten. */
const longestLog = 64 * 1024;

/** Adds a line to a log in git's own folder. @param path absolute */
export async function addToLog(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const size = await stat(path).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > longestLog) await writeFileAtomic(path, `${line}\n`, unguarded);
  else await appendFile(path, `${line}\n`);
}
