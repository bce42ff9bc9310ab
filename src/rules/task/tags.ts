import { nodeAt, stringsOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { isTemplateText } from '../../records/kinds/placeholder.ts';
import { handoffItems } from '../../records/kinds/task/handoff.ts';
import { redactedValue } from '../../records/redact/redaction.ts';
import { flowScalar } from '../../records/yaml/scalar.ts';

const tag = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export default defineRule({
  id: 'task/tags',
  summary: 'Tags are lowercase words joined by single hyphens',
  kinds: ['task'],
  severity: 'error',
  seed: true,
  messages: {
    near: 'Unexpected tag `{actual}`, did you mean `{near}`',
    form: 'Unexpected tag `{actual}`, expected lowercase letters, digits and single hyphens',
  },
  document({ doc, report }) {
    for (const { item } of handoffItems(doc, 'patterns_discovered')) {
      for (const { value: actual, node } of stringsOf(nodeAt(item, 'applies_to'))) {
        if (tag.test(actual) || actual === redactedValue || isTemplateText(actual)) continue;
        const near = nearTag(actual);
        if (near === undefined)
          report('form', { at: node, data: { actual }, actual, help: 'write it like `user-state`' });
        else
          report('near', {
            at: node,
            data: { actual, near },
            actual,
            expected: [near],
            ...write(node, near, actual),
          });
      }
    }
  },
});

function nearTag(text: string): string | undefined {
  const near = text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9\u0080-\uffff]+/g, '-')
    .replace(/^-|-$/g, '');
  return tag.test(near) ? near : undefined;
}

/** Case, spaces and underscores are only spelling; any other character may have a meaning. */
function write(node: YamlNode, near: string, actual: string) {
  const help = `write \`${near}\``;
  if (node.type !== 'scalar' || node.aliased || node.style === 'block') return { help };
  const kind = /^[\w -]+$/.test(actual) ? ('safe' as const) : ('suggested' as const);
  const edits = [{ extent: node.extent, text: flowScalar(near) }];
  return { help, fix: { kind, title: `Write \`${near}\``, edits } };
}
