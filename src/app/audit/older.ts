import type { HistoryRange } from '../../git/history/range.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { sinceCommit } from '../branches/since.ts';
import type { ConfigState } from './state.ts';

/** Whether what a commit does to a path is older than the `since` of its configuration. */
export type IsOld = (commit: string, path: string) => boolean;

/**
 * Which commits of a range are older history (convention, section 10): those that the commit of `since` reaches, or the last
 * commit before that date on the first-parent history of the tip.
 *
 * @param config whose `since` counts; each nested root may have its own
 * @param tip where a date is looked for
 * @throws BatonError `unverifiable` where the commit is not here
 */
export async function olderThanSince(
  repository: Repository,
  range: HistoryRange,
  config: ConfigState,
  tip: string | undefined,
): Promise<IsOld> {
  const { pathRules } = config;
  const younger = new Map<string, ReadonlySet<string>>();
  for (const path of ['baton.yaml', ...config.files.keys()]) {
    const { since, path: file } = pathRules.configOf(path);
    if (since === undefined || younger.has(since)) continue;
    const commit = await sinceCommit(repository, since, file ?? 'the configuration', tip);
    if (commit === undefined) continue;
    const own = await range.without([commit]);
    younger.set(since, new Set(own.map(({ oid }) => oid)));
  }
  if (younger.size === 0) return () => false;
  return (commit, path) => {
    const since = younger.get(pathRules.configOf(path).since ?? '');
    return since !== undefined && !since.has(commit);
  };
}
