import type { Diagnostic } from '../../core/diagnostic.ts';
import { countOf } from '../count.ts';
import { forJson } from '../neutralise/terminal.ts';
import type { Findings } from './findings.ts';

/** The machine-readable result of lint; `schemas/lint-result.schema.json` is its contract. */
export interface JsonResult {
  readonly version: 1;
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: {
    readonly records: number;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    /** Findings that the baseline skipped. */
    readonly baselined: number;
    /** Findings that a waiver skipped. */
    readonly waived: number;
  };
  /** What was not looked at, and why. */
  readonly notices: readonly string[];
}

/** Renders findings as JSON: every finding whole, in the one order. */
export function renderJson(
  findings: Pick<Findings, 'diagnostics' | 'records' | 'baselined' | 'waived' | 'notices'>,
): string {
  const result: JsonResult = {
    version: 1,
    diagnostics: findings.diagnostics,
    summary: {
      records: findings.records,
      errors: countOf(findings.diagnostics, 'error'),
      warnings: countOf(findings.diagnostics, 'warning'),
      infos: countOf(findings.diagnostics, 'info'),
      baselined: findings.baselined ?? 0,
      waived: findings.waived ?? 0,
    },
    notices: findings.notices ?? [],
  };
  return `${forJson(JSON.stringify(result, null, 2))}\n`;
}
