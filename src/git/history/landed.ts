import { plainLog } from '../process/questions.ts';
import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A file of a commit, with its changed lines. */
export interface LandedFile {
  /** From the top. */
  readonly path: string;
  readonly status: 'A' | 'M' | 'D';
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Landed {
  readonly commit: string;
  readonly message: string;
  readonly files: readonly LandedFile[];
}

/** Before and after what git prints of a commit: no message of text has it. */
const mark = '\u0001';
const patch = ['-p', '-U0', '--no-renames', '--no-prefix'];

/**
 * The commits of one author that HEAD has and another commit does not, newest first, with their changed lines. Merges are left out.
 *
 * @param author an address, compared without case
 * @param most so many commits are read
 * @throws BatonError for a commit that git does not know
 */
export async function landedSince(
  { context }: Repository,
  base: string,
  author: string,
  most: number,
): Promise<readonly Landed[]> {
  const output = await git(context, [
    ...['-c', 'core.quotePath=false', ...plainLog, '--no-merges', `--max-count=${most}`],
    ...['--fixed-strings', '--regexp-ignore-case', `--author=<${author}>`],
    ...[`--format=${mark}%H${mark}%B${mark}`, ...patch, `${base}..HEAD`, '--'],
  ]);
  const parts = output.toString('utf8').split(mark).slice(1);
  return Array.from({ length: Math.floor(parts.length / 3) }, (_, index) => {
    const [commit = '', message = '', text = ''] = parts.slice(index * 3);
    return { commit, message: message.trim(), files: filesIn(text) };
  });
}

/**
 * Reads a patch without lines of context.
 *
 * @returns the files with changed lines; those that are binary, or that only have another mode, have none
 */
export function filesIn(text: string): readonly LandedFile[] {
  const files: { path: string; status: 'A' | 'M' | 'D'; added: string[]; removed: string[] }[] = [];
  // A line of a file may look like a header: the counts of a hunk say how many lines are its own.
  let [minus, plus] = [0, 0];
  for (const line of text.split('\n')) {
    const file = files.at(-1);
    if (file && minus > 0 && line.startsWith('-')) {
      file.removed.push(line.slice(1));
      minus--;
    } else if (file && plus > 0 && line.startsWith('+')) {
      file.added.push(line.slice(1));
      plus--;
    } else if (line.startsWith('diff --git ')) {
      // Without prefixes the two names are the same.
      const names = line.slice('diff --git '.length);
      files.push({ path: names.slice(0, (names.length - 1) / 2), status: 'M', added: [], removed: [] });
    } else if (file && line.startsWith('new file mode ')) file.status = 'A';
    else if (file && line.startsWith('deleted file mode ')) file.status = 'D';
    else {
      const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
      if (hunk) [minus, plus] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
    }
  }
  return files;
}
