import { isNull, nodeAt, stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { reasoningOf } from '../../machines/reasoning.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';
import { redactedValue } from '../../records/redact/redaction.ts';

/** `dispatch_pending` names its own session and the session's route (convention, section 3). */
export default defineRule({
  id: 'session/dispatch',
  summary: 'A pending dispatch names its own session and the route of the session',
  kinds: ['session'],
  severity: 'error',
  seed: false,
  messages: {
    session: 'Unexpected `dispatch_pending.session_id` `{actual}`, expected `{expected}`, this session',
    route: 'Unexpected `dispatch_pending.route` `{actual}`, expected `{expected}`, the `routing_decision`',
    undecided:
      'Unexpected `dispatch_pending.route` `{actual}`, expected no dispatch before a `routing_decision`',
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    if (!session || !reasoningOf(session)) return;
    const idNode = nodeAt(doc.data, 'session_id');
    const id = stringOf(idNode);
    const pendingId = nodeAt(doc.data, 'dispatch_pending', 'session_id');
    const actualId = stringOf(pendingId);
    if (idNode && pendingId && id !== undefined && actualId !== undefined && differ(actualId, id)) {
      report('session', {
        at: pendingId,
        data: { actual: actualId, expected: id },
        actual: actualId,
        expected: [id],
        help: `write \`session_id: ${id}\`, or \`dispatch_pending: null\` where the dispatch belongs to another session`,
        related: [{ at: idNode, message: 'This session' }],
      });
    }
    const decisionNode = nodeAt(doc.data, 'routing_decision');
    const decision = stringOf(decisionNode);
    const routeNode = nodeAt(doc.data, 'dispatch_pending', 'route');
    const actual = stringOf(routeNode);
    if (!routeNode || actual === undefined) return;
    if (decisionNode && decision !== undefined && differ(actual, decision)) {
      report('route', {
        at: routeNode,
        data: { actual, expected: decision },
        actual,
        expected: [decision],
        help: `write \`route: ${decision}\``,
        related: [{ at: decisionNode, message: 'The decision' }],
      });
    }
    // In a completed session of a user the error is the missing decision itself.
    const isMissing = session.states.at(-1) === 'COMPLETED' && !session.isAgent;
    if (isNull(decisionNode) && !isMissing) {
      const help = 'write `dispatch_pending: null` until step 8 has decided the `routing_decision`';
      report('undecided', { at: routeNode, data: { actual }, actual, help });
    }
  },
});

function differ(actual: string, expected: string): boolean {
  return actual !== expected && actual !== redactedValue && expected !== redactedValue;
}
