import { stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldsOf, knownFields, quoted, typeName } from '../../records/kinds/skill/model.ts';
import { clientsDropping, limits, onClients } from '../../records/schema/clients.ts';
import { closestMatch } from '../../text/closest-match.ts';

export default defineRule({
  id: 'skill/description',
  summary: 'A skill has a description of 1 to 1024 characters',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    missing: '`description` is missing',
    misspelt: 'Unexpected key `{key}`, did you mean `description`',
    blank: 'Unexpected empty `description`, expected what the skill does and when to use it',
    type: 'Unexpected {type} as `description`, expected a string',
    length: 'Unexpected `description` of {length} characters, expected at most 1024',
  },
  document({ doc, config, report }) {
    const fields = fieldsOf(doc);
    if (fields === undefined || !doc.frontMatter) return;
    const help = 'add `description:` with what the skill does and when to use it';
    const field = fields.find(({ name }) => name === 'description');
    if (!field) {
      const common = onClients('description-missing', config);
      const near = fields.find(
        ({ name }) =>
          name !== null && !knownFields.includes(name) && closestMatch(name, ['description']) !== undefined,
      );
      const { from } = doc.frontMatter.extent;
      if (!near) return report('missing', { at: { from, to: from + 3 }, ...common, help });
      return report('misspelt', {
        at: near.key,
        data: { key: near.name ?? '' },
        ...common,
        help: 'write `description`, which every skill needs',
        fix: {
          kind: 'suggested',
          title: 'Write `description`',
          edits: [{ extent: near.key.extent, text: 'description' }],
        },
      });
    }
    const node = field.value;
    const text = stringOf(node);
    if (text?.trim() === '' || (node.type === 'scalar' && node.value === null)) {
      return report('blank', { at: field, clients: clientsDropping('description-blank', config), help });
    }
    if (text === undefined) {
      const scalar = node.type === 'scalar' ? node : undefined;
      return report('type', {
        at: node,
        data: { type: typeName(node) },
        clients: clientsDropping(scalar ? 'description-scalar' : 'description-collection', config),
        help: 'write one string; a long one as a block below `description: >`',
        fix: scalar && {
          kind: 'safe',
          title: 'Quote the description',
          edits: [{ extent: scalar.extent, text: quoted(scalar.raw) }],
        },
      });
    }
    const length = [...text.trim()].length;
    const over = length - limits.description.value;
    if (over <= 0) return;
    const cut = limits.claudeCodeListing.value;
    const isCut = length > cut && (config.clients?.includes('claude-code') ?? true);
    report('length', {
      at: node,
      data: { length },
      ...onClients('description-long', config),
      help: `shorten it by ${over} characters; put details into the body${isCut ? ` (Claude Code cuts it at ${cut})` : ''}`,
    });
  },
});
