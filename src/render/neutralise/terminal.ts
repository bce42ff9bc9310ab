import { hex, unseen } from '../../text/unseen.ts';
import { isPlain } from '../../text/width.ts';

/**
 * Makes text from a record harmless in a terminal: control and escape characters, bidi controls, line separators and
 * characters that nobody sees are shown as escapes. Line feeds stay, tabs become four spaces.
 */
export function forTerminal(text: string): string {
  return text.replace(/\t/g, '    ').replace(unseen, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code <= 0xff ? `\\x${hex(code, 2)}` : `\\u{${hex(code, 4)}}`;
  });
}

/** The same for one line: line breaks are shown as `⏎`. */
export function forTerminalLine(text: string): string {
  return isPlain(text) ? text : forTerminal(text.replace(/\r?\n|\r/g, '⏎'));
}

export { escapeUnseen as forJson } from '../../text/unseen.ts';
