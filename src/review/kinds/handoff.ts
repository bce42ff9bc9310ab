import type { Change } from '../../core/change.ts';
import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { emptyHash, payloadDigest } from '../../records/compare/canonical.ts';
import { carriedOf, chainOf, type LeftOpen, payloadOf } from '../../records/kinds/handoff/model.ts';
import { acknowledged, expiryOf } from '../../records/kinds/handoff/time.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { idOf } from '../decisions.ts';
import type { Detail } from '../detail.ts';
import { fieldDetails, redactedDetails } from '../meaning.ts';
import { isMentioned, searchable } from '../mention.ts';
import type { Context } from '../sides.ts';

/** How much of an uncertainty a payload or a decision must mention, so that it is not lost. */
const carriedShare = 0.75;

/** What changed in a handoff: its payload and its acknowledgement (review, "handoff"). */
export function handoffDetails(id: string, changes: readonly Change[], context: Context): Detail[] {
  const of = (kind: 'handoff' | 'ack') =>
    changes.find((change) => ('after' in change ? change.after : change.before).kind === kind);
  const payload = of('handoff');
  const ack = of('ack');
  return [...(payload ? payloadDetails(payload, context) : []), ...ackDetails(id, ack, payload, context)];
}

function payloadDetails(change: Change, context: Context): Detail[] {
  if (change.type === 'modified') {
    const fields = fieldDetails(change.before, change.after, []);
    const names = fields.flatMap((one) => (one.type === 'fields' ? one.fields : []));
    const details: Detail[] =
      names.length === 0 ? [] : [{ type: 'rewritten', what: idOf(change.after), fields: names }];
    return [...details, ...redactedDetails(change.before, change.after)];
  }
  return change.type === 'added' ? addedPayload(change.after, context) : [];
}

function addedPayload(doc: Document, context: Context): Detail[] {
  const handoff = payloadOf(doc.data)?.handoff;
  const text = (...path: string[]) => stringOf(nodeAt(handoff, ...path)) ?? null;
  const prompt = text('context', 'original_prompt');
  const lost = lostOf(doc, context);
  const carried = carriedOf(handoff);
  const open = (list: 'uncertainties' | 'open-questions', added: readonly string[]): Detail[] =>
    added.length === 0 ? [] : [{ type: 'list', list, added, removed: [] }];
  return [
    ...(prompt === null
      ? []
      : [{ type: 'request' as const, prompt, problem: text('context', 'problem_type') }]),
    chainDetail(doc, context),
    ...(lost ? [{ type: 'lost' as const, ...lost }] : []),
    ...open('uncertainties', carried.uncertainties),
    ...open('open-questions', carried.questions),
    ...hashDetails(doc, context),
    ...expiryDetails(doc, context),
  ];
}

function chainDetail(doc: Document, { after }: Context): Detail & { readonly type: 'chain' } {
  const handoff = payloadOf(doc.data)?.handoff;
  const chain = chainOf(handoff).map(({ value }) => value);
  const target = stringOf(nodeAt(handoff, 'target', 'skill')) ?? null;
  const parent = after.named('handoff', stringOf(nodeAt(handoff, 'meta', 'parent')));
  const inherited = chainOf(payloadOf(parent?.data)?.handoff).map(({ value }) => value);
  const isContinued = inherited.every((skill, index) => chain[index] === skill);
  const way = target === null ? chain : [...chain, target];
  const again = way.findIndex((skill, index) => way.indexOf(skill) < index);
  return {
    type: 'chain',
    chain,
    target,
    inherited: parent && isContinued ? inherited.length : 0,
    loop: again === -1 ? null : way.indexOf(way[again] ?? ''),
    reason: stringOf(nodeAt(handoff, 'meta', 'loop_reason')) ?? null,
  };
}

function hashDetails(doc: Document, { masked }: Context): Detail[] {
  const payload = payloadOf(doc.data);
  const stated = stringOf(nodeAt(payload?.written, 'meta', 'payload_hash'))?.toLowerCase();
  const isRedacted = nodeAt(doc.data, 'redactions') !== undefined;
  if (!payload || stated === undefined || masked.has(doc.path) || isRedacted) return [];
  if (stated === emptyHash) return [{ type: 'hash', state: 'placeholder' }];
  const digest = payloadDigest(payload.written);
  if (!digest.ok) return [{ type: 'hash', state: 'uncanonical' }];
  return [{ type: 'hash', state: digest.hash === stated ? 'matches' : 'differs' }];
}

/** When a payload expires, and whether it has at the date of what is reviewed; undefined if nothing says it. */
export function expiryAt(doc: Document, now: string): { at: string; expired: boolean } | undefined {
  const handoff = payloadOf(doc.data)?.handoff;
  const timestamp = stringOf(nodeAt(handoff, 'timestamp'));
  const expiry = expiryOf({ timestamp, expiresAt: stringOf(nodeAt(handoff, 'expires_at')) });
  const clock = parseTime(now);
  if (expiry === undefined || clock === undefined || Math.abs(expiry) > 8.64e15) return undefined;
  return { at: new Date(expiry).toISOString().replace('.000Z', 'Z'), expired: expiry <= clock };
}

/** Until when it can be accepted; nothing once somebody answered it. */
function expiryDetails(doc: Document, { after, now }: Context): Detail[] {
  const expiry = acknowledged(after.tree).has(idOf(doc)) ? undefined : expiryAt(doc, now);
  return expiry ? [{ type: 'expiry', ...expiry }] : [];
}

function ackDetails(
  id: string,
  change: Change | undefined,
  payload: Change | undefined,
  { before, after }: Context,
): Detail[] {
  const doc = after.named('ack', id) ?? before.named('ack', id);
  const isAdded = payload?.type === 'added';
  if (change === undefined && !(isAdded && doc)) return [];
  const text = (key: string) => stringOf(nodeAt(doc?.data, key)) ?? null;
  const is = change === undefined ? 'kept' : change.type === 'added' ? 'added' : undefined;
  if (change?.type === 'modified') {
    const fields = fieldDetails(change.before, change.after, []);
    const names = fields.flatMap((one) => (one.type === 'fields' ? one.fields : []));
    return names.length === 0 ? [] : [{ type: 'rewritten', what: `${id}.ack`, fields: names }];
  }
  return [
    {
      type: 'acknowledged',
      status: text('status'),
      by: text('by'),
      reason: text('reason'),
      change: is ?? 'removed',
    },
  ];
}

/** What of its parent a payload does not mention itself. */
function droppedOf(doc: Document, parent: Document | undefined): LeftOpen {
  return droppedFrom(carriedOf(payloadOf(parent?.data)?.handoff), doc.text);
}

/** What of something open a text does not mention. */
export function droppedFrom({ questions, uncertainties }: LeftOpen, text: string): LeftOpen {
  const own = searchable(text);
  const isDropped = (one: string) => !isMentioned(one, own, carriedShare);
  return { uncertainties: uncertainties.filter(isDropped), questions: questions.filter(isDropped) };
}

/** The id of the payload that one continues. */
export function parentId(doc: Document): string | undefined {
  return stringOf(nodeAt(payloadOf(doc.data)?.handoff, 'meta', 'parent'));
}

/**
 * What new payloads do not mention of their parents: if no decision has it, it is lost.
 *
 * @param named finds a payload by its id
 */
export function droppedTexts(
  changes: readonly Change[],
  named: (id: string) => Document | undefined,
): readonly string[] {
  return changes.flatMap((change) => {
    const parent =
      change.type === 'added' && change.after.kind === 'handoff' ? parentId(change.after) : undefined;
    if (change.type !== 'added' || parent === undefined) return [];
    const { uncertainties, questions } = droppedOf(change.after, named(parent));
    return [...uncertainties, ...questions];
  });
}

/** What a payload leaves out of what its parent left open. */
export interface LostOnTheWay extends LeftOpen {
  readonly parent: string;
}

/** What a payload's parent left open and neither this payload nor any decision mentions: lost on the way. */
export function lostOf(
  doc: Document,
  {
    after,
    isDecided,
  }: { readonly after: Pick<Context['after'], 'named'>; readonly isDecided: Context['isDecided'] },
): LostOnTheWay | undefined {
  const parent = parentId(doc);
  if (parent === undefined) return undefined;
  const dropped = droppedOf(doc, after.named('handoff', parent));
  const uncertainties = dropped.uncertainties.filter((text) => !isDecided(text));
  const questions = dropped.questions.filter((text) => !isDecided(text));
  return uncertainties.length + questions.length === 0 ? undefined : { parent, uncertainties, questions };
}
