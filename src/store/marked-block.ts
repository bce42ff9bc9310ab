import { BatonError } from '../errors.ts';

/** How a file writes a comment; in YAML it may be below a key, and is indented then. */
export type CommentStyle = 'hash' | 'html' | 'yaml';

/** The version of the markers and of what is between them. */
const version = 1;

interface Found {
  readonly from: number;
  /** The end of the last marker, before its line break. */
  readonly to: number;
}

/**
 * Puts lines between Baton's markers into a text: over the block that is there, else after a shebang or at the end.
 * `takeBlock` gives the text back byte for byte, since a final line break that the text lacks is lacking after the
 * block as well.
 *
 * @param text what the file holds; undefined for no file
 * @param lines without line breaks; written with those of the text
 * @throws BatonError `unwritable` for markers that do not pair
 */
export function putBlock(
  text: string | undefined,
  lines: readonly string[],
  style: CommentStyle,
  place: 'start' | 'end',
): string {
  const eol = text?.includes('\r\n') ? '\r\n' : '\n';
  const block = [marker('>>>', style), ...lines, marker('<<<', style)].join(eol);
  if (text === undefined) return block + eol;
  const [found] = findBlocks(text, style);
  if (found) return text.slice(0, found.from) + block + text.slice(found.to);
  if (text === '') return block;
  const at = place === 'start' ? afterShebang(text) : text.length;
  const before = text.slice(0, at);
  if (before === '' || before.endsWith('\n')) return before + block + eol + text.slice(at);
  return before + eol + block;
}

/**
 * Puts lines between markers that are indented as deep into a text, above every other block; `takeBlock` gives it back.
 *
 * @param at where a line of the text begins
 */
export function insertBlock(
  text: string,
  lines: readonly string[],
  { at, indent }: { readonly at: number; readonly indent: string },
): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const block = [marker('>>>', 'yaml'), ...lines, marker('<<<', 'yaml')].map((line) => indent + line + eol);
  return text.slice(0, at) + block.join('') + text.slice(at);
}

/**
 * Removes the block, with the line break that came with it; in YAML there may be several.
 *
 * @returns undefined if there is none
 * @throws BatonError `unwritable` for markers that do not pair
 */
export function takeBlock(text: string, style: CommentStyle): string | undefined {
  const found = findBlocks(text, style);
  if (found.length === 0) return undefined;
  return found.reduceRight((rest, block) => without(rest, block), text);
}

function without(text: string, { from, to }: Found): string {
  const before = text.slice(0, from);
  const rest = text.slice(to);
  return rest === '' ? before.replace(/\r?\n$/, '') : before + rest.replace(/^\r?\n/, '');
}

function marker(arrows: string, style: CommentStyle, number: number | string = version): string {
  return style === 'html'
    ? `<!-- ${arrows} baton ${number} ${arrows} -->`
    : `# ${arrows} baton ${number} ${arrows}`;
}

function findBlocks(text: string, style: CommentStyle): readonly Found[] {
  const starts = [...text.matchAll(lineOf('>>>', style))];
  const ends = [...text.matchAll(lineOf('<<<', style))];
  const blocks = starts.flatMap((start, index): Found[] => {
    const end = ends[index];
    const next = starts[index + 1]?.index ?? text.length;
    return end && start.index < end.index && end.index < next
      ? [{ from: start.index, to: end.index + end[0].length }]
      : [];
  });
  const isPaired = blocks.length === starts.length && starts.length === ends.length;
  if (isPaired && (blocks.length < 2 || style === 'yaml')) return blocks;
  throw new BatonError(
    'unwritable',
    `Unexpected lines \`${marker('>>>', style)}\`, expected one with its end`,
    {
      help: "remove the rest of Baton's block by hand, then run it again",
    },
  );
}

/** Of any version. */
function lineOf(arrows: string, style: CommentStyle): RegExp {
  const indent = style === 'yaml' ? ' *' : '';
  return new RegExp(`^${indent}${marker(arrows, style, '\\d+')}(?=\\r?$)`, 'gm');
}

function afterShebang(text: string): number {
  if (!text.startsWith('#!')) return 0;
  const at = text.indexOf('\n');
  return at === -1 ? text.length : at + 1;
}
