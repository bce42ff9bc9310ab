import { changedPaths, type DiffTarget, type PathChange } from '../../git/diff.ts';
import { changedLines, commitsOf } from '../../git/line-changes.ts';
import type { Head, Repository } from '../../git/repository.ts';
import { treeSnapshot } from '../../git/snapshots.ts';
import type { FileHistory, RepositoryFacts } from '../../migrate/types.ts';

/** The files at HEAD, found by how their paths end. */
export interface HeadFiles {
  readonly head: Head;
  has(path: string): boolean;
  endingWith(suffix: string): readonly string[];
}

/** @returns undefined before the first commit */
export async function filesAtHead(repository: Repository): Promise<HeadFiles | undefined> {
  const head = await repository.head();
  if (!head) return undefined;
  const entries = await treeSnapshot(repository, head.tree).list('');
  const paths = new Set(entries.flatMap(({ path, type }) => (type === 'file' ? [path] : [])));
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = nameOf(path);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return {
    head,
    has: (path) => paths.has(path),
    endingWith: (suffix) =>
      (byName.get(nameOf(suffix)) ?? []).filter((path) => path === suffix || path.endsWith(`/${suffix}`)),
  };
}

/** What is compared to learn what the work of a note did. */
interface NoteRange {
  readonly base: string;
  readonly target: DiffTarget;
}

/**
 * What the engine asks of a repository for one note. The note's own range begins where its text before was committed: a note
 * that is not committed tells of the working tree since then, one that is of the commits up to its last. A first commit
 * says nothing of what was done, since it holds everything.
 *
 * @param since the commit that the work began after, where somebody said so
 */
export async function factsFor(
  repository: Repository,
  files: HeadFiles,
  note: { readonly path: string; readonly text: string },
  since: string | undefined,
): Promise<RepositoryFacts> {
  const range = await rangeOf(repository, files.head, note.path, since);
  const history = new Map<string, FileHistory>();
  for (const change of range ? await changedPaths(repository, range.base, range.target, ['']) : []) {
    // Only what the note can mean is looked at more closely.
    if (range && change.path !== note.path && note.text.includes(nameOf(change.path)))
      history.set(change.path, await historyOf(repository, range, change));
  }
  return { has: files.has, endingWith: files.endingWith, history: (path) => history.get(path) };
}

async function rangeOf(
  repository: Repository,
  head: Head,
  path: string,
  since: string | undefined,
): Promise<NoteRange | undefined> {
  const [unsaved] = await changedPaths(repository, head.tree, { type: 'worktree' }, [path]);
  const [last, before] = await commitsOf(repository, path, 2);
  if (unsaved || last === undefined)
    return { base: since ?? last ?? head.commit, target: { type: 'worktree' } };
  const base = since ?? before ?? (await repository.firstParent(last));
  return base === undefined
    ? undefined
    : { base, target: { type: 'tree', tree: since ? head.commit : last } };
}

async function historyOf(
  repository: Repository,
  { base, target }: NoteRange,
  { path, status }: PathChange,
): Promise<FileHistory> {
  if (status === 'D') return { status: 'deleted', lines: undefined };
  if (status === 'A') return { status: 'created', lines: 'all' };
  return { status: 'modified', lines: await changedLines(repository, base, target, path) };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
