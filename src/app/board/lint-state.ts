import type { Diagnostic } from '../../core/diagnostic.ts';
import type { LintState } from '../../render/dashboard/views/now.ts';
import { lint } from '../lint/lint.ts';
import type { Context } from '../workspace/context.ts';

/** More findings are only counted. */
const mostFindings = 8;

/** What `baton lint` finds in the working tree. @throws BatonError as lint does */
export async function lintState(context: Context): Promise<LintState> {
  const { diagnostics, records } = await lint(context, { target: { type: 'worktree' }, findsSkills: true });
  return lintStateOf(diagnostics, records);
}

/** What a page shows of the findings of a lint, errors first. @param records how many were checked */
export function lintStateOf(diagnostics: readonly Diagnostic[], records: number): LintState {
  const of = (wanted: string) => diagnostics.filter(({ severity }) => severity === wanted);
  const [errors, warnings] = [of('error'), of('warning')];
  return {
    errors: errors.length,
    warnings: warnings.length,
    records,
    findings: [...errors, ...warnings].slice(0, mostFindings).map(({ at, message, rule, severity }) => {
      return {
        severity,
        message,
        rule,
        path: at.path,
        line: at.span?.start.line ?? 1,
      };
    }),
  };
}
