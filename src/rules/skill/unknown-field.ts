import { defineRule } from '../../core/rule.ts';
import { fieldsOf, handoffBlock, knownFields } from '../../records/kinds/skill.ts';
import { nearest } from '../../records/wording.ts';

export default defineRule({
  id: 'skill/unknown-field',
  summary: 'Fields of a skill are known to some client',
  kinds: ['skill'],
  severity: 'info',
  seed: false,
  messages: {
    unknown: 'Unexpected field `{field}`, which no known client reads',
    misspelt: 'Unexpected field `{field}`, did you mean `{near}`',
    key: 'Unexpected key that is no string',
  },
  document({ doc, report }) {
    const fields = fieldsOf(doc) ?? [];
    const universal = handoffBlock(doc.data)?.universal === true;
    // A misspelt `name` or `description` is the finding of the rule that misses it.
    const missing = ['name', 'description'].filter((name) => !fields.some((field) => field.name === name));
    for (const { key, name } of fields) {
      if (name === null || key.type !== 'scalar' || typeof key.value !== 'string') {
        report('key', { at: key, help: 'quote the key, or remove it' });
        continue;
      }
      if (knownFields.includes(name) || name === '<<' || (universal && name === 'categories')) continue;
      if (nearest(name, missing) !== undefined) continue;
      const near = nearest(name.replaceAll('_', '-'), knownFields) ?? nearest(name, knownFields);
      if (near === undefined)
        report('unknown', { at: key, data: { field: name }, help: `move it below \`metadata:\`` });
      else
        report('misspelt', {
          at: key,
          data: { field: name, near },
          expected: [near],
          help: `write \`${near}\``,
        });
    }
  },
});
