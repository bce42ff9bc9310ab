import { pairChanges } from '../../check/pair.ts';
import type { Change } from '../../core/change.ts';
import type { Document } from '../../core/document.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import type { Environment } from '../../git/process/environment.ts';
import type { PathRules, RecordPath } from '../../records/record-paths.ts';
import { claimedPaths } from '../../review/claims.ts';
import { droppedTexts } from '../../review/kinds/handoff.ts';
import { mayMention } from '../../review/mention.ts';
import type { ConfigCommitFile } from '../../review/notices.ts';
import type { ReasoningDiff } from '../../review/reasoning-diff.ts';
import { reviewChanges } from '../../review/review.ts';
import { baselinePath } from '../config/baseline.ts';
import { configEntries, isConfigurationPath, loadConfig, readConfigs } from '../config/load-config.ts';
import { openLint } from '../lint/lint.ts';
import type { LintTarget } from '../lint/request.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { needRepository, openWorkspace } from '../workspace/workspace.ts';
import { type Difference, fileChanges } from './files.ts';
import { RecordReader, readOthers } from './load.ts';
import { type ReviewEnd, type ReviewRange, type ReviewSubject, resolveRange } from './range.ts';

export interface ReviewRequest {
  readonly cwd: string;
  readonly env: Environment;
  readonly subject: ReviewSubject;
  /** RFC 3339: the clock for what is not committed. */
  readonly now: string;
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
export async function review(request: ReviewRequest): Promise<Review> {
  const opening = openWorkspace(request.cwd, request.env);
  const workspace = await opening;
  const repository = needRepository(workspace, 'A review');
  const range = await resolveRange(repository, request.subject);
  const now = range.date ?? request.now;
  const run = await openLint({
    cwd: request.cwd,
    env: request.env,
    workspace: opening,
    target: lintTarget(range),
    against: [range.before.oid],
    remember: true,
    now,
  });
  const checking = run.check();
  checking.catch(() => {}); // told where it is waited for
  const [base] = run.version.bases;
  if (!base) throw new Error('what is reviewed has no base');
  const { snapshot } = run.version;
  const entries = await snapshot.list('');
  const { target, before } = range;
  const difference: Difference = { base: before.oid, target, changes: base.changes, snapshot, entries };
  const effectiveConfigs = await configCommitFiles(run.places, difference, base.snapshot);
  const classify = await pathRulesOfBoth(run.places, difference);
  const loaded = await loadRecords(difference, base.snapshot, classify);
  const docs = loaded.changes.flatMap((change) => ('after' in change ? [change.after] : []));
  const [files, decisionTexts, { diagnostics }] = await Promise.all([
    fileChanges(repository, difference, claimedPaths(docs)),
    textsOfDecisions(loaded, difference, classify),
    checking,
  ]);
  const diff = reviewChanges({
    changes: loaded.changes,
    others: loaded.others,
    files,
    effectiveConfigs,
    diagnostics,
    decisionTexts,
    configOf: (path) => run.places.configOf(path),
    now,
    masked: loaded.masked,
  });
  return { before: range.before, after: range.after, diff };
}

function lintTarget({ target }: ReviewRange): LintTarget {
  return target.type === 'tree' ? { type: 'revision', revision: target.tree } : { type: target.type };
}

type ClassifyPath = (path: string) => RecordPath | undefined;

/**
 * Where records lie: by the configuration that governs, and besides by the one that the change brings. What a new `ignore` would
 * hide is shown, and so is what a new root or glob adds.
 */
async function pathRulesOfBoth(
  effectiveConfigs: PathRules,
  { changes, snapshot, entries }: Difference,
): Promise<ClassifyPath> {
  if (!changes.some(({ path }) => isConfigurationPath(path)))
    return (path) => effectiveConfigs.classify(path);
  const own = loadConfig(await readConfigs(snapshot, configEntries(entries)));
  return (path) => effectiveConfigs.classify(path) ?? own.classify(path);
}

/** The changed files that govern the checks, with their texts; secrets in them are masked. */
async function configCommitFiles(
  places: PathRules,
  { changes, snapshot }: Difference,
  base: Snapshot,
): Promise<readonly ConfigCommitFile[]> {
  const baseline = baselinePath(places);
  const changed = changes.filter(
    ({ path }) => (isConfigurationPath(path) || path === baseline) && !places.isIgnored(path),
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

function entriesOf(changes: readonly PathChange[], side: 'before' | 'after'): SnapshotEntry[] {
  return changes.flatMap((change) => {
    const at = change[side];
    return at?.type === 'file' ? [{ path: change.path, ...at }] : [];
  });
}

interface Loaded {
  readonly changes: readonly Change[];
  readonly others: readonly Document[];
  readonly masked: ReadonlySet<string>;
}

async function loadRecords(difference: Difference, base: Snapshot, classify: ClassifyPath): Promise<Loaded> {
  const { snapshot, entries } = difference;
  const placed = difference.changes.filter(({ path, status }) => status !== 'U' && classify(path));
  const reader = new RecordReader(classify);
  const left = new Map<string, string>();
  const [befores, afters] = await Promise.all([
    reader.read(base, entriesOf(placed, 'before')),
    reader.read(snapshot, entriesOf(placed, 'after'), { onLeft: (path, text) => left.set(path, text) }),
  ]);
  const types = new Map(placed.map(({ path, after }) => [path, after?.type]));
  const changes = pairChanges(befores, afters, (path) => {
    const text = left.get(path);
    if (text !== undefined) return { type: 'unclaimed', text };
    const type = types.get(path);
    return type === 'symlink' || type === 'gitlink' ? { type } : undefined;
  });
  const changed = new Set(placed.map(({ path }) => path));
  const unchanged = entries.filter(({ path }) => !changed.has(path));
  const others = await readOthers(changes, reader, snapshot, unchanged, classify);
  return { changes, others, masked: reader.masked };
}

/** The texts of every decision of the later side, where a payload dropped something that one may have taken up. */
async function textsOfDecisions(
  { changes, others }: Loaded,
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
