import { kindsOf, type QueryRow, runQuery, withDates } from '../../knowledge/query.ts';
import type { QueryFilters, QuerySubject } from '../../knowledge/query-filters.ts';
import { stateNamed } from '../session/states.ts';
import type { Context } from '../workspace/context.ts';
import { datesOf, type KnowledgeRequest, loadKnowledge } from './load.ts';

/**
 * Answers a query; questions and blockers say since when they are there.
 *
 * @throws BatonError as `loadKnowledge`; `usage` for an unknown state
 */
export async function query(
  context: Context,
  subject: QuerySubject,
  filters: QueryFilters,
  request: Omit<KnowledgeRequest, 'kinds'> = {},
): Promise<readonly QueryRow[]> {
  const { knowledge, states, workspace } = await loadKnowledge(context, {
    ...request,
    kinds: kindsOf[subject],
  });
  const state = filters.state === undefined ? {} : { state: stateNamed(filters.state, states) };
  const rows = runQuery(knowledge, subject, { ...filters, ...state }, context.now);
  if (subject !== 'questions' && subject !== 'blockers') return rows;
  const ofTasks = rows.filter(({ source }) => source.kind === 'task').map(({ source }) => source.path);
  return withDates(rows, await datesOf(workspace, [...new Set(ofTasks)], request.rev));
}
