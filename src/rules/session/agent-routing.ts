import { defineRule } from '../../core/rule.ts';
import { reasoningOf } from '../../machines/reasoning.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';

/** An agent session skips routing, also where it loops back (convention, sections 3 and 9). */
export default defineRule({
  id: 'session/agent-routing',
  summary: 'An agent session skips step 4, also when it loops back',
  kinds: ['session'],
  severity: 'warning',
  seed: false,
  messages: { routed: 'Unexpected state `TASK_ROUTING` in an agent session, expected `SELF_CONSISTENCY`' },
  document({ doc, report }) {
    const session = sessionOf(doc);
    if (!session?.isAgent || !reasoningOf(session)) return;
    for (const { value, node } of session.history) {
      if (value !== 'TASK_ROUTING') continue;
      report('routed', {
        at: node,
        actual: value,
        expected: ['SELF_CONSISTENCY'],
        help: 'go from `SKILL_DETECTION` and from `KNOWLEDGE_TRANSFER` straight to `SELF_CONSISTENCY`: agents are routed already',
      });
    }
  },
});
