import { plainLog } from '../process/questions.ts';
import { splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { walkFailure } from './rev-walk.ts';

/** Begins what git prints for a commit: no path can hold it. */
const mark = '\u0001';

/** A commit with what it says. */
export interface CommitMessage {
  readonly oid: string;
  readonly author: string;
  /** When it was written; RFC 3339. */
  readonly authorDate: string;
  readonly message: string;
  /** The files that it changed; of a merge none. */
  readonly paths: readonly string[];
}

/**
 * The messages of a range, the oldest first.
 *
 * @param range as git takes it: `main..HEAD`, or one commit for all of its history
 * @throws BatonError `usage` for a revision that does not exist
 */
export async function messagesOf(
  repository: Repository,
  range: readonly string[],
): Promise<readonly CommitMessage[]> {
  const format = `--format=${mark}%H%x00%an%x00%aI%x00%B`;
  const args = [
    ...plainLog,
    '-z',
    '-M',
    '--reverse',
    '--name-only',
    format,
    '--end-of-options',
    ...range,
    '--',
  ];
  const { code, stderr, stdout } = await tryGit(repository.context, args);
  if (code !== 0) throw await walkFailure(repository, args, code, stderr);
  const fields = splitNul(stdout);
  const found: CommitMessage[] = [];
  for (let at = 0; at < fields.length; ) {
    const [oid = '', author = '', authorDate = '', message = ''] = fields.slice(at, at + 4);
    at += 4;
    const paths: string[] = [];
    for (; at < fields.length && !fields[at]?.startsWith(mark); at++) {
      const path = fields[at]?.replace(/^\n+/, '') ?? '';
      if (path !== '') paths.push(path);
    }
    found.push({ oid: oid.slice(mark.length), author, authorDate, message, paths });
  }
  return found;
}
