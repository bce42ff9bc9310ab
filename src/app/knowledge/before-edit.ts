import { createPathIndex } from '../../core/path-index.ts';
import { fatesOf } from '../../git/history/renames.ts';
import type { Environment } from '../../git/process/environment.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { type InForcePath, inForce, namedPaths } from '../../knowledge/in-force.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import { fromTop, needRepository, openWorkspace } from '../workspace/workspace.ts';
import { loadCommits, loadKnowledge } from './load.ts';

export interface BeforeEditRequest {
  readonly cwd: string;
  readonly env: Environment;
  /** Files as typed, relative to `cwd`; they need not exist. */
  readonly files: readonly string[];
  /** Files from the top of the repository, as a diff names them. */
  readonly paths?: readonly string[];
  readonly tags: readonly string[];
  /** RFC 3339. */
  readonly now: string;
}

export interface BeforeEdit {
  /** Only paths for which something is in force. */
  readonly paths: readonly (InForcePath & { readonly isDeleted: boolean })[];
  /** Decisions about the paths that no protected branch has yet: they are not delivered. */
  readonly unmerged: readonly string[];
  /** False where this clone knows no protected branch with commits. */
  readonly knowsProtected: boolean;
  /** Records of protected branches that cannot be read: what they say is missing here. */
  readonly unreadable: readonly string[];
}

/**
 * What past reasoning says of files that are about to be edited (commands, `baton before-edit`). Only records that a protected branch has are
 * delivered: otherwise any branch could write into an agent's context.
 *
 * @throws BatonError outside of a repository, for a file outside of it, and where records or history cannot be read
 */
export async function beforeEdit({
  cwd,
  env,
  files,
  paths = [],
  tags,
  now,
}: BeforeEditRequest): Promise<BeforeEdit> {
  const workspace = await openWorkspace(cwd, env);
  const repository = needRepository(workspace, '`baton before-edit`');
  repository.workTree('run it in a clone, where files are edited');
  const asked = [...new Set([...files.map((file) => fromTop(workspace, file)), ...paths])];
  const tips = [...new Set((await protectedTips(repository)).map(({ commit }) => commit))];
  const [{ knowledge: merged, unreadable }, { knowledge: here }] = await Promise.all([
    loadCommits(repository, tips),
    loadKnowledge({ cwd, env }),
  ]);
  const past = await pastOf(repository, namedPaths(merged));
  const request = { paths: asked, tags, now, earlierNames: (path: string) => past.names.get(path) ?? [] };
  const landed = new Set(merged.decisions.map(({ id }) => id));
  const own = { ...here, decisions: here.decisions.filter(({ id }) => !landed.has(id)) };
  const unmerged = inForce(own, request).flatMap(({ items }) =>
    items.flatMap(({ type, id }) => (type === 'decision' ? [id] : [])),
  );
  return {
    paths: inForce(merged, request).flatMap((one) =>
      one.items.length === 0 ? [] : [{ ...one, isDeleted: past.deleted.has(one.path) }],
    ),
    unmerged: [...new Set(unmerged)].sort(),
    knowsProtected: tips.length > 0,
    unreadable,
  };
}

/** What became of names that records use. */
interface Past {
  /** By path: the names that it had before. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Paths that commits deleted, and that do not exist. */
  readonly deleted: ReadonlySet<string>;
}

/** History is walked only where a record names what does not exist. */
async function pastOf(repository: Repository, named: readonly string[]): Promise<Past> {
  const names = new Map<string, string[]>();
  const deleted = new Set<string>();
  const head = await repository.head();
  const entries = head ? await treeSnapshot(repository, head.commit).list('') : [];
  const existing = createPathIndex(() => entries);
  const isGone = (name: string) => existing.entryAt(name) === undefined;
  if (!head || !named.some(isGone)) return { names, deleted };
  for (const [name, fate] of await fatesOf(repository, 'HEAD')) {
    // What has the name now is another file.
    if (!isGone(name)) continue;
    if ('deletedBy' in fate) deleted.add(name);
    else names.set(fate.path, [...(names.get(fate.path) ?? []), name]);
  }
  return { names, deleted };
}
