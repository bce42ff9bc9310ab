import { longestRun } from '../../text/longest-run.ts';
import { forTerminal, forTerminalLine } from './terminal.ts';

/**
 * Makes text harmless inside a line of GitHub's markdown: what is in backticks becomes code, everything else is shown
 * as it is. No markup, HTML, link, mention or issue number comes of it.
 */
export function forMarkdown(text: string): string {
  return forTerminalLine(text)
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part) : plain(part)))
    .join('');
}

/** Text as a code span, whatever backticks it holds. */
export function forMarkdownCode(text: string): string {
  return codeSpan(forTerminalLine(text));
}

/** Text as a fenced block, each line after `indent`. */
export function forMarkdownBlock(text: string, indent = ''): string {
  const shown = forTerminal(text);
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
  return [`${fence}text`, ...shown.split('\n'), fence].map((line) => (indent + line).trimEnd()).join('\n');
}

function codeSpan(line: string): string {
  if (line.trim() === '') return plain(line);
  const ticks = '`'.repeat(longestRun(line) + 1);
  // A space at either edge goes away when the span is read, and keeps backticks of the text from joining the marks.
  const edge = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return `${ticks}${edge}${line}${edge}${ticks}`;
}

/**
 * Text in a cell of a table, where a backtick does not keep a pipe from ending the cell: all of it is shown as it is, nothing
 * becomes code.
 */
export function forMarkdownCell(text: string): string {
  return plain(forTerminalLine(text));
}

/** An identifier or path as code, in a cell of a table as anywhere. */
export function forMarkdownCellCode(text: string): string {
  const line = forTerminalLine(text);
  return /^[\w./:-]+(?: [\w./:-]+)*$/.test(line) ? `\`${line}\`` : `<code>${plain(line)}</code>`;
}

/** Stands where a reader of the finished page looks for an address, a name or a number; it has no width. */
const joint = '&#8203;';

/** What a forge takes for the id of a commit, and every mark of markdown. */
const special = /(?<![\p{L}\p{N}])[0-9a-f]{7,64}(?![\p{L}\p{N}])|[!-/:-@[-`{-~]/giu;

/**
 * References instead of marks keep the parser from seeing markup; what GitHub and GitLab look for later, in the text of the
 * page (`@name`, `#1`, `GH-1`, `!1`, `a1b2c3d`), is taken apart by a character without width.
 */
function plain(text: string): string {
  return text
    .replace(special, (found) => {
      if (found.length > 1) return found.replace(/.{6}(?=.)/g, `$&${joint}`);
      if (',;\'"?'.includes(found)) return found;
      const shown = `&#${found.charCodeAt(0)};`;
      if (found === '.') return joint + shown;
      return '@#:-!$%&~^*'.includes(found) ? shown + joint : shown;
    })
    .replace(/ (?= )/g, '&#32;');
}
