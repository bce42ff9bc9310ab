import { askBranches, askRefs, heads, tracked } from '../process/questions.ts';
import { git, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { peel } from './peel.ts';
import { remoteNames } from './remotes.ts';

/** A branch of this clone, or of a remote as this clone last saw it. */
export interface Branch {
  /** Full name: `refs/heads/main`, `refs/remotes/origin/main`. */
  readonly ref: string;
  /** As a person types it: `main`, `origin/main`. */
  readonly name: string;
  /** Without the remote: `main`. */
  readonly branch: string;
  readonly commit: string;
  /** Undefined for a branch of this clone. */
  readonly remote: string | undefined;
  /** The branch that the remote's HEAD names; undefined if this clone does not know, and for its own branches. */
  readonly defaultBranch: string | undefined;
}

/** A branch of a remote. */
export type TrackedBranch = Branch & { readonly remote: string };

/** The branches of the side that a push changes, as far as they are known here. */
export interface Branches {
  /** What each holds, by name. */
  readonly tips: ReadonlyMap<string, string>;
  /** Undefined if nobody said so. */
  readonly defaultBranch: string | undefined;
}

const tags = 'refs/tags/';

/** Every branch that this clone knows, in git's order: its own, then those of remotes. */
export async function allBranches(repository: Repository): Promise<readonly Branch[]> {
  const refs = await readRefs(repository, askBranches);
  return [...ownOf(refs), ...trackedOf(refs, refs, await remotesNeeded(repository, refs))];
}

/** The branches of remotes, in git's order. @param commit with one, only those whose history has it */
export async function trackedBranches(
  repository: Repository,
  commit?: string,
): Promise<readonly TrackedBranch[]> {
  const [all, reaching] = await Promise.all([
    readRefs(repository, askRefs(tracked)),
    commit === undefined ? undefined : readRefs(repository, askRefs(`--contains=${commit}`, tracked)),
  ]);
  return trackedOf(reaching ?? all, all, await remotesNeeded(repository, all));
}

/** The branches of this clone and of its remotes. */
export interface BothSides {
  readonly own: readonly Branch[];
  readonly tracked: readonly TrackedBranch[];
  /** The branch of this clone that HEAD names, where it has a commit. */
  readonly current: string | undefined;
}

/** The branches of both sides, by one question. */
export async function branchesOfBothSides(repository: Repository): Promise<BothSides> {
  const refs = await readRefs(repository, askBranches);
  const current = refs.find(({ isCurrent }) => isCurrent);
  return {
    own: ownOf(refs),
    tracked: trackedOf(refs, refs, await remotesNeeded(repository, refs)),
    current: current && branchOf(current.ref),
  };
}

/** The branches of a remote. */
export async function branchesOf(repository: Repository, remote: string): Promise<Branches> {
  const found = (await trackedBranches(repository)).filter((one) => one.remote === remote);
  const tips = new Map(found.map(({ branch, commit }) => [branch, commit]));
  return { tips, defaultBranch: found[0]?.defaultBranch };
}

/** The branches of this repository, in git's order. */
export async function localBranches(repository: Repository): Promise<readonly Branch[]> {
  return ownOf(await readRefs(repository, askRefs(heads)));
}

/** The branches of this repository itself, whose HEAD names the default one: what a server's hook asks. */
export async function ownBranches(repository: Repository): Promise<Branches> {
  const refs = await readRefs(repository, askRefs(heads));
  const tips = new Map(ownOf(refs).map(({ branch, commit }) => [branch, commit]));
  const current = branchOf(refs.find(({ isCurrent }) => isCurrent)?.ref ?? '');
  return { tips, defaultBranch: current ?? (await currentBranch(repository)) };
}

/** What the tags of this repository hold, by full name: commits, peeled; tags of trees and files are left out. */
export async function tagTips(repository: Repository): Promise<ReadonlyMap<string, string>> {
  const refs = await readRefs(repository, askRefs(tags));
  const objects = await peel(
    repository,
    refs.map(({ oid }) => oid),
  );
  return new Map(
    refs.flatMap(({ ref, oid }) => {
      const object = objects.get(oid);
      return object?.type === 'commit' ? [[ref, object.oid] as const] : [];
    }),
  );
}

/**
 * The branch that HEAD names, also one without a commit; undefined if HEAD names a commit. By the full name of the ref:
 * git shortens `refs/heads/main` to `heads/main` where a tag `main` exists too.
 */
export async function currentBranch({ context }: Repository): Promise<string | undefined> {
  const { stdout } = await tryGit(context, ['symbolic-ref', '--quiet', 'HEAD']);
  return branchOf(stdout.toString('utf8').trim());
}

/** The name of a branch of this clone by that of its ref; undefined for any other ref. */
export function branchOf(ref: string): string | undefined {
  return ref.startsWith(heads) ? ref.slice(heads.length) : undefined;
}

/** One ref as git has it. */
interface Ref {
  readonly ref: string;
  readonly oid: string;
  /** The ref that it names; undefined if it holds an object itself. */
  readonly target: string | undefined;
  /** Whether it is the branch that HEAD names. */
  readonly isCurrent: boolean;
}

/** The refs that git lists, in its order. @param question from `askRefs` */
async function readRefs({ context }: Repository, question: readonly string[]): Promise<readonly Ref[]> {
  const output = await git(context, question);
  const lines = output.toString('utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [, oid = '', ref = '', mark, target] = /^(\S+) (\S+) (.) (.*)$/.exec(line) ?? [];
    return { ref, oid, target: target || undefined, isCurrent: mark === '*' };
  });
}

/** The names of remotes, where they tell more than the refs themselves: a remote's name may hold slashes as a branch's may. */
async function remotesNeeded(repository: Repository, refs: readonly Ref[]): Promise<readonly string[]> {
  const isOpen = ({ ref, target }: Ref) =>
    target === undefined && ref.startsWith(tracked) && ref.slice(tracked.length).split('/').length > 2;
  return refs.some(isOpen) ? remoteNames(repository) : [];
}

function ownOf(refs: readonly Ref[]): Branch[] {
  return refs.flatMap(({ ref, oid }) => {
    const name = branchOf(ref);
    return name === undefined
      ? []
      : [{ ref, name, branch: name, commit: oid, remote: undefined, defaultBranch: undefined }];
  });
}

/** @param all every ref of remotes, HEADs too: a HEAD is no branch, and says which one is the default */
function trackedOf(
  refs: readonly Ref[],
  all: readonly Ref[],
  remotes: readonly string[],
): readonly TrackedBranch[] {
  const named = all.flatMap(({ ref, target }) =>
    target !== undefined && ref.startsWith(tracked) && ref.endsWith('/HEAD')
      ? [{ remote: ref.slice(tracked.length, -'/HEAD'.length), target }]
      : [],
  );
  const defaults = new Map(named.map(({ remote, target }) => [remote, target]));
  const known = [...new Set([...remotes, ...defaults.keys()])].sort((a, b) => b.length - a.length);
  return refs.flatMap(({ ref, oid, target }) => {
    if (target !== undefined || !ref.startsWith(tracked)) return [];
    const name = ref.slice(tracked.length);
    // A remote's name may hold slashes, and its branches may outlive it.
    const remote = known.find((one) => name.startsWith(`${one}/`)) ?? name.slice(0, name.indexOf('/'));
    const prefix = `${tracked}${remote}/`;
    const head = defaults.get(remote);
    const defaultBranch = head?.startsWith(prefix) ? head.slice(prefix.length) : undefined;
    return [{ ref, name, branch: ref.slice(prefix.length), commit: oid, remote, defaultBranch }];
  });
}
