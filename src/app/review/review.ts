import type { Snapshot } from '../../core/snapshot.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { claimedPaths } from '../../review/claims.ts';
import { droppedTexts } from '../../review/kinds/handoff.ts';
import { mayMention } from '../../review/mention.ts';
import type { ConfigCommitFile } from '../../review/notices.ts';
import type { ReasoningDiff } from '../../review/reasoning-diff.ts';
import { reviewChanges } from '../../review/review.ts';
import { baselinePath } from '../config/baseline.ts';
import { isConfigurationPath, loadPathRules } from '../config/load-config.ts';
import { openLint } from '../lint/lint.ts';
import type { LintTarget } from '../lint/request.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import type { Context } from '../workspace/context.ts';
import { needRepository, openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { type Difference, fileChanges } from './files.ts';
import { type ClassifyPath, entriesOf, type ReviewRecords, reviewRecords } from './load.ts';
import { type ReviewEnd, type ReviewRange, type ReviewSubject, resolveRange } from './range.ts';
import { ReferringRecords } from './referring.ts';

export interface ReviewRequest {
  readonly subject: ReviewSubject;
}

/** A review with the two sides that it compares. */
export interface Review {
  readonly before: ReviewEnd;
  readonly after: ReviewEnd;
  readonly diff: ReasoningDiff;
}

/**
 * Compares the reasoning of two trees (commands, `baton review`). Nothing is written; the same trees give the same review.
 *
 * @throws BatonError as `resolveRange` and `lint` do
 */
export async function review(context: Context, request: ReviewRequest): Promise<Review> {
  const opening = openWorkspace(context);
  const repository = needRepository(await opening, 'A review');
  return repository.whileNothingChanges(() => reviewIn(repository, opening, context, request));
}

async function reviewIn(
  repository: Repository,
  opening: Promise<Workspace>,
  context: Context,
  request: ReviewRequest,
): Promise<Review> {
  const range = await resolveRange(repository, request.subject);
  const now = range.date ?? context.now;
  const run = await openLint(
    { ...context, now },
    {
      workspace: opening,
      target: lintTarget(range),
      against: [range.before.oid],
      keepsDocuments: true,
      onChanges: (changes) => referring.ask(changes),
    },
  );
  const [base] = run.version.bases;
  if (!base) throw new Error('the review has no base');
  const { snapshot } = run.version;
  const entries = await snapshot.list('');
  const { target, before } = range;
  const changed = new Set(base.changes.map(({ path }) => path));
  const unchanged = entries.filter(({ path, type }) => type === 'file' && !changed.has(path));
  const difference: Difference = {
    base: before.oid,
    target,
    changes: base.changes,
    snapshot,
    entries,
    unchanged,
  };
  // What a new `ignore` would hide is shown, and so is what a new root or glob adds.
  const own = base.changes.some(({ path }) => isConfigurationPath(path))
    ? await loadPathRules(snapshot, entries)
    : undefined;
  const classify: ClassifyPath = (path) => run.pathRules.classify(path) ?? own?.classify(path);
  const referring = new ReferringRecords(repository, snapshot, unchanged, (path) => classify(path)?.kind);
  const { diagnostics, sides } = await run.check();
  const effectiveConfigs = await configCommitFiles(run.pathRules, difference, base.snapshot);
  const loaded = await reviewRecords(sides, difference, base.snapshot, own, referring);
  const docs = loaded.changes.flatMap((change) => ('after' in change ? [change.after] : []));
  const [files, decisionTexts] = await Promise.all([
    fileChanges(repository, difference, claimedPaths(docs)),
    textsOfDecisions(loaded, difference, classify),
  ]);
  const diff = reviewChanges({
    changes: loaded.changes,
    others: loaded.others,
    files,
    effectiveConfigs,
    diagnostics,
    decisionTexts,
    configOf: (path) => run.pathRules.configOf(path),
    now,
    masked: loaded.masked,
  });
  return { before: range.before, after: range.after, diff };
}

function lintTarget({ target }: ReviewRange): LintTarget {
  return target.type === 'tree' ? { type: 'revision', revision: target.tree } : { type: target.type };
}

/** The changed files that decide what is checked, with their texts; secrets in them are masked. */
async function configCommitFiles(
  pathRules: PathRules,
  { changes, snapshot }: Difference,
  base: Snapshot,
): Promise<readonly ConfigCommitFile[]> {
  const baseline = baselinePath(pathRules);
  const changed = changes.filter(
    ({ path }) => (isConfigurationPath(path) || path === baseline) && !pathRules.isIgnored(path),
  );
  if (changed.length === 0) return [];
  const read = async (from: Snapshot, side: 'before' | 'after') => {
    const entries = entriesOf(changed, side);
    const sources = await from.read(entries);
    const texts = new Map<string, string>();
    for (const [path, source] of sources) if (source.ok) texts.set(path, await maskText(source.text));
    return texts;
  };
  const [old, now] = await Promise.all([read(base, 'before'), read(snapshot, 'after')]);
  return changed.map(({ path }) => ({
    path,
    kind: path === baseline ? 'baseline' : 'configuration',
    before: old.get(path),
    after: now.get(path),
  }));
}

/** The texts of every decision of the later side, where a payload dropped something that a decision may mention. */
async function textsOfDecisions(
  { changes, others }: ReviewRecords,
  { snapshot, entries }: Difference,
  classify: ClassifyPath,
): Promise<readonly string[]> {
  const docs = [...others, ...changes.flatMap((change) => ('after' in change ? [change.after] : []))];
  const payloads = new Map(docs.filter(({ kind }) => kind === 'handoff').map((doc) => [doc.id, doc]));
  const dropped = droppedTexts(changes, (id) => payloads.get(id));
  if (dropped.length === 0) return [];
  const decisions = entries.filter(
    ({ path, type }) => type === 'file' && classify(path)?.kind === 'decision',
  );
  const sources = await snapshot.read(decisions);
  const texts = [...sources.values()].flatMap((source) => (source.ok ? [source.text] : []));
  return mayMention(texts, dropped);
}
