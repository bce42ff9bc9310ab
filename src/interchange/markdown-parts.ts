import { parseMarkdown } from '../records/markdown/parse.ts';

/** A heading with the text below it, up to the next heading of any depth. */
export interface Part {
  readonly depth: number;
  readonly title: string;
  readonly text: string;
}

/** The sections of a markdown text in order; what is before the first heading has depth 0 and no title. */
export function partsOf(body: string): readonly Part[] {
  return parseMarkdown(body).sections.map(({ heading, body: { from, to } }) => ({
    depth: heading?.depth ?? 0,
    title: heading?.text ?? '',
    text: body.slice(from, to).trim(),
  }));
}

/** The part under the first heading that fits, without its subsections. */
export function partNamed(parts: readonly Part[], name: RegExp): Part | undefined {
  return parts.find(({ title }) => namesOf(title).some((one) => name.test(one)));
}

/**
 * What a heading may be called: whole, and each of its parts where it has a number, a sign, a parenthesis or a second language:
 * `## 3. 결정 (Decision)`, `## Decision / Entscheidung`.
 */
export function namesOf(title: string): readonly string[] {
  const bare = plainText(title)
    .replace(/^(?:\d+(?:\.\d+)*[.)]?[ \t]+|[^\p{L}\p{N}]+)+/u, '')
    .trim();
  const parts = bare.split(/\s*[/|()（）:：·]\s*|\s+[-–—]\s+/u).map((one) => one.trim());
  return [...new Set([title, bare, ...parts])].filter((one) => one !== '');
}

/** The parts below a part: those of deeper headings, up to the next of its own depth. */
export function partsBelow(parts: readonly Part[], part: Part): readonly Part[] {
  const at = parts.indexOf(part);
  const next = parts.findIndex(({ depth }, index) => index > at && depth <= part.depth);
  return parts.slice(at + 1, next === -1 ? parts.length : next);
}

/** A part with its subsections as markdown. */
export function wholeText(parts: readonly Part[], part: Part | undefined): string {
  if (!part) return '';
  return [
    part.text,
    ...partsBelow(parts, part).map(({ depth, title, text }) => `${'#'.repeat(depth)} ${title}\n\n${text}`),
  ]
    .join('\n\n')
    .trim();
}

const bullet = /^ {0,3}(?:[-*+]|\d{1,4}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const nestable = /^([ \t]*)(?:[-*+]|\d{1,4}[.)])[ \t]+/;

/** An item of a list. */
export interface Item {
  /** In one line, without what is nested below it. */
  readonly text: string;
  /** The items below it, at any depth. */
  readonly below: readonly string[];
}

/** The items of the lists of a text that are not nested, each with what continues it in one line. */
export function itemsIn(text: string): readonly string[] {
  return nestedItems(text).map((item) => item.text);
}

/** The items of the lists of a text with those nested below them. */
export function nestedItems(text: string): readonly Item[] {
  const items: { text: string; below: string[] }[] = [];
  let margin: number | undefined;
  for (const line of text.split('\n')) {
    const found = nestable.exec(line);
    const depth = (found?.[1] ?? '').replaceAll('\t', '    ').length;
    const last = items.at(-1);
    if (found && margin !== undefined && depth > margin + 1 && last) {
      last.below.push(
        line
          .replace(nestable, '')
          .replace(/^\[[ xX]\][ \t]+/, '')
          .trim(),
      );
    } else if (bullet.test(line)) {
      margin = depth;
      items.push({ text: line.replace(bullet, '').trim(), below: [] });
    } else if (margin !== undefined && last && /^[ \t]+\S/.test(line)) {
      if (last.below.length > 0) last.below.push(`${last.below.pop()} ${line.trim()}`);
      else last.text = `${last.text} ${line.trim()}`.trim();
    } else if (line.trim() !== '') margin = undefined;
  }
  return items.filter((item) => item.text !== '');
}

const box = /^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\[([ xX])\][ \t]+/;

/** The boxes of task lists at any depth, each with what continues it in one line. Bullets without one are no boxes. */
export function boxesIn(text: string): readonly { readonly text: string; readonly isDone: boolean }[] {
  const found: { text: string; isDone: boolean }[] = [];
  let isOpen = false;
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '' ? mark !== '' : mark.startsWith(fence)) fence = fence === '' ? mark : '';
    const ticked = fence === '' ? box.exec(line)?.[1] : undefined;
    const last = found.at(-1);
    if (ticked !== undefined) found.push({ text: line.replace(box, '').trim(), isDone: ticked !== ' ' });
    else if (isOpen && last && fence === '' && /^[ \t]+\S/.test(line) && !nestable.test(line)) {
      last.text = `${last.text} ${line.trim()}`;
      continue;
    }
    isOpen = ticked !== undefined;
  }
  return found.filter((one) => one.text !== '');
}

/** The first paragraph that is not a list, heading or quote mark, in one line. */
export function firstParagraph(text: string): string {
  const paragraph = text.split(/\n[ \t]*\n/).find((one) => one.trim() !== '' && !bullet.test(one)) ?? '';
  return paragraph
    .split('\n')
    .map((line) => line.replace(/^[ \t]*>[ \t]?/, '').trim())
    .join(' ')
    .trim();
}

/** The rows of the first table of a text, the heading first. */
export function rowsIn(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').map((line) => line.trim());
  const from = lines.findIndex(
    (line, at) => line.includes('|') && /^\|?[ :|-]*-[ :|-]*$/.test(lines[at + 1] ?? ''),
  );
  if (from === -1) return [];
  const after = lines.slice(from + 2);
  const end = after.findIndex((line) => !line.includes('|'));
  return [lines[from] ?? '', ...after.slice(0, end === -1 ? after.length : end)].map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => plainText(cell.replaceAll('\\|', '|'))),
  );
}

/** Words without the marks of links, code, emphasis and quotes around them. */
export function plainText(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^["'“”*_`\s]+|["'“”*_`\s]+$/g, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}

/** True if two names are the same but for case and marks. */
export function isNamed(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/** Whether a text speaks of a name. */
export function speaksOf(text: string, name: string): boolean {
  return folded(name) !== '' && ` ${folded(text)} `.includes(` ${folded(name)} `);
}

/** A text as names are compared: small letters and digits, with one space between words. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
