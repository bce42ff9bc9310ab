import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../process/environment.ts';

/** Bytes of an index of some hundred files. */
const large = 64 * 1024;

/** Whether so many files are in the index that it pays to ask what changed before anything is listed. @param gitDir absolute */
export function isLargeIndex(gitDir: string, env: Environment): boolean {
  if (env.GIT_INDEX_FILE) return false;
  return (statSync(join(gitDir, 'index'), { throwIfNoEntry: false })?.size ?? 0) >= large;
}
