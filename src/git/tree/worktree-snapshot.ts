import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesUnder } from '../../core/memory-snapshot.ts';
import type { EntryType, Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import { unreadable } from '../../errors.ts';
import { parseRaw } from '../diff/raw.ts';
import { gitFailure } from '../process/failure.ts';
import { askAllFiles, askUnstaged, askUntracked } from '../process/questions.ts';
import { git, splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { readDisk, readLink, statDisk } from './disk.ts';
import { isOddText, mayBeEncoded, readEncoded } from './encoded-files.ts';
import { readEntries, sortByPath, sourceOfType } from './entries.ts';
import { stagedEntries } from './staged.ts';

/** Never walked in a folder without git. */
const skipped = new Set(['.git', 'node_modules']);

/**
 * What is on disk now. In a repository: tracked files that are there, and untracked ones that are not ignored; a tracked
 * file that git sees unchanged carries the `oid` of its blob (whose line ends may differ from the file's), a file
 * that a sparse checkout leaves out is read from the index, and one with a `working-tree-encoding` is read as git would store it. In a folder without git, by its absolute path: every file
 * but those under `.git` and `node_modules`. Links are listed and never followed.
 *
 * @param known the files that the snapshot has, for who knows them: then nothing is listed
 * @throws BatonError `usage` for a repository without a work tree; `unreadable` for a folder that cannot be listed
 */
export function worktreeSnapshot(place: Repository | string, known?: readonly SnapshotEntry[]): Snapshot {
  const root =
    typeof place === 'string'
      ? place
      : place.workTree(
          'read a commit instead, such as `baton lint --rev HEAD`; to write records, use a clone with a work tree',
        );
  let loaded: Promise<readonly SnapshotEntry[]> | undefined = known && Promise.resolve(known);
  let isEncoded: boolean | undefined;
  const all = () => {
    loaded ??= typeof place === 'string' ? Promise.resolve(walk(root)) : listWorktree(place, root);
    return loaded;
  };
  return {
    label: { type: 'worktree' },
    list: async (prefix) => entriesUnder(await all(), prefix),
    async read(entries) {
      const sources = new Map(entries.map((entry) => [entry.path, sourceOnDisk(root, entry)]));
      if (typeof place === 'string') return sources;
      const away = entries.filter((entry) => isAway(entry, sources.get(entry.path)));
      isEncoded ??= mayBeEncoded(place, root, await all());
      const asked = entries.filter(({ path }) => {
        const source = sources.get(path);
        return isEncoded ? isThere(source) : isOddText(source);
      });
      const staged = await readEntries(place.context, away);
      return new Map([...sources, ...staged, ...(await readEncoded(place, root, asked))]);
    },
    readLinks(entries) {
      const links = entries.filter(({ type }) => type === 'symlink');
      return Promise.resolve(
        new Map(
          links.flatMap(({ path }) => {
            const target = readLink(root, path);
            return target === undefined ? [] : [[path, target] as const];
          }),
        ),
      );
    },
  };
}

/** Not on disk under the name that git gave, though git sees no change: its blob is what it would hold. */
function isAway(entry: SnapshotEntry, source: Source | undefined): boolean {
  return entry.oid !== undefined && source?.ok === false && source.reason === 'missing';
}

/** A regular file, whatever it holds. */
function isThere(source: Source | undefined): boolean {
  return source !== undefined && (source.ok || source.reason === 'not-utf8' || source.reason === 'too-large');
}

function sourceOnDisk(root: string, entry: SnapshotEntry): Source {
  const source = sourceOfType(entry) ?? readDisk(join(root, entry.path));
  const isGarbled = !source.ok && source.reason === 'missing' && entry.path.includes('\uFFFD');
  if (!isGarbled || entry.oid !== undefined) return source;
  return { ok: false, reason: 'unreadable', detail: 'its name is not UTF-8' };
}

/**
 * Lists the files of a work tree as its snapshot does.
 *
 * @param pathspecs literal folders or files; left out, all
 */
export async function listWorktree(
  repository: Repository,
  root: string,
  pathspecs: readonly string[] = [],
): Promise<SnapshotEntry[]> {
  const [{ staged, untracked }, changed] = await Promise.all([
    pathspecs.length === 0
      ? repository.once(allFiles, () => listFiles(repository, []))
      : listFiles(repository, pathspecs),
    git(repository.context, limited(askUnstaged, pathspecs)),
  ]);
  const tracked = trackedEntries(root, staged, changed);
  return sortByPath([...tracked, ...untrackedEntries(root, untracked)]);
}

/** What git has in the index, and the paths that it neither tracks nor ignores. */
interface Listed {
  readonly staged: readonly SnapshotEntry[];
  readonly untracked: readonly string[];
}

const allFiles = 'the files';

/** A question about some paths. Without them it is asked as whoever begins it early does. */
function limited(question: readonly string[], pathspecs: readonly string[]): readonly string[] {
  return pathspecs.length === 0 ? question : [...question, '--', ...pathspecs];
}

/** Both through one git. */
async function listFiles(repository: Repository, pathspecs: readonly string[]): Promise<Listed> {
  const lines = await lsFiles(repository, limited(askAllFiles, pathspecs));
  const [staged, untracked]: string[][] = [[], []];
  for (const line of lines) (line.startsWith('?') ? untracked : staged)?.push(line.slice(2));
  return { staged: stagedEntries(staged ?? []), untracked: untracked ?? [] };
}

async function lsFiles(repository: Repository, args: readonly string[]): Promise<string[]> {
  const { code, stdout, stderr } = await tryGit(repository.context, args);
  // Git only warns about a folder that it cannot open, and lists the rest.
  if (code !== 0 || stderr.includes('could not open directory')) throw gitFailure(args, code, stderr);
  return splitNul(stdout);
}

function trackedEntries(root: string, staged: readonly SnapshotEntry[], changed: Buffer): SnapshotEntry[] {
  const entries = new Map(staged.map((entry) => [entry.path, entry]));
  for (const { path, status, after } of parseRaw(splitNul(changed))) {
    if (entries.get(path)?.type === 'unmerged') continue;
    if (status === 'D') entries.delete(path);
    else if (after.type) entries.set(path, { path, type: after.type });
  }
  for (const { path, type } of staged) {
    if (type !== 'unmerged') continue;
    entries.delete(path);
    setFromDisk(entries, root, path);
  }
  return [...entries.values()];
}

function setFromDisk(entries: Map<string, SnapshotEntry>, root: string, path: string): void {
  const stats = statDisk(root, path);
  if (stats?.isFile()) entries.set(path, { path, type: 'file' });
  else if (stats?.isSymbolicLink()) entries.set(path, { path, type: 'symlink' });
}

/**
 * Files that are neither tracked nor ignored.
 *
 * @param pathspecs literal folders or files; none for all
 */
export async function listUntracked(
  repository: Repository,
  root: string,
  pathspecs: readonly string[],
): Promise<SnapshotEntry[]> {
  const known = repository.answered(allFiles) as Promise<Listed> | undefined;
  if (!known) return untrackedEntries(root, await lsFiles(repository, askUntracked(pathspecs)));
  const { untracked } = await known;
  const isAsked = (path: string) => pathspecs.some((one) => path === one || path.startsWith(`${one}/`));
  return untrackedEntries(root, pathspecs.length === 0 ? untracked : untracked.filter(isAsked));
}

/** What is at untracked paths. @param paths as git lists them */
export function untrackedEntries(root: string, paths: readonly string[]): SnapshotEntry[] {
  const entries = new Map<string, SnapshotEntry>();
  for (const path of paths) {
    // A repository inside this one, listed with a slash at its end, is not one of its files.
    if (path.endsWith('/')) continue;
    if (path.includes('\uFFFD')) entries.set(path, { path, type: 'file' });
    else setFromDisk(entries, root, path);
  }
  return [...entries.values()];
}

function walk(root: string): SnapshotEntry[] {
  const entries: SnapshotEntry[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const item of readFolder(join(root, folder))) {
      const path = folder === '' ? item.name : `${folder}/${item.name}`;
      const type = typeOfItem(item);
      if (type) entries.push({ path, type });
      else if (item.isDirectory() && !skipped.has(item.name)) folders.push(path);
    }
  }
  return sortByPath(entries);
}

function typeOfItem(item: Dirent): EntryType | undefined {
  if (item.isFile()) return 'file';
  return item.isSymbolicLink() ? 'symlink' : undefined;
}

function readFolder(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    throw unreadable(path, error);
  }
}
