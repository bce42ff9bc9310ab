import { isOfOne } from '../../knowledge/query/candidates.ts';
import type { QueryFilters, QuerySubject } from '../../knowledge/query/filters.ts';
import { kindsOf, runQuery, withDates } from '../../knowledge/query/query.ts';
import type { QueryRow } from '../../knowledge/query/row.ts';
import { stateNamed } from '../session/states.ts';
import type { Context } from '../workspace/context.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { askRows, type Prepare } from './kept-query.ts';
import { datesOf, type KnowledgeRequest, loadKnowledge } from './load.ts';

/** Which version a query asks. */
export interface QueryRequest extends Omit<KnowledgeRequest, 'kinds'> {
  readonly prepare?: Prepare;
}

/**
 * Answers a query; questions and blockers say since when they are there.
 *
 * @throws BatonError as `loadKnowledge`; `usage` for an unknown state
 */
export async function query(
  context: Context,
  subject: QuerySubject,
  filters: QueryFilters,
  { prepare, ...request }: QueryRequest = {},
): Promise<readonly QueryRow[]> {
  const workspace = request.workspace ?? (await openWorkspace(context));
  const isOfWorktree = request.rev === undefined && request.allRefs !== true;
  // Rows of blockers are not complete before their dates are known.
  const early = subject === 'blockers' ? undefined : prepare;
  const kept =
    isOfWorktree && isOfOne(subject) ? await askRows(context, workspace, subject, filters, early) : undefined;
  const rows = kept ?? (await rowsOf(context, subject, filters, { ...request, workspace }));
  if (subject !== 'questions' && subject !== 'blockers') return rows;
  const ofTasks = rows.filter(({ source }) => source.kind === 'task').map(({ source }) => source.path);
  return withDates(rows, await datesOf(workspace, [...new Set(ofTasks)], request.rev));
}

async function rowsOf(
  context: Context,
  subject: QuerySubject,
  filters: QueryFilters,
  request: Omit<KnowledgeRequest, 'kinds'>,
): Promise<readonly QueryRow[]> {
  const { knowledge, states } = await loadKnowledge(context, { ...request, kinds: kindsOf[subject] });
  const state = filters.state === undefined ? {} : { state: stateNamed(filters.state, states) };
  return runQuery(knowledge, subject, { ...filters, ...state }, context.now);
}
