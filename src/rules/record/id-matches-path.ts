import type { Document, RecordKind } from '../../core/document.ts';
import { nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { recordName } from '../../core/record-name.ts';
import { defineRule } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { isTemplateText } from '../../records/kinds/placeholder.ts';
import { kindAt } from '../../records/record-paths.ts';

const idCharacters = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export default defineRule({
  id: 'record/id-matches-path',
  summary: 'The name of a record’s file is its id, and its folder is that of its kind',
  kinds: recordKindsButSkill,
  severity: 'error',
  seed: false,
  messages: {
    name: 'Unexpected id `{id}`, expected `{name}` as the {what} says',
    task: 'Unexpected id `{id}`, expected the file name to be `{id}` or to begin with `{id}-`',
    characters:
      'Unexpected characters in the id `{id}`, expected letters, digits, `.`, `_` and `-` after a letter or digit',
    place: 'Unexpected `{kind}` record at the path of a `{place}`',
  },
  document({ doc, report }) {
    const marker = nodeAt(doc.frontMatter?.yaml.root ?? doc.data, 'schema');
    const place = kindAt(doc);
    if (place !== undefined && place !== doc.kind && doc.problems.length === 0) {
      const help = `move it to ${homes[doc.kind]}, or write \`schema: baton/${place}@1\` and the keys of a ${place}`;
      report('place', { at: marker ?? { from: 0, to: 0 }, data: { kind: doc.kind, place }, help });
      return;
    }
    const stated = statedId(doc);
    if (!stated || isTemplateText(stated.id)) return;
    const { id, at } = stated;
    const name = recordName(doc.kind, doc.path);
    const data = { id, name, what: doc.kind === 'thread' ? 'folder' : 'file name' };
    if (!idCharacters.test(id))
      report('characters', { at, data: { id }, actual: id, help: 'write an id such as `task-005`' });
    else if (doc.kind === 'task') {
      if (name === id || name.startsWith(`${id}-`)) return;
      report('task', {
        at,
        data: { id },
        actual: id,
        help: `rename the file to \`${id}.md\`, or correct the heading`,
      });
    } else if (name !== id) {
      const help = `rename the ${data.what.replace(' name', '')} to \`${id}\`, or write \`${name}\``;
      report('name', { at, data, actual: id, expected: [name], help });
    }
  },
});

const homes: Readonly<Record<RecordKind, string>> = {
  session: '`sessions/<id>.md`',
  thread: '`threads/<id>/thread.md`',
  decision: '`threads/<thread>/<id>.md`',
  resume: '`threads/<thread>/<id>.yaml`',
  handoff: '`handoffs/<id>.yaml`',
  ack: '`handoffs/<id>.ack.yaml`',
  task: '`tasks/<id>.md`',
  skill: '`skills/<name>/SKILL.md`',
};

/** The id in the record itself. The id of an acknowledgement is the payload that it acknowledges; a payload has none. */
function statedId(doc: Document): { id: string; at: YamlNode | { from: number; to: number } } | undefined {
  if (doc.kind === 'task') {
    return doc.id === undefined || doc.idExtent === undefined ? undefined : { id: doc.id, at: doc.idExtent };
  }
  const key = doc.kind === 'session' ? 'session_id' : doc.kind === 'ack' ? 'handoff' : 'id';
  const node = nodeAt(doc.data, key);
  const id = stringOf(node);
  return node === undefined || id === undefined || doc.kind === 'handoff' ? undefined : { id, at: node };
}
