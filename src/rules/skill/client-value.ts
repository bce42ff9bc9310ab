import { nodeAt, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldsOf, typeName } from '../../records/kinds/skill/model.ts';
import { clientTitles, clientValues, isListed } from '../../records/schema/clients.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';

export default defineRule({
  id: 'skill/client-value',
  summary: 'A field of a client has a value that the client reads',
  kinds: ['skill'],
  severity: 'warning',
  seed: false,
  messages: {
    ignored: 'Unexpected `{field}: {actual}`, expected {expected}: {client} ignores it',
    unused: 'Unexpected `{field}` without `{needed}: {value}`: {client} ignores it',
  },
  document({ doc, config, report }) {
    for (const { key, name, value } of fieldsOf(doc) ?? []) {
      const known = name !== null && Object.hasOwn(clientValues, name) ? clientValues[name] : undefined;
      if (!known || name === null || !isListed(known.client, config) || isEmpty(value)) continue;
      const client = clientTitles[known.client];
      if (known.needs) {
        const { field, value: needed } = known.needs;
        if (textOf(nodeAt(doc.data, field)) === needed) continue;
        const help = `add \`${field}: ${needed}\`, or take \`${name}\` out`;
        report('unused', { at: key, data: { field: name, needed: field, value: needed, client }, help });
        continue;
      }
      const actual = textOf(value);
      // `skill/yaml` reports words that some readers take for a boolean.
      if (actual !== undefined && (known.values.includes(actual) || /^(?:yes|no|on|off|y|n)$/i.test(actual)))
        continue;
      const near = actual === undefined ? undefined : closestMatch(actual, known.values);
      report('ignored', {
        at: value,
        data: {
          field: name,
          actual: actual ?? typeName(value),
          expected: oneOf(known.values),
          client,
        },
        actual,
        expected: known.values,
        help:
          near === undefined
            ? `write ${oneOf(known.values)}, or take \`${name}\` out`
            : `did you mean \`${near}\`?`,
      });
    }
  },
});

/** A value that `skill/field-type` reports. */
function isEmpty(value: YamlNode): boolean {
  return value.type === 'scalar' && (value.value === null || value.value === '');
}

function textOf(value: YamlNode | undefined): string | undefined {
  return value?.type === 'scalar' && value.value !== null ? String(value.value) : undefined;
}
