import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, unreadable } from '../../errors.ts';
import type { Environment } from '../process/environment.ts';
import { linesOf } from '../refs/lines.ts';

/** The other parents of a merge that is being concluded; see `Repository.mergeHeads`. @param env of the hook */
export async function mergeHeadsIn(gitDir: string, env: Environment): Promise<readonly string[]> {
  const path = join(gitDir, 'MERGE_HEAD');
  const file = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw unreadable(path, error);
  });
  return [...new Set([...linesOf(file), ...announcedHeads(env)])];
}

function announcedHeads(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => /^GITHEAD_([0-9a-f]{40,64})$/.exec(name)?.[1] ?? []);
}
