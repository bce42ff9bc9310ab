import type {
  Code,
  Heading as HeadingNode,
  Html,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Root,
  Table,
} from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { Checkbox, Fence, Link, MarkdownDocument, MetadataField, Section } from '../../core/document.ts';
import type { Extent } from '../../core/position.ts';
import { guardMarkdown } from '../read/guards.ts';
import { mapFenceLines } from './fence-lines.ts';
import { fieldOf } from './field.ts';

/** The parts of GitHub's markdown that records use; the rest (autolinks, footnotes) would cost time for nothing. */
function gfmTablesAndTasks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable(), gfmTaskListItem()];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ];
}

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(gfmTablesAndTasks).freeze();

/** The tree of remark for a text without front matter; undefined if it would take too long. */
export function markdownTree(text: string): Root | undefined {
  return guardMarkdown(text) ? undefined : processor.parse(text);
}

/** What `parseMarkdown` reads, by remark alone, whatever the text. */
export function parseFullMarkdown(file: string): MarkdownDocument {
  const bom = file.startsWith('\uFEFF') ? 1 : 0; // remark drops it, and all its offsets with it
  const text = file.slice(bom);
  const problem = guardMarkdown(text);
  if (problem) {
    const extent = { from: problem.extent.from + bom, to: problem.extent.to + bom };
    return { ...nothing, problems: [{ ...problem, extent }] };
  }
  const reader = new Reader(file, bom);
  reader.readRoot(processor.parse(text));
  return reader.result();
}

const nothing: MarkdownDocument = {
  sections: [],
  fences: [],
  checkboxes: [],
  fields: [],
  links: [],
  comments: [],
  problems: [],
};

class Reader {
  readonly #file: string;
  readonly #bom: number;
  readonly #headings: { heading: Section['heading']; bodyFrom: number }[] = [];
  readonly #fences: Fence[] = [];
  readonly #checkboxes: Checkbox[] = [];
  readonly #fields: MetadataField[] = [];
  readonly #fieldStarts = new Set<number>();
  readonly #links: Link[] = [];
  readonly #comments: Extent[] = [];
  readonly #ends: number[] = [];

  constructor(file: string, bom: number) {
    this.#file = file;
    this.#bom = bom;
  }

  readRoot(root: Root): void {
    const first = root.children[0];
    this.#headings.push({
      heading: undefined,
      bodyFrom: first?.type === 'yaml' ? this.#extent(first).to : this.#bom,
    });
    for (const child of root.children) {
      if (child.type === 'heading') this.#heading(child);
      this.#walk(child);
    }
    this.#ends.push(this.#file.length);
  }

  result(): MarkdownDocument {
    const sections = this.#headings.map(({ heading, bodyFrom }, index) => ({
      heading,
      body: { from: bodyFrom, to: Math.max(bodyFrom, this.#ends[index] ?? this.#file.length) },
    }));
    return {
      sections,
      fences: this.#fences,
      checkboxes: inOrder(this.#checkboxes),
      fields: inOrder(this.#fields),
      links: this.#links,
      comments: this.#comments,
      problems: [],
    };
  }

  get #section(): number {
    return this.#headings.length - 1;
  }

  #heading(node: HeadingNode): void {
    const extent = this.#extent(node);
    this.#ends.push(extent.from);
    const lineEnd = this.#file.indexOf('\n', extent.to);
    this.#headings.push({
      heading: { depth: node.depth, text: textOf(node).trim(), extent },
      bodyFrom: lineEnd === -1 ? this.#file.length : lineEnd + 1,
    });
  }

  /** Depth is bounded by the guard's cap on nested containers. */
  #walk(node: Nodes): void {
    if (node.type === 'code') this.#code(node);
    else if (node.type === 'html') this.#html(node);
    else if (node.type === 'list') this.#list(node);
    else if (node.type === 'table') this.#table(node);
    else if (node.type === 'paragraph') this.#paragraph(node);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      this.#links.push({ url: node.url, extent: this.#extent(node) });
    }
    if ('children' in node) for (const child of node.children) this.#walk(child);
  }

  #code(node: Code): void {
    const extent = this.#extent(node);
    const first = this.#file[extent.from];
    if (first !== '`' && first !== '~') return; // indented code
    this.#fences.push({
      lang: node.lang ?? '',
      meta: node.meta ?? '',
      value: node.value,
      extent,
      toFile: mapFenceLines(this.#file, extent, node.value),
      section: this.#section,
    });
  }

  #html(node: Html): void {
    const { from } = this.#extent(node);
    const source = this.#source(node);
    // No regular expression: one would look for the end anew from each of many openings.
    for (let open = source.indexOf('<!--'); open !== -1; ) {
      const close = source.indexOf('-->', open + 4);
      if (close === -1) return;
      this.#comments.push({ from: from + open, to: from + close + 3 });
      open = source.indexOf('<!--', close + 3);
    }
  }

  #list(list: List): void {
    for (const item of list.children) {
      if (typeof item.checked === 'boolean') this.#checkbox(item, item.checked);
      const paragraph = item.children[0];
      if (paragraph?.type !== 'paragraph') continue;
      const { from } = this.#extent(paragraph);
      const line = this.#source(paragraph).split(/\r?\n/, 1)[0] ?? '';
      this.#field(line, from, false);
    }
  }

  #checkbox(item: ListItem, checked: boolean): void {
    const text = textOf(item.children[0] ?? item).trim();
    this.#checkboxes.push({ checked, text, extent: this.#firstLine(item), section: this.#section });
  }

  #paragraph(paragraph: Paragraph): void {
    let { from } = this.#extent(paragraph);
    for (const line of this.#source(paragraph).split('\n')) {
      this.#field(line.replace(/\r$/, ''), from, true);
      from += line.length + 1;
    }
  }

  /** Outside a list only a bold key makes a line a field: prose holds colons too. */
  #field(line: string, from: number, boldOnly: boolean): void {
    if (this.#fieldStarts.has(from)) return;
    const field = fieldOf(line, from, boldOnly);
    if (!field) return;
    this.#fieldStarts.add(from);
    this.#fields.push({ ...field, section: this.#section });
  }

  #table(table: Table): void {
    if (table.children[0]?.children.length !== 2) return;
    // The header is a row too: a table may be written without a true one, and `Field | Value` names no field of ours.
    for (const row of table.children) {
      const [key, value] = row.children;
      if (!key || !value) continue;
      const inner = value.children.length > 0 ? this.#between(value) : undefined;
      const extent = this.#extent(row);
      this.#fields.push({
        key: textOf(key).trim(),
        value: textOf(value).trim(),
        extent,
        valueExtent: inner ?? this.#extent(value),
        section: this.#section,
      });
    }
  }

  #between(node: { children: readonly Nodes[] }): Extent | undefined {
    const first = node.children[0];
    const last = node.children.at(-1);
    if (!first || !last) return undefined;
    return { from: this.#extent(first).from, to: this.#extent(last).to };
  }

  #firstLine(node: Nodes): Extent {
    const { from, to } = this.#extent(node);
    const end = this.#file.indexOf('\n', from);
    const limit = end === -1 || end > to ? to : end;
    return { from, to: this.#file[limit - 1] === '\r' ? limit - 1 : limit };
  }

  #source(node: Nodes): string {
    const { from, to } = this.#extent(node);
    return this.#file.slice(from, to);
  }

  #extent(node: Nodes): Extent {
    return {
      from: (node.position?.start.offset ?? 0) + this.#bom,
      to: (node.position?.end.offset ?? 0) + this.#bom,
    };
  }
}

/** A list is read before what its items hold. */
function inOrder<T extends { readonly extent: Extent }>(parts: readonly T[]): T[] {
  return [...parts].sort((a, b) => a.extent.from - b.extent.from);
}
