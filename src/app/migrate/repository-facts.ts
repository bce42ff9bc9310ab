import { compareText } from '../../core/diagnostic.ts';
import { memoizeByKey } from '../../core/memoize.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { changesSince, type DiffTarget, type PathChange } from '../../git/diff/diff.ts';
import { changedLines, changedLinesOf, commitsOf, keyOfFile } from '../../git/diff/line-changes.ts';
import { TreeDiffer } from '../../git/diff/tree-differ.ts';
import type { Head, Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import type { FileHistory, RepositoryFacts } from '../../migrate/types.ts';

/** What is asked of a repository for some notes. Each question is put to git once, however many notes ask it. */
export interface NoteRepository {
  readonly head: Head;
  has(path: string): boolean;
  endingWith(suffix: string): readonly string[];
  /** Whether the file in the working tree differs from HEAD's. */
  isUnsaved(path: string): boolean;
  /** The last two commits that changed a note, newest first. */
  commits(path: string): readonly string[];
  /** The first parent of a commit; undefined for a root. */
  parent(commit: string): Promise<string | undefined>;
  /** What differs between two versions. */
  changes(range: NoteRange): Promise<readonly PathChange[]>;
  /** See `changedLines`. */
  lines(range: NoteRange, path: string): Promise<string | undefined>;
  /** Has the lines of several files looked up at once. */
  prepareLines(files: readonly (readonly [NoteRange, path: string])[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param worktree the working tree of the repository
 * @param notes the paths of all notes that will be asked about, from the top
 * @returns undefined before the first commit
 */
export async function openNoteRepository(
  repository: Repository,
  worktree: Snapshot,
  notes: readonly string[],
): Promise<NoteRepository | undefined> {
  const head = await repository.head();
  if (!head) return undefined;
  const [entries, files, commits] = await Promise.all([
    treeSnapshot(repository, head.tree).list(''),
    worktree.list(''),
    commitsOf(repository, notes, 2),
  ]);
  const [inHead, onDisk] = [versionsOf(entries, notes), versionsOf(files, notes)];
  const paths = new Set(entries.flatMap(({ path, type }) => (type === 'file' ? [path] : [])));
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = nameOf(path);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const differ = new TreeDiffer(repository.context);
  const changes = memoizeByKey((_key, { base, target }: NoteRange) =>
    target.type === 'tree' ? changedBetween(differ, base, target.tree) : changesSince(repository, base),
  );
  let known: ReadonlyMap<string, string | undefined> = new Map();
  const lines = memoizeByKey(async (_key, { base, target }: NoteRange, path: string) => {
    const key = target.type === 'tree' ? keyOfFile({ base, tree: target.tree, path }) : undefined;
    if (key !== undefined && known.has(key)) return known.get(key);
    return changedLines(repository, base, target, path);
  });
  return {
    head,
    has: (path) => paths.has(path),
    endingWith: (suffix) =>
      (byName.get(nameOf(suffix)) ?? []).filter((path) => path === suffix || path.endsWith(`/${suffix}`)),
    isUnsaved: (path) => onDisk.get(path) !== inHead.get(path),
    commits: (path) => commits.get(path) ?? [],
    parent: memoizeByKey((commit) => repository.firstParent(commit)),
    changes: (range) => changes(keyOf(range), range),
    lines: (range, path) => lines(`${keyOf(range)} ${path}`, range, path),
    prepareLines: async (files) => {
      known = await changedLinesOf(
        repository,
        files.flatMap(([{ base, target }, path]) =>
          target.type === 'tree' ? [{ base, tree: target.tree, path }] : [],
        ),
      );
    },
    close: () => differ.close(),
  };
}

/** What each note is in a listing: the blob that git has of it, '' for none. */
function versionsOf(
  entries: readonly SnapshotEntry[],
  notes: readonly string[],
): ReadonlyMap<string, string> {
  const wanted = new Set(notes);
  return new Map(entries.flatMap(({ path, oid = '' }) => (wanted.has(path) ? [[path, oid] as const] : [])));
}

/** Through the one process of a run. */
async function changedBetween(
  differ: TreeDiffer,
  before: string,
  after: string,
): Promise<readonly PathChange[]> {
  const [changes = []] = await differ.diff([{ type: 'commits', before, after }]);
  return [...changes].sort((a, b) => compareText(a.path, b.path));
}

/** What notes are called, and other prose. */
const noteName = /\.(?:md|markdown|txt)$/i;

/** What is compared to learn what the work of a note did. */
interface NoteRange {
  readonly base: string;
  readonly target: Exclude<DiffTarget, { readonly type: 'index' }>;
}

/**
 * What the engine asks of a repository for one note. The note's own range begins where its text before was committed: a note
 * that is not committed tells of the working tree since then, one that is of the commits up to its last. A first commit
 * says nothing of what was done, since it holds everything.
 *
 * @param since the commit that the work began after, where somebody said so
 */
export async function factsFor(
  repository: NoteRepository,
  note: { readonly path: string; readonly text: string },
  since: string | undefined,
): Promise<RepositoryFacts> {
  const { range, changes, knowsRange } = await meantChanges(repository, note, since);
  const history = new Map<string, FileHistory>();
  for (const change of changes) {
    if (range) history.set(change.path, await historyOf(repository, range, change));
  }
  const { endingWith, has } = repository;
  return {
    knowsRange,
    has: (path) => has(path) || history.has(path),
    endingWith,
    history: (path) => history.get(path),
  };
}

/** Looks up at once what `factsFor` will ask of all notes. */
export async function prepareFacts(
  repository: NoteRepository,
  notes: readonly { readonly path: string; readonly text: string }[],
  since: string | undefined,
): Promise<void> {
  const files: [NoteRange, string][] = [];
  for (const note of notes) {
    const { range, changes } = await meantChanges(repository, note, since);
    for (const { path, status } of changes)
      if (range && status !== 'A' && status !== 'D') files.push([range, path]);
  }
  await repository.prepareLines(files);
}

/** What changed in the range of a note and what the note can mean: only that is looked at more closely. */
async function meantChanges(
  repository: NoteRepository,
  note: { readonly path: string; readonly text: string },
  since: string | undefined,
): Promise<{
  readonly range: NoteRange | undefined;
  readonly changes: readonly PathChange[];
  /** A range of notes alone was committed apart from the work, and says nothing of it. */
  readonly knowsRange: boolean;
}> {
  const range = await rangeOf(repository, note.path, since);
  const all = range ? await repository.changes(range) : [];
  const isMeant = ({ path }: PathChange) => path !== note.path && note.text.includes(nameOf(path));
  const knowsRange = all.some(({ path }) => path !== note.path && !noteName.test(path));
  return { range, changes: all.filter(isMeant), knowsRange };
}

async function rangeOf(
  repository: NoteRepository,
  path: string,
  since: string | undefined,
): Promise<NoteRange | undefined> {
  const [last, before] = repository.commits(path);
  if (last === undefined || repository.isUnsaved(path))
    return { base: since ?? last ?? repository.head.commit, target: { type: 'worktree' } };
  const base = since ?? before ?? (await repository.parent(last));
  return base === undefined
    ? undefined
    : { base, target: { type: 'tree', tree: since ? repository.head.commit : last } };
}

async function historyOf(
  repository: NoteRepository,
  range: NoteRange,
  { path, status }: PathChange,
): Promise<FileHistory> {
  if (status === 'D') return { status: 'deleted', lines: undefined };
  if (status === 'A') return { status: 'created', lines: 'all' };
  return { status: 'modified', lines: await repository.lines(range, path) };
}

function keyOf({ base, target }: NoteRange): string {
  return `${base} ${target.type === 'tree' ? target.tree : target.type}`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
