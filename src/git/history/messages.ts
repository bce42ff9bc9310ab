import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A commit with what it says. */
export interface CommitMessage {
  readonly oid: string;
  readonly author: string;
  /** When it was written; RFC 3339. */
  readonly authorDate: string;
  readonly message: string;
}

/**
 * The messages of a range, the oldest first.
 *
 * @param range as git takes it: `main..HEAD`, or one commit for all of its history
 * @throws BatonError with git's words for a revision that is none
 */
export async function messagesOf(
  { context }: Repository,
  range: readonly string[],
): Promise<readonly CommitMessage[]> {
  const format = '--format=%H%x00%an%x00%aI%x00%B%x00';
  const args = ['log', '--no-show-signature', '--no-notes', '--no-color', '--reverse', format];
  const fields = splitNul(await git(context, [...args, '--end-of-options', ...range, '--']));
  const found: CommitMessage[] = [];
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [oid = '', author = '', authorDate = '', message = ''] = fields.slice(at, at + 4);
    found.push({ oid: oid.trim(), author, authorDate, message });
  }
  return found;
}
