import { checkCheckout, checkMerged, type Incoming } from '../../app/commit/incoming.ts';
import { contextOf } from '../../app/workspace/context.ts';
import type { ExitCode, Io } from '../../io/io.ts';

/** Reports when a merge made an illegal record, or a fast-forward brought one; never blocks. */
export async function postMerge(io: Io, [squash]: readonly string[]): Promise<ExitCode> {
  if (squash !== '1')
    await reportIncoming(await checkMerged(contextOf(io)), io, 'a commit that was merged in');
  return 0;
}

/**
 * Reports when the commit that was checked out has an illegal record; never blocks.
 *
 * @param args the commit before, the commit now, and `1` where it was not single files
 */
export async function postCheckout(io: Io, [old = '', , flag]: readonly string[]): Promise<ExitCode> {
  if (flag === '1' && /[1-9a-f]/.test(old))
    await reportIncoming(await checkCheckout(contextOf(io), old), io, 'the commit that was checked out');
  return 0;
}

async function reportIncoming(incoming: Incoming | undefined, io: Io, what: string): Promise<void> {
  if (!incoming || incoming.result.diagnostics.length === 0) return;
  const { show } = await import('../report.ts');
  show(incoming.result, io);
  const [who, undo] = incoming.isByMerge ? ['the merge', ' before you push'] : [what, ''];
  io.stderr.write(
    `\nbaton: ${who} has the errors above; nothing was refused or undone\n` +
      `help: fix them in a separate commit${undo}\n`,
  );
}
