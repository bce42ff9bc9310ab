import { createHash } from 'node:crypto';
import { BatonError } from '../../errors.ts';
import { type Commit, parseCommit } from '../history/commit.ts';
import { readObjects } from '../process/batch.ts';
import type { GitContext } from '../process/environment.ts';
import { gitFailure, missingObjects } from '../process/failure.ts';
import type { ObjectReader } from '../process/object-reader.ts';
import { sharedProcesses, sharingProcesses } from '../process/shared.ts';
import { type Ask, askWith } from '../process/simple.ts';
import { tryGit } from '../process/spawn.ts';
import { isFullName, noSuchCommit, otherType } from '../refs/revision.ts';
import { mergeHeadsIn } from './merge-heads.ts';

/** Where a repository is, as git says. Folders are absolute. */
export interface RepositoryPlace {
  /** The work tree; undefined in a bare repository and inside `.git`. */
  readonly topLevel: string | undefined;
  /** Of this worktree. */
  readonly gitDir: string;
  /** Shared by all worktrees. */
  readonly commonDir: string;
  readonly isBare: boolean;
  readonly objectFormat: 'sha1' | 'sha256';
}

/** A commit as the checks need it. */
export interface Head {
  readonly commit: string;
  readonly tree: string;
  /** ISO 8601 with the author's offset: the clock of lint. */
  readonly authorDate: string;
}

/**
 * A repository to ask. Nothing here writes. `context` starts git at the top level, with the caller's variables, so what
 * a hook points at (a temporary index, quarantined objects) is what is read. Every method throws BatonError `git` with
 * git's own text where git fails.
 */
export class Repository implements RepositoryPlace {
  readonly topLevel: string | undefined;
  readonly gitDir: string;
  readonly commonDir: string;
  readonly isBare: boolean;
  readonly objectFormat: 'sha1' | 'sha256';
  readonly context: GitContext;
  readonly #ask: Ask;
  readonly #headCommit: string | undefined;
  #answers: Map<string, Promise<unknown>> | undefined;

  /** @param headCommit the commit that HEAD names, for work while nothing changes; undefined where git is to be asked */
  constructor(place: RepositoryPlace, context: GitContext, headCommit?: string) {
    this.topLevel = place.topLevel;
    this.gitDir = place.gitDir;
    this.commonDir = place.commonDir;
    this.isBare = place.isBare;
    this.objectFormat = place.objectFormat;
    this.context = context;
    this.#ask = askWith(context);
    this.#headCommit = headCommit;
  }

  /** Has questions about objects and about what is ignored put to processes that stay open while `work` runs. */
  sharingProcesses<T>(work: () => Promise<T>): Promise<T> {
    return sharingProcesses(this.context, work);
  }

  /** What reads objects while `sharingProcesses` works. */
  get objects(): ObjectReader {
    const shared = sharedProcesses(this.context);
    if (!shared) throw new Error('objects are read outside of sharingProcesses');
    return shared.objects;
  }

  /**
   * Works on one state of HEAD, the index and the work tree, as in a hook that git waits for: objects are read through one git
   * that stays open, and what is asked `once` is.
   */
  async whileNothingChanges<T>(work: () => Promise<T>): Promise<T> {
    if (this.#answers) return work();
    this.#answers = new Map();
    try {
      return await sharingProcesses(this.context, work);
    } finally {
      this.#answers = undefined;
    }
  }

  /** The answer to a question that was asked `once` while nothing changes; undefined for any other. */
  answered(question: string): Promise<unknown> | undefined {
    return this.#answers?.get(question);
  }

  /** Asks a question about HEAD, the index or the work tree; while nothing changes, a second time answers from memory. */
  once<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#answers?.get(question);
    if (known) return known as Promise<T>;
    const answer = ask();
    this.#answers?.set(question, answer);
    return answer;
  }

  /** Of the commit that HEAD was read to name, while nothing changes, its tree; of anything else the same again. */
  async treeOfHead(treeish: string): Promise<string> {
    const head = (await this.#answers?.get('HEAD')) as Head | undefined;
    return head?.commit === treeish ? head.tree : treeish;
  }

  /**
   * The folder of the work tree.
   *
   * @param help what to do in a repository that has none
   * @throws BatonError `usage` in a bare repository and inside `.git`
   */
  workTree(help: string): string {
    if (this.topLevel !== undefined) return this.topLevel;
    const message = 'Unexpected repository without a work tree, expected one with files';
    throw new BatonError('usage', message, { help });
  }

  /**
   * The commit that HEAD names; undefined before the first commit and on an orphan branch.
   *
   * @throws BatonError `unverifiable` if HEAD names a commit that is not here
   */
  head(): Promise<Head | undefined> {
    return this.once('HEAD', () => this.#readHead());
  }

  async #readHead(): Promise<Head | undefined> {
    const known = this.#answers && this.#headCommit;
    const [object] = await readObjects(this.context, [known ?? 'HEAD']);
    if (object?.type === 'commit') {
      const { tree, authorDate } = parseCommit(object.oid, object.content.toString('utf8'));
      return { commit: object.oid, tree, authorDate };
    }
    const { code, stdout } = await tryGit(this.context, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    if (code !== 0) return undefined;
    throw missingObjects(
      `HEAD names \`${stdout.toString('utf8').trim()}\`, which is not a commit of this clone`,
    );
  }

  /**
   * The object id of the commit that a revision names; tags are peeled.
   *
   * @throws BatonError `usage` if it names none
   */
  async resolveCommit(revision: string): Promise<string> {
    const oid = revision.includes('\0') ? '' : await this.#verify(revision).catch(otherType);
    if (oid) return oid;
    throw noSuchCommit(
      revision,
      'name a branch, a tag or a commit id; `git fetch` fetches those of a remote',
    );
  }

  /** The commit that a name of git's own stands for, such as ORIG_HEAD; undefined if there is none. */
  async find(name: string): Promise<string | undefined> {
    return (await this.#verify(name)) || undefined;
  }

  /**
   * The object id of the commit or tree that a revision names.
   *
   * @returns its author date where it is a commit
   * @throws BatonError `usage` if it names neither
   */
  async resolveTreeish(revision: string): Promise<{ readonly oid: string; readonly authorDate?: string }> {
    const find = (type: 'commit' | 'tree') =>
      revision.includes('\0') ? '' : this.#verify(revision, type).catch(otherType);
    const commit = await find('commit');
    if (commit) return { oid: commit, authorDate: await this.authorDate(commit) };
    const oid = await find('tree');
    if (oid) return { oid };
    throw new BatonError(
      'usage',
      `Unexpected revision \`${revision}\`, expected a commit or a tree of this repository`,
      { help: 'name a branch, a tag, or the id of a commit or tree; `git fetch` fetches those of a remote' },
    );
  }

  /** The id of the tree without entries, what a first commit is compared with. Git knows it without storing it. */
  emptyTree(): string {
    return createHash(this.objectFormat).update('tree 0\0').digest('hex');
  }

  /** The id of a file without content, which is also what the index holds for `add -N`. */
  emptyBlob(): string {
    return createHash(this.objectFormat).update('blob 0\0').digest('hex');
  }

  /**
   * A best common ancestor of two commits; undefined for unrelated histories.
   *
   * @throws BatonError `unverifiable` if the history is too shallow to know
   */
  async mergeBase(a: string, b: string): Promise<string | undefined> {
    const args = ['merge-base', a, b];
    const { code, stdout, stderr } = await tryGit(this.context, args);
    if (code === 0) return stdout.toString('latin1').split('\n')[0];
    if (code > 1 || stderr !== '') throw gitFailure(args, code, stderr);
    if (await this.isShallow()) throw shallow();
    return undefined;
  }

  /**
   * The parents that the commit itself names, in order, whatever a shallow boundary hides; none for a root commit.
   *
   * @throws BatonError `unverifiable` if one of them is not here
   */
  async parents(commit: string): Promise<readonly string[]> {
    const { parents } = await this.#commit(commit);
    const names = parents.map((parent) => `${parent}^{commit}`);
    const found = parents.length === 0 ? [] : await readObjects(this.context, names);
    const lost = parents.find((_, at) => found[at]?.type !== 'commit');
    if (lost !== undefined) throw await this.#cutOff(lost);
    return parents;
  }

  /** Why a commit that history names is not here. */
  async #cutOff(commit: string): Promise<BatonError> {
    if (await this.isShallow()) return shallow();
    return missingObjects(`Cannot verify: history names \`${commit}\`, which this clone does not have`);
  }

  /** The first of `parents`; undefined for a root commit. */
  async firstParent(commit: string): Promise<string | undefined> {
    return (await this.parents(commit))[0];
  }

  /**
   * The other parents of the merge that is being concluded, all of an octopus; empty without a merge. Before
   * MERGE_HEAD exists, in pre-merge-commit, git names them in the environment. Not through simple-git, as every
   * commit asks.
   */
  async mergeHeads(): Promise<readonly string[]> {
    return mergeHeadsIn(this.gitDir, this.context.env);
  }

  /**
   * The last commit before a moment on the first-parent history of a commit, by the committer's date; undefined if all
   * of that history is younger, or is not here.
   *
   * @param moment milliseconds since 1970
   */
  async lastBefore(tip: string, moment: number): Promise<string | undefined> {
    const seconds = Math.ceil(moment / 1000) - 1;
    const args = ['rev-list', '-1', '--first-parent', `--before=${seconds} +0000`, tip, '--'];
    return (await this.#ask(args)).trim() || undefined;
  }

  /** The author date of a commit, ISO 8601 with the author's offset. */
  async authorDate(commit: string): Promise<string> {
    return (await this.#commit(commit)).authorDate;
  }

  /** Whether history was cut off by a depth. */
  async isShallow(): Promise<boolean> {
    return (await this.#ask(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  }

  /** The absolute path of a file that git keeps, which worktrees share or not (`rev-parse --git-path`). */
  async gitPath(name: string): Promise<string> {
    return (await this.#ask(['rev-parse', '--path-format=absolute', '--git-path', name])).replace(/\n$/, '');
  }

  /** The absolute folder that git takes hooks from, `core.hooksPath` included. */
  hooksPath(): Promise<string> {
    return this.gitPath('hooks');
  }

  /** The last value of a configuration key; undefined if it is unset. */
  async config(key: string): Promise<string | undefined> {
    const output = await this.#ask(['config', '-z', '--get', key]);
    return output === '' ? undefined : output.slice(0, -1);
  }

  /** @throws BatonError `unverifiable` for what is no commit of this clone */
  async #commit(revision: string): Promise<Commit> {
    const [object] = await readObjects(this.context, [`${revision}^{commit}`]);
    if (object?.type === 'commit') return parseCommit(object.oid, object.content.toString('utf8'));
    throw missingObjects(`Cannot verify: \`${revision}\` is no commit of this clone`);
  }

  async #verify(revision: string, type: 'commit' | 'tree' = 'commit'): Promise<string> {
    if (isFullName(revision)) {
      const [object] = await readObjects(this.context, [`${revision}^{${type}}`]);
      return object === undefined || object.type === 'missing' ? '' : object.oid;
    }
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{${type}}`];
    return (await this.#ask(args)).trim();
  }
}

/** What is to be compared is beyond the boundary of a shallow clone. */
export function shallow(): BatonError {
  return new BatonError('unverifiable', 'Cannot verify: history is shallow', {
    help: 'fetch all of it with `git fetch --unshallow`; in CI check out with full depth',
  });
}
