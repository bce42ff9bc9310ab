import { recordKinds } from '../../core/document.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldAt } from '../../records/field-at.ts';

export default defineRule({
  id: 'privacy/secret',
  summary: 'A record holds no key, token or password',
  kinds: recordKinds,
  severity: 'error',
  seed: false,
  messages: {
    found: 'Unexpected {name}, a record is read by everybody who has the repository',
  },
  document({ doc, secrets = [], report }) {
    for (const { extent, name } of secrets) {
      const field = doc.kind === 'skill' ? undefined : fieldAt(doc, extent);
      const mend =
        field === undefined
          ? 'take it out of the text; where it is a value of the YAML, `baton redact` does'
          : `run \`baton redact ${word(doc.path)} --field ${word(field)} --reason …\``;
      report('found', { at: extent, data: { name }, help: `revoke it where it was issued, then ${mend}` });
    }
  },
});

/** One word of a shell. */
function word(text: string): string {
  return /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
