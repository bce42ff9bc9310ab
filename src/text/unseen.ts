/**
 * What a terminal acts on (C0 without tab and LF, DEL and C1, separators of lines, annotations), and what nobody sees: all
 * code points that Unicode says to show nothing for, soft hyphens, zero-width and bidi controls, fillers and tags among them.
 * A variation selector is left where a character is before it that it may choose the form of: one more, or one after a
 * letter or a space, could only hide something. U+FFFE and U+FFFF are no characters, and YAML refuses them.
 */
export const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffb\ufffe\uffff]|(?![\ufe00-\ufe0f])\p{DI}|(?<![#*0-9]|[^\u0000-\u00a8\p{DI}\p{Z}])[\ufe00-\ufe0f]/gu;

/** JSON text in which these are escaped: the same value for a program, harmless where a person prints it. */
export function escapeUnseen(json: string): string {
  return json.replace(unseen, (char) =>
    [...Array(char.length).keys()].map((at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(''),
  );
}

/** A number as escapes write it. @param width digits at least */
export function hex(code: number, width: number): string {
  return code.toString(16).toUpperCase().padStart(width, '0');
}
