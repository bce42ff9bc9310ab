import type { Listing } from '../../core/listing.ts';
import { BatonError } from '../../errors.ts';
import type { Base } from '../version/check-snapshot.ts';
import { fromTop, type Workspace } from '../workspace/workspace.ts';
import type { LintRequest } from './request.ts';

/**
 * Which paths a request asks for.
 *
 * @param realPath where a path that a person names is, for one behind a link
 * @throws BatonError `usage` for a path that does not exist
 */
export function askedPaths(
  workspace: Workspace,
  request: Pick<LintRequest, 'target' | 'paths'>,
  listing: Listing,
  bases: readonly Base[],
  realPath: (path: string) => string = (path) => path,
): (path: string) => boolean {
  if (request.target.type === 'stdin') {
    const own = fromTop(workspace, request.target.path);
    return (path) => path === own;
  }
  if (!request.paths || request.paths.length === 0) return () => true;
  const asked = request.paths.map((typed) => ({ typed, path: realPath(fromTop(workspace, typed)) }));
  // A path that the change took away may be asked for too.
  const isKnown = (path: string) =>
    path === '' ||
    listing.entryAt(path) !== undefined ||
    bases.some(({ changes }) => changes.some((one) => isUnder(one.path, path)));
  for (const { typed, path } of asked) {
    if (isKnown(path)) continue;
    throw new BatonError('usage', `\`${typed}\` does not exist`, {
      help: 'name a file or folder that git tracks or does not ignore',
    });
  }
  return (path) => asked.some((one) => isUnder(path, one.path));
}

/** The files and folders that a person names in a request, from the top. */
export function namedPaths(
  workspace: Workspace,
  { target, paths = [] }: Pick<LintRequest, 'target' | 'paths'>,
): readonly string[] {
  const typed = target.type === 'stdin' ? [target.path] : paths;
  return typed.map((path) => fromTop(workspace, path));
}

function isUnder(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
