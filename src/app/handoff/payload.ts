import type { Document } from '../../core/document.ts';
import type { HandoffFacts } from '../../core/facts.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import { factsOf } from '../../records/facts.ts';
import { expiryOf } from '../../records/kinds/handoff/time.ts';
import { parseTime } from '../../records/kinds/time.ts';
import type { Context } from '../workspace/context.ts';
import {
  entriesNamed,
  findRecord,
  openRecords,
  readRecords,
  type WorktreeRecords,
} from '../workspace/find-record.ts';
import { HandoffFailure } from './failure.ts';

export interface PayloadRequest {
  /** An id or a path. */
  readonly handoff: string;
}

/** An acknowledgement as a list shows it. */
export interface Acknowledgement {
  readonly path: string;
  readonly status: string;
  readonly by: string;
  readonly at: string;
  readonly reason: string | undefined;
}

/** The state of a payload. */
export type PayloadState = 'pending' | 'expired' | 'accepted' | 'rejected' | 'upgraded';

/** One payload with its state. */
export interface OpenPayload {
  readonly records: WorktreeRecords;
  readonly doc: Document;
  readonly id: string;
  readonly facts: HandoffFacts;
  readonly ack: Acknowledgement | undefined;
  readonly state: PayloadState;
}

/**
 * Opens a payload of the working tree.
 *
 * @throws BatonError `usage` for anything else; HandoffFailure `INVALID_PAYLOAD` for one that cannot be read
 */
export async function openPayload(context: Context, { handoff }: PayloadRequest): Promise<OpenPayload> {
  const records = await openRecords(context);
  const doc = await findPayload(records, handoff);
  const facts = factsOf(doc);
  if (facts.kind !== 'handoff' || doc.id === undefined) {
    throw new BatonError('usage', `\`${doc.path}\` is a ${doc.kind}, expected a handoff payload`, {
      help: 'name a payload by its id; `baton handoff list` shows them',
    });
  }
  const acks = await acknowledgements(records);
  const ack = acks.get(doc.id);
  const isUpgraded = facts.legacy && (await upgradeOf(records, doc.id)) !== undefined;
  return { records, doc, id: doc.id, facts, ack, state: stateOf(facts, ack, isUpgraded, context.now) };
}

async function findPayload(records: WorktreeRecords, typed: string): Promise<Document> {
  try {
    return await findRecord(records, typed);
  } catch (error) {
    if (!(error instanceof BatonError) || error.code !== 'unreadable') throw error;
    const named = entriesNamed(records, typed).map(({ path }) => path);
    const path = named.find((one) => records.pathRules.classify(one)?.kind === 'handoff');
    if (path === undefined) throw error;
    const options = { preserved: path, help: error.help };
    const details = { missing_fields: [], validation_errors: [error.message] };
    throw new HandoffFailure('INVALID_PAYLOAD', error.message, details, options);
  }
}

/** Every acknowledgement, by the id of its payload. */
export async function acknowledgements(
  records: WorktreeRecords,
): Promise<ReadonlyMap<string, Acknowledgement>> {
  const entries = records.entries.filter(({ path }) => /\.ack\.[^./]+$/.test(path));
  const found = new Map<string, Acknowledgement>();
  for (const { data, id, kind, path } of await readRecords(records, entries)) {
    if (kind !== 'ack') continue;
    const at = (key: string) => stringOf(nodeAt(data, key));
    const status = at('status') ?? 'accepted';
    const ack = { path, status, by: at('by') ?? '', at: at('at') ?? '', reason: at('reason') };
    found.set(at('handoff') ?? id ?? '', ack);
  }
  return found;
}

/** The payload 2.0 that a payload 1.0 was upgraded to; undefined if it was not. The archive counts. */
export async function upgradeOf(records: WorktreeRecords, id: string): Promise<Document | undefined> {
  const entries = records.entries.filter(({ path }) => records.pathRules.classify(path)?.kind === 'handoff');
  const docs = await readRecords(records, entries);
  return docs.find(({ data }) => stringOf(nodeAt(data, 'handoff', 'meta', 'upgraded_from')) === id);
}

/** What to do with a payload 1.0 that was upgraded. @param id the payload 2.0 */
export function upgradeHelp(id: string | undefined): string {
  return `its work continues in \`${id}\`: \`baton handoff show ${id}\` prints its state`;
}

/** The state of a payload at a time (convention, section 6). @param isUpgraded whether another one was made from it */
export function stateOf(
  facts: HandoffFacts,
  ack: Acknowledgement | undefined,
  isUpgraded: boolean,
  now: string,
): PayloadState {
  if (ack) return ack.status === 'rejected' ? 'rejected' : 'accepted';
  if (isUpgraded) return 'upgraded';
  const [expiry, moment] = [expiryOf(facts), parseTime(now)];
  return expiry !== undefined && moment !== undefined && expiry <= moment ? 'expired' : 'pending';
}
