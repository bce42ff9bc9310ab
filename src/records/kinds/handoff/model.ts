import type { Document } from '../../../core/document.ts';
import type { AckFacts, HandoffFacts, OwnFacts } from '../../../core/facts.ts';
import {
  isNull,
  nodeAt,
  numberOf,
  stringOf,
  stringsOf,
  type YamlMap,
  type YamlNode,
} from '../../../core/node.ts';
import { locatedString } from '../located.ts';
import { lackedPaths } from './paths.ts';
import { payloadOf } from './protocol.ts';

export { type HandoffProtocol, mapV1, type Payload, payloadOf, protocolOf } from './protocol.ts';

/** One skill of a chain, with its place. */
export interface ChainLink {
  readonly value: string;
  readonly node: YamlNode;
}

/**
 * The skills that have passed a payload on, oldest first: `meta.handoff_chain`, else the source alone.
 *
 * @param handoff the payload in the form of 2.0
 */
export function chainOf(handoff: YamlMap | undefined): readonly ChainLink[] {
  const chain = nodeAt(handoff, 'meta', 'handoff_chain');
  if (!isNull(chain)) return stringsOf(chain);
  const node = nodeAt(handoff, 'source', 'skill');
  const value = stringOf(node);
  return node === undefined || value === undefined ? [] : [{ value, node }];
}

/** What a payload leaves open. */
export interface LeftOpen {
  readonly uncertainties: readonly string[];
  readonly questions: readonly string[];
}

/** Reads it. @param handoff the payload in the form of 2.0 */
export function carriedOf(handoff: YamlNode | undefined): LeftOpen {
  const texts = (...path: string[]) => stringsOf(nodeAt(handoff, ...path)).map(({ value }) => value);
  return {
    uncertainties: texts('insights', 'uncertainties'),
    questions: texts('research_seeds', 'open_questions'),
  };
}

/** What tree rules need of a payload. A payload of a protocol that is not checked has no facts. */
export function handoffFacts(doc: Document): OwnFacts<HandoffFacts> {
  const payload = payloadOf(doc.data);
  const handoff = payload?.handoff;
  const chain = nodeAt(handoff, 'meta', 'handoff_chain');
  const counted = nodeAt(handoff, 'meta', 'perspectives_completed');
  const count = numberOf(counted);
  return {
    sourceSkill: locatedString(doc, nodeAt(handoff, 'source', 'skill')),
    targetSkill: locatedString(doc, nodeAt(handoff, 'target', 'skill')),
    targetCategory: locatedString(doc, nodeAt(handoff, 'target', 'category')),
    chain: chainOf(handoff).map(({ value }) => value),
    parent: locatedString(doc, nodeAt(handoff, 'meta', 'parent')),
    timestamp: stringOf(nodeAt(handoff, 'timestamp')),
    expiresAt: stringOf(nodeAt(handoff, 'expires_at')),
    legacy: payload?.legacy ?? false,
    upgradedFrom: stringOf(nodeAt(handoff, 'meta', 'upgraded_from')),
    chainSpan: isNull(chain) || chain === undefined ? undefined : doc.lines.span(chain.extent),
    hasLoopReason: (stringOf(nodeAt(handoff, 'meta', 'loop_reason')) ?? '').trim() !== '',
    sessionPath: locatedString(doc, nodeAt(handoff, 'source', 'session_path')),
    perspectives:
      count === undefined || !Number.isInteger(count) || !counted
        ? undefined
        : { value: count, span: doc.lines.span(counted.extent) },
    lacks: lackedPaths(handoff),
  };
}

/** What tree rules need of an acknowledgement. */
export function ackFacts(doc: Document): OwnFacts<AckFacts> {
  return { handoff: locatedString(doc, nodeAt(doc.data, 'handoff')) };
}
