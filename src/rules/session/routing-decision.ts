import { entryOf, isNull, stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { reasoningOf } from '../../machines/reasoning.ts';
import { completedPasses } from '../../machines/replay.ts';
import { lastStepOf, sessionOf } from '../../records/kinds/session/model.ts';

const routes = ['skill-orchestration', 'dynamic-skill-sequencing'];

/** The route is decided after step 8, and before the session completes (convention, section 3). */
export default defineRule({
  id: 'session/routing-decision',
  summary: 'A completed session has a `routing_decision`; before step 8 is completed it is null',
  kinds: ['session'],
  severity: 'error',
  seed: true,
  messages: {
    missing:
      'Missing `routing_decision` in a completed session, expected `skill-orchestration` or `dynamic-skill-sequencing`',
    early: 'Unexpected `routing_decision` `{actual}` before step 8 is completed, expected `null`',
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    const machine = session && reasoningOf(session);
    const last = session?.history.at(-1);
    if (!machine || !last) return;
    const entry = entryOf(doc.data, 'routing_decision');
    if (isNull(entry?.value)) {
      if (last.value !== 'COMPLETED' || session.isAgent) return;
      const value = entry?.value;
      report('missing', {
        at: value && value.extent.to > value.extent.from ? value : (entry?.key ?? last.node),
        expected: routes,
        help: 'write the route that step 8 decided, such as `routing_decision: skill-orchestration`',
        related: [{ at: last.node, message: 'Completed here' }],
      });
      return;
    }
    const actual = stringOf(entry?.value);
    if (entry === undefined || actual === undefined) return;
    const passes = completedPasses(machine, session.states, lastStepOf(doc, session));
    if (passes.some(({ step }) => step === '8')) return;
    report('early', {
      at: entry.value,
      data: { actual },
      actual,
      expected: ['null'],
      help: 'write `routing_decision: null`; put the proposals of step 4 into `preliminary_routes`',
      related: [{ at: last.node, message: 'The state' }],
    });
  },
});
