import type { PathRules } from '../record-paths.ts';

/**
 * True for a file that a killed process left next to a record or a configuration: a hidden file that ends in `.tmp`,
 * or a lock of Baton's, whose name begins with that of the file that was written. `.task-005.md.4711-….baton.tmp` is
 * one of `task-005.md`.
 */
export function isTemporary(pathRules: PathRules, path: string): boolean {
  if (!path.endsWith('.tmp') && !path.endsWith('.baton.lock')) return false;
  const start = path.lastIndexOf('/') + 1;
  if (path[start] !== '.') return false;
  const [folder, name] = [path.slice(0, start), path.slice(start + 1)];
  for (let end = name.indexOf('.'); end !== -1; end = name.indexOf('.', end + 1)) {
    if (pathRules.isWatched(folder + name.slice(0, end))) return true;
  }
  return false;
}
