import type { MarkdownDocument } from '../../core/document.ts';
import { parseFullMarkdown } from './full.ts';
import { parsePlainMarkdown } from './plain.ts';

/**
 * Reads a markdown text with remark into the parts that records are made of, with their places in the file.
 *
 * @param file the whole file, front matter and BOM included
 * @returns its parts; where the text would take remark too long, none and one problem
 */
export function parseMarkdown(file: string): MarkdownDocument {
  const plain = parsePlainMarkdown(file);
  if (plain === undefined) return parseFullMarkdown(file);
  let full: MarkdownDocument | undefined;
  return {
    ...plain,
    // Only skills ask for links, which no scan of lines finds.
    get links() {
      full ??= parseFullMarkdown(file);
      return full.links;
    },
    comments: [],
    problems: [],
  };
}
