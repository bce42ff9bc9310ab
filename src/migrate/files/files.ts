import type { Extent } from '../../core/position.ts';
import { isFileAlone } from '../items/words.ts';
import { listing } from '../rules.ts';
import type { Block, Inline } from '../sections/blocks.ts';
import type { ItemUnit, RowUnit, Section, Unit } from '../sections/section.ts';
import { linesOf } from '../structured/typed-list.ts';
import type { Cue } from '../words/lists.ts';
import { isFromBefore } from '../words/polarity.ts';
import { sentencesOf } from '../words/sentences.ts';
import { plain, type Vocabulary } from '../words/words.ts';
import { withoutBareClaims } from './bare-lists.ts';
import { blanked, findPaths, type Mention } from './paths.ts';
import { isWithin } from './steps.ts';
import { newTestsIn } from './tests.ts';
import { type Context, type FileRole, type FileUse, labelled, useOf } from './use.ts';
import {
  changeCell,
  changeColumn,
  fileHeader,
  has,
  isNewLine,
  isNewMark,
  justMade,
  lookedColumn,
  markBehind,
  newBefore,
  newCell,
  newPart,
  opensAdded,
  opensDone,
  referenceColumn,
} from './words.ts';

/** Finds what a note says of the files it names (migration, item 3; annotation guide, section 6). */
export function findFiles(
  text: string,
  sections: readonly Section[],
  inlines: readonly Inline[],
  vocabulary: Vocabulary,
  steps: readonly Extent[],
): { readonly uses: FileUse[]; readonly mentions: Mention[] } {
  const finder = new FileFinder(text, inlines, vocabulary, steps);
  for (const section of sections) {
    const found = finder.uses.length;
    for (const unit of section.units) finder.unit(section, unit);
    finder.uses.push(...withoutBareClaims(text, section, finder.uses.splice(found), vocabulary));
  }
  for (const section of sections) finder.heading(section);
  return { uses: finder.uses, mentions: finder.mentions };
}

const isGlob = /^\s*[^\s#]*\*/;

class FileFinder {
  readonly uses: FileUse[] = [];
  readonly mentions: Mention[] = [];
  readonly #text: string;
  readonly #inlines: readonly Inline[];
  readonly #vocabulary: Vocabulary;
  readonly #steps: readonly Extent[];

  constructor(text: string, inlines: readonly Inline[], vocabulary: Vocabulary, steps: readonly Extent[]) {
    this.#steps = [...steps].sort((a, b) => a.from - b.from);
    this.#text = text;
    this.#inlines = inlines;
    this.#vocabulary = vocabulary;
  }

  /**
   * Files that a heading names complete other names; the words of a heading of work done say what was done to them, and an entry that
   * heads steps tells where they are to be done.
   */
  heading(section: Section): void {
    const { heading } = section;
    if (!heading) return;
    const found = findPaths(this.#text, heading.extent, this.#inlines);
    this.mentions.push(...found);
    if (heading.kind === 'item' && has(section, 'next'))
      this.#takeOnly(found, 'read', 'file-of-a-next-step', 0.9, heading.extent);
    if (found.length > 0 && has(section, 'done'))
      this.#byWords(heading.extent, found, { section, role: 'modified', rule: 'file-in-work-done' });
  }

  unit(section: Section, unit: Unit): void {
    const context = this.#context(section);
    if (unit.type === 'fence') this.#fence(context, unit.value);
    else if (unit.type === 'row') this.#row(context, unit);
    else if (unit.type === 'item') this.#item(context, unit);
    else if (listing.has(context.rule)) this.#listed(context, unit.extent);
    else for (const sentence of sentencesOf(this.#text, unit.extent)) this.#sentence(context, sentence);
  }

  #context(section: Section): Context {
    const words = plain(section.heading?.text ?? '');
    const isLabel = section.heading?.kind === 'label' || section.heading?.kind === 'item';
    if (has(section, 'created')) return { section, role: 'created', rule: 'heading-lists-new-files' };
    if (has(section, 'files')) return { section, role: 'modified', rule: 'heading-lists-changed-files' };
    if (has(section, 'read'))
      return {
        section,
        role: 'read',
        rule: section.guessed ? 'list-of-files' : 'heading-lists-files-to-read',
      };
    if (isLabel && has(section, 'done') && this.#vocabulary.has(words, 'created'))
      return { section, role: 'created', rule: 'label-says-created' };
    if (has(section, 'done')) return { section, role: undefined, rule: 'file-in-work-done' };
    return { section, role: undefined, rule: '' };
  }

  /** Code names files only where it is a list of them, one a line (annotation guide, section 1). */
  #fence(context: Context, value: Extent): void {
    if (context.role === undefined && !has(context.section, 'done')) return;
    // A pattern for files names none, and keeps no other line from naming one.
    const lines = linesOf(this.#text, value).filter(
      (line) => !isGlob.test(this.#text.slice(line.from, line.to)),
    );
    if (lines.length === 0) return;
    const mentions = lines.map((line) => ({
      line,
      found: findPaths(this.#text, line, [], true),
    }));
    const isList = mentions.every(({ line, found }) => {
      const words = this.#text.slice(line.from, line.to).trim();
      return found.length > 0 && /^(?:[AMDRU?+~-]{1,2}\s+)?\S+(?:\s+(?:[#(—–-]|<-).*)?$/u.test(words);
    });
    if (!isList) return;
    for (const { line, found } of mentions) {
      const words = this.#text.slice(line.from, line.to);
      const behind = words.slice((found.at(-1)?.extent.to ?? line.from) - line.from);
      const isNew = isNewLine(words, behind);
      this.#take(found, isNew ? 'created' : (context.role ?? 'modified'), 'fence-lists-files', 0.8, line);
    }
  }

  #row(context: Context, unit: RowUnit): void {
    const found = unit.row.cells.map((cell) => findPaths(this.#text, cell.extent, this.#inlines, true));
    this.mentions.push(...found.flat());
    const fileColumn = unit.header.findIndex((name) => fileHeader.test(name));
    const column = fileColumn === -1 ? found.findIndex((cell) => cell.length > 0) : fileColumn;
    const first = found[column] ?? [];
    if (first.length === 0) return;
    const others = unit.row.cells
      .filter((_, index) => index !== column)
      .map((cell) => plain(this.#text.slice(cell.extent.from, cell.extent.to)));
    const header = unit.header.filter((_, index) => index !== column).join(' ');
    const named = unit.header[column] ?? '';
    const isFileTable = fileHeader.test(named);
    const pointsOn = referenceColumn.test(named) && !changeColumn.test(header);
    if (
      context.role === 'read' ||
      (pointsOn && context.role === undefined && !others.some((cell) => changeCell.test(cell))) ||
      (context.role === undefined &&
        isFileTable &&
        !changeColumn.test(header) &&
        lookedColumn.test(header) &&
        !has(context.section, 'done'))
    ) {
      const rule = context.role === 'read' ? context.rule : 'table-of-files';
      this.#takeOnly(first, 'read', rule, 0.8, unit.extent);
      if (others.some((cell) => this.#opensWith(cell, 'modified')))
        this.#takeOnly(first, 'modified', 'column-says-what-changed', 0.75, unit.extent);
      return;
    }
    if (
      context.role !== undefined ||
      has(context.section, 'done') ||
      (isFileTable && (changeColumn.test(header) || others.some((cell) => changeCell.test(cell))))
    ) {
      const saysNew = (cell: string) =>
        this.#opensWith(cell, 'created') && !opensAdded.test(cell) && !newPart.test(cell);
      const isNew = others.some((cell) => saysNew(cell) || newCell.test(cell));
      for (const mention of first) {
        const marked = isNewMark(this.#text.slice(mention.extent.to, unit.extent.to).replace(/^`/, ''));
        const role = isNew || marked ? 'created' : (context.role ?? 'modified');
        this.#takeOnly([mention], role, 'column-says-what-changed', 0.8, unit.extent);
      }
      return;
    }
    for (const cell of unit.row.cells) this.#sentence(context, cell.extent, !has(context.section, 'next'));
  }

  #opensWith(cell: string, cue: Cue): boolean {
    return this.#vocabulary.cue(cell, cue).some(({ from }) => from < 4);
  }

  #item(context: Context, unit: ItemUnit): void {
    const own = labelled(context, unit.label?.classes ?? []);
    if (own.role !== undefined && listing.has(own.rule))
      this.#listed(this.#mentionedBelow(own, unit), unit.own);
    else if (!this.#tests(own, unit.own))
      for (const sentence of sentencesOf(this.#text, unit.own))
        this.#sentence(
          own,
          sentence,
          unit.item.checked === true || opensDone.test(this.#text.slice(unit.own.from, unit.own.to)),
        );
    const own0 = plain(this.#text.slice(unit.own.from, unit.own.to));
    const inherited: Context =
      own.role === undefined &&
      has(context.section, 'done') &&
      this.#opensWith(own0.replace(/^\W+/, ''), 'created')
        ? { ...own, role: 'created', rule: 'label-says-created' }
        : own;
    for (const block of unit.item.blocks) this.#nested(inherited, block);
  }

  /** An entry of the tests that were written. */
  #tests({ section }: Context, own: Extent): boolean {
    const found = findPaths(this.#text, own, this.#inlines, true);
    const confidence = newTestsIn(this.#text, own, found, section);
    if (confidence !== undefined) this.#take(found, 'created', 'counted-tests', confidence, own);
    return confidence !== undefined;
  }

  /** An entry that is a file and nothing else, whose first nested item calls it new. */
  #mentionedBelow(context: Context, { own, item }: ItemUnit): Context {
    const [list] = item.blocks;
    const inner = list?.type === 'list' ? list.items[0] : undefined;
    if (context.role !== 'modified' || !inner || !isFileAlone(plain(this.#text.slice(own.from, own.to))))
      return context;
    const words = plain(this.#text.slice(inner.own.from, inner.own.to));
    const says = isNewMark(words) || justMade.test(words);
    return says ? { ...context, role: 'created' } : context;
  }

  #nested(context: Context, block: Block): void {
    if (block.type === 'list') {
      for (const item of block.items) {
        if (context.role === undefined || context.rule === 'label-says-created')
          for (const sentence of sentencesOf(this.#text, item.own)) this.#sentence(context, sentence);
        else this.#listed(context, item.own);
        for (const inner of item.blocks) this.#nested(context, inner);
      }
    } else if (block.type === 'paragraph')
      for (const sentence of sentencesOf(this.#text, block.extent)) this.#sentence(context, sentence);
    else if (block.type === 'fence') this.#fence(context, block.value);
  }

  /** An entry of a list of files: the paths before its dash are what it lists, those behind are only mentioned. */
  #listed(context: Context, extent: Extent): void {
    const found = findPaths(this.#text, extent, this.#inlines, true);
    this.mentions.push(...found);
    const [first] = found;
    if (!first) return;
    const source = this.#text.slice(extent.from, extent.to);
    const dash = /\s[—–-]+\s|[:：]\s|\s=\s|→|->|\(/u.exec(source.slice(first.extent.to - extent.from));
    const end = dash ? first.extent.to + dash.index : extent.to;
    const listed = found.filter((mention) => mention.extent.from < end || context.role !== 'modified');
    const words = plain(source.slice(Math.max(0, (dash ? end : first.extent.to) - extent.from)));
    const lead = plain(source.slice(0, first.extent.from - extent.from));
    for (const mention of listed) {
      const mark = markBehind.exec(source.slice(mention.extent.to - extent.from).slice(0, 24));
      if (mark && context.role === 'read') {
        this.#take([mention], mark[1] ? 'created' : 'modified', 'marked-as-new', 0.8, extent);
        continue;
      }
      const role =
        context.role === 'modified' &&
        (isNewMark(words) || newBefore.test(lead) || this.#opensWith(lead, 'created'))
          ? 'created'
          : context.role;
      if (role) this.#take([mention], role, context.rule, 0.85, extent);
    }
  }

  #sentence(context: Context, extent: Extent, isDone = false): void {
    const found = findPaths(this.#text, extent, this.#inlines);
    this.mentions.push(...found);
    if (found.length === 0 || isFromBefore(this.#text.slice(extent.from, extent.to), this.#vocabulary))
      return;
    this.#byWords(extent, found, context, isDone);
  }

  #byWords(extent: Extent, found: readonly Mention[], context: Context, isDone = false): void {
    const source = blanked(this.#text, extent, found);
    const hits = this.#vocabulary.cues(source);
    const isStep = isWithin(extent, this.#steps);
    for (const mention of found) {
      const use = useOf(mention, extent, source, hits, context, { isDone, isList: found.length > 1, isStep });
      if (use) this.uses.push({ mention, extent, ...use });
    }
  }

  #takeOnly(
    found: readonly Mention[],
    role: FileRole,
    rule: string,
    confidence: number,
    extent: Extent,
  ): void {
    for (const mention of found) this.uses.push({ mention, role, rule, confidence, extent });
  }

  #take(found: readonly Mention[], role: FileRole, rule: string, confidence: number, extent: Extent): void {
    this.mentions.push(...found);
    this.#takeOnly(found, role, rule, confidence, extent);
  }
}
