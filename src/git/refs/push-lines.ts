import { BatonError } from '../../errors.ts';
import { linesOf } from './lines.ts';
import { isObjectId } from './object-id.ts';
import { branchOf } from './refs.ts';

/** What a ref is for, by its full name on the receiving side. */
export type RefKind = 'branch' | 'tag' | 'notes' | 'other';

/** One ref that a push changes. */
export interface RefUpdate {
  /** Full name on the receiving side, which alone says what the push means: `HEAD:refs/heads/x` pushes branch `x`. */
  readonly ref: string;
  readonly kind: RefKind;
  /** The branch of this clone that is pushed, where it is one. */
  readonly branch: string | undefined;
  /** What the ref held; undefined if it is new. */
  readonly old: string | undefined;
  /** What it is to hold; undefined if it is deleted. */
  readonly new: string | undefined;
}

/**
 * Reads what git passes to pre-push: lines of `<local ref> <local oid> <remote ref> <remote oid>`. A local ref may be
 * any expression, spaces included, so the other fields are counted from the end.
 *
 * @param text standard input, whole
 * @throws BatonError `usage` for a line that git does not write
 */
export function parsePushLines(text: string): RefUpdate[] {
  return linesOf(text).map((line) => {
    const [, from = '', local, ref, remote] = /^(.*) (\S+) (\S+) (\S+)$/.exec(line) ?? [];
    const expected = '<local ref> <local oid> <remote ref> <remote oid>';
    return { ...update(line, ref, remote, local, expected), branch: branchOf(from) };
  });
}

/**
 * Reads what git passes to pre-receive: lines of `<old oid> <new oid> <ref>`.
 *
 * @param text standard input, whole
 * @throws BatonError `usage` for a line that git does not write
 */
export function parseReceiveLines(text: string): RefUpdate[] {
  return linesOf(text).map((line) => {
    const [, old, now, ref] = /^(\S+) (\S+) (\S+)$/.exec(line) ?? [];
    return update(line, ref, old, now, '<old oid> <new oid> <ref>');
  });
}

function update(
  line: string,
  ref: string | undefined,
  old: string | undefined,
  now: string | undefined,
  expected: string,
): RefUpdate {
  if (ref?.startsWith('refs/') && isObjectId(old) && isObjectId(now)) {
    return { ref, kind: kindOf(ref), branch: undefined, old: known(old), new: known(now) };
  }
  throw new BatonError('usage', `Unexpected line \`${line}\` on standard input, expected \`${expected}\``, {
    help: 'let git call the hook: `git push` writes these lines',
  });
}

/** All zeros stand for nothing. */
function known(oid: string): string | undefined {
  return /^0+$/.test(oid) ? undefined : oid;
}

function kindOf(ref: string): RefKind {
  if (branchOf(ref) !== undefined) return 'branch';
  if (ref.startsWith('refs/tags/')) return 'tag';
  return ref.startsWith('refs/notes/') ? 'notes' : 'other';
}
