import type { Checkbox, Fence, Link, MarkdownDocument, MetadataField, Section } from '../../core/document.ts';
import { parseFullMarkdown } from './full.ts';
import { type PlainMarkdown, parsePlainMarkdown } from './plain.ts';

/**
 * Reads a markdown text with remark into the parts that records are made of, with their places in the file.
 *
 * @param file the whole file, front matter and BOM included
 * @returns its parts; where the text would take remark too long, none and one problem
 */
export function parseMarkdown(file: string): MarkdownDocument {
  const plain = parsePlainMarkdown(file);
  return plain === undefined ? parseFullMarkdown(file) : new ScannedMarkdown(file, plain);
}

/** What a scan of the lines found. A class: see `ReadRecord`. */
class ScannedMarkdown implements MarkdownDocument {
  readonly sections: readonly Section[];
  readonly fences: readonly Fence[];
  readonly checkboxes: readonly Checkbox[];
  readonly fields: readonly MetadataField[];
  readonly comments = [];
  readonly problems = [];
  readonly #file: string;
  #links: readonly Link[] | undefined;

  constructor(file: string, { sections, fences, checkboxes, fields }: PlainMarkdown) {
    this.#file = file;
    this.sections = sections;
    this.fences = fences;
    this.checkboxes = checkboxes;
    this.fields = fields;
  }

  /** Only skills ask for them, and no scan of lines finds them. */
  get links(): readonly Link[] {
    this.#links ??= parseFullMarkdown(this.#file).links;
    return this.#links;
  }
}
