import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { chainOf, payloadOf } from '../../records/kinds/handoff/model.ts';
import { acknowledged, expiryOf, isPending } from '../../records/kinds/handoff/time.ts';
import { treeOf } from '../tree.ts';

/** A payload with its acknowledgement. */
export interface HandoffRecord {
  readonly id: string;
  readonly path: string;
  readonly doc: Document;
  readonly from: string;
  readonly to: string;
  readonly chain: readonly string[];
  readonly parent: string | undefined;
  /** What was asked for at first. */
  readonly prompt: string;
  readonly summary: string;
  readonly sessionPath: string | undefined;
  readonly at: string;
  /** In milliseconds since 1970. */
  readonly expires: number | undefined;
  readonly ack:
    | { readonly status: string; readonly by: string; readonly at: string; readonly reason: string }
    | undefined;
  /** `replaced`: another payload was made from it. */
  readonly state: 'pending' | 'expired' | 'accepted' | 'rejected' | 'replaced';
  readonly archived: boolean;
}

/** All payloads of a version, in the order of their paths. @param now RFC 3339 */
export function handoffRecords(docs: readonly Document[], now: string): readonly HandoffRecord[] {
  const tree = treeOf(docs.filter(({ kind }) => kind === 'handoff' || kind === 'ack'));
  const taken = acknowledged(tree);
  const acks = new Map(
    docs.flatMap((doc) =>
      doc.kind === 'ack' ? [[stringOf(nodeAt(doc.data, 'handoff')) ?? doc.id ?? '', doc] as const] : [],
    ),
  );
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  return tree.all('handoff').flatMap((facts): HandoffRecord[] => {
    const doc = byPath.get(facts.path);
    const handoff = payloadOf(doc?.data)?.handoff;
    if (!doc || !handoff) return [];
    const id = doc.id ?? doc.path;
    const at = (...path: string[]) => stringOf(nodeAt(handoff, ...path)) ?? '';
    const ack = acks.get(id);
    const said = (key: string) => stringOf(nodeAt(ack?.data, key)) ?? '';
    const answered = said('status') === 'rejected' ? 'rejected' : 'accepted';
    const unanswered = taken.has(id)
      ? 'replaced'
      : isPending({ ...facts, archived: false }, taken, now)
        ? 'pending'
        : 'expired';
    return [
      {
        id,
        path: doc.path,
        doc,
        from: at('source', 'skill'),
        to: at('target', 'skill'),
        chain: chainOf(handoff).map(({ value }) => value),
        parent: facts.parent?.value,
        prompt: at('context', 'original_prompt'),
        summary: at('context', 'synthesis_summary'),
        sessionPath: facts.sessionPath?.value,
        at: facts.timestamp ?? '',
        expires: expiryOf(facts),
        ack: ack && { status: answered, by: said('by'), at: said('at'), reason: said('reason') },
        state: ack ? answered : unanswered,
        archived: doc.archived,
      },
    ];
  });
}
