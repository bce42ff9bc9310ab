import type { Document } from '../../core/document.ts';
import { nodeAt } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { reasoningOf } from '../../machines/reasoning.ts';
import { completedPasses, isClosed, isContinued, livesOn } from '../../machines/replay.ts';
import {
  bodyDifference,
  runKey,
  type StepSection,
  type Stretch,
  stepSections,
} from '../../records/kinds/session/body.ts';
import { lastStepOf, sessionOf } from '../../records/kinds/session/model.ts';
import { proseRedactions } from '../../records/redact/prose-redaction.ts';
import { lineRedactionStep, newRedactions } from '../../records/redact/redaction.ts';

/** Sections and outputs of completed steps do not change (convention, section 3). */
export default defineRule({
  id: 'session/step-rewritten',
  summary: 'The section of a completed step stays as it is',
  kinds: ['session'],
  severity: 'error',
  seed: false,
  needs: 'tree',
  messages: { rewritten: 'Unexpected change in the section of step `{step}`{iteration}, which is completed' },
  change({ change, tree, report }) {
    // `record/deleted` reports a record that moves to the archive with a change, `session/final` a closed session.
    if (change.type !== 'modified' || (change.after.archived && !change.before.archived)) return;
    const { before, after } = change;
    const session = sessionOf(before);
    const now = sessionOf(after);
    const machine = session && reasoningOf(session);
    // Another rule reports a history that is not the same; or a fork continues it.
    if (!machine || !now || isClosed(machine, session) || !isContinued(session.states, now.states)) return;
    const redactions = newRedactions(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions'));
    const lines = proseRedactions(before, after);
    const [old, recent] = [stepSections(before), stepSections(after)];
    const completed = completedPasses(machine, session.states, lastStepOf(before, session));
    const runs = new Map(completed.map((pass) => [runKey(pass.step, pass.iteration), pass]));
    for (const [key, { step, iteration }] of runs) {
      const [was, is] = [old.get(key), recent.get(key)];
      const found = was && is && bodyDifference(stretch(before, was), stretch(after, is), redactions, lines);
      if (!found) continue;
      if (livesOn(session.states, before.id, tree.all('session'))) return;
      report('rewritten', {
        at: found.after,
        data: { step, iteration: iteration > 0 ? ` (iteration ${iteration})` : '' },
        help: `restore it (\`git show HEAD:${before.path}\` has the text) and write new text under the current step; ${lineRedactionStep(before, found.before)}`,
        related: [{ at: found.before, side: 'before', message: 'Before this change' }],
      });
    }
  },
});

function stretch(doc: Document, section: StepSection): Stretch {
  return { doc, extent: section.extent, sections: [section] };
}
