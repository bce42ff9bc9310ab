import { needRepository, openWorkspace } from '../../app/workspace/workspace.ts';
import { BatonError } from '../../errors.ts';
import { parseReceiveLines, type RefUpdate } from '../../git/refs/push-lines.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { type ExitCode, type Io, readAll } from '../../io/io.ts';
import { reportDeletions, reportRest } from '../report-push.ts';

/** Git sends each line to whoever pushes, with `remote: ` before it. */
const mostFindings = 20;

/**
 * Checks a push on the server, as git hands it to pre-receive: all of its refs together, before one is set.
 *
 * @throws BatonError where it cannot be checked
 */
export async function preReceive(io: Io): Promise<ExitCode> {
  return receive(parseReceiveLines(await readAll(io.stdin)), io, 'nothing was accepted');
}

/**
 * Checks one ref of a push on the server, as git hands it to update.
 *
 * @param args the ref, what it holds, and what it is to hold
 * @throws BatonError where it cannot be checked
 */
export async function update(io: Io, args: readonly string[]): Promise<ExitCode> {
  const [ref, old, now] = args;
  if (ref === undefined || old === undefined || now === undefined) {
    throw new BatonError('usage', 'Missing arguments of the hook `update`', {
      help: 'let git call the hook; by hand: `baton hook update REF OLD NEW`',
    });
  }
  return receive(parseReceiveLines(`${old} ${now} ${ref}\n`), io, 'this ref did not change');
}

async function receive(updates: readonly RefUpdate[], io: Io, outcome: string): Promise<ExitCode> {
  if (updates.length === 0) return 0;
  const repository = needRepository(await openWorkspace(io), 'A push');
  return repository.sharingProcesses(() => check(repository, updates, io, outcome));
}

async function check(
  repository: Repository,
  updates: readonly RefUpdate[],
  io: Io,
  outcome: string,
): Promise<ExitCode> {
  const { checkReceived } = await import('../../app/push/push-received.ts');
  const result = await checkReceived(repository, updates, io.now);
  const { groupFaults } = await import('../../app/push/groups.ts');
  const nowhere = { head: undefined, branch: undefined };
  const shown = await groupFaults(repository, result, nowhere, mostFindings);
  const isRefused = shown.errors > 0 || result.deleted.length > 0;
  if (isRefused) io.stderr.write(`baton: push refused, ${outcome}\n`);
  if (shown.groups.length > 0) {
    const { renderReceived } = await import('../../render/reporters/push.ts');
    io.stderr.write(renderReceived(shown.groups));
    reportRest(shown, result, io);
  }
  reportDeletions(result.deleted, io);
  return isRefused ? 1 : 0;
}
