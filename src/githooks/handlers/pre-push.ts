import type { PushResult } from '../../app/push/check-push.ts';
import type { CheckoutState } from '../../app/push/remedies.ts';
import { needRepository, openWorkspace } from '../../app/workspace/workspace.ts';
import { BatonError } from '../../errors.ts';
import { parsePushLines, type RefUpdate } from '../../git/refs/push-lines.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { type ExitCode, type Io, readAll, wantsColour, widthOf } from '../../io/io.ts';
import { ownCommand } from '../../store/own-command.ts';
import { reportDeletions, reportRest } from '../report-push.ts';

/** More is no help on a terminal: the first faults are the oldest. */
const mostFindings = 50;

/**
 * Checks the commits that a push brings to a remote, as git hands it to pre-push. Says nothing if there is nothing to
 * say; everything goes to standard error.
 *
 * @param args the remote's name, or its URL where the push names none; its URL
 * @throws BatonError where it cannot be checked
 */
export async function prePush(io: Io, args: readonly string[]): Promise<ExitCode> {
  // Git's lines are read to their end whatever comes of them.
  const text = await readAll(io.stdin);
  const { PRE_COMMIT_REMOTE_NAME: fromFramework, PRE_COMMIT_REMOTE_URL: itsUrl } = io.env;
  const isFramework = text.trim() === '' && fromFramework !== undefined;
  const [name, url = name] = isFramework ? [fromFramework, itsUrl] : args;
  if (name === undefined || url === undefined) {
    throw new BatonError('usage', 'Missing name of the remote', {
      help: 'let git call the hook; by hand: `baton hook pre-push origin URL`, with the lines of git on standard input',
    });
  }
  if (text.trim() === '' && !isFramework) return 0;
  const repository = needRepository(await openWorkspace(io), 'A push');
  const updates = parsePushLines(isFramework ? await frameworkLine(repository, io.env) : text);
  return repository.sharingProcesses(() => check(io, repository, updates, name, url));
}

async function check(
  io: Io,
  repository: Repository,
  updates: readonly RefUpdate[],
  name: string,
  url: string,
): Promise<ExitCode> {
  const { checkPushToRemote } = await import('../../app/push/push-to-remote.ts');
  const result = await checkPushToRemote({ repository, updates, name, url, clock: io.now });
  const { groupFaults } = await import('../../app/push/groups.ts');
  const shown = await groupFaults(repository, result, await checkout(repository, result), mostFindings);
  if (shown.groups.length > 0) {
    const { renderPush } = await import('../../render/reporters/push.ts');
    const colour = wantsColour(io.stderr, io.env, undefined);
    const own = ownCommand(io.cwd);
    io.stderr.write(renderPush(shown.groups, { colour, width: widthOf(io.stderr), own }));
    reportRest(shown, result, io);
  }
  reportDeletions(result.deleted, io);
  if (shown.errors === 0 && result.deleted.length === 0) return 0;
  io.stderr.write('\nbaton: push refused\n');
  return 1;
}

/** What is checked out, which only the help of a finding names. */
async function checkout(repository: Repository, { commits }: PushResult): Promise<CheckoutState> {
  if (commits.length === 0) return { head: undefined, branch: undefined };
  const { currentBranch } = await import('../../git/refs/refs.ts');
  return { head: (await repository.head())?.commit, branch: await currentBranch(repository) };
}

/**
 * What the framework pre-commit says of a push, as a line of git's: it reads those itself, and runs its hooks for the first
 * ref that brings commits. Where that has no commit on the remote to begin from, it names the branch alone.
 */
async function frameworkLine(repository: Repository, env: Io['env']): Promise<string> {
  const { PRE_COMMIT_LOCAL_BRANCH: local = 'HEAD', PRE_COMMIT_REMOTE_BRANCH: remote = '' } = env;
  const tip = await repository.resolveCommit(env.PRE_COMMIT_TO_REF || local);
  const old = env.PRE_COMMIT_FROM_REF || '0'.repeat(tip.length);
  return `${local} ${tip} ${remote} ${old}\n`;
}
