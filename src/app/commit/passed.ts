import { join } from 'node:path';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/process/environment.ts';
import { handedRun, handedStaged } from '../../git/process/handed.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { writeNote } from '../../store/note.ts';

/**
 * Notes what pre-commit has passed, so that the hook of the message, which git calls next, need not read it again where nothing was
 * staged since: the commit of HEAD and the lines that say what is staged besides, and the process of git that asked. The stub of that
 * hook asks git for nothing where it is the same process and the index was not written since the one of pre-commit began to list. Where a
 * stub hands over neither, that hook checks again.
 *
 * @param env of the hook
 */
export async function notePassed(repository: Repository, env: Environment): Promise<void> {
  const folder = join(repository.gitDir, 'baton');
  const [staged, run] = [handedStaged(env), handedRun(env)];
  try {
    const head = staged === undefined ? undefined : await repository.head();
    if (head) writeNote(join(folder, 'checked'), `${head.commit}\n${staged}\n`);
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
  }
  if (run !== undefined) writeNote(join(folder, 'idle'), `${run}\n`);
}
