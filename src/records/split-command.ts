/** Characters with a meaning only in a shell, outside quotes. */
const ofShell = /[|&;<>()$`*?[\]{}#~!]/;

/**
 * Splits a command line into its program and arguments, as a POSIX shell does with words and quotes: `'…'` holds everything, `"…"`
 * knows `\"` and `\\`, a backslash outside of quotes takes the next character as it is.
 *
 * @returns undefined for a line that holds no word, does not close a quote, or needs a shell (`a && b`, `$HOME`, `*.ts`)
 */
export function splitCommand(line: string): readonly string[] | undefined {
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== '') {
    let word = '';
    while (rest !== '' && !/^\s/.test(rest)) {
      const part = /^'[^']*'|^"(?:[^"\\$`]|\\["\\$`]|\\(?=[^"\\$`]))*"|^\\[\s\S]|^[^\s'"\\]/.exec(rest)?.[0];
      if (part === undefined) return undefined;
      if (part.startsWith("'")) word += part.slice(1, -1);
      else if (part.startsWith('"')) word += part.slice(1, -1).replace(/\\(["\\$`])/g, '$1');
      else if (part.startsWith('\\')) word += part.slice(1);
      else if (ofShell.test(part)) return undefined;
      else word += part;
      rest = rest.slice(part.length);
    }
    words.push(word);
    rest = rest.trimStart();
  }
  return words.length === 0 || words[0] === '' ? undefined : words;
}
