import type { Document } from '../core/document.ts';
import { BatonError } from '../errors.ts';
import type { Repository } from '../git/repository.ts';
import { treeSnapshot } from '../git/snapshots.ts';
import { addingCommit, branchPoint, currentBranch, localBranches } from '../git/task-start.ts';
import { trackingBranches } from '../git/tracking.ts';
import { metadataField } from '../records/kinds/task.ts';
import { parseTime } from '../records/kinds/time.ts';
import type { Places } from '../records/places.ts';
import { readDocument } from '../records/read.ts';
import { isProtected } from './published.ts';

/** Where the span of a task begins. */
export interface SpanStart {
  /** The commit; undefined for the beginning of history. */
  readonly commit: string | undefined;
  /** What a diff begins at: the commit, or the tree without entries. */
  readonly tree: string;
  /** The commit as a message names it. */
  readonly name: string | undefined;
}

export interface StartRequest {
  readonly repository: Repository;
  readonly places: Places;
  readonly tip: string | undefined;
}

/**
 * The start of a task: the parent of the commit that added it; where it arrived with its handoff, the point where the branch
 * left the protected ones; on such a branch itself its upstream or the task's Started time, whichever is older (checks, claims).
 *
 * @returns undefined where none of these is known, also where history is too shallow to tell: then nothing is judged
 */
export async function spanStart(request: StartRequest, doc: Document): Promise<SpanStart | undefined> {
  const { repository, tip } = request;
  if (tip === undefined) return undefined;
  try {
    const added = await addingCommit(repository, tip, doc.path);
    if (added && !(await hadHandoff(request, added))) {
      return startAt(repository, await repository.firstParent(added.commit));
    }
    return await branchStart(request, tip, doc);
  } catch (error) {
    if (error instanceof BatonError && error.code === 'unverifiable') return undefined;
    throw error;
  }
}

/** Whether a task came into history with its handoff: then nothing tells when it was begun. */
async function hadHandoff(
  { repository, places }: StartRequest,
  { commit, path }: { readonly commit: string; readonly path: string },
): Promise<boolean> {
  const snapshot = treeSnapshot(repository, commit);
  const entry = (await snapshot.list(path)).find((one) => one.path === path);
  const source = entry && (await snapshot.read([entry])).get(path);
  const place = places.placeOf(path);
  if (!source || place?.kind !== 'task') return true;
  return readDocument(path, place, source)?.data !== undefined;
}

async function branchStart(
  { repository, places }: StartRequest,
  tip: string,
  doc: Document,
): Promise<SpanStart | undefined> {
  const point = await branchPoint(repository, tip, await protectedRefs(repository, places));
  if (point !== undefined && point !== tip) {
    const begun = (await isOnProtected(repository, places))
      ? await startedAt(repository, tip, doc)
      : undefined;
    if (begun === undefined) return startAt(repository, point);
    const older = begun.commit === undefined ? undefined : await repository.mergeBase(begun.commit, point);
    return startAt(repository, older);
  }
  return startedAt(repository, tip, doc);
}

/** The last commit before the task's Started time. */
async function startedAt(repository: Repository, tip: string, doc: Document): Promise<SpanStart | undefined> {
  const started = metadataField(doc, /^started(?:[ _-]at)?$/i)?.value.trim() ?? '';
  const moment = /^\d{4}-\d{2}-\d{2}/.test(started) ? parseTime(started) : undefined;
  if (moment === undefined) return undefined;
  const commit = await repository.lastBefore(tip, moment);
  if (commit === undefined && (await repository.isShallow())) return undefined;
  return startAt(repository, commit);
}

function startAt(repository: Repository, commit: string | undefined): SpanStart {
  if (commit === undefined) return { commit, tree: repository.emptyTree(), name: undefined };
  return { commit, tree: commit, name: commit.slice(0, 8) };
}

/** The protected branches of remotes; where there is none, as on a server, those of this repository. */
export async function protectedRefs(repository: Repository, places: Places): Promise<readonly string[]> {
  const { protect } = places.configOf('');
  const tracking = (await trackingBranches(repository)).filter(({ branch, defaultBranch }) =>
    isProtected(branch, protect, defaultBranch),
  );
  if (tracking.length > 0) return tracking.map(({ name }) => `refs/remotes/${name}`);
  const locals = (await localBranches(repository)).filter((name) => isProtected(name, protect, undefined));
  return locals.map((name) => `refs/heads/${name}`);
}

async function isOnProtected(repository: Repository, places: Places): Promise<boolean> {
  const branch = await currentBranch(repository);
  return branch !== undefined && isProtected(branch, places.configOf('').protect, undefined);
}
