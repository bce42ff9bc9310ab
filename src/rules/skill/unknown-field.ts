import type { YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldsOf, isReadField, knownFields } from '../../records/kinds/skill/model.ts';
import { closestMatch } from '../../text/closest-match.ts';

export default defineRule({
  id: 'skill/unknown-field',
  summary: 'Each field of a skill is known to at least one client',
  kinds: ['skill'],
  severity: 'info',
  seed: false,
  messages: {
    unknown: 'Unexpected {fields}, which no known client reads',
    misspelt: 'Unexpected field `{field}`, did you mean `{near}`',
    key: 'Unexpected key that is not a string',
  },
  document({ doc, report }) {
    const fields = fieldsOf(doc) ?? [];
    // The rules about `name` and `description` report their misspellings.
    const missing = ['name', 'description'].filter((name) => !fields.some((field) => field.name === name));
    const unknown: { readonly key: YamlNode; readonly name: string }[] = [];
    for (const { key, name } of fields) {
      if (name === null || key.type !== 'scalar' || typeof key.value !== 'string') {
        report('key', { at: key, help: 'quote the key, or remove it' });
        continue;
      }
      if (isReadField(name, doc.data) || name === '<<' || closestMatch(name, missing) !== undefined) continue;
      const near = closestMatch(name.replaceAll('_', '-'), knownFields) ?? closestMatch(name, knownFields);
      if (near === undefined) unknown.push({ key, name });
      else
        report('misspelt', {
          at: key,
          data: { field: name, near },
          expected: [near],
          help: `write \`${near}\``,
        });
    }
    // They do no harm, so there is one finding for the whole file.
    const [first] = unknown;
    if (!first) return;
    const names = unknown.slice(0, mostNamed).map(({ name }) => `\`${name}\``);
    if (unknown.length > mostNamed) names.push(`${unknown.length - mostNamed} more`);
    const last = names.pop();
    report('unknown', {
      at: first.key,
      data: { fields: names.length === 0 ? `field ${last}` : `fields ${names.join(', ')} and ${last}` },
      help: `move ${unknown.length === 1 ? 'it' : 'them'} below \`metadata:\``,
    });
  },
});

const mostNamed = 5;
