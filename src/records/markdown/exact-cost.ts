import type { Nodes } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Construct, State } from 'micromark-util-types';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { findFrontMatter } from '../read/front-matter.ts';
import { costOf, countDelimiters } from './cost.ts';

/** Takes the rest of a line of text unread, so that no delimiter is matched and nothing has to be merged. */
const restOfLine: Construct = {
  tokenize(effects, ok) {
    const inside: State = (code) => {
      if (code === null || code < -2) {
        effects.exit('chunkText');
        return ok(code);
      }
      effects.consume(code);
      return inside;
    };
    return (code) => {
      effects.enter('chunkText');
      return inside(code);
    };
  },
};

function blocksOnly(this: Processor): void {
  const data = this.data();
  const text = [
    ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape'],
    ...['htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'],
  ];
  const delimiters = Object.fromEntries([...'!&*<[\\]_`'].map((char) => [char.charCodeAt(0), restOfLine]));
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmTable(),
    { text: delimiters, disable: { null: text } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

const blockReader = unified().use(remarkParse).use(blocksOnly).freeze();

/** The cost of a text's paragraphs, headings and table cells as remark sees them. Needs a bounded `blocks` cost. */
export function exactTextCost(text: string): number {
  const place = findFrontMatter(text);
  const body = place.found ? text.slice(place.content.to) : text;
  const costUnder = (node: Nodes): number => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      return costOf(countDelimiters(body.slice(node.position?.start.offset, node.position?.end.offset)));
    }
    return 'children' in node ? node.children.reduce((sum, child) => sum + costUnder(child), 0) : 0;
  };
  return costUnder(blockReader.parse(body));
}
