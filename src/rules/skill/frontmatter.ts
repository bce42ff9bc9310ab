import type { Fix } from '../../core/diagnostic.ts';
import type { ReadProblem } from '../../core/document.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldsOf } from '../../records/kinds/skill/model.ts';
import { findFrontMatter } from '../../records/read/front-matter.ts';
import { maxBytes } from '../../records/read/guards.ts';
import { clientsDropping } from '../../records/schema/clients.ts';

/** The size of front matter, in bytes, that every client is known to accept. */
const softLimit = 65_536;
const unread: ReadonlySet<ReadProblem['code']> = new Set(['too-large', 'encoding', 'unreadable']);

export default defineRule({
  id: 'skill/frontmatter',
  summary: 'A skill begins with front matter that every client finds',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    missing: 'Front matter is missing, expected `---` on line 1',
    toml: 'Unexpected TOML front matter, expected YAML between `---` lines',
    language: 'Unexpected `{language}` after the opening `---`, expected nothing',
    notFirst: 'Unexpected front matter on line {line}, expected it at the first byte of the file',
    carriageReturn: 'Unexpected lone carriage returns, expected LF or CRLF: the file is one single line',
    unclosed: 'Front matter is not closed, expected a line `---` at column 1',
    dots: 'Unexpected `...`, expected `---` to close the front matter',
    notMap: 'Unexpected {what} as front matter, expected keys and values',
    bom: { text: 'Unexpected byte order mark before the front matter', severity: 'warning' },
    blanks: { text: 'Unexpected spaces after the opening `---`', severity: 'warning' },
    size: { text: 'Unexpected {what} of {bytes} bytes, expected at most {limit}', severity: 'warning' },
  },
  document({ doc, config, report }) {
    if (doc.problems.some(({ code }) => code === 'too-large')) {
      report('size', {
        severity: 'error',
        data: { what: 'file', bytes: doc.size, limit: maxBytes },
        help: 'move parts of it into other files and link to them; a file this large is not read',
      });
    }
    // `skill/characters` reports a file that is not text.
    if (doc.text.includes('\0') || doc.problems.some(({ code }) => unread.has(code))) return;
    const place = findFrontMatter(doc.text);
    const example = `begin the file with:\n---\nname: ${doc.id === '' ? 'my-skill' : doc.id}\ndescription: What it does, and when to use it\n---`;
    if (!place.found) {
      const { reason, extent: at } = place;
      const common = { at, clients: clientsDropping('no-front-matter', config) };
      const edit = (title: string, from: number, to: number, text: string, kind: Fix['kind']): Fix => ({
        kind,
        title,
        edits: [{ extent: { from, to }, text }],
      });
      switch (reason) {
        case 'toml':
          return report('toml', { ...common, help: `no client reads TOML; ${example}` });
        case 'language': {
          const language = doc.text.slice(at.from + 3, at.to).trim();
          const yaml = /^ya?ml$/i.test(language);
          return report('language', {
            ...common,
            data: { language },
            help: 'write a bare `---`; front matter is YAML only, and Baton never runs code in it',
            fix: yaml ? edit(`Remove \`${language}\``, at.from + 3, at.to, '', 'suggested') : undefined,
          });
        }
        case 'not-first': {
          const blank = doc.text.slice(0, at.from).trim() === '';
          return report('notFirst', {
            ...common,
            data: { line: doc.lines.point(at.from).line },
            help: blank
              ? 'remove the blank lines before it'
              : 'move the text before it below the closing `---`',
            fix: blank ? edit('Remove the blank lines', 0, at.from, '', 'safe') : undefined,
          });
        }
        case 'lone-cr':
          return report('carriageReturn', { ...common, help: 'save the file with LF line ends' });
        case 'dots':
          return report('dots', {
            ...common,
            help: 'write `---`',
            fix: edit('Close with `---`', at.from, at.to, '---', 'suggested'),
          });
        case 'unclosed':
          return report('unclosed', { ...common, help: 'add a line `---` below the last key, at column 1' });
        default:
          return report('missing', { ...common, help: example });
      }
    }
    if (place.bom) {
      report('bom', {
        at: { from: 0, to: 1 },
        clients: clientsDropping('bom', config),
        help: 'save the file as UTF-8 without a byte order mark',
        fix: {
          kind: 'safe',
          title: 'Remove the byte order mark',
          edits: [{ extent: { from: 0, to: 1 }, text: '' }],
        },
      });
    }
    if (place.openingBlanks) {
      report('blanks', {
        at: place.openingBlanks,
        clients: clientsDropping('opening-blanks', config),
        help: 'remove them',
        fix: { kind: 'safe', title: 'Remove the spaces', edits: [{ extent: place.openingBlanks, text: '' }] },
      });
    }
    const bytes = utf8Length(doc.text.slice(place.content.from, place.content.to));
    if (bytes > softLimit) {
      report('size', {
        at: { from: place.extent.from, to: place.extent.from + 3 },
        data: { what: 'front matter', bytes, limit: softLimit },
        help: 'move long values into the body or into other files',
      });
    }
    const root = doc.frontMatter?.yaml.root;
    if (doc.problems.length === 0 && root !== undefined && fieldsOf(doc) === undefined) {
      const { line } = doc.lines.point(root.extent.from);
      report('notMap', {
        at: { from: doc.lines.lineStart(line), to: doc.text.indexOf('\n', root.extent.from) },
        data: { what: root.type === 'seq' ? 'list' : 'single value' },
        clients: clientsDropping('front-matter-not-a-map', config),
        help: example,
      });
    }
  },
});

function utf8Length(text: string): number {
  return text.length * 3 <= softLimit ? text.length : new TextEncoder().encode(text).length;
}
