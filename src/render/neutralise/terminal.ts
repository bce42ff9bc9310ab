/**
 * Makes text from a record harmless in a terminal: control and escape characters, bidi controls, line separators and
 * characters that nobody sees are shown as escapes. Line feeds stay, tabs become four spaces.
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

// What a terminal acts on (C0 without tab and LF, DEL and C1, separators of lines, annotations), and what nobody sees: all
// code points that Unicode says to show nothing for, soft hyphens, zero-width and bidi controls, fillers and tags among them.
// A variation selector is left where a character stands before it that it may choose the form of: one more, or one after a
// letter or a space, could only hide something.
const hostile =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffb]|(?![\ufe00-\ufe0f])\p{DI}|(?<![#*0-9]|[^\u0000-\u00a8\p{DI}\p{Z}])[\ufe00-\ufe0f]/gu;

function hex(code: number, width: number): string {
  return code.toString(16).toUpperCase().padStart(width, '0');
}
