import type { Change } from '../../core/change.ts';
import { type ClaimEvidence, countLines, type TaskRange } from '../../core/claims.ts';
import type { Document } from '../../core/document.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import { changedPaths, type DiffTarget } from '../../git/diff/diff.ts';
import { touchedPaths } from '../../git/history/task-start.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { listingOf } from '../../git/tree/listed.ts';
import { checkedHandoff, claimsOf, isWork } from '../../records/kinds/task/claims.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { type TaskRangeStart, taskRangeStarts } from './task-range-start.ts';

export interface TaskRangeRequest {
  readonly repository: Repository;
  readonly pathRules: PathRules;
  /** The version that is checked, as a diff takes it. */
  readonly target: DiffTarget;
  /** The same version, to read. */
  readonly snapshot: Snapshot;
  /** The commit whose history leads to it: HEAD of the index and the work tree; undefined before the first commit. */
  readonly tip: string | undefined;
}

/**
 * What the claims of changed tasks are compared with (checks, "Claims"). Git is asked only where a handoff's claims are new; tasks
 * that started at the same commit share one diff.
 *
 * @param changes between the checked version and its base, or its bases in a merge, in any order
 * @returns by the path of the task in the checked version; a task that a merge put together is left out, as each side's claims
 *   were checked there
 */
export async function loadTaskRanges(
  request: TaskRangeRequest,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, ClaimEvidence>> {
  const docs = checkedTasks(changes);
  const loaded = new Map<string, ClaimEvidence>();
  if (docs.length === 0) return loaded;
  const lineCounts = await loadLineCounts(request, docs);
  const byStart = new Map<string, { readonly start: TaskRangeStart; readonly docs: Document[] }>();
  const isAdded = changes.some((change) => change.type === 'added' && docs.includes(change.after));
  const starts = await taskRangeStarts({ ...request, isAdded }, docs);
  for (const doc of docs) {
    const start = starts.get(doc.path);
    const group = start && (byStart.get(start.tree) ?? { start, docs: [] });
    if (!start || !group) loaded.set(doc.path, { span: undefined, lineCounts });
    else byStart.set(start.tree, { start, docs: [...group.docs, doc] });
  }
  for (const { start, docs } of byStart.values()) {
    const span = await loadTaskRange(request, start);
    const restored = await loadRestored(request, start, span, docs);
    for (const doc of docs) loaded.set(doc.path, { span: { ...span, restored }, lineCounts });
  }
  return loaded;
}

/** What a diff calls the version that a snapshot reads. */
export function targetOf({ label }: Snapshot): DiffTarget {
  if (label.type === 'tree') return { type: 'tree', tree: label.oid };
  return { type: label.type === 'index' ? 'index' : 'worktree' };
}

/** The tasks whose claims are new against every base; those that no merge put together. */
function checkedTasks(changes: readonly Change[]): readonly Document[] {
  const noEvidence: ClaimEvidence = { span: undefined, lineCounts: new Map() };
  const byPath = new Map<string, Change[]>();
  for (const change of changes) {
    if (change.type !== 'added' && change.type !== 'modified') continue;
    if (change.after.kind !== 'task') continue;
    byPath.set(change.after.path, [...(byPath.get(change.after.path) ?? []), change]);
  }
  return [...byPath.values()].flatMap((list) => {
    if (list.length > 1 && list.some(({ type }) => type === 'modified')) return [];
    const handoff = list[0] && checkedHandoff({ change: list[0], claims: noEvidence });
    return handoff ? [handoff.doc] : [];
  });
}

/** How many lines the files have of which a claim names some. */
async function loadLineCounts(
  { snapshot }: TaskRangeRequest,
  docs: readonly Document[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Set(
    docs.flatMap((doc) => claimsOf(doc).flatMap(({ path, lines }) => (lines ? [path] : []))),
  );
  if (wanted.size === 0) return new Map();
  const listing = await listingOf(snapshot);
  const entries = [...wanted].flatMap((path) => listing.at(path) ?? []).filter(({ type }) => type === 'file');
  const counts = new Map<string, number>();
  for (const [path, source] of await snapshot.read(entries)) {
    const text = source.ok ? source.text : source.reason === 'not-utf8' ? source.latin1 : undefined;
    if (text !== undefined && !text.includes('\0')) counts.set(path, countLines(text));
  }
  return counts;
}

async function loadTaskRange({ repository, pathRules, target }: TaskRangeRequest, start: TaskRangeStart) {
  const changes = await changedPaths(repository, start.tree, target, ['']);
  const of = (...statuses: readonly string[]) =>
    new Set(changes.filter(({ status }) => statuses.includes(status)).map(({ path }) => path));
  const work = changes.map(({ path }) => path).filter((path) => isWork(pathRules, path));
  return { start: start.name, created: of('A'), modified: of('M', 'T', 'U'), deleted: of('D'), work };
}

/** Claimed files that are as they were: a commit in between may have touched them all the same. */
async function loadRestored(
  { repository, tip }: TaskRangeRequest,
  { commit }: TaskRangeStart,
  span: Omit<TaskRange, 'restored'>,
  docs: readonly Document[],
): Promise<ReadonlySet<string>> {
  const changed = [span.created, span.modified, span.deleted];
  const left = docs
    .flatMap(claimsOf)
    .filter(({ type, path }) => type !== 'needed' && !changed.some((paths) => paths.has(path)));
  if (tip === undefined || tip === commit || left.length === 0) return new Set();
  return touchedPaths(repository, commit, tip, [...new Set(left.map(({ path }) => path))]);
}
