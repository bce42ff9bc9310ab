import type { Repository } from '../../git/setup/repository.ts';
import { attributesFiles } from '../../git/tree/encoded-files.ts';
import { listingOf } from '../../git/tree/listed.ts';
import { indexSnapshot, treeSnapshot, worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { isUnconverted } from '../../git/tree/unconverted.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';
import { oldRecords } from '../branches/since.ts';
import { sinceBase } from '../branches/since-base.ts';
import { taskRangesOf } from '../claims/task-range-loader.ts';
import { applyWaivers } from '../config/apply-waivers.ts';
import { applyBaseline, keysFor, loadBaselines, noBaselines } from '../config/baseline.ts';
import { configCommitFiles, type EffectiveConfigs } from '../config/effective-configs.ts';
import { notePendingConfig } from '../config/pending.ts';
import { hideSecrets } from '../secrets/hide-secrets.ts';
import { checkSnapshot } from '../version/check-snapshot.ts';
import { openBase } from '../version/open-base.ts';
import { RecordAnswers } from '../version/record-answers.ts';
import { readTexts, textsFor, type Version, withTexts } from '../version/texts.ts';
import type { Context } from '../workspace/context.ts';
import { fromTop, needRepository, openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { askedPaths } from './asked-paths.ts';
import { openSearch, type Searched } from './found-skills.ts';
import type { LintRequest, LintResult, LintRun } from './request.ts';

/**
 * Checks records: of the working tree, the index, a commit, or one unsaved file (commands, `baton lint`).
 *
 * @throws BatonError for a faulty configuration, a revision or path that does not exist, and every failure of git
 */
export function lint(context: Context, request: LintRequest): Promise<LintResult> {
  return whileLinting(context, request, (run) => run.check());
}

/**
 * Works with what is to be linted, in one state of the repository.
 *
 * @throws BatonError as `lint` does, and what `work` throws
 */
export async function whileLinting<T>(
  context: Context,
  request: LintRequest,
  work: (run: LintRun) => Promise<T>,
): Promise<T> {
  const workspace = await (request.workspace ?? openWorkspace(context));
  const open = async () =>
    work(await openLint(context, { ...request, workspace: Promise.resolve(workspace) }));
  return workspace.repository ? workspace.repository.whileNothingChanges(open) : open();
}

/** Opens what is to be linted. @throws BatonError as `lint` does */
export async function openLint(context: Context, request: LintRequest): Promise<LintRun> {
  const workspace = await (request.workspace ?? openWorkspace(context));
  const open = await openTarget(context, workspace, request);
  const listing = await listingOf(open.snapshot);
  request.onListed?.(listing.entries().length);
  const byBase = isGovernedByBase(open, request);
  const effectiveConfigs = await configCommitFiles(open.snapshot, listing, open.bases, byBase);
  const searched = await openSearch(workspace, request, open.snapshot, listing);
  const isAsked = askedPaths(workspace, request, listing, open.bases, searched.realPath);
  const pathRules = searched.pathRulesOf(effectiveConfigs.files);
  const answers = await answersFor(open, request, workspace, pathRules);
  return {
    workspace,
    pathRules,
    version: open,
    read: (paths) => readTexts(open.snapshot, listing, paths),
    check: async (texts, only) =>
      checkOpen(
        request,
        workspace,
        texts ? await withTexts(open, texts) : open,
        pathRules,
        searched,
        effectiveConfigs,
        answers,
        (path) => isAsked(path) && (only?.has(path) ?? true),
      ),
  };
}

/**
 * What earlier runs found out of contents, for a run that checks all records: reading it takes longer than a few files. A file
 * of the work tree that git converts is not what its blob says, so nothing is known of it.
 */
async function answersFor(
  { delta, snapshot }: OpenTarget,
  { build, paths = [], target }: LintRequest,
  { repository }: Workspace,
  pathRules: PathRules,
): Promise<RecordAnswers | undefined> {
  if (build === undefined || !repository || delta || paths.length > 0) return undefined;
  if (target.type === 'worktree') {
    const root = repository.workTree('lint a commit instead: `baton lint --rev HEAD`');
    if (!(await isUnconverted(repository, root, attributesFiles(await snapshot.list(''))))) return undefined;
  }
  return new RecordAnswers(repository.commonDir, pathRules, build);
}

async function checkOpen(
  request: LintRequest,
  workspace: Workspace,
  { snapshot, bases, delta, baseDate, clock, tip }: OpenTarget,
  pathRules: PathRules,
  searched: Searched,
  { files, pending, side }: EffectiveConfigs,
  answers: RecordAnswers | undefined,
  isAsked: (path: string) => boolean,
): Promise<LintResult> {
  const { repository } = workspace;
  const listing = await listingOf(snapshot);
  const isOld =
    delta || !repository ? undefined : await oldRecords(repository, pathRules, snapshot, listing.entries());
  const checked = await checkSnapshot({
    rules,
    pathRules,
    after: snapshot,
    listing,
    bases,
    scope: delta ? 'changed' : 'all',
    isAsked,
    clock,
    baseDate,
    isOld,
    ...(repository && {
      loadTaskRanges: (changes) => taskRangesOf({ repository, pathRules, snapshot, tip }, changes),
    }),
    checksChanges: request.checksChanges ?? !request.contentOnly,
    message: request.message,
    keepsDocuments: request.keepsDocuments,
    onReading: request.onReading,
    onChanges: request.onChanges,
    answers,
  });
  const own = pending && { pathRules: searched.pathRulesOf(pending), files: pending };
  const isChange = delta && request.target.type !== 'stdin';
  const { kept: unwaived, waived } = isChange
    ? applyWaivers(checked.diagnostics, checked.recordOf, {
        checked: own ?? { pathRules, files },
        isRepair: checked.isRepair,
        isLanded: request.isLanded ?? false,
        now: clock,
      })
    : { kept: checked.diagnostics, waived: 0 };
  const found = own ? notePendingConfig(unwaived, pathRules, own.pathRules, request.since) : unwaived;
  const texts = new Map(await textsFor(found, snapshot, listing));
  if (request.message) texts.set(request.message.path, request.message.text);
  const textOf: LintResult['textOf'] = (path, side) =>
    (side === 'before' ? checked.baseTexts : texts).get(path);
  const keyOf = keysFor(checked.recordOf, textOf);
  const byBase = isGovernedByBase({ delta }, request);
  const baselines = request.contentOnly
    ? noBaselines
    : await loadBaselines({ snapshot, bases }, pathRules, { byBase, side });
  const { kept, baselined } = applyBaseline(baselines, found, keyOf);
  const left = kept.map(({ diagnostic, help }) => (help ? { ...diagnostic, help } : diagnostic));
  const shown = await hideSecrets(left, texts, checked.baseTexts);
  const { records, recordOf } = checked;
  const notices = await searched.notices(pathRules, { records, isWhole: !isChange, isAsked });
  return { ...shown, records, baselined, waived, notices, recordOf, keyOf, sides: checked };
}

/** A change is; a version that is checked by itself uses its own configuration. */
function isGovernedByBase({ delta }: Pick<OpenTarget, 'delta'>, request: LintRequest): boolean {
  return delta && request.target.type !== 'stdin' && request.checksChanges !== false;
}

interface OpenTarget extends Version {
  /** True where only what changed is checked. */
  readonly delta: boolean;
  /** The clock for what differs from the base, and for what equals it (convention, section 1): a commit has its own. */
  readonly clock: string;
  readonly baseDate: string;
  /** The commit whose history leads to what is checked. */
  readonly tip: string | undefined;
}

async function openTarget(context: Context, workspace: Workspace, request: LintRequest): Promise<OpenTarget> {
  const { target } = request;
  const { repository } = workspace;
  if (!repository) return openFolder(context, workspace, request);
  if (target.type === 'revision') return openRevision(context, repository, target.revision, request);
  // Where nothing is checked out nothing is staged either, and every record of HEAD would look deleted.
  if (target.type === 'index' && !context.env.GIT_INDEX_FILE) {
    repository.workTree('check a commit instead: `baton lint --rev HEAD`');
  }
  const snapshot = target.type === 'index' ? indexSnapshot(repository) : worktreeSnapshot(repository);
  // The listing is kept by the snapshot; git makes it while it looks for HEAD.
  const [head] = await Promise.all([repository.head(), listingOf(snapshot)]);
  const baseDate = head?.authorDate ?? context.now;
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
    return { snapshot, bases, delta: true, clock: context.now, baseDate, tip: head?.commit };
  }
  const files = await openBase(repository, base, { type: 'worktree' }, sourceOf(base));
  const delta = since !== undefined || request.against !== undefined;
  const open = { snapshot, bases: [files], delta, clock: context.now, baseDate, tip: head?.commit };
  if (target.type === 'worktree') return open;
  const path = fromTop(workspace, target.path);
  const { bases, ...rest } = await withTexts({ ...open, delta: true }, new Map([[path, target.text]]));
  const own = bases.map((base) => ({ ...base, changes: base.changes.filter((one) => one.path === path) }));
  return { ...rest, bases: own };
}

async function openFolder(context: Context, workspace: Workspace, request: LintRequest): Promise<OpenTarget> {
  const { target } = request;
  if (target.type === 'index' || target.type === 'revision' || request.since !== undefined) {
    needRepository(workspace, 'Comparing versions');
  }
  const worktree = worktreeSnapshot(workspace.top);
  const clock = context.now;
  const open = { snapshot: worktree, bases: [], delta: false, clock, baseDate: clock, tip: undefined };
  if (target.type !== 'stdin') return open;
  return withTexts(open, new Map([[fromTop(workspace, target.path), target.text]]));
}

async function openRevision(
  context: Context,
  repository: Repository,
  revision: string,
  request: LintRequest,
): Promise<OpenTarget> {
  if (request.against) return openAgainst(repository, revision, request.against, context.now);
  const commit = await repository.resolveCommit(revision);
  const date = await repository.authorDate(commit);
  const base =
    request.since === undefined
      ? ((await repository.firstParent(commit)) ?? repository.emptyTree())
      : await sinceBase(repository, request.since, commit);
  const checked = await openBase(repository, base, { type: 'tree', tree: commit });
  return {
    snapshot: treeSnapshot(repository, commit),
    bases: [checked],
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
  const snapshot = treeSnapshot(repository, oid);
  // The listing is kept by the snapshot; git makes it while it looks for what differs.
  const [bases] = await Promise.all([
    Promise.all(against.map((one) => openBase(repository, one, target))),
    snapshot.list(''),
  ]);
  const tip = authorDate === undefined ? undefined : oid;
  return { snapshot, bases, delta: true, clock, baseDate: clock, tip };
}
