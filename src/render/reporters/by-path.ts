import type { Diagnostic } from '../../core/diagnostic.ts';

/** Findings by their file, files and findings in the order in which they come. */
export function byPath(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.at.path);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.at.path, [diagnostic]);
  }
  return groups;
}
