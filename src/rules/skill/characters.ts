import { defineRule } from '../../core/rule.ts';
import { clientsDropping } from '../../records/clients.ts';
import { scalarsOf } from '../../records/kinds/skill.ts';

const control = '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ufffe\\uffff]';
/** Embeddings, overrides and isolates; the plain marks belong to ordinary Arabic and Hebrew. */
const bidi = '[\\u202a-\\u202e\\u2066-\\u2069]';

export default defineRule({
  id: 'skill/characters',
  summary: 'A skill is UTF-8 text without characters that hide what it says',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    raw: '{problem}',
    bidi: {
      text: 'Unexpected direction control {code}, which shows text in another order than it is read',
      severity: 'warning',
    },
    escaped: { text: 'Unexpected escaped {code} in the value', severity: 'warning' },
  },
  document({ doc, config, report }) {
    const encoding = doc.problems.find(({ code }) => code === 'encoding' || code === 'unreadable');
    if (encoding?.code === 'unreadable') {
      report('raw', { data: { problem: encoding.message }, help: 'put a regular file of text there' });
      return;
    }
    if (encoding) {
      const utf16 = encoding.message.includes('UTF-16');
      report('raw', {
        at: encoding.extent,
        data: { problem: encoding.message },
        clients: clientsDropping(utf16 ? 'utf16' : 'not-utf8', config),
        help: utf16
          ? 'save the file as UTF-8; PowerShell’s `>` writes UTF-16, `Out-File -Encoding utf8` does not'
          : 'save the file as UTF-8',
      });
      return;
    }
    const seen = new Set<string>();
    for (const match of doc.text.matchAll(new RegExp(`${control}|${bidi}`, 'g'))) {
      const [character] = match;
      if (seen.has(character)) continue;
      seen.add(character);
      const at = { from: match.index, to: match.index + 1 };
      const code = codeOf(character);
      if (new RegExp(bidi).test(character)) {
        report('bidi', { at, data: { code }, help: 'remove it, or escape it inside code' });
        continue;
      }
      report('raw', {
        at,
        data: { problem: `Unexpected control character ${code}, expected printable text` },
        clients: clientsDropping('control-character', config),
        help:
          character === '\0'
            ? 'remove it; a file full of it is UTF-16 and must be saved as UTF-8'
            : 'remove it',
      });
    }
    if (!doc.data) return;
    for (const { node } of scalarsOf(doc.data)) {
      if (node.style !== 'double' || node.aliased || typeof node.value !== 'string') continue;
      const found = [...node.value.matchAll(new RegExp(`${control}|${bidi}`, 'g'))].find(
        ([one]) => !node.raw.includes(one),
      );
      if (found) report('escaped', { at: node, data: { code: codeOf(found[0]) }, help: 'remove the escape' });
    }
  },
});

function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
