import { defineRule } from '../../core/rule.ts';
import { nextStates, statesOf } from '../../machines/machine.ts';
import { agentReasoning, machineOf, reasoningOf } from '../../machines/reasoning.ts';
import { replay } from '../../machines/replay.ts';
import { newSessionCommand, sessionOf } from '../../records/kinds/session/model.ts';
import { closestMatch, offer } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';

/** `fsm.history` is a run of the session's machine (convention, section 3). */
export default defineRule({
  id: 'session/history-legal',
  summary: 'A history begins with the initial state and follows the edges of its machine',
  kinds: ['session'],
  severity: 'error',
  seed: true,
  messages: {
    empty: 'Unexpected empty `fsm.history`, expected a first entry `{expected}`',
    first: 'Unexpected first state `{actual}`, expected `{expected}`',
    unknown: 'Unexpected state `{actual}`, {expected}',
    illegal: 'Unexpected state `{actual}` after `{before}`, expected {expected}',
    final: 'Unexpected state `{actual}` after `{before}`, expected no further state',
  },
  document({ doc, config, report }) {
    const session = sessionOf(doc);
    const machine = session && machineOf(session, config.machines);
    if (!machine) return;
    const { history, historyNode } = session;
    for (const { index, fault, allowed } of replay(machine, session.states).faults) {
      const { value: actual, node } = history[index] ?? { value: '', node: historyNode };
      const before = history[index - 1];
      const common = { at: node, expected: allowed, ...(fault === 'empty' ? {} : { actual }) };
      const related = before && [{ at: before.node, message: 'State before' }];
      if (fault === 'empty') {
        report('empty', {
          ...common,
          data: { expected: machine.initial },
          help: `write \`- ${machine.initial}\` under \`history\``,
        });
      } else if (fault === 'first') {
        report('first', {
          ...common,
          data: { actual, expected: machine.initial },
          help: `write \`- ${machine.initial}\` before it, and every state between the two`,
        });
      } else if (fault === 'unknown') {
        const near = closestMatch(actual, allowed) ?? closestMatch(actual, statesOf(machine));
        report('unknown', {
          ...common,
          data: {
            actual,
            expected: offer(near, expectedOf(allowed)),
          },
          help: near === undefined ? undefined : `write \`${near}\``,
          related,
        });
      } else {
        const data = { actual, before: before?.value ?? '' };
        if (allowed.length === 0) {
          const help = `remove the entry and continue in a new session: \`${newSessionCommand}\``;
          report('final', { ...common, data, help, related });
        } else {
          const isForAgents =
            reasoningOf(session) && nextStates(agentReasoning, data.before).includes(actual);
          const help = isForAgents
            ? 'only agent sessions may do this: `metadata: { is_agent_session: true }`'
            : `write every state that was run between the two, beginning with ${oneOf(allowed)}, or remove the entry`;
          report('illegal', { ...common, data: { ...data, expected: oneOf(allowed) }, help, related });
        }
      }
    }
  },
});

function expectedOf(allowed: readonly string[]): string {
  return allowed.length === 0 ? 'expected no further state' : `expected ${oneOf(allowed)}`;
}
