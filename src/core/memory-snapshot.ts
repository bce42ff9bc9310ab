import { compareText } from './diagnostic.ts';
import type { EntryType, Snapshot, SnapshotEntry, Source } from './snapshot.ts';

/** A file of a memory snapshot: its text, the result of reading it, or the link or submodule at its path. */
export type MemoryFile = string | Source | { readonly type: Exclude<EntryType, 'file'> };

/**
 * A snapshot of files that are in memory.
 *
 * @param files by path, repository-relative with `/`
 */
export function memorySnapshot(files: Readonly<Record<string, MemoryFile>>): Snapshot {
  const byPath = new Map(Object.entries(files));
  const entries = [...byPath]
    .map(([path, file]): SnapshotEntry => ({ path, type: typeOf(file) }))
    .sort((a, b) => compareText(a.path, b.path));
  return {
    label: { type: 'memory' },
    list: (prefix) => Promise.resolve(entriesUnder(entries, prefix)),
    read: (wanted) => Promise.resolve(new Map(wanted.map(({ path }) => [path, sourceOf(byPath.get(path))]))),
    readLinks: () => Promise.resolve(new Map()),
  };
}

/** The entries that `Snapshot.list` gives for a prefix: the path itself and everything below it; all for ''. */
export function entriesUnder(entries: readonly SnapshotEntry[], prefix: string): readonly SnapshotEntry[] {
  const folder = prefix.replace(/\/+$/, '');
  if (folder === '') return entries;
  return entries.filter(({ path }) => path === folder || path.startsWith(`${folder}/`));
}

function typeOf(file: MemoryFile): EntryType {
  if (typeof file === 'string' || ('ok' in file && file.ok)) return 'file';
  if ('type' in file) return file.type;
  return file.reason === 'symlink' ? 'symlink' : 'file';
}

function sourceOf(file: MemoryFile | undefined): Source {
  if (file === undefined) return { ok: false, reason: 'missing' };
  if (typeof file === 'string') return { ok: true, text: file, size: new TextEncoder().encode(file).length };
  if ('ok' in file) return file;
  return file.type === 'symlink'
    ? { ok: false, reason: 'symlink' }
    : { ok: false, reason: 'unreadable', detail: `it is ${file.type}` };
}
