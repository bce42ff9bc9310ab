import type { Config } from '../../core/config.ts';
import type { Document } from '../../core/document.ts';
import { memoizeByKey } from '../../core/memoize.ts';
import { BatonError } from '../../errors.ts';
import { type Origin, originsOf } from '../../git/history/origins.ts';
import { branchPoint } from '../../git/history/task-start.ts';
import { readBlobs } from '../../git/process/batch.ts';
import { type BothSides, type Branch, branchesOfBothSides } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { metadataField } from '../../records/kinds/task/model.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { isProtected } from '../branches/published.ts';

/** Where the span of a task begins. */
export interface TaskRangeStart {
  /** The commit; undefined for the beginning of history. */
  readonly commit: string | undefined;
  /** What a diff begins at: the commit, or the tree without entries. */
  readonly tree: string;
  /** The commit as a message names it. */
  readonly name: string | undefined;
}

export interface StartRequest {
  readonly repository: Repository;
  readonly pathRules: PathRules;
  readonly tip: string | undefined;
  /** Whether a task is new, so that history probably has none of it. */
  readonly isAdded?: boolean;
}

/**
 * The starts of tasks: the parent of the commit that added one; where it arrived with its handoff, the point where the branch
 * left the protected ones; on such a branch itself its upstream or the task's Started time, whichever is older (checks, "Claims").
 * Git is asked once for all of them, but for what each commit and each time alone can tell.
 *
 * @returns by path; without a task of which none of these is known, also where history is too shallow to know: then
 *   nothing is checked
 */
export async function taskRangeStarts(
  request: StartRequest,
  docs: readonly Document[],
): Promise<ReadonlyMap<string, TaskRangeStart>> {
  const { repository, tip } = request;
  const starts = new Map<string, TaskRangeStart>();
  if (tip === undefined || docs.length === 0) return starts;
  const paths = docs.map(({ path }) => path);
  const branch = memoizeByKey((from: string) => branchOf(request, from));
  // The branches say it then: git lists them while it looks through history. What fails is reported to who waits for it.
  if (request.isAdded) branch(tip).catch(() => {});
  const origins = await begunApart(request, await originsOf(repository, tip, paths), docs);
  const parentOf = memoizeByKey((commit: string) => repository.firstParent(commit));
  const lastBefore = memoizeByKey((moment: number) => repository.lastBefore(tip, moment));
  for (const doc of docs) {
    try {
      const origin = origins.get(doc.path);
      const start = origin
        ? startAt(repository, await parentOf(origin.commit))
        : await branchStart(repository, await branch(tip), doc, lastBefore);
      if (start) starts.set(doc.path, start);
    } catch (error) {
      if (!(error instanceof BatonError && error.code === 'unverifiable')) throw error;
    }
  }
  return starts;
}

/**
 * Without the tasks that came into history with their handoff: nothing says when such a one was begun.
 *
 * @param docs the tasks as they are, which most came as
 */
async function begunApart(
  { repository, pathRules }: StartRequest,
  origins: ReadonlyMap<string, Origin>,
  docs: readonly Document[],
): Promise<ReadonlyMap<string, Origin>> {
  const oids = [...origins.values()].flatMap(({ oid }) => oid ?? []);
  const sources = await readBlobs(repository.context, oids);
  const known = new Map(docs.map((doc) => [doc.path, doc]));
  return new Map(
    [...origins].filter(([, { path, oid }]) => {
      const source = sources.get(oid ?? '');
      const place = pathRules.classify(path);
      if (!source || place?.kind !== 'task') return false;
      const now = known.get(path);
      const same = source.ok && now?.text === source.text ? now : undefined;
      return (same ?? readDocument(path, place, source))?.data === undefined;
    }),
  );
}

/** What the branches say of every task. */
interface BranchFacts {
  readonly tip: string;
  /** Where the history left the protected branches. */
  readonly point: string | undefined;
  /** Whether HEAD names a protected branch. */
  readonly isProtected: boolean;
}

async function branchOf({ repository, pathRules }: StartRequest, tip: string): Promise<BranchFacts> {
  const { protect } = pathRules.configOf('');
  const branches = await branchesOfBothSides(repository);
  const refs = protectedOf(branches, protect).map(({ ref }) => ref);
  const point = await branchPoint(repository, tip, refs);
  const { current } = branches;
  return { tip, point, isProtected: current !== undefined && isProtected(current, protect, undefined) };
}

type LastBefore = (moment: number) => Promise<string | undefined>;

async function branchStart(
  repository: Repository,
  { tip, point, isProtected }: BranchFacts,
  doc: Document,
  lastBefore: LastBefore,
): Promise<TaskRangeStart | undefined> {
  if (point === undefined || point === tip) return startedAt(repository, doc, lastBefore);
  const begun = isProtected ? await startedAt(repository, doc, lastBefore) : undefined;
  if (begun === undefined) return startAt(repository, point);
  const older = begun.commit === undefined ? undefined : await repository.mergeBase(begun.commit, point);
  return startAt(repository, older);
}

/** The last commit before the task's Started time. */
async function startedAt(
  repository: Repository,
  doc: Document,
  lastBefore: LastBefore,
): Promise<TaskRangeStart | undefined> {
  const started = metadataField(doc, /^started(?:[ _-]at)?$/i)?.value.trim() ?? '';
  const moment = /^\d{4}-\d{2}-\d{2}/.test(started) ? parseTime(started) : undefined;
  if (moment === undefined) return undefined;
  const commit = await lastBefore(moment);
  if (commit === undefined && (await repository.isShallow())) return undefined;
  return startAt(repository, commit);
}

function startAt(repository: Repository, commit: string | undefined): TaskRangeStart {
  if (commit === undefined) return { commit, tree: repository.emptyTree(), name: undefined };
  return { commit, tree: commit, name: commit.slice(0, 8) };
}

/** The protected branches of remotes; if there is none, as on a server, those of this repository. */
export function protectedOf(
  { own, tracked }: Pick<BothSides, 'own' | 'tracked'>,
  protect: Config['protect'],
): readonly Branch[] {
  const isBinding = ({ branch, defaultBranch }: Branch) => isProtected(branch, protect, defaultBranch);
  const ofRemotes = tracked.filter(isBinding);
  return ofRemotes.length > 0 ? ofRemotes : own.filter(isBinding);
}
