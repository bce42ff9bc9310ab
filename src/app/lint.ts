import type { Diagnostic } from '../core/diagnostic.ts';
import { isEnabled } from '../core/run.ts';
import type { SnapshotEntry } from '../core/snapshot.ts';
import { BatonError } from '../errors.ts';
import { changedPaths, type DiffTarget, type PathChange } from '../git/diff.ts';
import type { Environment } from '../git/environment.ts';
import type { Repository } from '../git/repository.ts';
import { indexSnapshot, overlay, treeSnapshot, worktreeSnapshot } from '../git/snapshots.ts';
import type { Places } from '../records/places.ts';
import { rules } from '../rules/index.gen.ts';
import { type Base, judgeSnapshot } from './judge-snapshot.ts';
import {
  type ConfigFile,
  type ConfigOverrides,
  configEntries,
  isConfigurationPath,
  loadPlaces,
} from './places.ts';
import { fromTop, needRepository, openWorkspace, type Workspace } from './workspace.ts';

/** What is linted. */
export type LintTarget =
  | { readonly type: 'worktree' }
  | { readonly type: 'index' }
  | { readonly type: 'revision'; readonly revision: string }
  | { readonly type: 'stdin'; readonly path: string; readonly text: string };

export interface LintRequest extends ConfigOverrides {
  readonly cwd: string;
  readonly env: Environment;
  readonly target: LintTarget;
  /** Only what changed since the merge base with this revision. */
  readonly since?: string;
  /** Files and folders as typed, relative to `cwd`; none for everything. */
  readonly paths?: readonly string[];
  /** RFC 3339. */
  readonly now: string;
}

export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** How many records were judged. */
  readonly records: number;
  /** The text that a finding's span counts in; undefined where the file could not be read. */
  textOf(path: string, side: 'before' | 'after'): string | undefined;
}

/**
 * Checks records: of the working tree, the index, a commit, or one unsaved file (commands, `baton lint`).
 *
 * @throws BatonError for a faulty configuration, a revision or path that is not there, and every failure of git
 */
export async function lint(request: LintRequest): Promise<LintResult> {
  const workspace = await openWorkspace(request.cwd, request.env);
  const { snapshot, bases, delta, baseDate } = await openTarget(workspace, request);
  const entries = await snapshot.list('');
  const isAsked = askedPaths(workspace, request, entries, bases);
  const governing = await governingFiles(snapshot, entries, bases, delta && request.target.type !== 'stdin');
  const places = loadPlaces(governing.files, request);
  const judged = await judgeSnapshot({
    rules,
    places,
    after: snapshot,
    entries,
    bases,
    scope: delta ? 'changed' : 'all',
    isAsked,
    now: request.now,
    baseDate,
  });
  const diagnostics = governing.pending
    ? explainPending(judged.diagnostics, places, loadPlaces(governing.pending, request), request.since)
    : judged.diagnostics;
  const texts = await textsFor(diagnostics, snapshot, entries);
  return {
    diagnostics,
    records: judged.records,
    textOf: (path, side) => (side === 'before' ? judged.baseTexts.get(path) : texts.get(path)),
  };
}

interface OpenTarget {
  readonly snapshot: ReturnType<typeof indexSnapshot>;
  readonly bases: readonly Base[];
  /** True where only what changed is judged. */
  readonly delta: boolean;
  readonly baseDate: string;
}

async function openTarget(workspace: Workspace, request: LintRequest): Promise<OpenTarget> {
  const { target } = request;
  const { repository } = workspace;
  if (!repository) return openFolder(workspace, request);
  if (target.type === 'revision') return openRevision(repository, target.revision, request);
  const snapshot = target.type === 'index' ? indexSnapshot(repository) : worktreeSnapshot(repository);
  // The listing is kept by the snapshot; git makes it while it looks for HEAD.
  const [head] = await Promise.all([repository.head(), snapshot.list('')]);
  const baseDate = head?.authorDate ?? request.now;
  const since =
    request.since === undefined ? undefined : await sinceBase(repository, request.since, head?.commit);
  const base = since ?? head?.tree ?? repository.emptyTree();
  if (target.type === 'index') {
    const merging = since === undefined ? await repository.mergeHeads() : [];
    const bases = await Promise.all(
      [base, ...merging].map((one) => openBase(repository, one, { type: 'index' })),
    );
    return { snapshot, bases, delta: true, baseDate };
  }
  const files = await openBase(repository, base, { type: 'worktree' });
  if (target.type === 'worktree') return { snapshot, bases: [files], delta: since !== undefined, baseDate };
  const path = fromTop(workspace, target.path);
  const known = (await snapshot.list('')).find((entry) => entry.path === path);
  const differs = files.changes.find((change) => change.path === path);
  const before = differs ? differs.before : known;
  const change: PathChange = {
    path,
    status: before?.oid === undefined ? 'A' : 'M',
    ...(before?.oid === undefined ? {} : { before: { oid: before.oid, type: before.type } }),
    after: { type: 'file' },
  };
  return {
    snapshot: overlay(snapshot, path, target.text),
    bases: [{ ...files, changes: [change] }],
    delta: true,
    baseDate,
  };
}

async function openFolder(workspace: Workspace, request: LintRequest): Promise<OpenTarget> {
  const { target } = request;
  if (target.type === 'index' || target.type === 'revision' || request.since !== undefined) {
    needRepository(workspace, 'Comparing versions');
  }
  const worktree = worktreeSnapshot(workspace.top);
  const snapshot =
    target.type === 'stdin' ? overlay(worktree, fromTop(workspace, target.path), target.text) : worktree;
  return { snapshot, bases: [], delta: false, baseDate: request.now };
}

async function openRevision(
  repository: Repository,
  revision: string,
  request: LintRequest,
): Promise<OpenTarget> {
  const commit = await repository.resolveCommit(revision);
  const base =
    request.since === undefined
      ? ((await repository.firstParent(commit)) ?? repository.emptyTree())
      : await sinceBase(repository, request.since, commit);
  const date = await repository.authorDate(commit);
  const judged = await openBase(repository, base, { type: 'tree', tree: commit });
  return {
    snapshot: treeSnapshot(repository, commit),
    bases: [judged],
    delta: request.since !== undefined,
    baseDate: date,
  };
}

/** The merge base with a revision, so that what the other side did is not taken for a change of this one. */
async function sinceBase(repository: Repository, since: string, tip: string | undefined): Promise<string> {
  const commit = await repository.resolveCommit(since);
  if (tip === undefined) return commit;
  const base = await repository.mergeBase(commit, tip);
  if (base !== undefined) return base;
  throw new BatonError('usage', `\`${since}\` and what is linted have no common history`, {
    help: 'name a revision that this branch came from',
  });
}

async function openBase(repository: Repository, base: string, target: DiffTarget): Promise<Base> {
  return {
    changes: await changedPaths(repository, base, target, ['']),
    snapshot: treeSnapshot(repository, base),
  };
}

function askedPaths(
  workspace: Workspace,
  request: LintRequest,
  entries: readonly SnapshotEntry[],
  bases: readonly Base[],
): (path: string) => boolean {
  if (request.target.type === 'stdin') {
    const own = fromTop(workspace, request.target.path);
    return (path) => path === own;
  }
  if (!request.paths || request.paths.length === 0) return () => true;
  const asked = request.paths.map((typed) => ({ typed, path: fromTop(workspace, typed) }));
  // A path that the change took away may be asked for too.
  const known = [entries, ...bases.map(({ changes }) => changes)];
  for (const { typed, path } of asked) {
    if (path === '' || known.some((list) => list.some((one) => isUnder(one.path, path)))) continue;
    throw new BatonError('usage', `\`${typed}\` is not there`, {
      help: 'name a file or folder that git knows or does not ignore',
    });
  }
  return (path) => asked.some((one) => isUnder(path, one.path));
}

function isUnder(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/**
 * A change is judged by the configuration of its base; without one there, by its own (convention, section 10). What is
 * judged whole is judged by its own: the working tree, which is no change yet, and a commit with all its records.
 */
async function governingFiles(
  snapshot: OpenTarget['snapshot'],
  entries: readonly SnapshotEntry[],
  bases: readonly Base[],
  byBase: boolean,
): Promise<{ files: readonly ConfigFile[]; pending?: readonly ConfigFile[] }> {
  const own = await readConfigs(snapshot, configEntries(entries));
  const base = bases[0];
  const changes = base?.changes.filter(({ path }) => isConfigurationPath(path)) ?? [];
  if (!byBase || !base || changes.length === 0) return { files: own };
  loadPlaces(own); // a faulty configuration is not committed
  const changed = new Set(changes.map(({ path }) => path));
  const old = changes.flatMap(({ path, before }): SnapshotEntry[] =>
    before?.type === 'file' ? [{ path, ...before }] : [],
  );
  const files = [...own.filter(({ path }) => !changed.has(path)), ...(await readConfigs(base.snapshot, old))];
  if (files.length === 0 || !isReadable(files)) return { files: own };
  return { files, pending: own };
}

/** A base whose configuration is faulty would refuse the commit that mends it. */
function isReadable(files: readonly ConfigFile[]): boolean {
  try {
    loadPlaces(files);
    return true;
  } catch (error) {
    if (error instanceof BatonError && error.code === 'config') return false;
    throw error;
  }
}

async function readConfigs(
  snapshot: OpenTarget['snapshot'],
  entries: readonly SnapshotEntry[],
): Promise<readonly ConfigFile[]> {
  if (entries.length === 0) return [];
  const sources = await snapshot.read(entries);
  return entries.map(({ path }) => ({ path, source: sources.get(path) ?? { ok: false, reason: 'missing' } }));
}

/** What a configuration of the same commit would silence says so: it governs only once it is committed. */
function explainPending(
  diagnostics: readonly Diagnostic[],
  governing: Places,
  pending: Places,
  since: string | undefined,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { path } = diagnostic.at;
    const config = pending.configOf(path);
    const rule = rules.find(({ id }) => id === diagnostic.rule);
    const isLeft = governing.placeOf(path) !== undefined && pending.placeOf(path) === undefined;
    const isSilenced = pending.isIgnored(path) || isLeft || (rule && !isEnabled(rule, config));
    if (!isSilenced) return diagnostic;
    const file = config.path === undefined ? 'the change of the configuration' : `\`${config.path}\``;
    const first = since === undefined ? `commit ${file} first` : `bring ${file} to \`${since}\` first`;
    return { ...diagnostic, help: `${first}: a change is judged by the configuration before it` };
  });
}

async function textsFor(
  diagnostics: readonly Diagnostic[],
  snapshot: OpenTarget['snapshot'],
  entries: readonly SnapshotEntry[],
): Promise<ReadonlyMap<string, string>> {
  const paths = new Set(
    diagnostics.flatMap(({ at, related }) =>
      [at, ...related.map((one) => one.at)].filter(({ span }) => span !== undefined).map(({ path }) => path),
    ),
  );
  const wanted = entries.filter(({ path, type }) => type === 'file' && paths.has(path));
  const sources = await snapshot.read(wanted);
  return new Map([...sources].flatMap(([path, source]) => (source.ok ? [[path, source.text]] : [])));
}
