import { TreeDiffer } from '../diff/tree-differ.ts';
import type { ObjectReader } from '../process/object-reader.ts';
import { type Repository, shallow } from '../setup/repository.ts';
import { type Commit, parseCommit } from './commit.ts';
import type { HistoryRange } from './range.ts';
import type { WalkedCommit } from './rev-walk.ts';

/**
 * A range of history, read through three processes of git whatever its length: one walk, one that compares trees, one that
 * gives objects.
 */
export class History implements AsyncDisposable {
  readonly commits: readonly WalkedCommit[];
  readonly differ: TreeDiffer;
  readonly objects: ObjectReader;

  private constructor(commits: readonly WalkedCommit[], differ: TreeDiffer, objects: ObjectReader) {
    this.commits = commits;
    this.differ = differ;
    this.objects = objects;
  }

  /**
   * Opens the commits of a range. Objects are read while `repository.sharingProcesses` works.
   *
   * @throws BatonError as `walkHistory`
   */
  static async open(repository: Repository, range: HistoryRange): Promise<History> {
    // Started while git still walks.
    const differ = new TreeDiffer(repository.context);
    try {
      return new History(await range.commits(), differ, repository.objects);
    } catch (error) {
      await differ.close();
      throw error;
    }
  }

  /**
   * What commits say, by id.
   *
   * @throws BatonError `unverifiable` if a commit of the range names a parent that git does not list: the boundary of a
   * shallow clone looks like a root
   */
  async read(walked: readonly WalkedCommit[]): Promise<ReadonlyMap<string, Commit>> {
    const texts = await this.objects.commits(walked.map(({ oid }) => oid));
    const found = new Map<string, Commit>();
    for (const { oid, parents } of walked) {
      const commit = parseCommit(oid, texts.get(oid) ?? '');
      if (commit.parents.some((parent) => !parents.includes(parent))) throw shallow();
      found.set(oid, commit);
    }
    return found;
  }

  /** What commits say that need not be of the range. @throws BatonError `unverifiable` if one is not here */
  async describe(oids: Iterable<string>): Promise<ReadonlyMap<string, Commit>> {
    const texts = await this.objects.commits(oids);
    return new Map([...texts].map(([oid, text]) => [oid, parseCommit(oid, text)]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.differ.close();
  }
}
