import { defineRule } from '../../core/rule.ts';
import { outcomeOf } from '../../records/kinds/task/handoff.ts';
import { sectionsUnder } from '../../records/kinds/task/model.ts';

export default defineRule({
  id: 'task/acceptance-criteria',
  summary: 'A completed task has every box of its acceptance criteria ticked',
  kinds: ['task'],
  severity: 'warning',
  seed: true,
  messages: { unticked: 'Unexpected open box, the outcome is `completed`: {open} of {all} are not ticked' },
  document({ doc, report }) {
    const found = outcomeOf(doc);
    if (found?.outcome !== 'completed' || !doc.markdown) return;
    const sections = sectionsUnder(doc.markdown, /^Acceptance Criteria\b/i);
    const boxes = doc.markdown.checkboxes.filter(({ section }) => sections.has(section));
    const open = boxes.filter(({ checked }) => !checked);
    const first = open[0];
    if (!first) return;
    report('unticked', {
      at: first,
      data: { open: open.length, all: boxes.length },
      help: 'tick what is met (`- [x]`), or write `outcome: partial` with blockers and suggested_next_steps',
      related: [{ at: found.node, message: 'Outcome' }],
    });
  },
});
