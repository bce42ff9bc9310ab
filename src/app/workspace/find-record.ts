import type { Document, RecordKind } from '../../core/document.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { sortByPath } from '../../git/tree/entries.ts';
import { overlay, worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { suggest } from '../../text/closest-match.ts';
import { allOf } from '../../text/one-of.ts';
import { shellWord } from '../../text/shell-word.ts';
import {
  type ConfigFile,
  configEntries,
  configPaths,
  faultOfConfig,
  folderOfConfig,
  loadConfig,
} from '../config/load-config.ts';
import type { Context } from './context.ts';
import { noteUnread, unreadOf } from './unread.ts';
import { asTyped, fromTop, openWorkspace, type Workspace } from './workspace.ts';

/** The records of a working tree, for commands that change one. */
export interface WorktreeRecords {
  readonly workspace: Workspace;
  readonly pathRules: PathRules;
  readonly snapshot: Snapshot;
  /** Files at a record path. */
  readonly entries: readonly SnapshotEntry[];
  /** The paths of the configurations. */
  readonly configs: readonly string[];
  /** Why nested configurations were left out; see {@link openRecords}. */
  readonly leftOut: readonly string[];
}

/**
 * Opens the working tree that the folder of a run is in.
 *
 * @param about the files and folders that the command is about, as typed: a faulty configuration of a folder that none of
 *   them is in is left out; without, none may be faulty
 * @throws BatonError for a faulty configuration and every failure of git
 */
export async function openRecords(context: Context, about?: readonly string[]): Promise<WorktreeRecords> {
  return recordsIn(await openWorkspace(context), about);
}

/** The same of a workspace that is open. */
export async function recordsIn(workspace: Workspace, about?: readonly string[]): Promise<WorktreeRecords> {
  const snapshot = worktreeSnapshot(workspace.repository ?? workspace.top);
  const entries = await snapshot.list('');
  const configs = configEntries(entries);
  const sources = await snapshot.read(configs);
  const files = configs.map(
    ({ path }): ConfigFile => ({
      path,
      source: sources.get(path) ?? { ok: false, reason: 'missing' },
    }),
  );
  const faults = about ? faultsElsewhere(workspace, files, about) : new Map<string, string>();
  const pathRules = loadConfig(files.filter(({ path }) => !faults.has(path)));
  const inPlace = entries.filter(
    ({ path, type }) => type === 'file' && pathRules.classify(path) !== undefined,
  );
  return {
    workspace,
    pathRules,
    snapshot,
    entries: inPlace,
    configs: configs.map(({ path }) => path).filter((path) => !pathRules.isIgnored(path)),
    leftOut: [...faults.values()],
  };
}

/** The faults of nested configurations whose folder holds nothing that a command is about, by their paths. */
function faultsElsewhere(
  workspace: Workspace,
  files: readonly ConfigFile[],
  about: readonly string[],
): ReadonlyMap<string, string> {
  const { isIgnored } = loadConfig(files.filter(({ path }) => configPaths.includes(path)));
  const nested = files.filter(({ path }) => !configPaths.includes(path) && !isIgnored(path));
  const elsewhere = nested.filter(({ path }) => {
    const folder = `${folderOfConfig(path)}/`;
    return !about.some((typed) => `${pathFromTop(workspace, typed) ?? ''}/`.startsWith(folder));
  });
  return new Map(
    elsewhere.flatMap((file) => {
      const fault = faultOfConfig(file);
      return fault === undefined ? [] : [[file.path, fault]];
    }),
  );
}

/** Undefined for a path outside of the repository, which is answered where it is read. */
function pathFromTop(workspace: Workspace, typed: string): string | undefined {
  try {
    return fromTop(workspace, typed);
  } catch (error) {
    if (error instanceof BatonError) return undefined;
    throw error;
  }
}

/** The same after a file at a record path was written: git is not asked again. */
export function withWritten(records: WorktreeRecords, path: string, text: string): WorktreeRecords {
  const { entries, snapshot } = records;
  const isKnown = entries.some((entry) => entry.path === path);
  return {
    ...records,
    snapshot: overlay(snapshot, new Map([[path, text]])),
    entries: isKnown ? entries : sortByPath([...entries, { path, type: 'file' }]),
  };
}

/** Reads those of the entries that claim to be records, and notes those that cannot be read. */
export async function readRecords(
  { snapshot, pathRules, workspace }: WorktreeRecords,
  entries: readonly SnapshotEntry[],
): Promise<Document[]> {
  const sources = await snapshot.read(entries);
  const docs = entries.flatMap(({ path }) => {
    const [place, source] = [pathRules.classify(path), sources.get(path)];
    const doc = place && source && readDocument(path, place, source);
    return doc ? [doc] : [];
  });
  noteUnreadIn(workspace, snapshot, docs);
  return docs;
}

/** Notes those of the records of a version that cannot be read, with a command that a person can run where they are. */
export function noteUnreadIn(workspace: Workspace, { label }: Snapshot, docs: readonly Document[]): void {
  const paths = unreadOf(docs).map(({ path }) => path);
  noteUnreadPaths(workspace, label, paths);
}

/** The same of records that are known to be unreadable. @param paths from the top */
export function noteUnreadPaths(
  workspace: Workspace,
  label: Snapshot['label'],
  paths: readonly string[],
): void {
  noteUnread(workspace.unread, paths, label, (path) => shellWord(asTyped(workspace, path)));
}

/** The record that a text is at a path. @throws Error if it is not a record */
export function documentOf({ pathRules }: WorktreeRecords, path: string, text: string): Document {
  const place = pathRules.classify(path);
  const doc = place && readDocument(path, place, { ok: true, text, size: Buffer.byteLength(text) });
  if (doc) return doc;
  throw new Error(`${path} is not a record`);
}

/**
 * The record that a person names: by its id, by its path from the current folder, or, for a thread, by its folder; where no
 * record has the id, by the name of its file.
 *
 * @throws BatonError `usage` if there is none or more than one; `unreadable` if its YAML cannot be read
 */
export async function findRecord(records: WorktreeRecords, typed: string): Promise<Document> {
  const named = entriesNamed(records, typed);
  const docs = await readRecords(records, named);
  const fitting = docs.filter(({ id, path }) => id === typed || isAtPath(records, path, typed));
  // A file's name is what completion offers and a person reads: it names its record where no id does.
  const byName = fitting.length > 0 ? fitting : docs.filter(({ path }) => idOfPath(path) === typed);
  const others = byName.filter(({ kind }) => kind !== 'ack');
  const found = others.length > 0 ? others : byName;
  const [first] = found;
  if (!first) throw unknownRecord(records, typed, named);
  if (found.length > 1) {
    throw new BatonError('usage', `The id \`${typed}\` is used by ${allOf(found.map(({ path }) => path))}`, {
      help: 'name the right one by its path',
    });
  }
  const [problem] = first.problems;
  if (problem) {
    throw new BatonError('unreadable', `\`${first.path}\` cannot be read: ${problem.message}`, {
      help: `\`baton lint ${first.path}\` prints the place`,
    });
  }
  return first;
}

/** The kinds that commands ask for by name: an id of each, and what lists them. */
const kinds = {
  session: { example: 'fbcd4d0d-3a1', list: 'baton session list' },
  thread: { example: 'thread_pr94', list: 'baton thread list' },
  decision: { example: 'dec_20261127_k3v9qx7m', list: 'baton query decisions' },
  handoff: { example: 'hnd_20261127_k3v9qx7m', list: 'baton handoff list' },
  task: { example: 'task-005', list: 'baton task list' },
} as const satisfies Partial<Record<RecordKind, unknown>>;

/**
 * The same, of one kind.
 *
 * @throws BatonError as `findRecord`; `usage` also for a record of another kind
 */
export async function findOfKind(
  records: WorktreeRecords,
  typed: string,
  kind: keyof typeof kinds,
): Promise<Document> {
  const { example, list } = kinds[kind];
  if (entriesNamed(records, typed).length === 0) {
    const ids = idsOf(records.entries.filter(({ path }) => records.pathRules.classify(path)?.kind === kind));
    throw new BatonError('usage', `Unknown ${kind} \`${typed}\``, {
      help: suggest(typed, ids, `\`${list}\` shows them`),
    });
  }
  const doc = await findRecord(records, typed);
  if (doc.kind === kind) return doc;
  throw new BatonError('usage', `\`${doc.path}\` is a ${doc.kind}, expected a ${kind}`, {
    help: `name a ${kind} by its id, such as \`${example}\`; \`${list}\` shows them`,
  });
}

/** The ids that records have by the names of their files, each once. */
export function idsOf(entries: readonly SnapshotEntry[]): readonly string[] {
  return [...new Set(entries.map(({ path }) => idOfPath(path)))];
}

/** The files that a person may mean by an id or a path, readable or not. */
export function entriesNamed(records: WorktreeRecords, typed: string): SnapshotEntry[] {
  return records.entries.filter(({ path }) => {
    if (isAtPath(records, path, typed)) return true;
    const name = idOfPath(path);
    return (
      name === typed || (records.pathRules.classify(path)?.kind === 'task' && name.startsWith(`${typed}-`))
    );
  });
}

function isAtPath({ workspace }: WorktreeRecords, path: string, typed: string): boolean {
  if (!typed.includes('/') && !typed.includes('.')) return false;
  const asked = fromTop(workspace, typed);
  return path === asked || path === `${asked}/thread.md`;
}

/** The id that a record has by its file's name. */
function idOfPath(path: string): string {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  if (name === 'thread.md' || /^skill\.md$/i.test(name)) return parts.pop() ?? '';
  return name.replace(/(?:\.ack)?\.[^.]+$/i, '');
}

/** Nothing that was named is a record. */
export function unknownRecord(
  { entries }: WorktreeRecords,
  typed: string,
  named: readonly SnapshotEntry[],
): BatonError {
  const [there] = named;
  if (there) {
    return new BatonError('usage', `\`${there.path}\` is not a record`, {
      help: 'a file is a record if it has the marker or the shape of one: see `baton explain record/unclaimed`',
    });
  }
  return new BatonError('usage', `Unknown record \`${typed}\``, {
    help: suggest(typed, idsOf(entries), 'name a record by its id, or by its path from here'),
  });
}
