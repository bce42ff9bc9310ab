import { compareText } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { factsOf } from '../../records/facts.ts';
import { expiryOf } from '../../records/kinds/handoff/time.ts';
import { type LostOnTheWay, lostOf } from '../../review/kinds/handoff.ts';
import { decidedIn } from '../../review/mention.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords, readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { acknowledgements, type PayloadState, stateOf } from './payload.ts';

/** A payload as a list shows it. */
export interface HandoffRow {
  readonly id: string;
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly state: PayloadState;
  readonly timestamp: string;
  /** RFC 3339; null if it cannot be known. */
  readonly expiresAt: string | null;
  /** Nobody accepted it, in time or not (checks, "Handoffs"). */
  readonly isUnacknowledged: boolean;
  /** What it leaves out of what its parent left open, and no decision mentions (checks, "Handoffs"). */
  readonly lost: LostOnTheWay | null;
}

/**
 * The payloads of the working tree, newest first; those of the archive are left out.
 *
 * @param known the records of the context, where they are open already
 */
export async function listHandoffs(
  context: Context,
  isAsked: (state: PayloadState) => boolean,
  known?: WorktreeRecords,
): Promise<readonly HandoffRow[]> {
  const records = known ?? (await openRecords(context));
  const [acks, docs] = await Promise.all([acknowledgements(records), documentsIn(records, 'handoff')]);
  const lostBy = await lossesOf(records, docs);
  const upgraded = new Set(
    docs.map(factsOf).flatMap((one) => (one.kind === 'handoff' ? one.upgradedFrom : [])),
  );
  const rows = docs.flatMap((doc): HandoffRow[] => {
    const facts = factsOf(doc);
    if (facts.kind !== 'handoff' || facts.archived) return [];
    const ack = acks.get(facts.id ?? '');
    const isUpgraded = upgraded.has(facts.id);
    const state = stateOf(facts, ack, isUpgraded, context.now);
    const expiry = expiryOf(facts);
    if (!isAsked(state)) return [];
    return [
      {
        id: facts.id ?? '',
        path: facts.path,
        from: facts.sourceSkill?.value ?? '?',
        to: facts.targetSkill?.value ?? '?',
        state,
        timestamp: facts.timestamp ?? '',
        expiresAt: expiry === undefined ? null : new Date(expiry).toISOString().replace('.000Z', 'Z'),
        isUnacknowledged: ack === undefined && !isUpgraded,
        lost: lostBy(doc) ?? null,
      },
    ];
  });
  const time = ({ timestamp }: HandoffRow) => Date.parse(timestamp) || 0;
  return rows.sort((a, b) => time(b) - time(a) || compareText(a.id, b.id));
}

/** Reports for each payload what it lost on the way. Decisions are read only where one lost something. */
async function lossesOf(
  records: WorktreeRecords,
  docs: readonly Document[],
): Promise<(doc: Document) => LostOnTheWay | undefined> {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const after = { named: (_kind: string, id: string | undefined) => byId.get(id) };
  const losing = new Set(docs.filter((doc) => lostOf(doc, { after, isDecided: () => false })));
  const decisions = losing.size === 0 ? [] : await documentsIn(records, 'decision');
  const isDecided = decidedIn(decisions.map(({ text }) => text));
  return (doc) => (losing.has(doc) ? lostOf(doc, { after, isDecided }) : undefined);
}

function documentsIn(records: WorktreeRecords, kind: 'handoff' | 'decision'): Promise<Document[]> {
  const { entries, pathRules } = records;
  return readRecords(
    records,
    entries.filter(({ path }) => pathRules.classify(path)?.kind === kind),
  );
}
