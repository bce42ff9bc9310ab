import { type Document, recordKinds } from '../../core/document.ts';
import { type Extent, LineIndex } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldAt } from '../../records/yaml/field-at.ts';

export default defineRule({
  id: 'privacy/secret',
  summary: 'A record contains no key, token or password',
  kinds: recordKinds,
  severity: 'error',
  seed: false,
  messages: {
    found: 'Unexpected {name}, a record is read by everybody who has the repository',
  },
  document({ doc, secrets = [], report }) {
    for (const { extent, name } of secrets) {
      const field = doc.kind === 'skill' ? undefined : fieldAt(doc, extent);
      const remedy =
        field === undefined
          ? byHand(doc, extent)
          : `run \`baton redact ${word(doc.path)} --field ${word(field)} --reason …\``;
      report('found', { at: extent, data: { name }, help: `revoke it where it was issued, then ${remedy}` });
    }
  },
});

/** Prose may be edited until it is committed; then the rules about history accept its redaction only. */
function byHand(doc: Document, extent: Extent): string {
  const isProse =
    doc.markdown && doc.data && doc.kind !== 'skill' && extent.from >= (doc.frontMatter?.extent.to ?? 0);
  if (!isProse) return 'remove it from the text';
  const { start, end } = new LineIndex(doc.text).span(extent);
  const command = (place: string) => `\`baton redact ${word(doc.path)} --line ${place} --reason …\``;
  const taken =
    start.line === end.line
      ? command(`${start.line}:${start.column}-${end.column - 1}`)
      : `${command(String(start.line))}, and so for each line to ${end.line}`;
  return `remove it from the text; where it is committed, run ${taken}`;
}

/** One word for the shell. */
function word(text: string): string {
  return /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
