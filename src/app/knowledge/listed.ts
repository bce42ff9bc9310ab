import { join } from 'node:path';
import type { RecordKind } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import { changesSinceHead } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { sortByPath } from '../../git/tree/entries.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import type { RecordKnowledge } from '../../knowledge/kept/record-knowledge.ts';
import { type ListedFile, RecordList, writeRecordList } from '../../knowledge/kept/record-list.ts';
import { unreadableOf } from '../../knowledge/kept/unreadable.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { keepText, printOf, readKept } from '../../store/kept-text.ts';
import { loadPathRules } from '../config/load-config.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { Context } from '../workspace/context.ts';
import type { RecordReader } from './record-reader.ts';
import { changedSince, isSettingsFile } from './since-commit.ts';

/** The records of a working tree, as far as a question wants them. */
export interface ListedRead {
  readonly records: readonly RecordKnowledge[];
  readonly pathRules: PathRules;
  /** The paths of records of any kind that cannot be read. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the records of the working tree by a list of those of HEAD, which is made once for a commit: git says what differs from it, and
 * neither the index nor the working tree is listed.
 *
 * @param kinds those that are wanted; left out, all
 * @returns undefined where nothing may be kept, HEAD has no commit or a faulty configuration, or git converts files
 * @throws BatonError for a faulty configuration of the working tree, and every failure of git
 */
export function readListed(
  { build }: Context,
  repository: Repository,
  reader: RecordReader,
  kinds?: ReadonlySet<RecordKind>,
): Promise<ListedRead | undefined> {
  if (build === undefined || repository.topLevel === undefined) return Promise.resolve(undefined);
  return repository.whileNothingChanges(async () => {
    const head = (await changesSinceHead(repository))?.commit ?? (await repository.head())?.commit;
    const list = head && (await listOf(repository, build, reader, head));
    if (!list) return undefined;
    const snapshotOf = (commit: string) => treeSnapshot(repository, commit);
    const since = await changedSince(repository, head, list.settings, snapshotOf);
    if (!since) return undefined;
    const { isSame, pathRules, snapshot } = since;
    const same = list.files(kinds).filter(({ path }) => isSame(path));
    const entries = sortByPath([...same, ...since.entries]);
    const records = await reader.read(snapshot, entries, pathRules, true);
    const unreadable = new Set([...unreadableOf(records), ...list.unreadable.filter(isSame)]);
    return { records, pathRules, unreadable: [...unreadable].sort() };
  });
}

/** The list of the records of a commit; undefined where its configuration is faulty. */
export async function listOf(
  repository: Repository,
  build: string,
  reader: RecordReader,
  commit: string,
): Promise<RecordList | undefined> {
  // Each worktree has its own: they are at different commits.
  const path = join(repository.gitDir, 'baton', 'records');
  const print = printOf([build, commit]);
  const kept = listIn(readKept(path, print));
  if (kept) return kept;
  const snapshot = treeSnapshot(repository, commit);
  const entries = await snapshot.list('');
  const pathRules = await loadPathRules(snapshot, entries).catch(noFault);
  if (!pathRules) return undefined;
  const files = entries.flatMap(({ oid, path, type }): ListedFile[] => {
    const kind = type === 'file' ? pathRules.classify(path)?.kind : undefined;
    return kind === undefined || oid === undefined ? [] : [{ kind, path, oid }];
  });
  const inPlace = files.map(({ oid, path }) => ({ path, type: 'file', oid }) as const);
  const records = await reader.read(snapshot, inPlace, pathRules, true);
  const text = writeRecordList({
    files,
    settings: entries.filter(isSettingsFile),
    unreadable: unreadableOf(records),
  });
  if (!mayHoldSecret(text)) await keepText(path, print, text);
  return new RecordList(text);
}

function listIn(text: string | undefined): RecordList | undefined {
  try {
    return text === undefined ? undefined : new RecordList(text);
  } catch {
    return undefined; // a text of another form is made anew
  }
}

function noFault(error: unknown): undefined {
  if (error instanceof BatonError && error.code === 'config') return;
  throw error;
}
