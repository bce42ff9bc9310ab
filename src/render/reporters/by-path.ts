import { groupBy } from '../../core/collections/group.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';

/** Findings by their file, files and findings in the order in which they come. */
export function byPath(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  return groupBy(diagnostics, ({ at }) => at.path);
}
