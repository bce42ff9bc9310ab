import type { Repository } from '../../git/setup/repository.ts';
import { type InForcePath, type InForceRequest, inForce, saidOnce } from '../../knowledge/in-force.ts';
import type { Context } from '../workspace/context.ts';
import { fromTop, needRepository, openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { askIndex } from './in-force-indexed.ts';
import { loadMerged, type Merged, type Past, unmergedAbout } from './merged.ts';
import type { FollowLimits } from './renames.ts';

export interface BeforeEditRequest {
  /** Files as typed, relative to `cwd`; they need not exist. */
  readonly files: readonly string[];
  /** Files from the top of the repository, as a diff names them. */
  readonly paths?: readonly string[];
  readonly tags: readonly string[];
  /** How far renames are followed; left out, as far as a command may. */
  readonly limits?: FollowLimits | undefined;
  /** Whether what several records say of a path is wanted of each of them; left out, of one. */
  readonly withRepeats?: boolean;
}

/** What is asked about paths of the repository. */
type Asked = Pick<InForceRequest, 'paths' | 'tags' | 'now'> & Pick<BeforeEditRequest, 'withRepeats'>;

export interface BeforeEdit {
  /** Only paths for which something is in force. */
  readonly paths: readonly (InForcePath & { readonly isDeleted: boolean })[];
  /** Decisions about the paths that no protected branch has yet: they are not delivered. */
  readonly unmerged: readonly string[];
  /** False where this clone knows no protected branch with commits. */
  readonly knowsProtected: boolean;
  /** Records of protected branches that cannot be read: what they say is missing here. */
  readonly unreadable: readonly string[];
  /** The oldest commit whose renames were followed, where a record may use an older name. */
  readonly renamesSince: string | undefined;
}

/**
 * What past reasoning says of files that are about to be edited (commands, `baton before-edit`). Only records that a protected branch has are
 * delivered: otherwise any branch could write into an agent's context.
 *
 * @param opened the workspace of the context, where it is open already
 * @throws BatonError outside of a repository, for a file outside of it, and where records or history cannot be read
 */
export async function beforeEdit(
  context: Context,
  { files, limits, paths = [], tags, withRepeats = false }: BeforeEditRequest,
  opened?: Workspace,
): Promise<BeforeEdit> {
  const workspace = opened ?? (await openWorkspace(context));
  const repository = needRepository(workspace, '`baton before-edit`');
  repository.workTree('run it in a clone, where files are edited');
  const asked = [...new Set([...files.map((file) => fromTop(workspace, file)), ...paths])];
  return deliverAbout(context, repository, workspace, { paths: asked, tags, limits, withRepeats });
}

/** What is delivered about paths. @throws BatonError where records or history cannot be read */
export async function deliverAbout(
  context: Context,
  repository: Repository,
  workspace: Workspace,
  { limits, ...wanted }: Omit<Asked, 'now'> & Pick<BeforeEditRequest, 'limits'>,
): Promise<BeforeEdit> {
  const asked: Asked = { ...wanted, now: context.now };
  const known = await askIndex(context, repository, workspace, { ...asked, limits });
  if (!known) return deliver(await loadMerged(context, repository, workspace, limits), asked);
  const { past, paths: found, unmerged, unreadable } = known;
  return delivered(found, past, { unmerged, knowsProtected: true, unreadable }, asked);
}

/** What is delivered about paths, of what is loaded. */
export function deliver(
  { here, knowsProtected, merged, past, unreadable }: Merged,
  asked: Asked,
): BeforeEdit {
  const request = { ...asked, earlierNames: (path: string) => past.names.get(path) ?? [] };
  const unmerged = unmergedAbout({ here, merged }, request);
  return delivered(inForce(merged, request), past, { unmerged, knowsProtected, unreadable }, asked);
}

function delivered(
  found: readonly InForcePath[],
  { deleted, renamesSince }: Past,
  { knowsProtected, unmerged, unreadable }: Pick<BeforeEdit, 'knowsProtected' | 'unmerged' | 'unreadable'>,
  { withRepeats = false }: Asked,
): BeforeEdit {
  const paths = found.flatMap(({ items, path }) => {
    const own = withRepeats ? items : saidOnce(items);
    return own.length === 0 ? [] : [{ path, items: own, isDeleted: deleted.has(path) }];
  });
  return { paths, unmerged, knowsProtected, unreadable, renamesSince };
}
