import type { Extent } from '../../core/position.ts';
import { namesTrouble } from '../items/words.ts';
import { cutAtMarks, isTyped, linesOf, typedItems } from '../structured/typed-list.ts';
import type { HeadingClass } from '../words/lists.ts';
import { lastSentence, trimmed } from '../words/sentences.ts';
import { plain, type Vocabulary } from '../words/words.ts';
import type { Block, Item, NoteBlocks, Row } from './blocks.ts';
import { holdsItems, neededCoverage, readHeading, readTitle } from './heading-class.ts';
import { isHeadingLine, isLoudLine, isShortLine, numberedHeading, overMark } from './heading-lines.ts';
import { headsSteps, isLabelItem } from './label-items.ts';
import { labelOf, splitLabels } from './labels.ts';
import { emptySection, type Section, type SectionHeading } from './section.ts';

const headed: ReadonlySet<string | undefined> = new Set(['list', 'table', 'fence']);
const depths = { bold: 7, label: 8, item: 9 };

/** Groups the blocks of a note under what heads them: headings, bold lines, labels, items that are labels. */
export function readSections(text: string, note: NoteBlocks, vocabulary: Vocabulary): Section {
  const builder = new SectionBuilder(text, vocabulary, note.blocks);
  builder.add(note.blocks);
  return builder.root;
}

class SectionBuilder {
  readonly root: Section;
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  readonly #title: Block | undefined;
  #current: Section;

  constructor(text: string, vocabulary: Vocabulary, blocks: readonly Block[]) {
    this.#text = text;
    this.#vocabulary = vocabulary;
    this.root = emptySection();
    this.#current = this.root;
    const tops = blocks.filter((block) => block.type === 'heading' && block.depth === 1);
    const first = blocks.find((block) => block.type === 'heading');
    this.#title = tops.length === 1 && tops[0] === first ? first : undefined;
  }

  add(blocks: readonly Block[]): void {
    blocks.forEach((block, index) => {
      const next = blocks[index + 1];
      this.#block(block, next);
    });
  }

  #block(block: Block, next: Block | undefined): void {
    switch (block.type) {
      case 'heading':
        this.#open(block.text, block.extent, block.depth, 'heading', block === this.#title);
        break;
      case 'paragraph':
        cutAtMarks(this.#text, block.extent).forEach((extent, index, parts) => {
          const isLast = index === parts.length - 1;
          this.#paragraph({ ...block, extent }, isLast ? next : block);
        });
        return;
      case 'list':
        if (this.#loudHeadings(block, next)) break;
        block.items.forEach((item, index) => {
          this.#itemAndLabel(item, block.ordered ? index + 1 : undefined);
        });
        this.#closeLabels();
        break;
      case 'table':
        this.#table(block.rows, block.header);
        this.#closeLabels();
        break;
      case 'fence':
        this.#current.units.push({
          type: 'fence',
          extent: block.extent,
          value: block.value,
          lang: block.lang,
        });
        this.#closeLabels();
        break;
      case 'break':
        this.#closeFrom(depths.bold);
        break;
      case 'quote':
        this.add(block.blocks);
        break;
      default:
        break;
    }
  }

  /** `2. WHAT I DID` is a list of one entry to markdown, and heads what follows to people who write no markdown. */
  #loudHeadings(block: Extract<Block, { type: 'list' }>, next: Block | undefined): boolean {
    const last = block.items.at(-1);
    const isBare = last !== undefined && last.blocks.length === 0 && next === undefined;
    if (!block.ordered || isBare || !block.items.every((item) => isLoudLine(this.#slice(item.own))))
      return false;
    for (const item of block.items) {
      this.#open(plain(this.#slice(item.own)), item.own, depths.bold, 'bold', false);
      this.add(item.blocks);
    }
    return true;
  }

  #paragraph(block: Extract<Block, { type: 'paragraph' }>, next: Block | undefined): void {
    const source = this.#slice(block.extent);
    if (block.bold && source.length < 120 && next?.type !== undefined) {
      this.#open(plain(source), block.extent, depths.bold, 'bold', false);
      return;
    }
    if (block.italic && (next?.type === 'list' || next?.type === 'table') && isShortLine(source)) {
      this.#open(plain(source), block.extent, depths.bold, 'bold', false);
      return;
    }
    if (next !== undefined && isLoudLine(source)) {
      this.#open(plain(source), block.extent, depths.bold, 'bold', false);
      return;
    }
    this.#closeLabels();
    if (this.#typedList(block.extent)) return;
    for (const part of splitLabels(this.#text, block.extent, this.#vocabulary)) {
      this.#closeLabels();
      const opensList = part.to === block.extent.to && headed.has(next?.type);
      if (part.label) this.#open(part.label.text, part.label.extent, depths.label, 'label', false);
      else if (
        opensList &&
        (this.#endsInLabel(part) || (part.from === block.extent.from && isShortLine(source)))
      ) {
        const last = { from: this.#lastLine(part), to: part.to };
        const line = holdsItems(this.#current.classes) ? last : lastSentence(this.#text, last);
        if (line.from > part.from) this.#push(block, { from: part.from, to: line.from });
        this.#open(plain(this.#slice(line)), line, depths.label, 'label', false);
        return;
      }
      const rest = part.label ? part.label.rest : part;
      if (this.#slice(rest).trim() !== '') this.#push(block, rest);
      if (!opensList) this.#closeLabels();
    }
  }

  /** Lines with marks that people see a list in, and markdown does not: `2.1 …`, `a) …`, `• …`. */
  #typedList(extent: Extent): boolean {
    const lines = linesOf(this.#text, extent);
    const first = lines.findIndex((line) => isTyped(this.#text, line));
    const count = lines.filter((line) => isTyped(this.#text, line)).length;
    const before = trimmed(this.#text, { from: extent.from, to: lines[first]?.from ?? extent.from });
    const words = this.#slice(before);
    const heads = words !== '' && (isHeadingLine(words) || this.#namesList(words, /[:：]\W*$/.test(words)));
    if (count < (heads ? 1 : 2)) return false;
    if (words !== '') {
      if (heads) this.#open(plain(words), before, depths.label, 'label', false);
      else this.#current.units.push({ type: 'text', extent: before, labelled: false, italic: false });
    }
    for (const item of typedItems(this.#text, lines.slice(first), extent.to))
      this.#item(item, undefined, depths.item);
    this.#closeLabels();
    return true;
  }

  #endsInLabel(part: Extent): boolean {
    const line = this.#slice({ from: this.#lastLine(part), to: part.to });
    return /[:：]\s*\**\s*$/.test(line) || this.#namesList(line, false);
  }

  #push(block: Extract<Block, { type: 'paragraph' }>, extent: Extent): void {
    const labelled = this.#current.heading?.kind === 'label';
    this.#current.units.push({ type: 'text', extent, labelled, italic: block.italic });
  }

  #lastLine({ from, to }: Extent): number {
    const at = this.#text.lastIndexOf('\n', to - 1);
    return at < from ? from : at + 1;
  }

  /** A label at the start of a line right below an item is part of it to markdown, and heads the items after it to people. */
  #itemAndLabel(item: Item, ordinal: number | undefined): void {
    const from = this.#lastLine(item.own);
    const line = this.#slice({ from, to: item.own.to });
    const isLabel =
      from > item.own.from &&
      /^\S/.test(line) &&
      item.blocks.length === 0 &&
      this.#namesList(line, /[:：]\W*$/.test(line));
    if (!isLabel) {
      this.#item(item, ordinal, depths.item);
      return;
    }
    const own = trimmed(this.#text, { from: item.own.from, to: from });
    this.#item({ ...item, own, extent: own }, ordinal, depths.item);
    this.#open(plain(line), { from, to: item.own.to }, depths.label, 'label', false);
  }

  /** Whether a short line names what the list below it holds. */
  #namesList(line: string, endsInColon: boolean): boolean {
    if (plain(line).split(/\s+/).length > 7 || /[.!?。]\W*$/.test(line)) return false;
    return endsInColon || readHeading(line, this.#vocabulary).coverage >= 0.5;
  }

  #item(item: Item, ordinal: number | undefined, depth: number): void {
    const own = this.#slice(item.own);
    const lines = linesOf(this.#text, item.own);
    if (
      lines.length > 1 &&
      item.blocks.length === 0 &&
      lines.slice(1).every((line) => isTyped(this.#text, line))
    ) {
      const before = this.#current;
      const name = lines[0] ?? item.own;
      this.#open(plain(this.#slice(name)), name, depth, 'item', false);
      for (const inner of typedItems(this.#text, lines.slice(1), item.own.to))
        this.#item(inner, undefined, depth + 1);
      this.#current = before;
      return;
    }
    const nested = item.blocks.some(({ type }) => type === 'list' || type === 'table' || type === 'fence');
    const around = { text: this.#text, section: this.#current, vocabulary: this.#vocabulary };
    const steps = headsSteps(item, around);
    if (nested && (steps || isLabelItem(item, around))) {
      const before = this.#current;
      this.#open(plain(own), item.own, depth, 'item', false, steps ? ['next'] : undefined);
      for (const block of item.blocks) this.#nested(block, depth + 1);
      this.#current = before;
      return;
    }
    const label = labelOf(this.#text, item.own, this.#vocabulary);
    this.#current.units.push({ type: 'item', extent: item.extent, own: item.own, item, label, ordinal });
  }

  #nested(block: Block, depth: number): void {
    if (block.type === 'list') {
      block.items.forEach((item, index) => {
        this.#item(item, block.ordered ? index + 1 : undefined, depth);
      });
    } else if (block.type === 'table') this.#table(block.rows, block.header);
    else if (block.type === 'fence')
      this.#current.units.push({ type: 'fence', extent: block.extent, value: block.value, lang: block.lang });
    else if (block.type === 'paragraph')
      this.#current.units.push({ type: 'text', extent: block.extent, labelled: true, italic: block.italic });
    else if (block.type === 'quote') for (const inner of block.blocks) this.#nested(inner, depth);
  }

  #table(rows: readonly Row[], header: Row): void {
    const names = header.cells.map(({ text }) => text);
    for (const row of rows) this.#current.units.push({ type: 'row', extent: row.extent, row, header: names });
  }

  #open(
    text: string,
    extent: Extent,
    depth: number,
    kind: SectionHeading['kind'],
    isTitle: boolean,
    known?: readonly HeadingClass[],
  ): void {
    let parent: Section = this.#current;
    while (parent.parent && (parent.heading?.depth ?? 0) >= depth) parent = parent.parent;
    const numbered = numberedHeading.test(text);
    const over = overMark.test(text);
    const own = known ?? this.#ownClasses(text, parent, { numbered, over, isTitle });
    const heading: SectionHeading = { text, extent, depth, kind, numbered };
    const section: Section = {
      heading,
      parent,
      own,
      classes: own.length > 0 ? own : parent.classes,
      guessed: false,
      over: (over && !isTitle) || parent.over,
      units: [],
      children: [],
    };
    parent.children.push(section);
    this.#current = section;
  }

  #ownClasses(
    text: string,
    parent: Section,
    { numbered, over, isTitle }: { numbered: boolean; over: boolean; isTitle: boolean },
  ): readonly HeadingClass[] {
    if (isTitle) return readTitle(text, this.#vocabulary);
    const reading = readHeading(text, this.#vocabulary);
    // What was a problem there is solved.
    if (parent.classes.includes('done') && namesTrouble.test(text)) return [];
    if (reading.coverage >= neededCoverage(parent.classes, numbered, reading)) return reading.classes;
    return over ? ['done'] : [];
  }

  /** A label heads the block after it only. */
  #closeLabels(): void {
    this.#closeFrom(depths.label);
  }

  #closeFrom(depth: number): void {
    while (this.#current.parent && (this.#current.heading?.depth ?? 0) >= depth) {
      this.#current = this.#current.parent;
    }
  }

  #slice({ from, to }: Extent): string {
    return this.#text.slice(from, to);
  }
}
