import { indexHolds } from '../../git/tree/index-holds.ts';
import { factsOf } from '../../records/facts.ts';
import { insidePath } from '../../records/kinds/handoff/session.ts';
import { listSessions, type SessionRow } from '../session/view.ts';
import type { Context } from '../workspace/context.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import type { Home } from './home.ts';

/**
 * The agent sessions that are complete and that no payload comes from: what they found reaches nobody. Those of the conversation, and
 * new ones of no conversation: a subagent starts its session with a command.
 */
export async function withoutHandoff(
  context: Context,
  { repository }: Home,
  records: WorktreeRecords,
  conversation: string | undefined,
): Promise<readonly SessionRow[]> {
  const rows = await listSessions(context, undefined, records);
  const complete: SessionRow[] = [];
  for (const row of rows) {
    if (!row.isAgent || row.isAbandoned || row.state !== 'COMPLETED') continue;
    const isOwn =
      row.conversation === undefined
        ? !(await indexHolds(repository, `:(top,literal)${row.path}`))
        : row.conversation === conversation;
    if (isOwn) complete.push(row);
  }
  if (complete.length === 0) return [];
  const docs = await readRecords(
    records,
    records.entries.filter(({ path }) => records.pathRules.classify(path)?.kind === 'handoff'),
  );
  const sources = new Set(
    docs.flatMap((doc) => {
      const facts = factsOf(doc);
      return facts.kind === 'handoff' ? (insidePath(facts.sessionPath?.value) ?? []) : [];
    }),
  );
  return complete.filter(({ path }) => !sources.has(path));
}
