import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { carriedOf, chainOf, type LeftOpen, payloadOf } from '../../records/kinds/handoff/model.ts';

/** What is known of a payload, without its text. */
export interface HandoffLight {
  readonly from: string;
  readonly to: string;
  readonly chain: readonly string[];
  readonly parent: string | undefined;
  /** What was asked for at first. */
  readonly prompt: string;
  readonly summary: string;
  readonly sessionPath: string | undefined;
  readonly timestamp: string | undefined;
  readonly expiresAt: string | undefined;
  /** The payload that it was made from. */
  readonly upgradedFrom: string | undefined;
  /** What it leaves open. */
  readonly open: LeftOpen;
}

/** What is known of an acknowledgement. */
export interface AckLight {
  readonly handoff: string | undefined;
  readonly status: string;
  readonly by: string;
  readonly at: string;
  readonly reason: string;
}

/** @returns undefined for a payload of a protocol that is not known */
export function handoffLight(doc: Document): HandoffLight | undefined {
  const handoff = payloadOf(doc.data)?.handoff;
  if (!handoff) return undefined;
  const stated = (...path: string[]) => stringOf(nodeAt(handoff, ...path));
  return {
    from: stated('source', 'skill') ?? '',
    to: stated('target', 'skill') ?? '',
    chain: chainOf(handoff).map(({ value }) => value),
    parent: stated('meta', 'parent'),
    prompt: stated('context', 'original_prompt') ?? '',
    summary: stated('context', 'synthesis_summary') ?? '',
    sessionPath: stated('source', 'session_path'),
    timestamp: stated('timestamp'),
    expiresAt: stated('expires_at'),
    upgradedFrom: stated('meta', 'upgraded_from'),
    open: carriedOf(handoff),
  };
}

export function ackLight({ data }: Document): AckLight {
  const said = (key: string) => stringOf(nodeAt(data, key));
  return {
    handoff: said('handoff'),
    status: said('status') ?? '',
    by: said('by') ?? '',
    at: said('at') ?? '',
    reason: said('reason') ?? '',
  };
}
