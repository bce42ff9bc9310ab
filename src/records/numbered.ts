import { LineIndex } from '../core/position.ts';
import type { NumberedFile } from '../core/rule.ts';

/** `0007-title.md`, `ADR-7_title.md`, `agdr-0007.md`; not `2026-01-08-title.md`, whose name is a day. */
const named =
  /^(?!\d{4}-\d\d-\d\d|\d{8}(?!\d))(?:[a-z]{2,8}[-_ ]?)?0*(\d{1,5})(?=[-_. ])(.*)\.(?:md|markdown|adoc)$/i;

/**
 * The number of a decision record that another tool keeps.
 *
 * @param folders from the top of the repository
 * @returns undefined for a path outside of them, for one without a number, for READMEs and templates
 */
export function numberedFile(path: string, folders: readonly string[]): NumberedFile | undefined {
  const folder = folders
    .map((one) => one.replace(/^\.\/|\/+$/g, ''))
    .find((one) => path.startsWith(`${one}/`));
  if (folder === undefined) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const number = named.exec(name)?.[1];
  if (number === undefined || /(?:^|[-_.])template(?:[-_.]|$)/i.test(name)) return undefined;
  // `0007-title.de.md` is `0007-title.md` in another language.
  const stem = name.replace(/(?:\.[a-z]{2}(?:-[a-z]{2,4})?)?\.[^.]+$/i, '').toLowerCase();
  return { folder, number: Number(number), stem };
}

/**
 * The folders that `numbered` may name: those that are called as decision records are, and in which each number is taken once.
 *
 * @param paths of all files
 */
export function numberedFolders(paths: readonly string[]): readonly string[] {
  const stems = new Map<string, Map<number, Set<string>>>();
  for (const path of paths) {
    const folder = /^((?:[^/]+\/)*(?:adrs?|agdrs?|decisions))\/[^/]+$/i.exec(path)?.[1];
    const file =
      folder === undefined || /(?:^|\/)\.agents\//.test(path) ? undefined : numberedFile(path, [folder]);
    if (folder === undefined || !file) continue;
    const numbers = stems.get(folder) ?? new Map<number, Set<string>>();
    numbers.set(file.number, (numbers.get(file.number) ?? new Set()).add(file.stem));
    stems.set(folder, numbers);
  }
  return [...stems]
    .filter(([, numbers]) => numbers.size > 1 && [...numbers.values()].every((one) => one.size === 1))
    .map(([folder]) => folder)
    .sort();
}

/** Characters of a record in which it says what it supersedes. */
const head = 4096;

/** What a record says that it supersedes: a key of the front matter, or a line of its head. Words without a number are left alone. */
export function supersededIn(text: string): NonNullable<NumberedFile['supersedes']> {
  const found: { number: number; span: ReturnType<LineIndex['span']> }[] = [];
  const lines = new LineIndex(text);
  const start = text.slice(0, head);
  const said =
    /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*|__)?supersedes(?:\*\*|__)?:(?:\*\*|__)?[ \t]*(.*(?:\n[ \t]*-[ \t]+.*)*)$/gim;
  for (const match of start.matchAll(said)) {
    const from = match.index + match[0].length - (match[1] ?? '').length;
    // In a link the words count, not the address.
    const value = (match[1] ?? '').replace(/\]\([^)]*\)/g, (link) => ' '.repeat(link.length));
    for (const item of value.matchAll(/[^,\n[\]]+/g)) {
      const number = /(?<![\w/.])(?:[a-z]{2,8}[-_ ]?)?0*(\d{1,5})(?![\d/])/i.exec(item[0]);
      if (!number?.[1] || /^\s*-?\s*["']?\d{4}-\d\d-\d\d/.test(item[0])) continue;
      const at = from + item.index + number.index;
      found.push({ number: Number(number[1]), span: lines.span({ from: at, to: at + number[0].length }) });
    }
  }
  return found;
}
