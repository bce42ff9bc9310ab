import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../src/render/reporters/markdown.ts';
import { rawControl } from '../../support/cli.ts';
import { at, finding, findingsOf, hostile, hostileFinding, path } from '../../support/findings.ts';
import fc, { runs } from '../../support/property.ts';

/** Every node of a text read as GitHub does. */
function nodesOf(markdown: string): Nodes[] {
  const walk = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(walk) : [])];
  return walk(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}

const docs = finding().docs;
const expected = new Set([
  'root',
  'heading',
  'paragraph',
  'text',
  'list',
  'listItem',
  'strong',
  'inlineCode',
  'link',
  'code',
]);

/** What GitHub would act on in the finished page: it looks at text, not at code. */
const references = /@[\w-]|#\d|\bGH-\d|https?:\/\/|www\.|[\w.]@[\w.]/i;

function expectHarmless(markdown: string): void {
  const nodes = nodesOf(markdown);
  expect(nodes.map(({ type }) => type).filter((type) => !expected.has(type))).toEqual([]);
  for (const node of nodes) {
    if (node.type === 'link') expect(node.url).toBe(docs);
    if (node.type === 'strong') expect(node.children).toMatchObject([{ value: 'error' }]);
    if (node.type === 'heading') expect(node.depth).toBeGreaterThan(1);
    if (node.type === 'text') expect(node.value).not.toMatch(references);
    if ('value' in node) expect(node.value.replace(/[\n\u200b]/g, '')).not.toMatch(rawControl);
  }
}

describe('renderMarkdown', () => {
  it('is one line where nothing was found', () => {
    expect(renderMarkdown(findingsOf([], undefined, undefined, 2))).toBe(
      '## Baton\n\nNo findings in 2 records\n',
    );
  });

  it('lists findings by file, with what explains them and what to do', () => {
    const text = 'outcome: complete\n';
    const one = finding({
      at: at(text, 'complete'),
      message: 'Unexpected value `complete`',
      help: 'write:\noutcome: completed',
      related: [{ at: { path: 'other.md', side: 'before' }, message: 'First' }],
    });
    expect(renderMarkdown(findingsOf([one, finding({ severity: 'info', message: 'Note' })], text))).toBe(
      [
        '## Baton',
        '',
        '1 error, 1 note in 1 record',
        '',
        `### \`${path}\``,
        '',
        `- ❌ **error** 1:10: Unexpected value \`complete\` ([\`record/schema\`](${docs}))`,
        '  - First: `other.md` in the version before',
        '',
        '  ```text',
        '  write:',
        '  outcome: completed',
        '  ```',
        '',
        `- ℹ️ **info**: Note ([\`record/schema\`](${docs}))`,
        '',
      ].join('\n'),
    );
  });

  it('lets nothing of a record become markup, a link, a mention or a reference', () => {
    expectHarmless(renderMarkdown(findingsOf([hostileFinding()], hostile)));
    for (const line of hostile.split('\n')) {
      expectHarmless(renderMarkdown(findingsOf([hostileFinding(line)])));
      expectHarmless(
        renderMarkdown(findingsOf([finding({ message: line, at: { path: line, side: 'after' } })])),
      );
    }
  });

  it('does so for any text', () => {
    const parts = [
      '`',
      '``',
      '@me',
      '#1',
      '<b>',
      '[x](y)',
      '|',
      '\n',
      '\n\n',
      '- ',
      '    ',
      '~~~',
      '```',
      'www.a.bc',
      'http://a.bc',
      'a@b.cd',
      '&amp;',
      '\\',
      '*',
      '_',
      '\t',
      '\r',
      ' ',
      'é',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (words) =>
        expectHarmless(renderMarkdown(findingsOf([hostileFinding(words.join(''))]))),
      ),
      { numRuns: runs(100) },
    );
  });
});
