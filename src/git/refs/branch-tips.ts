import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A branch of this clone or of a remote, and what it holds. */
export interface BranchTip {
  /** As a person types it: `main`, `origin/main`. */
  readonly name: string;
  /** Without the remote: `main`. */
  readonly branch: string;
  readonly commit: string;
  /** Undefined for a branch of this clone. */
  readonly remote: string | undefined;
  /** True where the remote's HEAD names it. */
  readonly isDefault: boolean;
}

/** Every branch that this clone knows, in git's order: its own, then those of remotes as it last saw them. */
export async function branchTips({ context }: Repository): Promise<readonly BranchTip[]> {
  const format = '--format=%(objectname) %(refname) %(symref)';
  const output = await git(context, ['for-each-ref', format, 'refs/heads', 'refs/remotes']);
  const refs = output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', ref = '', symref = ''] = line.split(' ');
      return { commit, ref, symref };
    });
  const defaults = new Set(refs.flatMap(({ symref }) => (symref === '' ? [] : [symref])));
  const heads = refs.flatMap(({ ref, symref }) =>
    /\/HEAD$/.test(ref) && symref !== '' ? [ref.slice(0, -4)] : [],
  );
  return refs.flatMap(({ commit, ref, symref }): BranchTip[] => {
    if (symref !== '') return [];
    const [, , first = '', ...rest] = ref.split('/');
    const isDefault = defaults.has(ref);
    if (ref.startsWith('refs/heads/')) {
      const name = [first, ...rest].join('/');
      return [{ name, branch: name, commit, remote: undefined, isDefault: false }];
    }
    // A remote's name may hold slashes; where its HEAD is known that tells it.
    const folder = heads.find((head) => ref.startsWith(head)) ?? `refs/remotes/${first}/`;
    const branch = ref.slice(folder.length);
    const name = ref.slice('refs/remotes/'.length);
    return [{ name, branch, commit, remote: name.slice(0, -branch.length - 1), isDefault }];
  });
}
