import { parseMarkdown } from '../records/markdown/parse.ts';

/** A heading with the text below it, up to the next heading of any depth. */
export interface Part {
  readonly depth: number;
  readonly title: string;
  readonly text: string;
}

/** The sections of a markdown text in order; what stands before the first heading has depth 0 and no title. */
export function partsOf(body: string): readonly Part[] {
  return parseMarkdown(body).sections.map(({ heading, body: { from, to } }) => ({
    depth: heading?.depth ?? 0,
    title: heading?.text ?? '',
    text: body.slice(from, to).trim(),
  }));
}

/** The part under the first heading that fits, without its subsections. */
export function partNamed(parts: readonly Part[], name: RegExp): Part | undefined {
  return parts.find(({ title }) => name.test(title));
}

/** A part with its subsections as markdown. */
export function wholeText(parts: readonly Part[], part: Part | undefined): string {
  if (!part) return '';
  const at = parts.indexOf(part);
  const next = parts.findIndex(({ depth }, index) => index > at && depth <= part.depth);
  const below = parts.slice(at + 1, next === -1 ? parts.length : next);
  return [part.text, ...below.map(({ depth, title, text }) => `${'#'.repeat(depth)} ${title}\n\n${text}`)]
    .join('\n\n')
    .trim();
}

const bullet = /^ {0,3}(?:[-*+]|\d{1,4}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;

/** The items of the lists of a text that are not nested, each with what stands below it in one line. */
export function itemsIn(text: string): readonly string[] {
  const items: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (bullet.test(line)) {
      items.push(line.replace(bullet, '').trim());
      isOpen = true;
    } else if (isOpen && /^[ \t]+\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else if (line.trim() !== '') isOpen = false;
  }
  return items.filter((item) => item !== '');
}

/** The first paragraph that is no list, heading or quote mark, in one line. */
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

/** True where two names are the same but for case and marks. */
export function isNamed(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/** Whether a text speaks of a name. */
export function speaksOf(text: string, name: string): boolean {
  return folded(name) !== '' && ` ${folded(text)} `.includes(` ${folded(name)} `);
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
