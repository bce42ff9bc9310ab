import { entryOf, isNull } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { neededSteps, reasoningOf } from '../../machines/reasoning.ts';
import { replay } from '../../machines/replay.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';

/** COMPLETED needs every step completed, step 4 only outside agent sessions (convention, section 3). */
export default defineRule({
  id: 'session/steps-complete',
  summary: 'A completed session has completed every step',
  kinds: ['session'],
  severity: 'error',
  seed: true,
  messages: {
    open: 'Unexpected open step `{step}` in a completed session, expected a `completed_at`',
    missing: 'Missing {steps} in `step_timestamps` of a completed session, expected a `completed_at` each',
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    const machine = session && reasoningOf(session);
    const last = session?.history.at(-1);
    if (!machine || last?.value !== 'COMPLETED') return;
    const { passes } = replay(machine, session.states);
    // A step that the history leaves out is an error of the history.
    const needed = neededSteps(session.isAgent).filter((key) => passes.some(({ step }) => step === key));
    const related = [{ at: last.node, message: 'Completed here' }];
    const missing = needed.filter((step) => !session.times.has(step));
    if (missing.length > 0) {
      const first = missing[0] ?? '';
      report('missing', {
        at: entryOf(doc.data, 'step_timestamps')?.key ?? last.node,
        data: {
          steps: `${missing.length === 1 ? 'step' : 'steps'} ${missing.map((step) => `\`${step}\``).join(', ')}`,
        },
        expected: missing,
        help: `write \`"${first}": { started_at: …, completed_at: … }\` for each, or end the history before \`COMPLETED\``,
        related,
      });
    }
    for (const step of needed) {
      const times = session.times.get(step);
      if (!times || !isNull(times.completed)) continue;
      report('open', {
        at:
          times.completed && times.completed.extent.to > times.completed.extent.from
            ? times.completed
            : times.entry.key,
        data: { step },
        help: 'write when the step was completed, or end the history before `COMPLETED`',
        related,
      });
    }
  },
});
