import { review } from '../app/review/review.ts';
import { contextOf } from '../app/workspace/context.ts';
import { BatonError } from '../errors.ts';
import { renderReviewText } from '../render/review/text.ts';

/** Commits of this repository's own history that no rewrite can reach any more. */
const range = { base: '82a5d89', head: '827e495' };

/**
 * The example of `baton review` in the README: a fixed range of this repository's own history.
 *
 * @param top this repository
 * @returns undefined in a clone that does not hold the range (shallow, or a bare archive): there it cannot be verified
 */
export async function reviewExample(top: string): Promise<string | undefined> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name)));
  try {
    const subject = { type: 'range', ...range } as const;
    const view = await review(contextOf({ cwd: top, env, now: '2026-11-28T00:00:00Z' }), { subject });
    const text = renderReviewText(view, { colour: false, width: 80 });
    return `\`\`\`text\n$ baton review ${range.base}..${range.head}\n${text}\`\`\``;
  } catch (error) {
    const isMissing =
      error instanceof BatonError && ['usage', 'unverifiable', 'not-a-repository'].includes(error.code);
    if (isMissing) return undefined;
    throw error;
  }
}
