import type { Change } from '../../core/change.ts';
import type { ClaimEvidence } from '../../core/claims.ts';
import type { HistoryRange } from '../../git/history/range.ts';
import { type BothSides, branchesOfBothSides } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { taskRangesOf } from '../claims/task-range-loader.ts';
import { protectedOf } from '../claims/task-range-start.ts';

/** Looks up what the claims of changed tasks are compared with. */
export type LoadClaims = (changes: readonly Change[]) => Promise<ReadonlyMap<string, ClaimEvidence>>;

/**
 * Finds the spans of tasks in the commits of a range that no protected branch has yet: what a push or a pull request brings.
 * In protected history the claims were compared with the repository when they came in; nothing tells any more what there was
 * besides.
 */
export class ClaimSpans {
  readonly #repository: Repository;
  readonly #range: HistoryRange;
  readonly #branches: BothSides | undefined;
  #own: Promise<ReadonlySet<string>> | undefined;

  /** @param branches of both sides, where they are known */
  constructor(repository: Repository, range: HistoryRange, branches: BothSides | undefined) {
    this.#repository = repository;
    this.#range = range;
    this.#branches = branches;
  }

  /** For the commit that brings the changes. */
  of(commit: string, pathRules: PathRules): LoadClaims {
    return async (changes) => {
      if (!changes.some(isTask)) return new Map();
      this.#own ??= this.#unprotected(pathRules);
      if (!(await this.#own).has(commit)) return new Map();
      const repository = this.#repository;
      const snapshot = treeSnapshot(repository, commit);
      return taskRangesOf({ repository, pathRules, snapshot, tip: commit }, changes);
    };
  }

  async #unprotected(pathRules: PathRules): Promise<ReadonlySet<string>> {
    const branches = this.#branches ?? (await branchesOfBothSides(this.#repository));
    const known = protectedOf(branches, pathRules.configOf('').protect);
    const own = await this.#range.without(known.map(({ commit }) => commit));
    return new Set(own.map(({ oid }) => oid));
  }
}

function isTask(change: Change): boolean {
  return 'after' in change && change.after.kind === 'task';
}
