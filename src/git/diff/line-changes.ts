import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import type { DiffTarget } from './diff.ts';
import { parseRaw } from './raw.ts';

/** A file in a comparison of two commits. */
export interface ChangedFile {
  /** Commits; the patch goes from the first to the second. */
  readonly base: string;
  readonly tree: string;
  readonly path: string;
}

const plain = ['-p', '-U0', '--no-color', '--no-renames', '--no-ext-diff', '--no-textconv'];
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm;

/**
 * The lines of a file's new version between the first and the last that a comparison changed, as `N-M`; undefined if no
 * line did, as of a binary file or a mode. Where lines were only taken away, the line before them counts.
 *
 * @param base a commit or tree
 */
export async function changedLines(
  repository: Repository,
  base: string,
  target: DiffTarget,
  path: string,
): Promise<string | undefined> {
  const ends =
    target.type === 'tree' ? ['diff-tree', ...plain, base, target.tree] : ['diff-index', ...plain, base];
  const cached = target.type === 'index' ? ['--cached'] : [];
  return linesIn((await git(repository.context, [...ends, ...cached, '--', path])).toString('utf8'));
}

/**
 * The same for many files of many comparisons of commits, by one git for some hundred paths.
 *
 * @returns by `keyOfFile`
 */
export async function changedLinesOf(
  repository: Repository,
  files: readonly ChangedFile[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  // Of a name with a line break a patch cannot be distinguished from its header.
  const [odd, plainFiles] = [true, false].map((isOdd) =>
    files.filter(({ path }) => path.includes('\n') === isOdd),
  );
  for (const file of odd ?? []) {
    const { base, path, tree } = file;
    found.set(keyOfFile(file), await changedLines(repository, base, { type: 'tree', tree }, path));
  }
  const paths = [...new Set((plainFiles ?? []).map(({ path }) => path))];
  for (let at = 0; at < paths.length; at += chunk) {
    const asked = new Set(paths.slice(at, at + chunk));
    const own = (plainFiles ?? []).filter(({ path }) => asked.has(path));
    const pairs = [...new Set(own.map(({ base, tree }) => `${tree} ${base}`))];
    // A raw record of each file is before the patches of a comparison, in the same order.
    const args = ['diff-tree', '--stdin', '--always', '-m', '-r', '--raw', '-z', ...plain, '--', ...asked];
    const output = await git(repository.context, args, pairs.map((pair) => `${pair}\n`).join(''));
    for (const [key, lines] of patchesIn(output, pairs)) found.set(key, lines);
  }
  return found;
}

/** What `changedLinesOf` answers a file by. */
export function keyOfFile({ base, tree, path }: ChangedFile): string {
  return `${tree} ${base} ${path}`;
}

function linesIn(patch: string): string | undefined {
  return spanOf([...patch.matchAll(hunk)].map(([, start = '0', count = '1']) => rangeOf(start, count)));
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Where lines were only taken away, the line before them. */
function rangeOf(start: string, count: string): Range {
  const first = Math.max(1, Number(start));
  return { first, last: Math.max(first, first + Number(count) - 1) };
}

function spanOf(ranges: readonly Range[]): string | undefined {
  const [one, ...others] = ranges;
  if (!one) return undefined;
  const whole = others.reduce(
    (span, { first, last }) => ({ first: Math.min(span.first, first), last: Math.max(span.last, last) }),
    one,
  );
  return `${whole.first}-${whole.last}`;
}

/** Takes apart what `diff-tree --stdin --raw -z -p` printed of pairs of commits: answers by `<tree> <base> <path>`. */
function patchesIn(output: Buffer, pairs: readonly string[]): [key: string, lines: string | undefined][] {
  const found: [string, string | undefined][] = [];
  let at = 0;
  for (const pair of pairs) {
    // What git says first of a pair is the commit that is first in it.
    at = output.indexOf(0, at) + 1;
    const from = at;
    while (output[at] === colon) at = output.indexOf(0, output.indexOf(0, at) + 1) + 1;
    const files = parseRaw(splitNul(output.subarray(from, at)));
    if (files.length > 0) at++;
    for (const { path, status } of files) {
      const ranges: Range[] = [];
      // A file that became a link is taken away and added.
      for (let patches = status === 'T' ? 2 : 1; patches > 0; patches--) at = readPatch(output, at, ranges);
      found.push([`${pair} ${path}`, spanOf(ranges)]);
    }
  }
  return found;
}

/** Reads one patch without context: its lines are counted, so that nothing in a file looks like a part of the patch. */
function readPatch(output: Buffer, from: number, ranges: Range[]): number {
  let at = endOfLine(output, from);
  for (;;) {
    const end = endOfLine(output, at);
    const line = output.toString('latin1', at, Math.min(end, at + 200));
    const [, removed = '1', start = '0', added = '1'] = hunkLine.exec(line) ?? [];
    if (!hunkLine.test(line)) {
      if (at >= output.length || !headerLine.test(line)) return at;
      at = end;
      continue;
    }
    ranges.push(rangeOf(start, added));
    at = end;
    for (let left = Number(removed) + Number(added); left > 0; at = endOfLine(output, at)) {
      if (output[at] !== backslash) left--;
    }
    if (output[at] === backslash) at = endOfLine(output, at);
  }
}

/** Where the next line begins. */
function endOfLine(output: Buffer, from: number): number {
  const end = output.indexOf(0x0a, from);
  return end === -1 ? output.length : end + 1;
}

const [colon, backslash] = [0x3a, 0x5c];
const hunkLine = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const headerLine = /^(?:index |--- |\+\+\+ |old mode |new mode |new file |deleted file |Binary files )/;

/** Begins what git prints for a commit: no path can hold it. */
const mark = '\u0001';
/** How many paths are asked for at once: a command line has an end. */
const chunk = 500;

/**
 * The last commits of HEAD that changed each path, newest first. One walk for all of them.
 *
 * @returns by path; a path that no commit changed is not among them
 */
export async function commitsOf(
  { context }: Repository,
  paths: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (let at = 0; at < paths.length; at += chunk) {
    const asked = new Set(paths.slice(at, at + chunk));
    const args = [
      ...plainLog,
      '-z',
      '--name-only',
      '--no-renames',
      `--format=${mark}%H`,
      'HEAD',
      '--',
      ...asked,
    ];
    let commit = '';
    for (const field of splitNul(await git(context, args))) {
      const text = field.replace(/^\n+/, '');
      if (text.startsWith(mark)) commit = text.slice(1).trim();
      if (!asked.has(text)) continue;
      const commits = found.get(text) ?? [];
      if (commits.length < most) found.set(text, [...commits, commit]);
    }
  }
  return found;
}
