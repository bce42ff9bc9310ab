import { join } from 'node:path';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { changedPaths, type PathChange } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { ChangedInForce } from '../../knowledge/kept/changed-in-force.ts';
import {
  changedRecords,
  type TipChanges,
  threadFiles,
  withUnchanged,
} from '../../knowledge/kept/in-force-changes.ts';
import type { IndexedInForce, InForceIndex } from '../../knowledge/kept/in-force-index.ts';
import type { RecordKnowledge } from '../../knowledge/kept/record-knowledge.ts';
import { keepText, printOf, readKept } from '../../store/kept-text.ts';
import { inAscii } from '../../text/ascii-json.ts';
import { exactJson } from '../../text/exact-json.ts';
import { configEntries, loadPathRules } from '../config/load-config.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { Context } from '../workspace/context.ts';
import { mostChanged, type RecordReader } from './record-reader.ts';
import { isSettingsFile } from './since-commit.ts';

export interface Tips {
  /** The commits of protected branches. */
  readonly tips: readonly string[];
  readonly snapshotOf: (commit: string) => Snapshot;
}

/** The records that changed since an index was made. */
interface Since {
  readonly tips: readonly TipChanges[];
  /** Those of the threads of these that did not change, where it counts what they say. */
  readonly others: readonly RecordKnowledge[];
}

/**
 * What is in force by the commits that protected branches have now, of an index of earlier ones: git says which files differ between
 * these, and their records are read in both versions. What they say is written down for the next question.
 *
 * @returns the index itself where the commits are the same; undefined where it has to be made anew
 * @throws BatonError where records cannot be read
 */
export async function changedInForce(
  { build, now }: Context,
  repository: Repository,
  reader: RecordReader,
  index: InForceIndex,
  asked: Tips,
): Promise<IndexedInForce | undefined> {
  const commits = index.tips.map(({ commit }) => commit);
  if (commits.length !== asked.tips.length) return undefined;
  if (commits.every((commit, at) => commit === asked.tips[at])) return index;
  const path = join(repository.commonDir, 'baton', 'in-force-since');
  const print = printOf([build, commits, asked.tips]);
  const kept = sinceIn(readKept(path, print));
  const since = kept ?? (await recordsSince(repository, reader, index, asked));
  const changed = since && changedRecords(index, since.tips);
  const found = changed && ChangedInForce.from(index, since.tips, withUnchanged(changed, since.others), now);
  const text = found && !kept ? exactJson(since) : undefined;
  if (text !== undefined && !mayHoldSecret(text)) await keepText(path, print, inAscii(text));
  return found;
}

function sinceIn(text: string | undefined): Since | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Since);
}

async function recordsSince(
  repository: Repository,
  reader: RecordReader,
  index: InForceIndex,
  { snapshotOf, tips }: Tips,
): Promise<Since | undefined> {
  const branches: Branch[] = [];
  for (const [at, tip] of index.tips.entries()) {
    const commit = tips[at] ?? tip.commit;
    const changes = await changesBetween(repository, tip.commit, commit);
    if (!changes || changes.some(isSettingsFile)) return undefined;
    const snapshot = snapshotOf(commit);
    const pathRules = await loadPathRules(snapshot, configEntries(tip.settings));
    const own = changes.filter(({ path }) => pathRules.classify(path) !== undefined);
    const read = (entries: readonly SnapshotEntry[]) => reader.readChanged(snapshot, entries, pathRules);
    branches.push({ commit, changes: own, read });
  }
  if (branches.reduce((sum, { changes }) => sum + changes.length, 0) > mostChanged) return undefined;
  const differing: TipChanges[] = [];
  for (const { changes, commit, read } of branches) {
    const before = await read(changes.flatMap(({ before: side, path }) => fileOf(path, side)));
    const after = await read(changes.flatMap(({ after: side, path }) => fileOf(path, side)));
    differing.push({ commit, before, after });
  }
  const changed = changedRecords(index, differing);
  const files = changed && threadFiles(index, changed);
  if (!files || files.length > mostChanged) return undefined;
  const others: RecordKnowledge[] = [];
  for (const [at, { read }] of branches.entries()) {
    const own = files.filter(([branch]) => branch === at);
    others.push(...(await read(own.map(([, path, oid]) => ({ path, type: 'file', oid })))));
  }
  return { tips: differing, others };
}

/** The commit of a protected branch, with the files at a record path that differ in it. */
interface Branch {
  readonly commit: string;
  readonly changes: readonly PathChange[];
  read(entries: readonly SnapshotEntry[]): Promise<readonly RecordKnowledge[]>;
}

/** What differs between two commits; undefined where git cannot say, most often because the first one is no longer here. */
async function changesBetween(
  repository: Repository,
  from: string,
  to: string,
): Promise<readonly PathChange[] | undefined> {
  if (from === to) return [];
  return changedPaths(repository, from, { type: 'tree', tree: to }, ['']).catch(cannotSay);
}

function cannotSay(error: unknown): undefined {
  if (error instanceof BatonError) return;
  throw error;
}

function fileOf(path: string, side: PathChange['before']): readonly SnapshotEntry[] {
  return side?.type === 'file' ? [{ path, ...side }] : [];
}
