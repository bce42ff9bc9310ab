import type { PathChange } from '../../git/diff/diff.ts';
import type { TreePair } from '../../git/diff/tree-differ.ts';
import type { Commit } from '../../git/history/commit.ts';
import type { History } from '../../git/history/history.ts';
import type { WalkedCommit } from '../../git/history/rev-walk.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { isConfigurationPath } from '../config/load-config.ts';
import { chunksOf } from '../version/chunks.ts';
import type { RecordCache } from './record-cache.ts';

/** Commits whose differences are held at once. */
const partSize = 100;

/** The first part is waited for, with nothing else to do. */
const firstPart = 10;

/** A commit of a walk, with what git says of it. */
export interface PartCommit {
  readonly walked: WalkedCommit;
  /** What differs from each parent; of a root, from nothing. */
  readonly changes: readonly (readonly PathChange[])[];
  readonly said: Commit | undefined;
}

/**
 * Reads a history part by part, in its order. Git looks up the next part while one is worked on, and what its changes are about is
 * fetched by then.
 */
export class HistoryParts {
  readonly #history: History;
  readonly #cache: RecordCache;

  constructor(history: History, cache: RecordCache) {
    this.#history = history;
    this.#cache = cache;
  }

  /**
   * @param pathRules those that count for the commits that were read last: they say what is fetched ahead
   * @throws BatonError `unverifiable` where a part of history is not here
   */
  async *read(pathRules: () => PathRules): AsyncGenerator<readonly PartCommit[]> {
    const { commits } = this.#history;
    const parts = [commits.slice(0, firstPart), ...chunksOf(commits.slice(firstPart), partSize)];
    let next = this.#start(parts[0], pathRules);
    for (const at of parts.keys()) {
      const part = await next;
      next = this.#start(parts[at + 1], pathRules);
      yield part;
    }
  }

  /** What fails is reported where it is waited for. */
  #start(walked: readonly WalkedCommit[] = [], pathRules: () => PathRules): Promise<readonly PartCommit[]> {
    const part = this.#load(walked, pathRules);
    part.catch(() => {});
    return part;
  }

  async #load(walked: readonly WalkedCommit[], pathRules: () => PathRules): Promise<readonly PartCommit[]> {
    // Two gits answer at once; what fails first is always the same.
    const reading = this.#history.read(walked);
    reading.catch(() => {});
    const answers = await this.#history.differ.diff(walked.flatMap(pairsOf));
    await this.#cache.prefetch(blobsOf(answers.flat(), pathRules()));
    const said = await reading;
    let from = 0;
    return walked.map((commit) => {
      const changes = answers.slice(from, from + Math.max(1, commit.parents.length));
      from += changes.length;
      return { walked: commit, changes, said: said.get(commit.oid) };
    });
  }
}

function pairsOf({ oid, parents }: WalkedCommit): TreePair[] {
  if (parents.length === 0) return [{ type: 'commits', after: oid }];
  return parents.map((before) => ({ type: 'commits', before, after: oid }));
}

/** The versions of records and configurations that changes are about. */
function blobsOf(changes: readonly PathChange[], pathRules: PathRules): string[] {
  return changes.flatMap(({ path, before, after }) => {
    if (!pathRules.classify(path) && !isConfigurationPath(path)) return [];
    return [before, after].flatMap((side) => (side?.type === 'file' && side.oid ? [side.oid] : []));
  });
}
