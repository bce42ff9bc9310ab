import type { Diagnostic } from '../core/diagnostic.ts';
import type { CommitMessage } from '../core/rule.ts';
import type { Environment } from '../git/environment.ts';
import type { Repository } from '../git/repository.ts';
import { indexSnapshot, treeSnapshot, worktreeSnapshot } from '../git/snapshots.ts';
import type { BaselineKey } from '../records/baseline.ts';
import type { Places } from '../records/places.ts';
import { rules } from '../rules/index.gen.ts';
import { askedPaths } from './asked-paths.ts';
import { keysFor, loadBaselines, noBaselines, passOver } from './baseline.ts';
import { openSearch, type Searched } from './found-skills.ts';
import { type Governing, governingFiles } from './governing.ts';
import { hideSecrets } from './hide-secrets.ts';
import { judgeSnapshot } from './judge-snapshot.ts';
import { letWaived } from './let-waived.ts';
import { openBase } from './open-base.ts';
import { explainPending } from './pending.ts';
import type { ConfigOverrides } from './places.ts';
import { remembering } from './remember.ts';
import { oldRecords } from './since.ts';
import { sinceBase } from './since-base.ts';
import { spansOf } from './span-loader.ts';
import { readTexts, textsFor, type Version, withTexts } from './texts.ts';
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
  /** What `cwd` lies in, where that is being opened already. */
  readonly workspace?: Promise<Workspace>;
  readonly target: LintTarget;
  /** Only what changed since the merge base with this revision. */
  readonly since?: string;
  /**
   * Commits or trees that the index or a revision is compared with, instead of HEAD and the other parents of a merge: only
   * what differs from all of them is judged. The revision may then be a tree.
   */
  readonly against?: readonly string[];
  /** The message that the index is committed with. */
  readonly message?: CommitMessage;
  /** False: what changed since a version that is no earlier one of the same history is not judged, only what is there. */
  readonly judgesChanges?: boolean;
  /** Files and folders as typed, relative to `cwd`; none for everything. */
  readonly paths?: readonly string[];
  /** Protected history has what is judged: its waivers let pass what they name, also where they name a commit. */
  readonly isLanded?: boolean;
  /** Texts are read once, also by others that look into the version. */
  readonly remember?: true;
  /** Looks for skills beyond what the configuration names, and says what is left out (convention, section 10, "Skills"). */
  readonly findsSkills?: boolean;
  /** What a baseline notes: the content alone, not what changed in it, and nothing passed over. */
  readonly contentOnly?: boolean;
  /** RFC 3339. */
  readonly now: string;
}

export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** How many records were judged. */
  readonly records: number;
  /** How many findings the baseline passed over. */
  readonly baselined: number;
  /** How many of a change's findings a waiver let pass. */
  readonly waived: number;
  /** What was not looked at, and why: one line each. */
  readonly notices: readonly string[];
  /** The id of a record that was judged; the path of what has none. */
  recordOf(path: string): string;
  /** How a baseline knows a finding. */
  keyOf(diagnostic: Diagnostic): BaselineKey;
  /** The text that a finding's span counts in, to be shown: secrets are masked. Undefined where the file could not be read. */
  textOf(path: string, side: 'before' | 'after'): string | undefined;
}

/**
 * Checks records: of the working tree, the index, a commit, or one unsaved file (commands, `baton lint`).
 *
 * @throws BatonError for a faulty configuration, a revision or path that is not there, and every failure of git
 */
export async function lint(request: LintRequest): Promise<LintResult> {
  return (await openLint(request)).judge();
}

/** A version that is open, to be judged as it is or with other texts in the place of some files'. */
export interface LintRun {
  readonly workspace: Workspace;
  readonly places: Places;
  /** What is judged and what it is compared with. */
  readonly version: Version;
  /** The texts of files that can be read, by path. */
  read(paths: ReadonlySet<string>): Promise<ReadonlyMap<string, string>>;
  /** Judges what is asked for; with `texts`, what is asked for among `only`. */
  judge(texts?: ReadonlyMap<string, string>, only?: ReadonlySet<string>): Promise<LintResult>;
}

/** Opens what is to be linted. @throws BatonError as `lint` does */
export async function openLint(request: LintRequest): Promise<LintRun> {
  const workspace = await (request.workspace ?? openWorkspace(request.cwd, request.env));
  const target = await openTarget(workspace, request);
  const open = request.remember ? remembering(target) : target;
  const entries = await open.snapshot.list('');
  const byBase = isGovernedByBase(open, request);
  const governing = await governingFiles(open.snapshot, entries, open.bases, byBase);
  const searched = await openSearch(workspace, request, open.snapshot, entries);
  const isAsked = askedPaths(workspace, request, entries, open.bases, searched.realPath);
  const places = searched.placesOf(governing.files);
  return {
    workspace,
    places,
    version: open,
    read: (paths) => readTexts(open.snapshot, entries, paths),
    judge: async (texts, only) =>
      judgeOpen(
        request,
        workspace,
        texts ? await withTexts(open, texts) : open,
        places,
        searched,
        governing,
        (path) => isAsked(path) && (only?.has(path) ?? true),
      ),
  };
}

async function judgeOpen(
  request: LintRequest,
  workspace: Workspace,
  { snapshot, bases, delta, baseDate, clock, tip }: OpenTarget,
  places: Places,
  searched: Searched,
  { files, pending, side }: Governing,
  isAsked: (path: string) => boolean,
): Promise<LintResult> {
  const { repository } = workspace;
  const entries = await snapshot.list('');
  const isOld = delta || !repository ? undefined : await oldRecords(repository, places, snapshot, entries);
  const judged = await judgeSnapshot({
    rules,
    places,
    after: snapshot,
    entries,
    bases,
    scope: delta ? 'changed' : 'all',
    isAsked,
    now: clock,
    baseDate,
    ...(isOld ? { isOld } : {}),
    ...(repository && { loadSpans: (changes) => spansOf({ repository, places, snapshot, tip }, changes) }),
    judgesChanges: request.judgesChanges ?? !request.contentOnly,
    ...(request.message ? { message: request.message } : {}),
  });
  const own = pending && { places: searched.placesOf(pending), files: pending };
  const isChange = delta && request.target.type !== 'stdin';
  const { kept: unwaived, waived } = isChange
    ? letWaived(judged.diagnostics, judged.recordOf, {
        checked: own ?? { places, files },
        isRepair: judged.isRepair,
        isLanded: request.isLanded ?? false,
        now: clock,
      })
    : { kept: judged.diagnostics, waived: 0 };
  const found = own ? explainPending(unwaived, places, own.places, request.since) : unwaived;
  const texts = new Map(await textsFor(found, snapshot, entries));
  if (request.message) texts.set(request.message.path, request.message.text);
  const textOf: LintResult['textOf'] = (path, side) =>
    (side === 'before' ? judged.baseTexts : texts).get(path);
  const keyOf = keysFor(judged.recordOf, textOf);
  const byBase = isGovernedByBase({ delta }, request);
  const baselines = request.contentOnly
    ? noBaselines
    : await loadBaselines({ snapshot, bases }, places, { byBase, side });
  const { kept, baselined } = passOver(baselines, found, keyOf);
  const left = kept.map(({ diagnostic, help }) => (help ? { ...diagnostic, help } : diagnostic));
  const shown = await hideSecrets(left, texts, judged.baseTexts);
  const { records, recordOf } = judged;
  const notices = await searched.notices(places, { records, isWhole: !isChange, isAsked });
  return { ...shown, records, baselined, waived, notices, recordOf, keyOf };
}

/** A change is; what is looked at for itself is governed by its own configuration. */
function isGovernedByBase({ delta }: Pick<OpenTarget, 'delta'>, request: LintRequest): boolean {
  return delta && request.target.type !== 'stdin' && request.judgesChanges !== false;
}

interface OpenTarget extends Version {
  /** True where only what changed is judged. */
  readonly delta: boolean;
  /** The clock for what differs from the base, and for what equals it (convention, section 1): a commit has its own. */
  readonly clock: string;
  readonly baseDate: string;
  /** The commit whose history leads to what is judged. */
  readonly tip: string | undefined;
}

async function openTarget(workspace: Workspace, request: LintRequest): Promise<OpenTarget> {
  const { target } = request;
  const { repository } = workspace;
  if (!repository) return openFolder(workspace, request);
  if (target.type === 'revision') return openRevision(repository, target.revision, request);
  // Where nothing is checked out nothing is staged either, and every record of HEAD would look deleted.
  if (target.type === 'index' && !request.env.GIT_INDEX_FILE) {
    repository.workTree('judge a commit instead: `baton lint --rev HEAD`');
  }
  const snapshot = target.type === 'index' ? indexSnapshot(repository) : worktreeSnapshot(repository);
  // The listing is kept by the snapshot; git makes it while it looks for HEAD.
  const [head] = await Promise.all([repository.head(), snapshot.list('')]);
  const baseDate = head?.authorDate ?? request.now;
  const since =
    request.since === undefined ? undefined : await sinceBase(repository, request.since, head?.commit);
  const base = request.against?.[0] ?? since ?? head?.tree ?? repository.emptyTree();
  const sourceOf = (one: string) => (one === head?.tree ? 'HEAD' : undefined);
  if (target.type === 'index') {
    const merging = since === undefined ? await repository.mergeHeads() : [];
    const bases = await Promise.all(
      (request.against ?? [base, ...merging]).map((one) =>
        openBase(repository, one, { type: 'index' }, sourceOf(one)),
      ),
    );
    return { snapshot, bases, delta: true, clock: request.now, baseDate, tip: head?.commit };
  }
  const files = await openBase(repository, base, { type: 'worktree' }, sourceOf(base));
  const delta = since !== undefined || request.against !== undefined;
  const open = { snapshot, bases: [files], delta, clock: request.now, baseDate, tip: head?.commit };
  if (target.type === 'worktree') return open;
  const path = fromTop(workspace, target.path);
  const { bases, ...rest } = await withTexts({ ...open, delta: true }, new Map([[path, target.text]]));
  const own = bases.map((base) => ({ ...base, changes: base.changes.filter((one) => one.path === path) }));
  return { ...rest, bases: own };
}

async function openFolder(workspace: Workspace, request: LintRequest): Promise<OpenTarget> {
  const { target } = request;
  if (target.type === 'index' || target.type === 'revision' || request.since !== undefined) {
    needRepository(workspace, 'Comparing versions');
  }
  const worktree = worktreeSnapshot(workspace.top);
  const clock = request.now;
  const open = { snapshot: worktree, bases: [], delta: false, clock, baseDate: clock, tip: undefined };
  if (target.type !== 'stdin') return open;
  return withTexts(open, new Map([[fromTop(workspace, target.path), target.text]]));
}

async function openRevision(
  repository: Repository,
  revision: string,
  request: LintRequest,
): Promise<OpenTarget> {
  if (request.against) return openAgainst(repository, revision, request.against, request.now);
  const commit = await repository.resolveCommit(revision);
  const date = await repository.authorDate(commit);
  const base =
    request.since === undefined
      ? ((await repository.firstParent(commit)) ?? repository.emptyTree())
      : await sinceBase(repository, request.since, commit);
  const judged = await openBase(repository, base, { type: 'tree', tree: commit });
  return {
    snapshot: treeSnapshot(repository, commit),
    bases: [judged],
    delta: request.since !== undefined,
    clock: date,
    baseDate: date,
    tip: commit,
  };
}

/** A commit or tree against others, exactly as they are. A tree has no clock of its own. */
async function openAgainst(
  repository: Repository,
  revision: string,
  against: readonly string[],
  now: string,
): Promise<OpenTarget> {
  const { oid, authorDate } = await repository.resolveTreeish(revision);
  const clock = authorDate ?? now;
  const target = { type: 'tree', tree: oid } as const;
  const bases = await Promise.all(against.map((one) => openBase(repository, one, target)));
  const tip = authorDate === undefined ? undefined : oid;
  return { snapshot: treeSnapshot(repository, oid), bases, delta: true, clock, baseDate: clock, tip };
}
