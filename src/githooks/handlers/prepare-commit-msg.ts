import { resolve } from 'node:path';
import { carrySquashed } from '../../app/commit/carry-squashed.ts';
import { openWorkspace } from '../../app/workspace/workspace.ts';
import type { ExitCode, Io } from '../../io/io.ts';

/**
 * Carries the `Baton-` trailers of squashed commits into the message of the commit that takes their place: a squash
 * leaves them in the midst of the text, where no one finds them (git, section 5).
 *
 * @param args the file of the message, then what git made it from
 */
export async function prepareCommitMsg(io: Io, [file]: readonly string[]): Promise<ExitCode> {
  const { repository } = await openWorkspace(io);
  if (repository && file) await carrySquashed(repository, resolve(io.cwd, file));
  return 0;
}
