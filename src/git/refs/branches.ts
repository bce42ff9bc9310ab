import { git, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { peel } from './peel.ts';

/** The branches of the side that a push changes, as far as they are known here. */
export interface Branches {
  /** What each holds, by name. */
  readonly tips: ReadonlyMap<string, string>;
  /** Undefined where nobody said so. */
  readonly defaultBranch: string | undefined;
}

const heads = 'refs/heads/';

/** The branches of a remote as this clone last saw them. */
export async function trackedBranches({ context }: Repository, remote: string): Promise<Branches> {
  const prefix = `refs/remotes/${remote}/`;
  const output = await git(context, ['for-each-ref', '--format=%(objectname) %(refname) %(symref)', prefix]);
  const tips = new Map<string, string>();
  let defaultBranch: string | undefined;
  for (const line of output.toString('utf8').split('\n')) {
    const [oid = '', ref = '', symref = ''] = line.split(' ');
    const name = ref.slice(prefix.length);
    if (symref === '') {
      if (name !== '') tips.set(name, oid);
    } else if (name === 'HEAD' && symref.startsWith(prefix)) defaultBranch = symref.slice(prefix.length);
  }
  return { tips, defaultBranch };
}

/** What the branches of this repository hold, by name. */
export async function localTips({ context }: Repository): Promise<ReadonlyMap<string, string>> {
  const args = ['for-each-ref', '--format=%(objectname) %(refname)', heads];
  const lines = (await git(context, args)).toString('utf8').split('\n');
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [oid = '', ref] = line.split(' ');
      return ref === undefined ? [] : [[ref.slice(heads.length), oid]];
    }),
  );
}

/** The branches of this repository itself, whose HEAD names the default one: what a server's hook asks. */
export async function ownBranches(repository: Repository): Promise<Branches> {
  return { tips: await localTips(repository), defaultBranch: await currentBranch(repository) };
}

/** What the tags of this repository hold, by full name: commits, peeled; tags of trees and files are left out. */
export async function tagTips(repository: Repository): Promise<ReadonlyMap<string, string>> {
  const args = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/tags/'];
  const lines = (await git(repository.context, args)).toString('utf8').split('\n');
  const tags = lines.flatMap((line): [ref: string, oid: string][] => {
    const [oid = '', ref] = line.split(' ');
    return ref === undefined ? [] : [[ref, oid]];
  });
  const objects = await peel(
    repository,
    tags.map(([, oid]) => oid),
  );
  return new Map(
    tags.flatMap(([ref, oid]) => {
      const object = objects.get(oid);
      return object?.type === 'commit' ? [[ref, object.oid] as const] : [];
    }),
  );
}

/**
 * The branch that HEAD names, also one without a commit; undefined where HEAD names a commit. By the full name of the ref: git
 * shortens `refs/heads/main` to `heads/main` where a tag `main` exists too.
 */
export async function currentBranch({ context }: Repository): Promise<string | undefined> {
  const { stdout } = await tryGit(context, ['symbolic-ref', '--quiet', 'HEAD']);
  const ref = stdout.toString('utf8').trim();
  return ref.startsWith(heads) ? ref.slice(heads.length) : undefined;
}
