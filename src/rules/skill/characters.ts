import { defineRule } from '../../core/rule.ts';
import { scalarsOf } from '../../records/kinds/skill/model.ts';
import { clientsDropping } from '../../records/schema/clients.ts';
import { shorten } from '../../text/shorten.ts';

const control = '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ufffe\\uffff]';
/** Embeddings, overrides and isolates; the plain marks belong to ordinary Arabic and Hebrew. */
const bidi = '[\\u202a-\\u202e\\u2066-\\u2069]';
/**
 * Tag characters, which models read and no editor shows. After a black flag and up to the closing tag they make the
 * flag of a region.
 */
const tags = /(?:\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|([\u{e0000}-\u{e007f}]+)/gu;

export default defineRule({
  id: 'skill/characters',
  summary: 'A skill is UTF-8 text without characters that hide what it says',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    raw: '{problem}',
    tags: 'Unexpected invisible {what}, which a model reads and no editor shows',
    body: {
      text: 'Unexpected control character {code} in the body, expected printable text',
      severity: 'warning',
    },
    bidi: {
      text: 'Unexpected direction control {code}, which shows text in another order than it is stored',
      severity: 'warning',
    },
    escaped: { text: 'Unexpected escaped {code} in the value', severity: 'warning' },
  },
  document({ doc, config, report }) {
    const encoding = doc.problems.find(({ code }) => code === 'encoding' || code === 'unreadable');
    if (encoding?.code === 'unreadable') {
      report('raw', { data: { problem: encoding.message }, help: 'put a regular text file there' });
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
      // Clients parse only the front matter.
      const isBody = !doc.frontMatter || match.index >= doc.frontMatter.extent.to;
      if (isBody && character !== '\0') {
        report('body', { at, data: { code }, help: 'remove it, or write its name' });
        continue;
      }
      report('raw', {
        at,
        data: { problem: `Unexpected control character ${code}, expected printable text` },
        ...(isBody ? {} : { clients: clientsDropping('control-character', config) }),
        help:
          character === '\0'
            ? 'remove it; a file full of it is UTF-16 and must be saved as UTF-8'
            : 'remove it',
      });
    }
    for (const { 0: run, 1: hidden, index } of doc.text.matchAll(tags)) {
      if (hidden === undefined) continue;
      report('tags', {
        at: { from: index, to: index + run.length },
        data: { what: `text ${spelt(hidden)}` },
        help: 'remove it, and ask who put it there: readers cannot see this instruction',
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

/** The text that tag characters spell, and how many there are. */
function spelt(run: string): string {
  const codes = [...run].map((one) => (one.codePointAt(0) ?? 0) - 0xe0000);
  const text = codes
    .flatMap((code) => (code >= 0x20 && code < 0x7f ? [String.fromCharCode(code)] : []))
    .join('');
  const count = `${codes.length} tag ${codes.length === 1 ? 'character' : 'characters'}`;
  return text.trim() === '' ? `of ${count}` : `\`${shorten(text, 60).replaceAll('`', "'")}\` of ${count}`;
}
