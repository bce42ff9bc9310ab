import type { Document } from '../../core/document.ts';
import type { HandoffFacts } from '../../core/facts.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/environment.ts';
import { isLoop } from '../../knowledge/handoff-chain.ts';
import { factsOf } from '../../records/facts.ts';
import { expiryOf } from '../../records/kinds/handoff-time.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { findRecord, openRecords, readRecords, type WorktreeRecords } from '../find-record.ts';
import { lint } from '../lint.ts';
import { HandoffFailure } from './failure.ts';

export interface PayloadRequest {
  readonly cwd: string;
  readonly env: Environment;
  /** An id or a path. */
  readonly handoff: string;
  /** RFC 3339, to the second. */
  readonly now: string;
}

/** An acknowledgement as a list shows it. */
export interface Acknowledgement {
  readonly path: string;
  readonly status: string;
  readonly by: string;
  readonly at: string;
  readonly reason: string | undefined;
}

/** Where a payload stands. */
export type PayloadState = 'pending' | 'expired' | 'accepted' | 'rejected';

/** One payload with where it stands. */
export interface OpenPayload {
  readonly records: WorktreeRecords;
  readonly doc: Document;
  readonly id: string;
  readonly facts: HandoffFacts;
  readonly ack: Acknowledgement | undefined;
  readonly state: PayloadState;
}

/** Opens a payload of the working tree. @throws BatonError `usage` for what is none */
export async function openPayload({ cwd, env, handoff, now }: PayloadRequest): Promise<OpenPayload> {
  const records = await openRecords(cwd, env);
  const doc = await findRecord(records, handoff);
  const facts = factsOf(doc);
  if (facts.kind !== 'handoff' || doc.id === undefined) {
    throw new BatonError('usage', `\`${doc.path}\` is a ${doc.kind}, expected a handoff payload`, {
      help: 'name a payload by its id; `baton handoff list` shows them',
    });
  }
  const acks = await acknowledgements(records);
  const ack = acks.get(doc.id);
  return { records, doc, id: doc.id, facts, ack, state: stateOf(facts, ack, now) };
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

/** Where a payload stands at a time (convention, section 6). */
export function stateOf(facts: HandoffFacts, ack: Acknowledgement | undefined, now: string): PayloadState {
  if (ack) return ack.status === 'rejected' ? 'rejected' : 'accepted';
  const [expiry, moment] = [expiryOf(facts), parseTime(now)];
  return expiry !== undefined && moment !== undefined && expiry <= moment ? 'expired' : 'pending';
}

/**
 * Whether a payload may be taken up: what the rules say of it as if it were committed, its expiry, its chain, and whether
 * it is taken already.
 *
 * @throws HandoffFailure `VALIDATION_FAILED` with everything that speaks against it, `INVALID_PAYLOAD` where fields are missing
 */
export async function verifyPayload(request: PayloadRequest): Promise<OpenPayload> {
  const open = await openPayload(request);
  const { ack, doc, facts, id, state } = open;
  const { diagnostics } = await lint({
    cwd: request.cwd,
    env: request.env,
    target: { type: 'worktree' },
    paths: [`${open.records.workspace.top}/${doc.path}`],
    now: request.now,
  });
  const own = diagnostics.filter(({ at }) => at.path === doc.path);
  const errors = own.filter(
    ({ severity, rule }) => severity === 'error' || (rule === 'handoff/chain-loop' && !facts.hasLoopReason),
  );
  const missing = errors.flatMap(({ message, rule }) =>
    rule === 'record/schema' ? (/^Missing key `([^`]+)`/.exec(message)?.slice(1) ?? []) : [],
  );
  const options = { preserved: doc.path };
  if (missing.length > 0) {
    const fields = missing.map((field) => `\`${field}\``).join(', ');
    throw new HandoffFailure(
      'INVALID_PAYLOAD',
      `Payload \`${id}\` lacks ${fields}`,
      { missing_fields: missing },
      {
        ...options,
        help: 'make a new payload: `baton handoff create`',
      },
    );
  }
  const target = facts.targetSkill?.value ?? '';
  const loop =
    !facts.hasLoopReason &&
    isLoop(facts.chain, target) &&
    !errors.some(({ rule }) => rule === 'handoff/chain-loop')
      ? [`loop in the handoff chain: ${[...facts.chain, target].join(' → ')}`]
      : [];
  const problems = [
    ...(ack ? [`it was ${ack.status} by ${ack.by} at ${ack.at}`] : []),
    ...(state === 'expired' ? [`it expired at ${new Date(expiryOf(facts) ?? 0).toISOString()}`] : []),
    ...errors.map(({ message, rule }) => `${message} (${rule})`),
    ...loop,
  ];
  if (problems.length === 0) return open;
  throw new HandoffFailure(
    'VALIDATION_FAILED',
    `Payload \`${id}\` cannot be taken up: ${problems[0]}`,
    { validation_errors: problems },
    { ...options, recoverable: !ack, help: helpFor(open) },
  );
}

function helpFor({ ack, doc: { path }, id, state }: OpenPayload): string {
  if (ack) return 'one payload is taken up once; a new handoff takes a new payload';
  if (state === 'expired') return `make a new one from it: \`baton handoff create --context ${path}\``;
  return `\`baton handoff show ${id}\` tells more; a payload is not mended, a new one is made`;
}
