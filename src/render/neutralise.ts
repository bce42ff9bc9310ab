/**
 * Makes text from a record harmless in a terminal: control and escape characters, bidi controls, zero-width characters
 * and line separators are shown as escapes. Line feeds stay, tabs become four spaces.
 */
export function forTerminal(text: string): string {
  return text.replace(/\t/g, '    ').replace(hostile, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code <= 0xff ? `\\x${hex(code, 2)}` : `\\u{${hex(code, 4)}}`;
  });
}

/** The same for one line: line breaks are shown as `⏎`. */
export function forTerminalLine(text: string): string {
  return forTerminal(text.replace(/\r?\n|\r/g, '⏎'));
}

/** JSON text whose hostile characters are escaped: the same value for a program, harmless where a person prints it. */
export function forJson(json: string): string {
  return json.replace(hostile, (char) =>
    [...Array(char.length).keys()].map((at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(''),
  );
}

// C0 without tab and LF, DEL and C1, soft hyphen, zero-width and bidi controls, line separators, tag characters, BOM.
const hostile =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

function hex(code: number, width: number): string {
  return code.toString(16).toUpperCase().padStart(width, '0');
}
