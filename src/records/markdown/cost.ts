import { findFrontMatter } from '../read/front-matter.ts';
import { costOf, countDelimiters, type Delimiters, noDelimiters } from './delimiters.ts';

/** What remark would do more than a linear amount of work on, in steps of some 20 ns. */
export interface MarkdownCost {
  /** Lines that may be lazy, underlined headings, ends of containers: remark goes back over what came before. */
  readonly blocks: number;
  /** Delimiters that look ahead or back in their paragraph, item or row of a table. */
  readonly text: number;
  /** Lines outside of code, which remark takes long for each, and those of them that may define a link, which take longer. */
  readonly lines: number;
  readonly definitions: number;
  /** The most list and quote marks in front of one line. */
  readonly containers: number;
  /** Where each of them comes from most: offset of a line. */
  readonly worst: {
    readonly blocks: number;
    readonly text: number;
    readonly lines: number;
    readonly definitions: number;
    readonly containers: number;
  };
}

/** Steps for one line: a tenth of a millisecond for a line of a paragraph, a row, an item; twice that for a definition. */
const stepsPerLine = 5_000;
const stepsPerDefinition = 10_000;

/** The largest single part of a cost, and the line it comes from. */
interface Worst {
  readonly cost: number;
  readonly at: number;
}

const anyLine = /([^\r\n]*)(\r\n|\n|\r|$)/y;
const containerMarks = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*/;
const markOnly = /[>\-+*.)]/g;
/** What follows the first mark of a list. */
const insideItem = /[-+*.)](.*)/;
/** Marks that end any paragraph before them, wherever they stand: too little indentation to continue a container and code. */
const bullet = /^ {0,3}(?:[-+*][ \t]+\S|1[.)][ \t]+\S)/;
const numbered = /^ {0,3}\d{1,9}([.)])[ \t]+\S/;
/** Of any quotes: it ends every paragraph. */
const blankLine = /^ {0,3}(?:> {0,4})*[ \t]*$/;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const fenceLine = /^( {0,3})(`{3,}|~{3,})(.*)$/;
const htmlLine = /^ {0,3}</;

/** A line that heads a table if the next one says so, and that one: no backslash, which may hide a bar, and no cell without a character. */
const tableHeader = /^\|(?:[^|\\]*[^|\\\s][^|\\]*\|)+[ \t]*$/;
const tableDelimiters = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;

/** What may define a link or a footnote. */
const maybeDefinition = /^[ \t>]*\[[^\]]*\]:/;
/** What defines a link, or a footnote, and is no text, where no paragraph is open. */
const definition = /^ {0,3}\[[^[\]\\\s][^[\]\\]{0,900}\]:[ \t]*[^\s<>()\\]+[ \t]*$/;

/** Bounds the cost of a markdown text from above, reading each line once. Code in fences at the top level costs nothing. */
export function estimateCost(text: string): MarkdownCost {
  const estimate = new Estimate();
  const place = findFrontMatter(text);
  anyLine.lastIndex = place.found ? place.content.to : 0;
  while (anyLine.lastIndex < text.length) {
    const at = anyLine.lastIndex;
    const line = anyLine.exec(text)?.[1] ?? '';
    estimate.take(line, at);
  }
  return estimate.result();
}

class Estimate {
  #blocks = 0;
  #text = 0;
  #containers = 0;
  #lines = 0;
  #lineCost = 0;
  #definitionCost = 0;
  /** The first line outside of code, and the first definition. */
  #linesAt: number | undefined;
  #definitionsAt: number | undefined;
  /** True while the paragraph that may be open holds nothing but definitions. */
  #onlyDefinitions = true;
  /** What remark copies at each end of a container: a line, and each mark in front of it. */
  #events = 0;
  /** The line that is read, and the first one of the paragraph that may be open. */
  #at = 0;
  #paragraphAt = 0;
  #worstBlocks: Worst = { cost: 0, at: 0 };
  #worstText: Worst = { cost: 0, at: 0 };
  #containersAt = 0;
  /** Of the paragraph that may be open. */
  #delimiters: Delimiters = noDelimiters;
  #lazy = 0;
  #blank = true;
  #delimiter: string | undefined;
  /** The furthest column that a container's content began at; a line indented as far continues all of them. */
  #contentColumn = 0;
  /** Where the content of the list items begins that may be open, each further in than the one before. */
  readonly #columns: number[] = [];
  /** The marks of the line that last had some, while its containers may be open. */
  #open = '';
  #fence: string | undefined;
  /** The bars of the last line, where it may head a table; 0 elsewhere. */
  #headerBars = 0;
  /** True below the first two lines of a table. */
  #inTable = false;
  /** `until` is the text that ends an HTML block; '' where a blank line does. */
  #html: { readonly until: string } | undefined;
  /** False once a line may or may not be a fence: from there on every line counts. */
  #trustsFences = true;

  take(line: string, at: number): void {
    this.#lines++;
    this.#at = at;
    if (this.#inFence(line)) return;
    const marks = containerMarks.exec(line)?.[0];
    this.#countContainers(marks);
    this.#events += 1 + countMarks(marks ?? '');
    if (blankLine.test(line)) {
      this.#takeQuoteEnd(line);
      this.#close();
      this.#blank = true;
      this.#inTable = false;
      this.#headerBars = 0;
      return;
    }
    this.#countLine(line);
    if (this.#opensItem(line) || this.#isRow(line)) this.#close();
    if (!this.#blank && underline.test(line)) this.#chargeBlocks(10 * this.#lines, at);
    this.#takeContainerEnd(line, marks);
    if (marks !== undefined) this.#contentColumn = Math.max(this.#contentColumn, marks.length);
    if (this.#contentColumn > 0 && !line.startsWith(' '.repeat(this.#contentColumn))) this.#lazy++;
    this.#onlyDefinitions &&= definition.test(line);
    const here = this.#onlyDefinitions ? noDelimiters : countDelimiters(line);
    if (this.#delimiters.length === 0) this.#paragraphAt = at;
    this.#delimiters = {
      pairs: this.#delimiters.pairs + here.pairs,
      lookahead: this.#delimiters.lookahead + here.lookahead,
      length: this.#delimiters.length + here.length + 1,
    };
    this.#blank = false;
  }

  result(): MarkdownCost {
    this.#close();
    const worst = {
      blocks: this.#worstBlocks.at,
      text: this.#worstText.at,
      lines: this.#linesAt ?? 0,
      definitions: this.#definitionsAt ?? 0,
      containers: this.#containersAt,
    };
    return {
      blocks: this.#blocks,
      text: this.#text,
      lines: this.#lineCost,
      definitions: this.#definitionCost,
      containers: this.#containers,
      worst,
    };
  }

  #countLine(line: string): void {
    this.#linesAt ??= this.#at;
    if (!maybeDefinition.test(line)) {
      this.#lineCost += stepsPerLine;
      return;
    }
    this.#definitionCost += stepsPerDefinition;
    this.#definitionsAt ??= this.#at;
  }

  #countContainers(marks: string | undefined): void {
    const count = countMarks(marks ?? '');
    if (count <= this.#containers) return;
    this.#containers = count;
    this.#containersAt = this.#at;
  }

  #chargeBlocks(cost: number, at: number): void {
    this.#blocks += cost;
    if (cost > this.#worstBlocks.cost) this.#worstBlocks = { cost, at };
  }

  #close(): void {
    const cost = costOf(this.#delimiters);
    this.#text += cost;
    if (cost > this.#worstText.cost) this.#worstText = { cost, at: this.#paragraphAt };
    this.#chargeBlocks(2 * this.#lazy ** 2, this.#paragraphAt);
    this.#delimiters = noDelimiters;
    this.#onlyDefinitions = true;
    this.#lazy = 0;
  }

  /** Remark copies all that came before where a line does not continue the containers that are open. */
  #takeContainerEnd(line: string, marks: string | undefined): void {
    const shape = marks?.replace(/\d/g, '0') ?? '';
    const goesOn = shape === this.#open || line.startsWith(' '.repeat(this.#open.length));
    const nested = this.#leaveItems(line, marks);
    if (!goesOn) this.#chargeEnds(Math.max(countMarks(this.#open), nested));
    // The next item of a list ends what its last one held.
    else if (shape === this.#open) this.#chargeEnds(countMarks(insideItem.exec(shape)?.[1] ?? ''));
    if (shape !== '' || !goesOn) this.#open = shape;
  }

  /** How many lists in lists a line ends: those indented further than it; its own list, if it has one, goes on. */
  #leaveItems(line: string, marks: string | undefined): number {
    const indent = line.length - line.trimStart().length;
    const before = this.#columns.length;
    while ((this.#columns.at(-1) ?? 0) > indent) this.#columns.pop();
    const left = before - this.#columns.length;
    if (marks === undefined) return left;
    this.#columns.push(marks.length);
    return left - 1;
  }

  /** A blank line ends the quotes that it does not continue. */
  #takeQuoteEnd(line: string): void {
    if (line.split('>').length >= this.#open.split('>').length) return;
    this.#chargeEnds(countMarks(this.#open));
    this.#open = '';
  }

  #chargeEnds(containers: number): void {
    this.#chargeBlocks(4 * this.#events * containers, this.#at);
  }

  /** A number other than 1 opens an item only where its list goes on or no paragraph is open. */
  #opensItem(line: string): boolean {
    const isBullet = bullet.test(line);
    const delimiter = numbered.exec(line)?.[1];
    const goesOn = delimiter !== undefined && (this.#blank || this.#delimiter === delimiter);
    if (isBullet || goesOn) this.#delimiter = delimiter;
    else if (!line.startsWith('  ')) this.#delimiter = undefined;
    return isBullet || goesOn;
  }

  /** Whether a line is a row of a table beyond doubt, and so a text of its own. No container may be open that a table would be part of. */
  #isRow(line: string): boolean {
    const hasBar = line.startsWith('|');
    const isRow = this.#inTable && hasBar;
    const bars = hasBar ? line.split('|').length : 0;
    if (!isRow) this.#inTable = bars > 0 && bars === this.#headerBars && tableDelimiters.test(line);
    const isOutside = this.#html === undefined && (this.#blank || this.#contentColumn === 0);
    this.#headerBars = isOutside && tableHeader.test(line) ? bars : 0;
    return isRow;
  }

  /** Whether a line is code of a fence at the top level, or one of its fences. */
  #inFence(line: string): boolean {
    const match = fenceLine.exec(line);
    const [, indent = '', mark = '', info = ''] = match ?? [];
    if (this.#fence !== undefined) {
      if (mark.startsWith(this.#fence) && info.trim() === '') this.#fence = undefined;
      return true;
    }
    if (!this.#trustsFences) return false;
    if (match && !(mark.startsWith('`') && info.includes('`'))) {
      // In an HTML block, or where it may close a list item's own fence, the line opens nothing.
      if (this.#html !== undefined || (indent !== '' && this.#contentColumn > 0)) this.#trustsFences = false;
      else {
        this.#close();
        this.#fence = mark;
        return true;
      }
    }
    this.#takeHtml(line);
    return false;
  }

  #takeHtml(line: string): void {
    if (this.#html === undefined && htmlLine.test(line)) {
      if (/^ {0,3}<(?:[?!](?!--)|(?:script|pre|style|textarea)\b)/i.test(line)) this.#trustsFences = false;
      this.#html = { until: /^ {0,3}<!--/.test(line) ? '-->' : '' };
    }
    if (this.#html === undefined) return;
    const { until } = this.#html;
    if (until === '' ? line.trim() === '' : line.includes(until)) this.#html = undefined;
  }
}

function countMarks(marks: string): number {
  return marks.match(markOnly)?.length ?? 0;
}
