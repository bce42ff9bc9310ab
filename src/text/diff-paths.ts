const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
const rename = /^(?:rename|copy) (?:from|to) (.*)$/;
const side = /^(?:---|\+\+\+) (.*)$/;

/**
 * The files that a diff names on either side, in its order, each once: a unified diff, with git's `a/` and `b/` or without.
 * What lines of a hunk hold is no name.
 */
export function pathsOfDiff(diff: string): readonly string[] {
  const found = new Set<string>();
  let [before, after] = [0, 0];
  for (const line of diff.split(/\r?\n/)) {
    if (before > 0 || after > 0) {
      if (!line.startsWith('+') && !line.startsWith('\\')) before--;
      if (!line.startsWith('-') && !line.startsWith('\\')) after--;
      continue;
    }
    const counts = hunk.exec(line);
    if (counts) [before, after] = [Number(counts[1] ?? 1), Number(counts[2] ?? 1)];
    const renamed = rename.exec(line)?.[1];
    if (renamed !== undefined) found.add(unquoted(renamed));
    const name = side.exec(line)?.[1];
    // A time may follow after a tab.
    const path =
      name === undefined ? '/dev/null' : unquoted(name.startsWith('"') ? name : (name.split('\t')[0] ?? ''));
    if (path !== '/dev/null') found.add(path.replace(/^[abciow]\//, ''));
  }
  return [...found];
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
};

/** Git writes a name with odd bytes in quotes, each byte that is no plain character as three octal digits. */
export function unquoted(name: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(name)?.[1];
  if (quoted === undefined) return name;
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [part] of quoted.matchAll(/\\[0-7]{3}|\\.|[^\\]+/g)) {
    if (/^\\[0-7]{3}$/.test(part)) bytes.push(Number.parseInt(part.slice(1), 8));
    else
      bytes.push(...encoder.encode(part.startsWith('\\') ? (escapes[part.slice(1)] ?? part.slice(1)) : part));
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}
