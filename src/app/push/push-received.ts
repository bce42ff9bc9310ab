import { BatonError } from '../../errors.ts';
import type { RefUpdate } from '../../git/refs/push-lines.ts';
import { ownBranches } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { checkPush, type PushResult } from './check-push.ts';

/**
 * What the server has: all that its refs reach. Notes are left out, as nothing that is pushed to them is checked, and a
 * commit must not become known by that way.
 */
const everything = ['--not', '--exclude=refs/notes/*', '--all'];

/**
 * Checks a push on the side that receives it, before its refs are set. Reads the new objects where git keeps them until
 * then, by the variables of the hook.
 *
 * @throws BatonError as `checkPush`
 */
export async function checkReceived(
  repository: Repository,
  updates: readonly RefUpdate[],
  clock: string,
): Promise<PushResult> {
  return checkPush({
    repository,
    updates,
    branches: await ownBranches(repository),
    has: everything,
    // How the other side calls this one nobody knows here; this is what a clone does.
    remote: 'origin',
    missing: (ref) =>
      new BatonError('unverifiable', `Cannot verify: the commit of \`${ref}\` on the server does not exist`, {
        help: 'ask the administrator of the server to run `git fsck`',
      }),
    clock,
  });
}
