import type { LintState } from '../../render/dashboard/views/now.ts';
import { lint } from '../lint/lint.ts';
import type { Context } from '../workspace/context.ts';

/** More findings are only counted. */
const mostFindings = 8;

/** What lint finds in the working tree, errors first. @throws BatonError as lint does */
export async function lintState(context: Context): Promise<LintState> {
  const { diagnostics, records } = await lint(context, { target: { type: 'worktree' } });
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
