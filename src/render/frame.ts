import stringWidth from 'string-width';
import type { Span } from '../core/position.ts';
import { forTerminal } from './neutralise.ts';

/** A source line with a mark below it. */
export interface FramePart {
  readonly span: Span;
  /** `^` for what is wrong, `-` for what explains it. */
  readonly mark: '^' | '-';
  /** Stands after the mark. */
  readonly label?: string;
}

/** The parts of a frame, ready to be coloured by the caller. */
export interface FrameLine {
  readonly gutter: string;
  readonly text: string;
  /** What the text is: a line of the file, or marks. */
  readonly kind: 'source' | '^' | '-' | 'gap';
}

/**
 * Lays out source lines with carets. Wide characters count two columns; a long line is cut to the part that matters.
 * Every character of the file is neutralised.
 *
 * @param width columns that source text may take
 */
export function layoutFrame(text: string, parts: readonly FramePart[], width: number): FrameLine[] {
  const sorted = [...parts].sort((a, b) => a.span.start.offset - b.span.start.offset);
  const digits = String(Math.max(...sorted.map(({ span }) => span.start.line))).length;
  const gutter = (line: number | '') => String(line).padStart(digits);
  const lines: FrameLine[] = [];
  let previous: number | undefined;
  let shown = '';
  for (const { span, mark, label } of sorted) {
    const { line } = span.start;
    const window = cut(lineAt(text, span.start.offset), span, width);
    if (previous !== undefined && line > previous + 1)
      lines.push({ gutter: gutter(''), text: '…', kind: 'gap' });
    // A long line may have to be shown again, cut to another part.
    if (line !== previous || window.text !== shown)
      lines.push({ gutter: gutter(line), text: window.text, kind: 'source' });
    const lead = ' '.repeat(window.before);
    const marks = lead + mark.repeat(Math.max(1, window.marked));
    const fits = label !== undefined && stringWidth(marks) + 1 + stringWidth(label) <= width;
    lines.push({ gutter: gutter(''), text: fits ? `${marks} ${label}` : marks, kind: mark });
    if (label !== undefined && !fits) {
      const indent = ' '.repeat(Math.max(0, Math.min(window.before, width - stringWidth(label))));
      lines.push({ gutter: gutter(''), text: indent + label, kind: mark });
    }
    previous = line;
    shown = window.text;
  }
  return lines;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end === -1 ? text.length : end);
  return { text: line.replace(/\r$/, ''), start };
}

/** Shows at most `width` columns of a line, the span's start always among them. */
function cut(line: Line, span: Span, width: number): { text: string; before: number; marked: number } {
  const bom = line.text.startsWith('\uFEFF') ? 1 : 0;
  const from = Math.max(bom, span.start.offset - line.start);
  const to = Math.max(from, Math.min(span.end.offset - line.start, line.text.length));
  const before = forTerminal(line.text.slice(bom, from));
  const marked = forTerminal(line.text.slice(from, to));
  const after = forTerminal(line.text.slice(to));
  const total = stringWidth(before) + stringWidth(marked) + stringWidth(after);
  if (total <= width) {
    return { text: before + marked + after, before: stringWidth(before), marked: stringWidth(marked) };
  }
  const room = Math.max(8, Math.floor(width / 3));
  const lead = stringWidth(before) > room ? `…${tail(before, room - 1)}` : before;
  const rest = head(marked + after, width - stringWidth(lead) - 1);
  const cutOff = rest.length < marked.length + after.length ? '…' : '';
  return {
    text: lead + rest + cutOff,
    before: stringWidth(lead),
    marked: Math.min(stringWidth(marked), Math.max(1, width - stringWidth(lead))),
  };
}

function head(text: string, width: number): string {
  let out = '';
  let used = 0;
  for (const char of text) {
    used += stringWidth(char);
    if (used > width) break;
    out += char;
  }
  return out;
}

function tail(text: string, width: number): string {
  return [...head([...text].reverse().join(''), width)].reverse().join('');
}
