import { BatonError } from '../../errors.ts';

/**
 * Whether a revision is a whole id or the name of a ref, or an ancestor of one such as `HEAD~2^`, which git looks up without a search. Of
 * a short id `cat-file` does not say why it is not clear, and it ends at a name such as `main@{9}` where the log is shorter.
 */
export function isFullName(revision: string): boolean {
  const [name = ''] = /^[^~^]*/.exec(revision) ?? [];
  return (
    /^(?:[0-9a-f]{40}|[0-9a-f]{64}|HEAD|(?![0-9a-f]*$)[A-Za-z][\w/-]*)$/.test(name) &&
    /^(?:[~^]\d{0,6})*$/.test(revision.slice(name.length))
  );
}

/** A revision names nothing. Before the first commit of a branch that is not a fault of who typed it. */
export function noSuchCommit(revision: string, help: string): BatonError {
  return revision === 'HEAD'
    ? new BatonError('usage', 'The current branch has no commit yet', { help: 'make a commit first' })
    : new BatonError('usage', `Unexpected revision \`${revision}\`, expected a commit of this repository`, {
        help,
      });
}

/** No id for a revision that names a tree or a blob, which git answers with an error text. @throws every other failure */
export function otherType(error: unknown): string {
  if (error instanceof BatonError && /expected (?:commit|tree) type/.test(error.message)) return '';
  throw error;
}
