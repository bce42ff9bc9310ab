import type { Checkbox, Fence, Heading, MetadataField, Section } from '../../core/document.ts';
import { findFrontMatter } from '../read/front-matter.ts';
import { fieldOf } from './field.ts';

/** The parts of a markdown file that follow from its lines. */
export interface PlainMarkdown {
  readonly sections: readonly Section[];
  readonly fences: readonly Fence[];
  readonly checkboxes: readonly Checkbox[];
  readonly fields: readonly MetadataField[];
}

/**
 * Reads the plain subset of markdown that records are written in, line by line: headings, paragraphs, flat lists, tables
 * and fences that begin at column 0. Some hundred times as fast as remark, and equal to it on all it accepts
 * (`tests/unit/records/markdown-plain.test.ts` compares the two). It is here for the time: a cold `baton lint` of 3,000
 * records of `npm run bench` takes 4.3 s of CPU, without this reader 10.9 s, and without the one of plain YAML too 15.5 s.
 *
 * @returns undefined at the least doubt: then remark decides
 */
export function parsePlainMarkdown(file: string): PlainMarkdown | undefined {
  if (file.charCodeAt(0) === 0xfeff || file.includes('\r') || file.includes('<!--')) return undefined;
  const front = findFrontMatter(file);
  if (!front.found && file.startsWith('---')) return undefined;
  if (front.found && !/^(?:\n|$)/.test(file.slice(front.extent.to, front.extent.to + 1))) return undefined;
  const reader = new LineReader(file, front.found ? front.extent.to : 0);
  return reader.read() ? reader.result() : undefined;
}

/** What the line before was, as far as the next one depends on it. */
type Before = 'blank' | 'text' | 'ordered' | 'block';

const heading = /^(#{1,6}) +(\S.*)$/;
const item = /^([-*+]|(\d{1,9})[.)])( {1,4})(\S.*)$/;
const box = /^\[([ xX])\] +(\S.*)$/;
/** What would open another block, as the start of a line or of an item's text. */
const opensBlock =
  /^(?:#{1,6}(?:\s|$)|>|\||[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|```|~~~|<|=+\s*$|[-_*](?:\s*[-_*]){2,}\s*$)/;
const delimiterRow = /^\|(?: *:?-+:? *\|)+$/;

class LineReader {
  readonly #file: string;
  readonly #bodyFrom: number;
  readonly #lines: { from: number; text: string }[] = [];
  readonly #headings: { heading: Heading | undefined; bodyFrom: number }[] = [];
  readonly #ends: number[] = [];
  readonly #fences: Fence[] = [];
  readonly #checkboxes: Checkbox[] = [];
  readonly #fields: MetadataField[] = [];
  #at = 0;

  constructor(file: string, bodyFrom: number) {
    this.#file = file;
    this.#bodyFrom = bodyFrom;
    for (let from = bodyFrom; from <= file.length; ) {
      const found = file.indexOf('\n', from);
      const to = found === -1 ? file.length : found;
      this.#lines.push({ from, text: file.slice(from, to) });
      from = to + 1;
    }
  }

  read(): boolean {
    this.#headings.push({ heading: undefined, bodyFrom: this.#bodyFrom });
    let before: Before = 'blank';
    while (this.#at < this.#lines.length) {
      const next = this.#readLine(before);
      if (next === undefined) return false;
      before = next;
    }
    this.#ends.push(this.#file.length);
    return true;
  }

  result(): PlainMarkdown {
    const sections = this.#headings.map(({ heading: one, bodyFrom }, index) => ({
      heading: one,
      body: { from: bodyFrom, to: Math.max(bodyFrom, this.#ends[index] ?? this.#file.length) },
    }));
    return { sections, fences: this.#fences, checkboxes: this.#checkboxes, fields: this.#fields };
  }

  get #section(): number {
    return this.#headings.length - 1;
  }

  /** Reads one line, or a fence or table as a whole; undefined is doubt. */
  #readLine(before: Before): Before | undefined {
    const line = this.#lines[this.#at];
    if (line === undefined) return undefined;
    const { from, text } = line;
    if (text.trim() === '') {
      this.#at++;
      return /^ *$/.test(text) ? 'blank' : undefined;
    }
    if (text.includes('\t')) return undefined;
    if (text.startsWith('#')) return this.#heading(from, text);
    if (text.startsWith('```') || text.startsWith('~~~')) return this.#fence(from, text);
    if (text.startsWith('|')) return before === 'blank' || before === 'block' ? this.#table() : undefined;
    if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(text)) {
      this.#at++;
      return before === 'blank' ? 'block' : undefined;
    }
    if (/^[\s|:-]+$/.test(text)) return undefined;
    const listItem = item.exec(text);
    if (listItem) return this.#item(from, listItem, before);
    return this.#text(from, text, before);
  }

  #heading(from: number, text: string): Before | undefined {
    const match = heading.exec(text);
    const words = inlineText(match?.[2] ?? '');
    if (!match || words === undefined || /[#\s]$/.test(text)) return undefined;
    const to = from + text.length;
    this.#ends.push(from);
    this.#headings.push({
      heading: { depth: (match[1] ?? '').length, text: words.trim(), extent: { from, to } },
      bodyFrom: Math.min(this.#file.length, from + text.length + 1),
    });
    this.#at++;
    return 'block';
  }

  #fence(from: number, text: string): Before | undefined {
    const match = /^(`{3,}|~{3,}) *([^\s`~&\\]*)(?: +([^`~&\\]*[^`~&\\\s]))?$/.exec(text);
    if (!match) return undefined;
    const mark = match[1] ?? '';
    const closing = new RegExp(`^ {0,3}${mark[0]}{${mark.length},} *$`);
    const end = this.#lines.findIndex((line, index) => index > this.#at && closing.test(line.text));
    const last = this.#lines[end];
    if (last === undefined) return undefined;
    const valueFrom = from + text.length + 1;
    const value = this.#file.slice(valueFrom, Math.max(valueFrom, last.from - 1));
    this.#fences.push({
      lang: match[2] ?? '',
      meta: match[3] ?? '',
      value,
      extent: { from, to: last.from + last.text.length },
      toFile: (offset) => valueFrom + offset,
      section: this.#section,
    });
    this.#at = end + 1;
    return 'block';
  }

  #table(): Before | undefined {
    const header = this.#lines[this.#at];
    const ruler = this.#lines[this.#at + 1];
    if (!header || !ruler || !delimiterRow.test(ruler.text)) return undefined;
    const columns = ruler.text.split('|').length - 2;
    let end = this.#at;
    for (; this.#lines[end]?.text.startsWith('|'); end++) {
      const { from, text } = this.#lines[end] ?? header;
      const cells = cellsOf(text);
      if (cells === undefined || cells.length !== columns) return undefined;
      if (end === this.#at + 1 || columns !== 2) continue;
      const [key, value] = cells;
      if (!key || !value) return undefined;
      this.#fields.push({
        key: key.text,
        value: value.text,
        extent: { from, to: from + text.length },
        valueExtent: { from: from + value.from, to: from + value.to },
        section: this.#section,
      });
    }
    const after = this.#lines[end]?.text ?? '';
    if (after.trim() !== '' && !after.startsWith('#')) return undefined;
    this.#at = end;
    return 'block';
  }

  #item(from: number, match: RegExpExecArray, before: Before): Before | undefined {
    const [whole = '', marker = '', number, spaces = '', rest = ''] = match;
    const isFirst = number === undefined || number === '1';
    if (!isFirst && before !== 'ordered' && before !== 'blank') return undefined;
    if (number === undefined && before === 'ordered') return undefined;
    const textFrom = from + marker.length + spaces.length;
    const ticked = box.exec(rest);
    const own = ticked ? (ticked[2] ?? '') : rest;
    if (opensBlock.test(own) || /^\[[ xX]?\]\s*$/.test(rest) || /^\[[^\]]*\]:/.test(own)) return undefined;
    const ownFrom = textFrom + rest.length - own.length;
    if (ticked) {
      const words = inlineText(own);
      // A text that goes on below belongs to the box too.
      if (words === undefined || this.#goesOn()) return undefined;
      this.#checkboxes.push({
        checked: ticked[1] !== ' ',
        text: words.trim(),
        extent: { from, to: from + whole.length },
        section: this.#section,
      });
      if (whole.endsWith(' ')) return undefined;
    }
    this.#field(own, ownFrom, false);
    this.#at++;
    return number === undefined ? 'text' : 'ordered';
  }

  #goesOn(): boolean {
    const next = this.#lines[this.#at + 1]?.text ?? '';
    return next.trim() !== '' && !item.test(next) && !next.startsWith('#');
  }

  /** A line of a paragraph: at column 0, or indented where it can only continue the line before. */
  #text(from: number, text: string, before: Before): Before | undefined {
    const trimmed = text.trimStart();
    const indent = text.length - trimmed.length;
    if (indent > 0 && before !== 'text' && before !== 'ordered') return undefined;
    if (opensBlock.test(trimmed) || /^\[[^\]]*\]:/.test(trimmed)) return undefined;
    this.#field(text, from, true);
    this.#at++;
    return before === 'ordered' ? 'ordered' : 'text';
  }

  #field(line: string, from: number, boldOnly: boolean): void {
    const field = fieldOf(line, from, boldOnly);
    if (field) this.#fields.push({ ...field, section: this.#section });
  }
}

/** The plain text of inline content without constructs beyond simple code spans; undefined is doubt. */
function inlineText(source: string): string | undefined {
  const code = /`([^`\s](?:[^`]*[^`\s])?)`/g;
  const bare = source.replace(code, (_, inner: string) => 'x'.repeat(inner.length));
  if (/[`*[\]<&\\]/.test(bare) || /(?:^|[^A-Za-z0-9])_|_(?:[^A-Za-z0-9]|$)/.test(bare)) return undefined;
  return source.replace(code, '$1');
}

interface Cell {
  readonly text: string;
  /** Offsets into the row. */
  readonly from: number;
  readonly to: number;
}

function cellsOf(row: string): Cell[] | undefined {
  if (!row.endsWith('|') || row.length < 3 || row.includes('\\')) return undefined;
  const cells: Cell[] = [];
  let at = 1;
  for (const part of row.slice(1, -1).split('|')) {
    const trimmed = part.trim();
    const text = inlineText(trimmed);
    if (text === undefined || trimmed === '' || (trimmed.match(/`/g) ?? []).length % 2 === 1)
      return undefined;
    const from = at + part.indexOf(trimmed);
    cells.push({ text: text.trim(), from, to: from + trimmed.length });
    at += part.length + 1;
  }
  return cells;
}
