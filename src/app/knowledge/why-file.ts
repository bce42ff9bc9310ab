import { compareText } from '../../core/diagnostic.ts';
import { createPathIndex } from '../../core/path-index.ts';
import { BatonError } from '../../errors.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { indexSnapshot, treeSnapshot } from '../../git/tree/snapshots.ts';
import { type InForcePath, inForce } from '../../knowledge/in-force.ts';
import { namedPaths } from '../../knowledge/named-paths.ts';
import { linkFinder } from '../../knowledge/why.ts';
import { accountsFrom, type DecisionAccount } from '../../knowledge/why-decision.ts';
import { parseTime } from '../../records/kinds/time.ts';
import type { Context } from '../workspace/context.ts';
import { fromTop, needRepository, openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { loadCommits } from './load.ts';
import { loadMerged, type Merged, pastOf, unmergedAbout } from './merged.ts';

export interface WhyFilesRequest {
  /** As typed, relative to `cwd`. */
  readonly files: readonly string[];
  /** A commit, whose records are read; left out, those of protected branches. */
  readonly rev?: string | undefined;
}

/** A file with what is in force for it, and what was. */
export interface WhyFile extends InForcePath {
  readonly isDeleted: boolean;
  /** Every decision that names the file, the newest first. */
  readonly history: readonly DecisionAccount[];
}

export interface WhyFiles {
  readonly files: readonly WhyFile[];
  /** Decisions about the files that no protected branch has yet: they are not delivered. */
  readonly unmerged: readonly string[];
  readonly knowsProtected: boolean;
  /** The oldest commit whose renames were followed, where a record may use an older name. */
  readonly renamesSince: string | undefined;
}

/**
 * What is in force for files, as before an edit, with the history of the decisions that name them (agents, section 2).
 *
 * @throws BatonError `usage` for a file that neither git nor a record knows
 */
export async function whyFiles(context: Context, request: WhyFilesRequest): Promise<WhyFiles> {
  const workspace = await openWorkspace(context);
  const repository = needRepository(workspace, '`baton why`');
  return repository.whileNothingChanges(() => whyFilesIn(context, repository, workspace, request));
}

async function whyFilesIn(
  context: Context,
  repository: Repository,
  workspace: Workspace,
  { files, rev }: WhyFilesRequest,
): Promise<WhyFiles> {
  const { now } = context;
  const paths = [...new Set(files.map((file) => fromTop(workspace, file)))];
  const commit = rev === undefined ? undefined : await repository.resolveCommit(rev);
  const { here, knowsProtected, merged, past } =
    commit === undefined
      ? await loadMerged(context, repository, workspace)
      : await loadVersion(context, workspace, repository, commit);
  const request = { paths, now, earlierNames: (path: string) => past.names.get(path) ?? [] };
  const finder = linkFinder(merged);
  const byId = new Map(merged.decisions.map((decision) => [decision.id, decision]));
  const accountOf = accountsFrom(merged, now);
  const found = inForce(merged, request).map((one): WhyFile => {
    const names = [one.path, ...request.earlierNames(one.path)];
    const links = finder.links('path', { names, line: undefined }, undefined);
    const history = links.flatMap(({ decision }) => {
      const known = byId.get(decision ?? '');
      return known ? [accountOf(known)] : [];
    });
    return { ...one, isDeleted: past.deleted.has(one.path), history: history.sort(newestFirst) };
  });
  const unknown = found.filter(
    ({ history, isDeleted, items }) => history.length + items.length === 0 && !isDeleted,
  );
  await refuseUntracked(repository, commit, unknown);
  return {
    files: found,
    unmerged: unmergedAbout({ here, merged }, request),
    knowsProtected,
    renamesSince: past.renamesSince,
  };
}

/** The records of one version: whoever names it wants to read them. */
async function loadVersion(
  context: Context,
  workspace: Workspace,
  repository: Repository,
  commit: string,
): Promise<Merged> {
  const snapshot = treeSnapshot(repository, commit);
  const { knowledge, unreadable } = await loadCommits(context, workspace, [snapshot]);
  const past = await pastOf(repository, namedPaths(knowledge), commit, { snapshotOf: () => snapshot });
  return { merged: knowledge, here: knowledge, past, knowsProtected: true, unreadable };
}

/** @param files those that no record names */
async function refuseUntracked(
  repository: Repository,
  commit: string | undefined,
  files: readonly WhyFile[],
): Promise<void> {
  if (files.length === 0) return;
  const snapshot = commit === undefined ? indexSnapshot(repository) : treeSnapshot(repository, commit);
  const entries = await snapshot.list('');
  const tracked = createPathIndex(() => entries);
  const strange = files.find(({ path }) => tracked.entryAt(path) === undefined);
  if (!strange) return;
  throw new BatonError('usage', `\`${strange.path}\` is not a file that git tracks`, {
    help: 'name a tracked file by its path from here; for a file that was deleted add `--rev` with a commit that has it',
  });
}

function newestFirst(a: DecisionAccount, b: DecisionAccount): number {
  return (parseTime(b.date) ?? 0) - (parseTime(a.date) ?? 0) || compareText(a.id, b.id);
}
