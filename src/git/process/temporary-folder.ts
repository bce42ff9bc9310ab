import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatonError, reasonOf } from '../../errors.ts';
import { explainSystemError } from '../../system-errors.ts';

/**
 * Works in a folder of its own, which goes away afterwards.
 *
 * @throws BatonError `system` if the folder for temporary files takes none, and what `work` throws
 */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const parent = tmpdir();
  const folder = await mkdtemp(join(parent, 'baton-')).catch((error: unknown) => {
    throw new BatonError('system', `Cannot create a temporary folder in \`${parent}\`: ${reasonOf(error)}`, {
      help: explainSystemError(error)?.help ?? 'set TMPDIR to a folder that exists and that you may write to',
      cause: error,
    });
  });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
