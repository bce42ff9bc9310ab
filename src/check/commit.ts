import type { Diagnostic } from '../core/diagnostic.ts';
import { LineIndex } from '../core/position.ts';
import type {
  CheckEnvironment,
  CommitMessage,
  DocumentReport,
  Extents,
  Rule,
  TreeIndex,
} from '../core/rule.ts';
import { isEnabled } from '../core/severity.ts';
import { type Data, locationIn, stamp } from './run.ts';

/**
 * Runs the commit rules over the message of one commit (checks, "Scope").
 *
 * @param tree the tree that is committed with it: all its files by name; the facts of records only where a name is not their id
 */
export function checkCommit(
  rules: readonly Rule[],
  message: CommitMessage,
  tree: TreeIndex,
  env: CheckEnvironment,
): Diagnostic[] {
  const out: Diagnostic[] = [];
  const lines = new LineIndex(message.text);
  const locate = (at: Extents | undefined) => locationIn(message.path, 'after', lines, at);
  for (const rule of rules) {
    if (!rule.commit || !isEnabled(rule, env.config)) continue;
    rule.commit({
      ...env,
      message,
      tree,
      report: (messageId: string, report: DocumentReport & { data?: Data }) =>
        out.push(
          stamp(rule, messageId, report, env.config, {
            at: locate(report.at),
            related: (report.related ?? []).map((one) => ({ at: locate(one.at), message: one.message })),
          }),
        ),
    });
  }
  return out;
}
