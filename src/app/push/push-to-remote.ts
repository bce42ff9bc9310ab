import { BatonError } from '../../errors.ts';
import type { RefUpdate } from '../../git/refs/push-lines.ts';
import { type Branches, branchesOf } from '../../git/refs/refs.ts';
import { remotesAt } from '../../git/refs/remotes.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { checkPush, type PushResult } from './check-push.ts';

/** A push as git tells it to pre-push. */
export interface RemotePush {
  readonly repository: Repository;
  readonly updates: readonly RefUpdate[];
  /** The remote's name, or its URL where the push names no remote. */
  readonly name: string;
  readonly url: string;
  /** RFC 3339: the time for what no commit dates. */
  readonly clock: string;
}

/**
 * Checks a push before it leaves this clone: what the remote has is what this clone last saw of it.
 *
 * @throws BatonError `unverifiable` if the remote has commits that are not here; as `checkPush`
 */
export async function checkPushToRemote({
  repository,
  updates,
  name,
  url,
  clock,
}: RemotePush): Promise<PushResult> {
  const remotes = await remotesAt(repository, name, url);
  const seen: Branches[] = [];
  for (const remote of remotes) seen.push(await branchesOf(repository, remote));
  const branches: Branches = {
    tips: new Map(seen.flatMap(({ tips }) => [...tips])),
    defaultBranch: seen.find(({ defaultBranch }) => defaultBranch !== undefined)?.defaultBranch,
  };
  return checkPush({
    repository,
    updates,
    branches,
    has: remotes.length === 0 ? [] : ['--not', ...remotes.map((remote) => `--remotes=${remote}`)],
    remote: remotes[0] ?? url,
    missing: (ref) =>
      new BatonError(
        'unverifiable',
        `Cannot verify: the remote's \`${ref}\` has commits that this clone does not have`,
        {
          help:
            remotes[0] === undefined
              ? 'fetch from that remote first'
              : `fetch first: \`git fetch ${remotes[0]}\``,
        },
      ),
    clock,
  });
}
