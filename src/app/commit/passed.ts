import { join } from 'node:path';
import { BatonError } from '../../errors.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { stagedPrint } from '../../git/tree/staged.ts';
import { writeWithFolders } from '../../store/files.ts';
import { unguarded } from '../../store/ground.ts';

/**
 * Notes what pre-commit has passed, as `<commit of HEAD> <print of the index>`, so that the hook of the message, which git
 * calls next, need not read it again where nothing was staged since. The note is a saving: where it cannot be written, the
 * hook checks again.
 */
export async function notePassed(repository: Repository): Promise<void> {
  try {
    const head = await repository.head();
    if (!head) return;
    const text = `${head.commit} ${await stagedPrint(repository, head.commit)}\n`;
    await writeWithFolders(join(repository.gitDir, 'baton', 'checked'), text, unguarded);
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
  }
}
