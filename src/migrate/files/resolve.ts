import type { FileHistory, RepositoryFacts } from '../types.ts';
import type { Mention } from './paths.ts';
import type { FileUse } from './use.ts';

/** A file of the handoff: what the note says of it, compared with the repository where there is one. */
export interface ResolvedFile {
  readonly path: string;
  readonly use: FileUse;
  readonly role: FileUse['role'];
  readonly rule: string;
  readonly confidence: number;
  readonly lines: string | undefined;
  readonly history: FileHistory | undefined;
  /** The repository's paths, where the name fits several. */
  readonly candidates: readonly string[];
}

/**
 * Completes and checks the files of a note (migration, item 3). A bare name takes the fuller path that the note gives once; in a
 * repository a name takes the one file that ends with it, and git decides created or modified; where the range of the note is
 * known, a file that nothing of it touched is not claimed.
 */
export function resolveFiles(
  uses: readonly FileUse[],
  mentions: readonly Mention[],
  repository: RepositoryFacts | undefined,
): ResolvedFile[] {
  const fuller = fullerPaths(mentions);
  return merge(
    uses.map((use) => {
      const written = fuller.get(use.mention.path) ?? use.mention.path;
      return repository ? inRepository(use, written, repository) : byWords(use, written);
    }),
  );
}

/** A claim that git does not confirm, or that may be of one of several files. */
const unknown = 0.45;

function byWords(use: FileUse, path: string): ResolvedFile {
  const { role, rule, confidence, mention } = use;
  return { path, use, role, rule, confidence, lines: mention.lines, history: undefined, candidates: [] };
}

function inRepository(use: FileUse, written: string, repository: RepositoryFacts): ResolvedFile {
  const found = meantOf(written, use.role, repository);
  const path = found.length === 1 ? (found[0] ?? written) : written;
  const plainUse = { ...byWords(use, path), candidates: found.length > 1 ? [...found] : [] };
  const history = repository.history(path);
  // A name that fits several files is the path of none.
  const isOpen =
    found.length > 1 || (use.role !== 'read' && !history && (repository.knowsRange || found.length === 0));
  // Nothing of the note's own range touched it, or the name fits nothing: the words alone claim nothing.
  if (isOpen) return { ...plainUse, history, confidence: Math.min(use.confidence, unknown) };
  if (use.role === 'read' || !history) return { ...plainUse, history };
  const role = history.status === 'created' ? 'created' : 'modified';
  const rule = role === use.role ? use.rule : 'history-decides';
  return { ...plainUse, role, rule, confidence: 0.95, history, lines: use.mention.lines ?? history.lines };
}

/** The files that a name may mean; of several that the note says something was done to, the one that something was done to. */
function meantOf(written: string, role: FileUse['role'], repository: RepositoryFacts): readonly string[] {
  if (repository.has(written)) return [written];
  const found = repository.endingWith(written);
  const touched = role === 'read' ? [] : found.filter((path) => repository.history(path) !== undefined);
  return touched.length === 1 ? touched : found;
}

/** For each bare name the one longer path of the note that ends with it. */
function fullerPaths(mentions: readonly Mention[]): Map<string, string> {
  const byName = new Map<string, Set<string>>();
  for (const { path } of mentions) {
    if (!path.includes('/')) continue;
    const name = path.slice(path.lastIndexOf('/') + 1);
    byName.set(name, (byName.get(name) ?? new Set()).add(path));
  }
  const full = new Map<string, string>();
  for (const [name, paths] of byName) {
    const [only] = paths;
    if (paths.size === 1 && only) full.set(name, only);
  }
  return full;
}

/** One entry a file and list. A file that was created in the time of the note and edited since is created only. */
function merge(files: readonly ResolvedFile[]): ResolvedFile[] {
  const created = new Set(files.filter(({ role }) => role === 'created').map(({ path }) => path));
  const best = new Map<string, ResolvedFile>();
  for (const file of files) {
    if (file.role === 'modified' && created.has(file.path)) continue;
    const key = `${file.role}\u0000${file.path}`;
    const other = best.get(key);
    if (!other) best.set(key, file);
    else if (other.lines === undefined && file.lines !== undefined)
      best.set(key, { ...other, lines: file.lines });
  }
  return [...best.values()];
}
