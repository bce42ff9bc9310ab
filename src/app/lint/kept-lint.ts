import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFixable } from '../../check/fix.ts';
import { compareText } from '../../core/diagnostic.ts';
import { EntryListing } from '../../core/listing.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { readDisk } from '../../git/tree/disk.ts';
import { attributesFiles } from '../../git/tree/encoded-files.ts';
import { isLargeIndex } from '../../git/tree/large-index.ts';
import { worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { isUnconverted } from '../../git/tree/unconverted.ts';
import { type WorktreeState, worktreeState } from '../../git/tree/worktree-state.ts';
import { keepText, printOf, readKept } from '../../store/kept-text.ts';
import { wasLinted } from '../../store/record-cache.ts';
import { asciiJson } from '../../text/ascii-json.ts';
import { configPaths } from '../config/load-config.ts';
import { hideSecrets } from '../secrets/hide-secrets.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import { textsFor } from '../version/texts.ts';
import type { Context } from '../workspace/context.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { whileLinting } from './lint.ts';
import type { LintRequest, LintResult, LintRun } from './request.ts';

/** What a run of lint prints. */
export interface PrintedLint
  extends Pick<LintResult, 'diagnostics' | 'records' | 'baselined' | 'waived' | 'notices' | 'textOf'> {
  /** How many of the findings `baton lint --fix` fixes; 0 where that was not asked. */
  readonly fixable: number;
}

/** What of it is written down: texts are read again. */
type Written = Omit<PrintedLint, 'textOf'>;

/**
 * Lints; where nothing changed since an earlier run over the whole working tree, says again what that found (performance, "How it
 * gets there").
 *
 * @param countsFixable whether to count what can be fixed
 * @throws BatonError as `lint` does
 */
export async function lintUnlessKnown(
  context: Context,
  request: LintRequest,
  countsFixable = false,
): Promise<PrintedLint> {
  const workspace = await (request.workspace ?? openWorkspace(context));
  const run = <T>(work: (run: LintRun, found: PrintedLint) => Promise<T> | T) =>
    whileLinting(context, { ...request, workspace: Promise.resolve(workspace) }, async (run) =>
      work(run, await printedBy(run, countsFixable)),
    );
  const { repository } = workspace;
  const { build, findsSkills, rules } = request;
  if (!repository || !mayBeKnown(request, repository)) return run((_, found) => found);
  // Two questions that take turns do not write over each other.
  const name = `lint${findsSkills ? '-all' : ''}${countsFixable ? '-fixable' : ''}`;
  const path = join(repository.gitDir, 'baton', name);
  const before = await worktreeState(repository);
  // A configuration that git ignores, or was told not to look at, is in no state of git's.
  const onDisk = configPaths.map((path) => readDisk(join(workspace.top, path)));
  const print = before && printOf([build, before.print, rules, onDisk]);
  const known = print && writtenIn(readKept(path, print));
  if (known) return withTexts(repository, known);
  return run(async (done, found) => {
    const { textOf, ...written } = found;
    const text = asciiJson(written);
    if (before && print && !mayHoldSecret(text) && (await followsFrom(before, repository, done, found))) {
      await keepText(path, print, text);
    }
    return found;
  });
}

/**
 * Whether a run checks the working tree as it is, all of it, and there are so many files that it pays to ask what changed. The first
 * run does not ask: nothing is known, and one in CI is the only one.
 */
function mayBeKnown(
  { against, build, checksChanges, contentOnly, message, paths = [], since, target }: LintRequest,
  { commonDir, context, gitDir, topLevel }: Repository,
): boolean {
  const isWhole = target.type === 'worktree' && since === undefined && !against && paths.length === 0;
  const isUsual = checksChanges === undefined && !contentOnly && !message;
  if (build === undefined || topLevel === undefined || !isWhole || !isUsual) return false;
  return wasLinted(commonDir) && isLargeIndex(gitDir, context.env);
}

async function printedBy(run: LintRun, countsFixable: boolean): Promise<PrintedLint> {
  const result = await run.check();
  const { baselined, diagnostics, notices, records, textOf, waived } = result;
  const hasFix = countsFixable && diagnostics.some((one) => isFixable(one, ['safe']));
  const fixable = hasFix ? await (await import('./fix.ts')).countFixable(run, result) : 0;
  return { diagnostics, records, baselined, waived, notices, fixable, textOf };
}

/**
 * Whether a run found what it did by the state of the working tree alone, and in that state: no record differs from HEAD (then the
 * clock counts), nothing asks for older commits, no file is on disk as git does not store it or does not see it.
 */
async function followsFrom(
  before: WorktreeState,
  repository: Repository,
  { pathRules, version, workspace }: LintRun,
  { diagnostics }: PrintedLint,
): Promise<boolean> {
  const { top } = workspace;
  const isThere = (path: string) => existsSync(join(top, path));
  const entries = await version.snapshot.list('');
  const asksHistory = pathRules.configs.some(({ since }) => since !== undefined);
  const mayBeIgnored = pathRules.configOf('').path === undefined && configPaths.some(isThere);
  const differs = [...before.differing].some((path) => pathRules.classify(path) !== undefined);
  const isShown = diagnostics.every(({ at }) => at.side === 'after' && isThere(at.path));
  if (asksHistory || mayBeIgnored || differs || !isShown) return false;
  if (!(await isUnconverted(repository, top, attributesFiles(entries)))) return false;
  return (await worktreeState(repository))?.print === before.print;
}

/** What an earlier run found, with the texts of today, which are the same. */
async function withTexts(repository: Repository, { diagnostics, ...rest }: Written): Promise<PrintedLint> {
  const places = diagnostics.flatMap(({ at, related }) => [at, ...related.map((one) => one.at)]);
  const paths = [...new Set(places.map(({ path }) => path))].sort(compareText);
  const entries = paths.map((path) => ({ path, type: 'file' }) as const);
  const texts = await textsFor(diagnostics, worktreeSnapshot(repository, entries), new EntryListing(entries));
  return { ...rest, ...(await hideSecrets(diagnostics, texts, new Map())) };
}

function writtenIn(text: string | undefined): Written | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Written);
  } catch {
    return undefined; // a text of another form is found out again
  }
}
