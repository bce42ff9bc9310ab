import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A branch of a remote, as this clone last saw it. */
export interface TrackingBranch {
  /** `origin/main`. */
  readonly name: string;
  /** `main`. */
  readonly branch: string;
  /** The branch that the remote's HEAD names; undefined where this clone does not know. */
  readonly defaultBranch: string | undefined;
}

const prefix = 'refs/remotes/';
const format = '--format=%(refname) %(symref)';

/** The branches of remotes; with a commit, those that reach it. */
export async function trackingBranches(repository: Repository, commit?: string): Promise<TrackingBranch[]> {
  const reaching = commit === undefined ? [] : [`--contains=${commit}`];
  const { context } = repository;
  const [remotes, heads, refs] = (
    await Promise.all([
      git(context, ['remote']),
      git(context, ['for-each-ref', format, `${prefix}**/HEAD`]),
      git(context, ['for-each-ref', format, ...reaching, prefix]),
    ])
  ).map((output) => output.toString('utf8').split('\n').filter(Boolean));
  const symrefs = new Map((heads ?? []).map((line) => splitRef(line)));
  return (refs ?? []).flatMap((line): TrackingBranch[] => {
    const [name, symref] = splitRef(line);
    if (symref) return [];
    const remote = remoteOf(name, remotes ?? []);
    const defaultRef = symrefs.get(`${remote}/HEAD`);
    return [
      {
        name,
        branch: name.slice(remote.length + 1),
        defaultBranch: defaultRef?.startsWith(`${remote}/`) ? defaultRef.slice(remote.length + 1) : undefined,
      },
    ];
  });
}

/** Both names of a line without `refs/remotes/`; neither can hold a blank. */
function splitRef(line: string): [name: string, symref: string] {
  const [name = '', symref = ''] = line.split(' ').map((ref) => ref.slice(prefix.length));
  return [name, symref];
}

/** A remote's name may hold slashes, and its branches may outlive it. */
function remoteOf(name: string, remotes: readonly string[]): string {
  const known = remotes.filter((remote) => name.startsWith(`${remote}/`));
  return known.sort((a, b) => b.length - a.length)[0] ?? name.slice(0, name.indexOf('/'));
}
