import type { Diagnostic, Severity } from '../core/diagnostic.ts';

/** How many findings have a severity. */
export function countOf(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((one) => one.severity === severity).length;
}

/** `1 record`, `2 records`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
