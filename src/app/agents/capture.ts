import { choiceIn, type Sign } from '../../agents/capture.ts';
import { landedSince } from '../../git/history/landed.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords } from '../workspace/find-record.ts';
import type { Home } from './home.ts';

/** A commit that shows a choice, and no record says why. */
export interface Uncaptured {
  readonly commit: string;
  /** The first line of its message. */
  readonly subject: string;
  readonly sign: Sign;
  /** From the top. */
  readonly paths: readonly string[];
}

/** More commits than a conversation makes. */
const mostCommits = 20;

/**
 * The newest commit of this person since a commit that shows a choice (agents, section 5). Where one of their commits changes a record
 * or names one in a trailer, the conversation has recorded what it decided.
 *
 * @param base where HEAD was when the conversation began
 * @throws BatonError as `openRecords`, and where git no longer has `base`
 */
export async function choiceWithoutRecord(
  context: Context,
  { repository }: Pick<Home, 'repository'>,
  base: string,
): Promise<Uncaptured | undefined> {
  if ((await repository.head())?.commit === base) return undefined;
  const author = context.env.GIT_AUTHOR_EMAIL ?? (await repository.config('user.email'));
  if (author === undefined || author.trim() === '') return undefined;
  const commits = await landedSince(repository, base, author.trim(), mostCommits);
  const { pathRules } = await openRecords(context);
  const isRecorded = commits.some(
    ({ files, message }) =>
      /^Baton-(?:Session|Thread):/m.test(message) ||
      files.some(({ path }) => pathRules.classify(path) !== undefined),
  );
  if (isRecorded) return undefined;
  for (const { commit, files, message } of commits) {
    const sign = choiceIn({ files, message });
    const [subject = ''] = message.split('\n', 1);
    if (sign !== undefined) return { commit, subject, sign, paths: files.map(({ path }) => path) };
  }
  return undefined;
}
