import { addedDates } from '../../git/history/added.ts';
import { type Stats, statsOf } from '../../knowledge/stats.ts';
import type { Context } from '../workspace/context.ts';
import { type KnowledgeRequest, loadKnowledge } from './load.ts';

/** Numbers about the records of a version. */
export async function stats(context: Context, request: KnowledgeRequest): Promise<Stats> {
  const { knowledge, workspace } = await loadKnowledge(context, request);
  const { repository } = workspace;
  const paths = knowledge.tasks
    .filter(({ blockers }) => blockers.length > 0)
    .map(({ source }) => source.path);
  const head = await repository?.head();
  const commit = request.rev === undefined ? head?.commit : await repository?.resolveCommit(request.rev);
  const dates =
    repository && commit !== undefined
      ? await addedDates(repository, commit, paths)
      : new Map<string, string>();
  return statsOf(knowledge, context.now, (path) => dates.get(path));
}
