import type { Document } from '../../core/document.ts';
import type { YamlNode } from '../../core/node.ts';
import { defineRule, type Extents } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import { isTemplateText, placeholdersOf } from '../../records/kinds/placeholder.ts';
import { saysDone, taskHeading } from '../../records/kinds/task/model.ts';

export default defineRule({
  id: 'record/placeholder',
  summary: 'No value is still the placeholder of the template',
  kinds: recordKindsButSkill,
  severity: 'error',
  seed: true,
  overrides: [
    'record/schema',
    'record/timestamp-format',
    'record/id-matches-path',
    'record/reference',
    'handoff/chain-loop',
    'handoff/target-skill',
    'handoff/category',
    'handoff/session-path',
    'handoff/ack',
  ],
  messages: { unfilled: 'Unexpected placeholder `{actual}`, expected a value' },
  document({ doc, report }) {
    if (doc.kind === 'handoff' && !payloadOf(doc.data)) return; // another protocol
    if (doc.kind === 'task' && !saysDone(doc)) return; // a template is filled in while the work goes on
    for (const node of placeholdersOf(doc.kind, doc.data)) unfilled(node, sourceOf(node, doc.text));
    const heading = headingOf(doc);
    if (heading) unfilled(heading.extent, heading.text, 'write `# Task task-005: What is to be done`');

    function unfilled(at: Extents, actual: string, help = fill): void {
      report('unfilled', {
        at,
        data: { actual },
        actual,
        help,
      });
    }
  },
});

const fill = 'fill it in, or remove the key where it is optional';

function sourceOf(node: YamlNode, text: string): string {
  return text.slice(node.extent.from, node.extent.to).replaceAll('`', "'");
}

function headingOf(doc: Document) {
  const heading = doc.markdown && doc.kind === 'task' ? taskHeading(doc.markdown) : undefined;
  return heading && (isTemplateText(heading.id) || isTemplateText(heading.name))
    ? heading.heading
    : undefined;
}
