import { defineRule } from '../../core/rule.ts';
import { reasoningOf, stepTitles } from '../../machines/reasoning.ts';
import { completedPasses } from '../../machines/replay.ts';
import { runKey, stepSections } from '../../records/kinds/session/body.ts';
import { lastStepOf, sessionOf } from '../../records/kinds/session/model.ts';

/** Each pass of a step has a section in the body (convention, section 3). */
export default defineRule({
  id: 'session/step-evidence',
  summary: 'Each completed pass of a step has its section in the body',
  kinds: ['session'],
  severity: 'error',
  seed: true,
  messages: { missing: 'Missing section `{expected}` of a completed step' },
  document({ doc, report }) {
    const session = sessionOf(doc);
    const machine = session && reasoningOf(session);
    if (!machine) return;
    const seen = new Set(stepSections(doc).keys());
    for (const { step, iteration, index } of completedPasses(
      machine,
      session.states,
      lastStepOf(doc, session),
    )) {
      const entry = session.history[index];
      if (!entry || seen.has(runKey(step, iteration))) continue;
      seen.add(runKey(step, iteration));
      const expected = `## Step ${step}: ${stepTitles[step]}${iteration > 0 ? ` (iteration ${iteration})` : ''}`;
      report('missing', {
        at: entry.node,
        data: { expected },
        expected: [expected],
        help: `write the heading \`${expected}\` into the body, and below it what the step found`,
      });
    }
  },
});
