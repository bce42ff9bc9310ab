import type { Diagnostic } from '../../core/diagnostic.ts';

/** The machine-readable result of lint; `schemas/lint-result.schema.json` is its contract. */
export interface JsonResult {
  readonly version: 1;
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: {
    readonly records: number;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
  };
}

/** Renders findings as JSON: every finding whole, in the one order. */
export function renderJson(findings: { diagnostics: readonly Diagnostic[]; records: number }): string {
  const count = (severity: Diagnostic['severity']) =>
    findings.diagnostics.filter((one) => one.severity === severity).length;
  const result: JsonResult = {
    version: 1,
    diagnostics: findings.diagnostics,
    summary: {
      records: findings.records,
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
    },
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}
