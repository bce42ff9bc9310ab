import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing, unreadable } from '../../errors.ts';
import type { Environment } from '../process/environment.ts';
import { linesOf } from '../refs/lines.ts';

/** The other parents of a merge that is being concluded; see `Repository.mergeHeads`. @param env of the hook */
export function mergeHeadsIn(gitDir: string, env: Environment): readonly string[] {
  return [...new Set([...linesOf(textOf(join(gitDir, 'MERGE_HEAD'))), ...announcedHeads(env)])];
}

/** Of a small file: to wait for it takes longer. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw unreadable(path, error);
  }
}

function announcedHeads(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => /^GITHEAD_([0-9a-f]{40,64})$/.exec(name)?.[1] ?? []);
}
