import { join } from 'node:path';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/process/environment.ts';
import { handedStaged } from '../../git/process/handed.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { writeNote } from '../../store/note.ts';

/**
 * Notes what pre-commit has passed, the commit of HEAD and the lines that say what is staged besides, so that the hook of the message,
 * which git calls next, need not read it again where nothing was staged since. Where the stub has handed over no such lines, that hook
 * checks again.
 *
 * @param env of the hook
 */
export async function notePassed(repository: Repository, env: Environment): Promise<void> {
  const staged = handedStaged(env);
  if (staged === undefined) return;
  try {
    const head = await repository.head();
    if (head) writeNote(join(repository.gitDir, 'baton', 'checked'), `${head.commit}\n${staged}\n`);
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
  }
}
