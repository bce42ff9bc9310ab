import { type Stats, statsOf } from '../../knowledge/stats.ts';
import type { Context } from '../workspace/context.ts';
import { datesOf, type KnowledgeRequest, loadKnowledge } from './load.ts';

/** Numbers about the records of a version. */
export async function stats(context: Context, request: KnowledgeRequest): Promise<Stats> {
  const { knowledge, workspace } = await loadKnowledge(context, request);
  const paths = knowledge.tasks
    .filter(({ blockers }) => blockers.length > 0)
    .map(({ source }) => source.path);
  const dates = await datesOf(workspace, paths, request.rev);
  return statsOf(knowledge, context.now, (path) => dates.get(path));
}
