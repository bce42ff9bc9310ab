import type { Repository } from '../setup/repository.ts';
import { type WalkedCommit, walkHistory } from './rev-walk.ts';

/** A range of history, which git walks once. */
export class HistoryRange {
  readonly revisions: readonly string[];
  readonly #repository: Repository;
  #walk: Promise<readonly WalkedCommit[]> | undefined;

  /** @param revisions as for `walkHistory`; none for an empty range */
  constructor(repository: Repository, revisions: readonly string[]) {
    this.revisions = revisions;
    this.#repository = repository;
  }

  /** Has git walk already. What fails is reported to who asks for the commits. */
  begin(): void {
    this.commits().catch(() => {});
  }

  /** Its commits, in the order of `walkHistory`. @throws BatonError as `walkHistory` */
  commits(): Promise<readonly WalkedCommit[]> {
    this.#walk ??=
      this.revisions.length === 0 ? Promise.resolve([]) : walkHistory(this.#repository, this.revisions);
    return this.#walk;
  }

  /**
   * Its commits that the histories of others do not have. Git walks again where an other is not of the range: it may be older than
   * the range, or newer.
   *
   * @param others ids of commits
   * @throws BatonError as `walkHistory`
   */
  async without(others: readonly string[]): Promise<readonly WalkedCommit[]> {
    const commits = await this.commits();
    const left = others.filter((oid) => !this.revisions.includes(`^${oid}`));
    const parentsOf = new Map(commits.map(({ oid, parents }) => [oid, parents]));
    // An option may leave commits out that lie between two others.
    const isWhole = !this.revisions.some((one) => one.startsWith('-'));
    if (!isWhole || !left.every((oid) => parentsOf.has(oid)))
      return walkHistory(this.#repository, [...others.map((oid) => `^${oid}`), ...this.revisions]);
    const reached = new Set(left);
    for (const oid of reached) for (const parent of parentsOf.get(oid) ?? []) reached.add(parent);
    return commits.filter(({ oid }) => !reached.has(oid));
  }
}
