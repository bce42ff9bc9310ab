import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which a lint keeps what it found out of contents. @param folder git's own folder that all worktrees share */
export function recordCacheIn(folder: string): string {
  return join(folder, 'baton', 'cache');
}

/** Whether a lint has kept something in a repository. The first one does not ask for what only a later one gains by. */
export function wasLinted(folder: string): boolean {
  return existsSync(recordCacheIn(folder));
}
