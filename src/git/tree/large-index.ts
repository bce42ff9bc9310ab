import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../process/environment.ts';

/** Bytes of an index of some hundred files. */
const large = 64 * 1024;

/** Whether so many files are in the index that it pays to ask what changed before anything is listed. @param gitDir absolute */
export function isLargeIndex(gitDir: string, env: Environment): boolean {
  if (env.GIT_INDEX_FILE) return false;
  try {
    return statSync(join(gitDir, 'index')).size >= large;
  } catch {
    return false; // there is none, or `.git` is the file of a linked worktree
  }
}
