import { type LintFilesInput, lintFiles, readFiles } from '../../src/check/check-files.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import type { Rule } from '../../src/core/rule.ts';

/** Path → text. A base version and what is checked; no git, no disk. */
export type MemoryCase = Omit<LintFilesInput, 'now'> & { readonly now?: string };

export const testNow = '2026-11-27T12:00:00Z';

/** Checks files in memory with the given rules, as the app does with snapshots. */
export function checkMemory(rules: readonly Rule[], input: MemoryCase): readonly Diagnostic[] {
  return lintFiles(rules, { ...input, now: input.now ?? testNow });
}

/** The records among files in memory. */
export const readAll = readFiles;
