import type { Repository } from '../../git/setup/repository.ts';
import { indexSnapshot } from '../../git/tree/snapshots.ts';
import type { Lesson } from '../../knowledge/items.ts';
import { relatedLessons } from '../../knowledge/related-lessons.ts';
import { withoutLines } from '../../text/without-lines.ts';
import type { Context } from '../workspace/context.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type BeforeEdit, deliver, deliverAbout } from './before-edit.ts';
import { loadMerged } from './merged.ts';
import type { FollowLimits } from './renames.ts';

/**
 * What is in force for the files that a task or a session names (agents, section 1): of its words, those that are the path of a file that git
 * tracks.
 *
 * @param words paths from the top of the repository, with or without lines, and words that are no path
 * @returns undefined where none is a tracked file, and outside of a work tree
 * @throws BatonError where records or history cannot be read
 */
export async function inForceNamed(
  context: Context,
  workspace: Workspace,
  words: readonly string[],
  limits?: FollowLimits,
): Promise<BeforeEdit | undefined> {
  const { repository } = workspace;
  if (words.length === 0 || repository?.topLevel === undefined) return undefined;
  const { paths } = await filesAmong(repository, words);
  return paths.length === 0
    ? undefined
    : deliverAbout(context, repository, workspace, { paths, tags: [], limits });
}

/** The words that are the path of a file that git tracks, and the others. */
async function filesAmong(
  repository: Repository,
  words: readonly string[],
): Promise<{ readonly paths: readonly string[]; readonly others: readonly string[] }> {
  const tracked = new Set((await indexSnapshot(repository).list('')).map(({ path }) => path));
  const paths = [...new Set(words.map(withoutLines))].filter((path) => tracked.has(path));
  return { paths, others: words.filter((word) => !tracked.has(withoutLines(word))) };
}

export interface KnownRequest {
  /** As `inForceNamed`; a word may be a tag of a pattern or gotcha as well. */
  readonly words: readonly string[];
  /** A thread whose patterns and gotchas are wanted. */
  readonly thread?: string | undefined;
  readonly limits?: FollowLimits | undefined;
}

/** What is known for the work that somebody is at. */
export interface Known {
  /** As `inForceNamed`. */
  readonly inForce: BeforeEdit | undefined;
  /** Patterns and gotchas of the thread, and with a word as tag, but for those that are in force for a file already. */
  readonly lessons: readonly Lesson[];
}

/** What is in force for the files that a session names, with patterns and gotchas that are related to it. @throws BatonError as `inForceNamed` */
export async function knownFor(
  context: Context,
  workspace: Workspace,
  { limits, thread, words }: KnownRequest,
): Promise<Known> {
  const { repository } = workspace;
  if ((words.length === 0 && thread === undefined) || repository?.topLevel === undefined) return nothing;
  const { others: tags, paths } = await filesAmong(repository, words);
  if (paths.length === 0 && tags.length === 0 && thread === undefined) return nothing;
  const loaded = await loadMerged(context, repository, workspace, limits);
  const inForce = paths.length === 0 ? undefined : deliver(loaded, { paths, tags: [], now: context.now });
  const known = new Set(inForce?.paths.flatMap(({ items }) => items.map(({ id }) => id)));
  return { inForce, lessons: relatedLessons(loaded.merged, { known, thread, words: tags }) };
}

const nothing: Known = { inForce: undefined, lessons: [] };
