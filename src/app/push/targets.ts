import { type Config, defaultConfig } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { isAncestor, type Peeled, peel } from '../../git/refs/peel.ts';
import type { RefUpdate } from '../../git/refs/push-lines.ts';
import { type Branches, branchOf } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { isProtected, ownConfig } from '../branches/published.ts';

/** A ref that a push sets to a commit. */
export interface Target {
  readonly ref: string;
  /** The branch of this clone that is pushed, where it is one. */
  readonly branch: string | undefined;
  /** The commit that it is to hold, tags peeled. */
  readonly tip: string;
  /** The commit that it held; undefined for a new ref. */
  readonly old: string | undefined;
  /** A protected branch: what the gate to it uses; undefined for every other ref. */
  readonly gate: TargetGate | undefined;
  /** A protected branch whose old tip is not in the history of the new one. */
  readonly isRewritten: boolean;
}

/** The versions that count at a gate; of versions with the same configuration and baseline the first, so that one walk serves all. */
export interface TargetGate {
  readonly branch: string;
  /**
   * The commit that the branch has; for a new one what the default branch has; undefined if the other side has neither.
   */
  readonly tip: string | undefined;
  /** Where what is pushed left that; undefined for nothing. */
  readonly mergeBase: string | undefined;
}

/** A protected branch that is deleted. */
export interface Deletion {
  readonly ref: string;
  /** The commit that it held. */
  readonly old: string;
  readonly config: Config;
}

/** What a push changes, as far as there is something to check. */
export interface Targets {
  readonly targets: readonly Target[];
  readonly deleted: readonly Deletion[];
  /** What the protected branches of the other side have: the commits that its gates have let pass. */
  readonly passed: readonly string[];
}

/** Says what to do about a ref whose old commit is not here. */
export type Missing = (ref: string) => BatonError;

/**
 * Sorts the refs of a push. Notes, and tags of trees and blobs, hold no records of commits. A deletion is skipped, but for a
 * protected branch that holds records or a configuration.
 *
 * @param branches the receiving side before the push
 * @throws BatonError `unverifiable` if an object is not here
 */
export async function sortTargets(
  repository: Repository,
  updates: readonly RefUpdate[],
  branches: Branches,
  missing: Missing,
): Promise<Targets> {
  const objects = await peel(
    repository,
    updates.flatMap((one) => [one.old, one.new].flatMap((oid) => oid ?? [])),
  );
  const configCommits = new ConfigCommits(repository, branches);
  const targets: Target[] = [];
  const deleted: Deletion[] = [];
  for (const update of updates) {
    if (update.kind === 'notes') continue;
    const branch = branchOf(update.ref);
    if (update.new === undefined) {
      const old = commitIn(objects, update.old);
      const config = (await configCommits.of(old))?.config ?? defaultConfig;
      if (update.old === undefined || !configCommits.protects(branch, config)) continue;
      if (!objects.has(update.old)) throw missing(update.ref);
      if (old && (await configCommits.own(old)).isUsed) deleted.push({ ref: update.ref, old, config });
      continue;
    }
    if (update.old !== undefined && !objects.has(update.old)) throw missing(update.ref);
    if (!objects.has(update.new)) throw lost(update.ref, update.new);
    const tip = commitIn(objects, update.new);
    if (tip === undefined) continue;
    const old = commitIn(objects, update.old);
    const configCommit = await configCommits.of(old);
    const { config } = configCommit ?? (await configCommits.own(tip));
    const binds = configCommits.protects(branch, config);
    const isRewritten = binds && old !== undefined && !(await isAncestor(repository, old, tip));
    targets.push({
      ref: update.ref,
      branch: update.branch,
      tip,
      old,
      gate: binds ? await configCommits.gate(branch, old, tip, isRewritten) : undefined,
      isRewritten,
    });
  }
  return { targets, deleted, passed: await configCommits.passed() };
}

interface ConfigCommit {
  readonly commit: string;
  readonly config: Config;
  /** Whether the commit that was asked for holds a configuration or records. */
  readonly isUsed: boolean;
}

/** Finds whose configuration is in effect, asking for that of each commit once. */
class ConfigCommits {
  readonly #repository: Repository;
  readonly #branches: Branches;
  readonly #own = new Map<string, Promise<ConfigCommit>>();
  /** Commits with the same configuration are one to the check, so that it walks once. */
  readonly #first = new Map<string, string>();

  constructor(repository: Repository, branches: Branches) {
    this.#repository = repository;
    this.#branches = branches;
  }

  /** What the default branch has. */
  get #default(): string | undefined {
    const { tips, defaultBranch } = this.#branches;
    const names = defaultBranch === undefined ? ['main', 'master'] : [defaultBranch];
    return names.flatMap((name) => tips.get(name) ?? [])[0];
  }

  /** By the target's tip, for a new ref by the default branch; undefined if that has no configuration. */
  async of(old: string | undefined): Promise<ConfigCommit | undefined> {
    const commit = old ?? this.#default;
    const configCommit = commit === undefined ? undefined : await this.own(commit);
    return configCommit?.config.path === undefined ? undefined : configCommit;
  }

  own(commit: string): Promise<ConfigCommit> {
    const known = this.#own.get(commit) ?? this.#read(commit);
    this.#own.set(commit, known);
    return known;
  }

  /** The gate to a protected branch. */
  async gate(
    branch: string,
    old: string | undefined,
    tip: string,
    isRewritten: boolean,
  ): Promise<TargetGate> {
    const there = old ?? this.#default;
    if (there === undefined) return { branch, tip: undefined, mergeBase: undefined };
    const isForward = old !== undefined && !isRewritten;
    const mergeBase = isForward ? old : await this.#repository.mergeBase(there, tip);
    const first = async (commit: string) => (await this.own(commit)).commit;
    return {
      branch,
      tip: await first(there),
      mergeBase: mergeBase === undefined ? undefined : await first(mergeBase),
    };
  }

  /** By the configuration of the default branch. */
  async passed(): Promise<readonly string[]> {
    const { config } =
      this.#default === undefined ? { config: defaultConfig } : await this.own(this.#default);
    return [...this.#branches.tips].flatMap(([name, tip]) => (this.protects(name, config) ? [tip] : []));
  }

  protects(branch: string | undefined, { protect }: Config): branch is string {
    return branch !== undefined && isProtected(branch, protect, this.#branches.defaultBranch);
  }

  async #read(commit: string): Promise<ConfigCommit> {
    const { config, id, isUsed } = await ownConfig(this.#repository, commit);
    const first = this.#first.get(id) ?? commit;
    this.#first.set(id, first);
    return { commit: first, config, isUsed };
  }
}

function commitIn(objects: ReadonlyMap<string, Peeled>, oid: string | undefined): string | undefined {
  const object = oid === undefined ? undefined : objects.get(oid);
  return object?.type === 'commit' ? object.oid : undefined;
}

function lost(ref: string, oid: string): BatonError {
  return new BatonError(
    'unverifiable',
    `Cannot verify: this clone does not have \`${oid}\`, which is pushed to \`${ref}\``,
    {
      help: 'check what is missing with `git fsck`',
    },
  );
}
