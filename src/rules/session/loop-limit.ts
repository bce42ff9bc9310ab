import { defineRule } from '../../core/rule.ts';
import { maxLoopBacks, reasoningOf } from '../../machines/reasoning.ts';
import { replay } from '../../machines/replay.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';

/** Step 8 leads back at most twice: three passes (convention, sections 3 and 9). */
export default defineRule({
  id: 'session/loop-limit',
  summary: 'A session loops back at most twice; a third contradiction halts it',
  kinds: ['session'],
  severity: 'error',
  seed: true,
  messages: {
    exceeded: 'Unexpected loop-back {count} to `{actual}`, expected `HALTED` after {limit} loop-backs',
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    const machine = session && reasoningOf(session);
    if (!machine) return;
    const { loopBacks } = replay(machine, session.states);
    const related = loopBacks.slice(0, maxLoopBacks).flatMap((index, at) => {
      const entry = session.history[index];
      return entry ? [{ at: entry.node, message: `Loop-back ${at + 1}` }] : [];
    });
    loopBacks.slice(maxLoopBacks).forEach((index, beyond) => {
      const entry = session.history[index];
      if (!entry) return;
      report('exceeded', {
        at: entry.node,
        data: { count: maxLoopBacks + beyond + 1, actual: entry.value, limit: maxLoopBacks },
        actual: entry.value,
        expected: ['HALTED'],
        help: 'write `HALTED` in its place, as `fsm.state` too, a `halt_reason`, and what the user must decide under `clarification_questions`',
        related,
      });
    });
  },
});
