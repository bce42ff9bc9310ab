import type { Format } from '../reporters.ts';

/** What commander makes of the options of `baton lint`. */
export interface LintOptions {
  readonly staged?: true;
  readonly rev?: string;
  readonly since?: string;
  readonly stdin?: true;
  readonly path?: string;
  readonly format: Format;
  readonly full?: true;
  readonly maxWarnings?: number;
  /** `id=severity`, as typed. */
  readonly rule?: readonly string[];
  readonly now?: string;
  /** False after `--no-cache`. */
  readonly cache: boolean;
  readonly printConfig?: true;
  readonly fix?: true;
  readonly fixSuggested?: true;
  readonly dryRun?: true;
  readonly writeBaseline?: true;
  readonly pruneBaseline?: true;
}
