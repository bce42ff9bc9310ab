import type { Command } from 'commander';
import type { ReviewSubject } from '../../app/review/range.ts';
import { review } from '../../app/review/review.ts';
import { BatonError } from '../../errors.ts';
import type { ExitCode, Io } from '../../io/io.ts';
import type { ReviewView } from '../../render/review/headline.ts';
import { sharedCommand } from '../../store/own-command.ts';
import { commandContext } from '../context.ts';
import { looksOf } from '../print.ts';

interface Looks {
  readonly colour: boolean;
  readonly width: number;
  /** What runs Baton in other clones. */
  readonly shared: string;
}

/** Every format of `baton review`; its renderer is loaded when it is asked for. */
export const reviewFormats = {
  text: async (view: ReviewView, looks: Looks) =>
    (await import('../../render/review/text.ts')).renderReviewText(view, looks),
  markdown: async (view: ReviewView, looks: Looks) =>
    (await import('../../render/review/markdown.ts')).renderReviewMarkdown(view, looks.shared),
  html: async (view: ReviewView) => (await import('../../render/review/html.ts')).renderReviewHtml(view),
  json: async (view: ReviewView) => (await import('../../render/review/json.ts')).renderReviewJson(view),
};

export type ReviewFormat = keyof typeof reviewFormats;

/** What commander makes of the options of `baton review`. */
export interface ReviewOptions {
  readonly trees?: readonly string[];
  readonly staged?: true;
  readonly worktree?: true;
  readonly format: ReviewFormat;
  readonly json?: true;
  readonly failOn?: 'error' | 'warning';
  readonly now?: string;
}

/** Runs `baton review` and prints what changed in the agents' reasoning. */
export async function runReview(
  range: string | undefined,
  options: ReviewOptions,
  self: Command,
  io: Io,
): Promise<ExitCode> {
  const context = { ...commandContext(io, self), now: options.now ?? io.now };
  const view = await review(context, { subject: subjectOf(range, options) });
  const render = reviewFormats[options.json ? 'json' : options.format];
  io.stdout.write(await render(view, { ...looksOf(io, self), shared: sharedCommand(context.cwd) }));
  const { errors, warnings } = view.diff.totals;
  if (options.failOn === 'error') return errors > 0 ? 1 : 0;
  return options.failOn === 'warning' && errors + warnings > 0 ? 1 : 0;
}

function subjectOf(range: string | undefined, { trees, staged, worktree }: ReviewOptions): ReviewSubject {
  const chosen = [trees && '--trees', staged && '--staged', worktree && '--worktree'].filter(Boolean);
  if (chosen.length > 1) {
    throw new BatonError('usage', `Unexpected ${chosen.join(' with ')}, expected one of them`, {
      help: 'run `baton review` once for each',
    });
  }
  if (trees) return twoTrees(range, trees);
  const dots = range === undefined ? null : /^(.*?)\.{2,3}(.*)$/.exec(range);
  const [base, head] = dots ? [dots[1], dots[2]] : [range, undefined];
  if (staged || worktree) {
    if (head) {
      throw new BatonError('usage', `Unexpected \`${head}\`, ${chosen[0]} is already the later side`, {
        help: `name only the base: \`baton review ${base || 'main'} ${chosen[0]}\``,
      });
    }
    return { type: staged ? 'index' : 'worktree', base: base || undefined };
  }
  return { type: 'range', base: base || undefined, head: head || undefined };
}

function twoTrees(range: string | undefined, trees: readonly string[]): ReviewSubject {
  const [before, after] = trees;
  if (range === undefined && before !== undefined && after !== undefined && trees.length === 2) {
    return { type: 'trees', before, after };
  }
  const found = [...(range === undefined ? [] : [range]), ...trees].map((one) => `\`${one}\``).join(', ');
  throw new BatonError('usage', `Unexpected ${found} with \`--trees\`, expected two commits or trees`, {
    help: 'write two of them, such as `baton review --trees main HEAD`',
  });
}
