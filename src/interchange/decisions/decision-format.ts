import { guardMarkdown } from '../../records/read/guards.ts';
import { partsOf } from '../markdown-parts.ts';
import { decisionPart } from './decision-parts.ts';

const markdown = /\.(?:md|markdown)$/i;
const inFolder =
  /(?:^|\/)(?:adrs?|agdrs?|decisions?|(?:architecture|architectural)[-_ ]decisions?|decision[-_ ]records?)\/[^/]+$/i;
const named = /(?:^|\/)adr[-_ ]?\d{1,5}[-_. ][^/]*$/i;
const numbered = /(?:^|\/)\d{3,4}[-_ ](?!\d)[^/]+$/;
const around = /^#{1,4} [^\n]*\b(?:context|status|consequences)\b/im;
const statement = /^[ \t>*_]*in the context of\b[\s\S]{0,400}?\bfacing\b/im;
const own = /^schema: *["']?baton\//m;

/**
 * The format of a decision record that its folder, its name or a heading in any language tells, where the words of `recognise` do
 * not.
 *
 * @param name with its folders
 */
export function decisionFormat(name: string, text: string): 'agdr' | 'madr' | undefined {
  if (!markdown.test(name) || own.test(text.slice(0, 1024)) || guardMarkdown(text)) return undefined;
  const parts = partsOf(text.replace(/\r\n?/g, '\n'));
  const title = parts.find(({ depth }) => depth === 1)?.title ?? '';
  if (/(?:^|\/)AgDR-\d[^/]*$/i.test(name) || /^AgDR-\d/i.test(title) || statement.test(text)) return 'agdr';
  const isPlaced =
    inFolder.test(name) ||
    named.test(name) ||
    /^ADR[- ]?\d/i.test(title) ||
    (numbered.test(name) && around.test(text));
  return isPlaced && decisionPart(parts, name) ? 'madr' : undefined;
}
