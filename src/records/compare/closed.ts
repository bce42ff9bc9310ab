import type { Config } from '../../core/config.ts';
import type { Document } from '../../core/document.ts';
import { booleanOf, isNull, nodeAt, stringOf } from '../../core/node.ts';
import { reasoning } from '../../machines/reasoning.ts';
import { expiryOf } from '../kinds/handoff/time.ts';
import { outcomeOf } from '../kinds/task/handoff.ts';
import { parseTime } from '../kinds/time.ts';

/** Values that are not in the record itself: whether another one acknowledges it, and the time. */
export interface ClosedContext {
  readonly config: Config;
  /** RFC 3339. */
  readonly now: string;
  readonly isAcknowledged: (handoffId: string) => boolean;
}

/**
 * True for a closed record, which may move to the archive (convention, section 2):
 * a final or abandoned session, a completed thread, an acknowledged or expired payload, a finished task. Resumes and
 * decisions move with their thread, acknowledgements with their payload.
 */
export function isClosed(doc: Document, context: ClosedContext): boolean {
  switch (doc.kind) {
    case 'session':
      return isFinal(doc, context.config) || !isNull(nodeAt(doc.data, 'abandoned'));
    case 'thread':
      return stringOf(nodeAt(doc.data, 'status')) === 'completed';
    case 'handoff':
      return context.isAcknowledged(doc.id ?? '') || isExpired(doc, context.now);
    case 'task': {
      const outcome = outcomeOf(doc)?.outcome;
      return doc.data === undefined || outcome === 'completed' || outcome === 'failed';
    }
    default:
      return true;
  }
}

function isFinal(doc: Document, config: Config): boolean {
  const state = stringOf(nodeAt(doc.data, 'fsm', 'state')) ?? '';
  const name = stringOf(nodeAt(doc.data, 'machine'));
  const machine = name === undefined || name === reasoning.name ? reasoning : config.machines[name];
  return machine?.final.includes(state) ?? booleanOf(nodeAt(doc.data, 'fsm', 'is_final')) === true;
}

function isExpired(doc: Document, now: string): boolean {
  const handoff = nodeAt(doc.data, 'handoff');
  const end = expiryOf({
    timestamp: stringOf(nodeAt(handoff, 'timestamp')),
    expiresAt: stringOf(nodeAt(handoff, 'expires_at')),
  });
  const clock = parseTime(now);
  return end !== undefined && clock !== undefined && end <= clock;
}
