import { entriesOf, isNull, stringOf, type YamlEntry, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldsOf, knownFields, quoted, typeName } from '../../records/kinds/skill/model.ts';
import { clientsDropping, limits } from '../../records/schema/clients.ts';

const maxCompatibility = limits.compatibility.value;

export default defineRule({
  id: 'skill/field-type',
  summary: 'Optional fields of a skill have the types that its clients expect',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    string: 'Unexpected {type} as `{field}`, expected a string',
    compatibility: 'Unexpected `compatibility` of {length} characters, expected 1 to 500',
    metadata: 'Unexpected {type} as `metadata`, expected keys and values',
    empty: { text: 'Unexpected empty `{field}`, expected a value', severity: 'warning' },
    metadataValue: { text: 'Unexpected {type} as `metadata.{key}`, expected a string', severity: 'warning' },
    tools: { text: 'Unexpected {type} as `{field}`, expected one string', severity: 'warning' },
    hint: { text: 'Unexpected {type} as `argument-hint`, expected a string in quotes', severity: 'warning' },
  },
  document({ doc, config, report }) {
    for (const { name, key, value } of fieldsOf(doc) ?? []) {
      if (name === null || name === 'name' || name === 'description') continue;
      if (isNull(value)) {
        if (knownFields.includes(name))
          report('empty', { at: key, data: { field: name }, help: 'fill it in or remove the key' });
      } else if (name === 'license' || name === 'compatibility') text(name, value);
      else if (name === 'metadata') metadata(value);
      else if ((name === 'allowed-tools' || name === 'disallowed-tools') && stringOf(value) === undefined) {
        report('tools', {
          at: value,
          data: { type: typeName(value), field: name },
          help: `write the tools as one string, separated by spaces: \`${name}: Read Grep\``,
        });
      } else if (name === 'argument-hint' && value.type !== 'scalar') {
        const raw = doc.text.slice(value.extent.from, value.extent.to);
        const flow = value.flow && !raw.includes('\n');
        report('hint', {
          at: value,
          data: { type: typeName(value) },
          clients: clientsDropping('argument-hint-collection', config),
          help: flow ? `write \`argument-hint: ${quoted(raw)}\`` : 'write one string in quotes',
          fix: flow
            ? { kind: 'safe', title: 'Quote the hint', edits: [{ extent: value.extent, text: quoted(raw) }] }
            : undefined,
        });
      }
    }

    function text(field: string, value: YamlNode): void {
      const found = stringOf(value);
      if (found === undefined) {
        report('string', {
          at: value,
          data: { type: typeName(value), field },
          help: `write \`${field}:\` with one string`,
          fix: quoteFix(value),
        });
        return;
      }
      const length = [...found.trim()].length;
      if (field !== 'compatibility' || (length > 0 && length <= maxCompatibility)) return;
      report('compatibility', {
        at: value,
        data: { length },
        help:
          length === 0
            ? 'say what the skill needs, or remove the key'
            : 'shorten it; put details into the body',
      });
    }

    function metadata(value: YamlNode): void {
      if (value.type !== 'map') {
        report('metadata', {
          at: value,
          data: { type: typeName(value) },
          clients: clientsDropping('metadata-no-map', config),
          help: 'write `metadata:` with indented `key: "value"` lines',
        });
        return;
      }
      for (const entry of entriesOf(value)) metadataValue(entry);
    }

    function metadataValue({ name, key, value }: YamlEntry): void {
      // `skill/yaml` reports a merge key.
      if (name === null || name === '<<' || stringOf(value) !== undefined) return;
      report('metadataValue', {
        at: isNull(value) ? key : value,
        data: { type: typeName(value), key: name },
        help:
          value.type === 'scalar' && value.raw !== ''
            ? `write \`${quoted(value.raw)}\``
            : 'write a string in quotes',
        fix: quoteFix(value),
      });
    }
  },
});

function quoteFix(value: YamlNode) {
  if (value.type !== 'scalar' || value.value === null || value.aliased) return undefined;
  return {
    kind: 'safe',
    title: 'Quote the value',
    edits: [{ extent: value.extent, text: quoted(value.raw) }],
  } as const;
}
