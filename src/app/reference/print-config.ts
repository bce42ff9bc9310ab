import { worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { rules } from '../../rules/index.gen.ts';
import { loadPathRules } from '../config/load-config.ts';
import type { LintRequest } from '../lint/request.ts';
import type { Context } from '../workspace/context.ts';
import { fromTop, openWorkspace } from '../workspace/workspace.ts';
import { severityOf } from './reference.ts';

/**
 * The configuration of the working tree with every default filled in, as JSON: the one in effect for the first path, or
 * the repository's.
 *
 * @throws BatonError `config` if it is faulty
 */
export async function printConfig(
  context: Context,
  request: Pick<LintRequest, 'paths' | 'rules'>,
): Promise<string> {
  const workspace = await openWorkspace(context);
  const snapshot = worktreeSnapshot(workspace.repository ?? workspace.top);
  const pathRules = await loadPathRules(snapshot, undefined, request);
  const path = request.paths?.[0];
  const config = pathRules.configOf(path === undefined ? '' : fromTop(workspace, path));
  const shown = {
    ...config,
    path: config.path ?? null,
    rules: Object.fromEntries(rules.map((rule) => [rule.id, severityOf(rule, config)])),
  };
  return `${JSON.stringify(shown, null, 2)}\n`;
}
