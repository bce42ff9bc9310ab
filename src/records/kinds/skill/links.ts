import type { Document } from '../../../core/document.ts';
import type { Located } from '../../../core/facts.ts';

const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|[/#?\\]|$)/i;
const placeholder = /[{}<>$*|]|\.\.\.|…|^(?:url|link|path)$|(?:^|\/)path\/to(?:\/|$)/i;

/**
 * The relative links of a skill's body, fragment and query cut off, as written.
 *
 * @param holds whether the tree has a path. With it, a text whose links all have a target in the tree has none to
 * report, and is not read with remark, which takes longer than all checks together.
 */
export function relativeLinks(doc: Document, holds?: (path: string) => boolean): Located[] {
  if (holds && everyLinkLeads(doc, holds)) return [];
  return (doc.markdown?.links ?? []).flatMap(({ url, extent }) => {
    const value = relative(url);
    if (value === undefined) return [];
    const at = doc.text.slice(extent.from, extent.to).lastIndexOf(url);
    const place = at === -1 ? extent : { from: extent.from + at, to: extent.from + at + value.length };
    return [{ value, span: doc.lines.span(place) }];
  });
}

function relative(url: string): string | undefined {
  const value = url.replace(/[?#].*$/s, '');
  return elsewhere.test(url) || isPlaceholder(value) ? undefined : value;
}

/** True for a path that stands for another one: `path/to/file`, `<name>.md`. */
export function isPlaceholder(value: string): boolean {
  return placeholder.test(value);
}

/** The repository path that a relative link of the file at `path` names; undefined where it leaves the repository. */
export function linkTarget(path: string, link: string): string | undefined {
  const out = path.split('/').slice(0, -1);
  for (const part of decoded(link).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') out.push(part);
    else if (out.pop() === undefined) return undefined;
  }
  return out.join('/');
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link; // a bare `%` is a character of the name
  }
}

/** False where some link may be broken: text that looks like a link to a missing file may still be code. */
function everyLinkLeads({ path, text, frontMatter }: Document, holds: (path: string) => boolean): boolean {
  const urls = possibleUrls(text, frontMatter?.extent.to ?? 0);
  return (
    urls?.every((url) => {
      const value = relative(url);
      const target = value === undefined ? '' : linkTarget(path, value);
      return target !== undefined && (target === '' || holds(target));
    }) ?? false
  );
}

const destination = /\]\(([ \t\r\n]*)(<[^>\n]*>|[^\s)]*)/g;
const definition = /\]:([ \t\r\n]*)(<[^>\n]*>|\S*)/g;
/** What may stand before the label of a definition. */
const openLabel = /^[ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?\[/;

/**
 * Every URL that remark could find in a link, an image or a definition of a text, and some that it does not find.
 *
 * @returns undefined if a URL is not written literally
 */
export function possibleUrls(text: string, from: number): readonly string[] | undefined {
  const urls: string[] = [];
  const body = withoutFences(text, from);
  for (const { 1: space = '', 2: raw = '' } of body.matchAll(destination)) {
    if (space.includes('\n') || /[\\&(]/.test(raw)) return undefined;
    urls.push(raw.replace(/^<(.*)>$/, '$1'));
  }
  for (const { 1: space = '', 2: raw = '', index } of body.matchAll(definition)) {
    const before = body.slice(body.lastIndexOf('\n', index - 1) + 1, index);
    // A label may have several lines, but it does not begin in the middle of a line.
    if (before.includes('[') && !before.includes('\\') && !openLabel.test(before)) continue;
    if (space.includes('\n') || /[\\&]/.test(raw)) return undefined;
    urls.push(raw.replace(/^<(.*)>$/, '$1'));
  }
  return urls;
}

const fence = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
const htmlOpening = /^ {0,3}<(?:[a-z/]|([!?]))/i;
/** HTML that continues over empty lines. */
const rawHtml = /^ {0,3}<(?:script|pre|style|textarea)\b/i;

/** A text from a position, without fenced code that is certainly code: links in examples do not count. */
function withoutFences(text: string, from: number): string {
  if (!/```|~~~/.test(text)) return text.slice(from);
  const lines = text.slice(from).split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const html = htmlOpening.exec(line);
    if (html) {
      const end = emptyAfter(lines, at);
      const isSimple = html[1] === undefined && !rawHtml.test(line);
      if (!isSimple || lines.slice(at, end).some((one) => /```|~~~/.test(one)))
        return [...kept, ...lines.slice(at)].join('\n');
      kept.push(...lines.slice(at, end));
      at = end - 1;
      continue;
    }
    const [, indent = '', marks = ''] = fence.exec(line) ?? [];
    if (marks === '') {
      kept.push(line);
      continue;
    }
    const end = closingAfter(lines, at, indent.length, marks);
    if (end === undefined) return [...kept, ...lines.slice(at)].join('\n');
    kept.push(''); // the text before and after the code is not one paragraph
    at = end;
  }
  return kept.join('\n');
}

function emptyAfter(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) if ((lines[at] ?? '').trim() === '') return at;
  return lines.length;
}

/** The line that closes a fence; undefined where none does, or where the list around it may end before. */
function closingAfter(
  lines: readonly string[],
  open: number,
  indent: number,
  marks: string,
): number | undefined {
  for (let at = open + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (line.search(/[^ ]/) < indent) return undefined;
    const [, , closing = ''] = /^( *)(`{3,}|~{3,})[ \t\r]*$/.exec(line) ?? [];
    if (closing[0] !== marks[0] || closing.length < marks.length) continue;
    return line.search(/[^ ]/) <= indent + 3 ? at : undefined;
  }
  return undefined;
}
