import { join } from 'node:path';
import { readObjects } from '../process/batch.ts';
import type { Repository } from '../setup/repository.ts';
import { readDisk } from './disk.ts';

/** As much of a file as git looks at to call it binary. */
const headLength = 8_000;

/**
 * Whether git takes a file for binary: it has a zero byte near its beginning.
 *
 * @param commit undefined for the file of the working tree
 * @returns undefined for what is no file there
 */
export async function isBinaryFile(
  repository: Repository,
  commit: string | undefined,
  path: string,
): Promise<boolean | undefined> {
  if (commit !== undefined) {
    // A name with a line break cannot be asked for on a line; git will say itself what it is.
    if (path.includes('\n')) return false;
    const [object] = await readObjects(repository.context, [`${commit}:${path}`]);
    return object?.type === 'blob' ? object.content.subarray(0, headLength).includes(0) : undefined;
  }
  const source = readDisk(join(repository.workTree('name a commit: `--rev HEAD`'), path));
  if (source.ok) return source.text.slice(0, headLength).includes('\0');
  const isFile = source.reason === 'not-utf8' || source.reason === 'too-large';
  return isFile ? source.latin1?.slice(0, headLength).includes('\0') : undefined;
}
