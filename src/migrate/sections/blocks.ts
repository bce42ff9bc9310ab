import type { Delete, InlineCode, Link, ListItem, Nodes, Paragraph, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Extent } from '../../core/position.ts';

/** A block of a note as remark sees it; extents are offsets of the whole text. */
export type Block =
  | { readonly type: 'heading'; readonly depth: number; readonly text: string; readonly extent: Extent }
  | { readonly type: 'paragraph'; readonly extent: Extent; readonly bold: boolean; readonly italic: boolean }
  | {
      readonly type: 'list';
      readonly extent: Extent;
      readonly ordered: boolean;
      readonly items: readonly Item[];
    }
  | { readonly type: 'table'; readonly extent: Extent; readonly header: Row; readonly rows: readonly Row[] }
  | { readonly type: 'fence'; readonly extent: Extent; readonly lang: string; readonly value: Extent }
  | {
      readonly type: 'quote';
      readonly extent: Extent;
      readonly blocks: readonly Block[];
      /** Whether its last line names who says it. */
      readonly isSigned: boolean;
      /** Whether it opens with a mark of a warning. */
      readonly isWarning: boolean;
    }
  | { readonly type: 'front-matter'; readonly extent: Extent; readonly value: Extent }
  | { readonly type: 'break'; readonly extent: Extent }
  | { readonly type: 'other'; readonly extent: Extent };

/** One entry of a list: its own text (the first paragraph) and what is nested in it. */
export interface Item {
  /** From its text to the end of all it holds: the marker and the box are not part. */
  readonly extent: Extent;
  readonly own: Extent;
  /** Undefined without a box. */
  readonly checked: boolean | undefined;
  readonly struck: boolean;
  /** Whether all of its own text is bold. */
  readonly bold: boolean;
  readonly italic: boolean;
  readonly blocks: readonly Block[];
}

export interface Row {
  readonly extent: Extent;
  readonly cells: readonly { readonly extent: Extent; readonly text: string }[];
  readonly struck: boolean;
}

/** A stretch of text with its own meaning, in the order of the note. */
export interface Inline {
  readonly type: 'code' | 'link' | 'struck';
  readonly extent: Extent;
  /** What a code span says, where a link goes; empty for struck text. */
  readonly value: string;
}

export interface NoteBlocks {
  readonly blocks: readonly Block[];
  readonly inlines: readonly Inline[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .use(remarkGfm, { singleTilde: false })
  .freeze();

/** Reads the blocks of a note with remark and GFM (migration, item 1). `file` has passed `guardMarkdown`. */
export function readBlocks(file: string): NoteBlocks {
  const bom = file.startsWith('\uFEFF') ? 1 : 0; // remark drops it, and all its offsets with it
  return new BlockReader(file, bom).read(processor.parse(file.slice(bom)));
}

class BlockReader {
  readonly #file: string;
  readonly #bom: number;
  readonly #inlines: Inline[] = [];

  constructor(file: string, bom: number) {
    this.#file = file;
    this.#bom = bom;
  }

  read(root: Root): NoteBlocks {
    const blocks = this.#blocks(root.children);
    return { blocks, inlines: this.#inlines.sort((a, b) => a.extent.from - b.extent.from) };
  }

  #blocks(nodes: readonly Nodes[]): Block[] {
    return nodes.map((node) => this.#block(node));
  }

  #block(node: Nodes): Block {
    const extent = this.#extent(node);
    switch (node.type) {
      case 'heading':
        this.#inline(node);
        return { type: 'heading', depth: node.depth, text: textOf(node).trim(), extent };
      case 'paragraph':
        this.#inline(node);
        return { type: 'paragraph', extent, bold: isAll(node, 'strong'), italic: isAll(node, 'emphasis') };
      case 'list': {
        const items = node.children.map((item) => this.#item(item));
        return { type: 'list', extent, ordered: node.ordered === true, items };
      }
      case 'table':
        return this.#table(node, extent);
      case 'code':
        return { type: 'fence', extent, lang: node.lang ?? '', value: this.#inner(extent) };
      case 'blockquote':
        return quoteOf(this.#file, extent, this.#blocks(node.children));
      case 'yaml':
        return { type: 'front-matter', extent, value: this.#inner(extent) };
      case 'thematicBreak':
        return { type: 'break', extent };
      default:
        return { type: 'other', extent };
    }
  }

  #item(item: ListItem): Item {
    const [first, ...rest] = item.children;
    const whole = this.#extent(item);
    if (first?.type !== 'paragraph') {
      const from = first ? this.#extent(first).from : whole.to;
      const blocks = this.#blocks(item.children);
      const empty = { checked: item.checked ?? undefined, struck: false, bold: false, italic: false };
      return { extent: { from, to: whole.to }, own: { from, to: from }, ...empty, blocks };
    }
    this.#inline(first);
    const own = this.#withoutBox(this.#extent(first), item.checked);
    return {
      extent: { from: own.from, to: whole.to },
      own,
      checked: item.checked ?? undefined,
      struck: startsStruck(first),
      bold: isAll(first, 'strong'),
      italic: isAll(first, 'emphasis'),
      blocks: this.#blocks(rest),
    };
  }

  /** Remark leaves the box in the place of a paragraph that opens with emphasis, code or a link. */
  #withoutBox({ from, to }: Extent, checked: boolean | null | undefined): Extent {
    if (typeof checked !== 'boolean') return { from, to };
    const box = /^\[[ \txX]\]\s+/.exec(this.#file.slice(from, Math.min(to, from + 16)))?.[0].length ?? 0;
    return { from: from + box, to };
  }

  #table(table: Table, extent: Extent): Block {
    const rows = table.children.map((row): Row => {
      const cells = row.children.map((cell) => {
        this.#inline(cell);
        const [first, last] = [cell.children[0], cell.children.at(-1)];
        const inner =
          first && last ? { from: this.#extent(first).from, to: this.#extent(last).to } : undefined;
        return { extent: inner ?? this.#extent(cell), text: textOf(cell).trim() };
      });
      const struck = row.children.some(
        (cell) => cell.children[0]?.type === 'delete' && cell.children.length === 1,
      );
      return { extent: this.#extent(row), cells, struck };
    });
    const [header = { extent, cells: [], struck: false }, ...body] = rows;
    return { type: 'table', extent, header, rows: body };
  }

  /** The lines between the first and the last of a fence; of indented code all. */
  #inner({ from, to }: Extent): Extent {
    const source = this.#file.slice(from, to);
    if (!/^(?:`{3}|~{3}|---|\+\+\+)/.test(source)) return { from, to };
    const start = source.indexOf('\n') + 1 || source.length;
    const end = source.lastIndexOf('\n');
    const closed = /^[ \t>]*(?:`{3,}|~{3,}|-{3}|\+{3})[ \t\r]*$/.test(source.slice(end + 1));
    return {
      from: from + start,
      to: closed && end >= start ? from + end : Math.max(from + start, closed ? from + start : to),
    };
  }

  #inline(node: Nodes): void {
    if (node.type === 'inlineCode' || node.type === 'link' || node.type === 'delete') this.#keep(node);
    if ('children' in node) for (const child of node.children) this.#inline(child);
  }

  #keep(node: InlineCode | Link | Delete): void {
    const extent = this.#extent(node);
    if (node.type === 'inlineCode') this.#inlines.push({ type: 'code', extent, value: node.value });
    else if (node.type === 'link') this.#inlines.push({ type: 'link', extent, value: node.url });
    else this.#inlines.push({ type: 'struck', extent, value: '' });
  }

  #extent(node: Nodes): Extent {
    return {
      from: (node.position?.start.offset ?? 0) + this.#bom,
      to: (node.position?.end.offset ?? 0) + this.#bom,
    };
  }
}

/** Whether all of a paragraph is one kind of emphasis; a colon, an emoji or spaces may be outside. */
function isAll(paragraph: Paragraph, type: 'strong' | 'emphasis'): boolean {
  const inside = paragraph.children.filter((child) => child.type === type);
  const outside = paragraph.children.filter((child) => child.type !== type);
  return inside.length === 1 && outside.every((child) => !/[\p{L}\p{N}]/u.test(textOf(child)));
}

/** Text that begins struck, an emoji or a number before it, is over as a whole. */
function startsStruck(paragraph: Paragraph): boolean {
  const first = paragraph.children.find((child) => /[\p{L}]/u.test(textOf(child)));
  return first?.type === 'delete' || (first?.type === 'strong' && first.children[0]?.type === 'delete');
}

const alert = /^\[!([A-Za-z]+)\][ \t]*(?:\r?\n[ \t>]*)?/;
/** Marks of warnings, as GitHub has them. */
const warnings: ReadonlySet<string> = new Set(['warning', 'caution']);
/** `— Ben, ops` in a line of its own. */
const signature = /(?:^|\n)[ \t>]*(?:—|–|--)[ \t]*\p{L}[^\n.!?。]{1,40}\s*$/u;

/** A block that quotes, without the mark that opens it and the name that signs it. */
function quoteOf(text: string, extent: Extent, blocks: readonly Block[]): Block {
  const mark = alert.exec(paragraphText(text, blocks[0]))?.[0] ?? '';
  const name = signature.exec(paragraphText(text, blocks.at(-1)))?.[0] ?? '';
  const inner = blocks.flatMap((block, index): Block[] => {
    if (block.type !== 'paragraph') return [block];
    const from = block.extent.from + (index === 0 ? mark.length : 0);
    const to = block.extent.to - (index === blocks.length - 1 ? name.length : 0);
    return text.slice(from, to).trim() === '' ? [] : [{ ...block, extent: { from, to } }];
  });
  return {
    type: 'quote',
    extent,
    blocks: inner,
    isSigned: name !== '',
    isWarning: warnings.has((/\w+/.exec(mark)?.[0] ?? '').toLowerCase()),
  };
}

/** The text of a paragraph; empty for any other block. */
export function paragraphText(text: string, block: Block | undefined): string {
  return block?.type === 'paragraph' ? text.slice(block.extent.from, block.extent.to) : '';
}
