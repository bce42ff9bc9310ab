import { join } from 'node:path';
import type { Move } from '../../git/history/exchanged.ts';
import { type Fate, fatesFrom, movesOf, newestCommits } from '../../git/history/renames.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { LineCache } from '../../store/line-cache.ts';

/** How many commits of a history are followed at most. */
const mostCommits = 20_000;
/** How many commits are compared at once: what is known of them is kept before the next. */
const chunk = 250;

/** What is known of commits from earlier runs. */
export interface MoveCache {
  get(key: string): string | undefined;
  set(key: string, value: string): unknown;
  save(): Promise<void>;
}

export interface Followed {
  readonly fates: ReadonlyMap<string, Fate>;
  /** The oldest commit that was followed. */
  readonly since: string | undefined;
  /** False where this clone has history before it. */
  readonly isWhole: boolean;
  /** False where only the number of commits that no earlier run looked at ended it. */
  readonly isFinal: boolean;
}

export interface FollowLimits {
  /** Commits of the history, the newest first. */
  readonly most: number;
  /** Commits that no earlier run looked at. */
  readonly fresh: number;
}

/** Enough for a command: a history that is longer is followed in part. */
export const commandLimits: FollowLimits = { most: mostCommits, fresh: mostCommits };
/** An event of an agent has 2 seconds, and a commit takes about half a millisecond. The next event goes on. */
export const eventLimits: FollowLimits = { most: mostCommits, fresh: 2_000 };

/** What earlier runs found out about the commits of a repository, in git's own folder. */
export function openMoveCache({ commonDir }: Repository): MoveCache {
  return LineCache.open(join(commonDir, 'baton', 'renames'));
}

/**
 * Follows names through the renames and deletions of a history (agents, section 1). What a commit did never changes, so each commit
 * is compared with its parent once, and is known from then on. Of one without a parent nothing is kept: in a shallow clone it gets
 * one when more is fetched.
 *
 * @param limits above them the older part of history is left out, and the result says so
 * @throws BatonError with git's words for an unknown revision
 */
export async function followRenames(
  repository: Repository,
  revision: string,
  cache: MoveCache,
  { fresh, most }: FollowLimits,
): Promise<Followed> {
  // One more says whether there is history before the last that is followed.
  const walked = await newestCommits(repository, revision, most + 1);
  const known = new Map<string, readonly Move[]>();
  for (const { oid, parents } of walked) {
    const moves = parents.length === 0 ? [] : movesIn(cache.get(keyOf(oid)));
    if (moves) known.set(oid, moves);
  }
  const commits = walked.map(({ oid }) => oid);
  const unknown = commits.slice(0, most).filter((commit) => !known.has(commit));
  for (let at = 0; at < Math.min(unknown.length, fresh); at += chunk) {
    const part = unknown.slice(at, Math.min(at + chunk, fresh));
    for (const [commit, moves] of await movesOf(repository, part)) {
      known.set(commit, moves);
      cache.set(keyOf(commit), JSON.stringify(moves));
    }
    await cache.save();
  }
  const gap = commits.findIndex((commit, at) => at >= most || !known.has(commit));
  const followed = gap === -1 ? commits : commits.slice(0, gap);
  const history = followed.map((commit) => ({ commit, moves: known.get(commit) ?? [] }));
  return {
    fates: fatesFrom(history),
    since: followed.at(-1),
    isWhole: gap === -1,
    isFinal: gap === -1 || gap >= most,
  };
}

/** The number changes with what is noted of a commit, or with how git is asked. */
function keyOf(commit: string): string {
  return `1 ${commit}`;
}

/** Undefined for a text that is not a list of moves. */
function movesIn(text: string | undefined): readonly Move[] | undefined {
  if (text === undefined) return undefined;
  if (text === '[]') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isMove) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isMove(value: unknown): value is Move {
  const isList = Array.isArray(value) && (value.length === 1 || value.length === 2);
  return isList && value.every((one) => typeof one === 'string');
}
