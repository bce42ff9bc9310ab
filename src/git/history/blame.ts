import { BatonError } from '../../errors.ts';
import { unquoted } from '../../text/diff-paths.ts';
import type { GitAnswer } from '../process/environment.ts';
import { gitFailure } from '../process/failure.ts';
import { askBlame, type BlameRequest } from '../process/questions.ts';
import { resultOf, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A line of a file with the commit that wrote it. */
export interface BlamedLine {
  /** Its number in the asked version. */
  readonly line: number;
  /** Undefined for a line that is not committed. */
  readonly commit: string | undefined;
  /** Where that commit has the line. */
  readonly origin: { readonly path: string; readonly line: number };
  /** Whether git stopped at this commit: a root, or the end of a shallow history. */
  readonly isBoundary: boolean;
  readonly text: string;
}

/**
 * Which commit wrote each line of a file, as `git blame -w -M -C`; the revisions of `blame.ignoreRevsFile` are ignored.
 *
 * @param early the answer to the same request, where it was asked before from another folder
 * @throws BatonError `usage` for a file that is not in the version, and for a line that it does not have; `git` where the file of
 *   that setting does not exist
 */
export async function blameLines(
  repository: Repository,
  request: BlameRequest,
  early?: GitAnswer | undefined,
): Promise<readonly BlamedLine[]> {
  const args = askBlame(request);
  const known = early?.code === 0 ? resultOf(early) : undefined;
  const { code, stderr, stdout } = known ?? (await tryGit(repository.context, args));
  if (code !== 0) throw failureOf(args, { code, stderr }, request);
  return linesIn(stdout);
}

function failureOf(
  command: readonly string[],
  { code, stderr }: { readonly code: number; readonly stderr: string },
  { commit, path }: BlameRequest,
): BatonError {
  const count = /has only (\d+) lines?/.exec(stderr)?.[1];
  if (count !== undefined) {
    const help = count === '0' ? 'name the file alone' : `name lines from 1 to ${count}`;
    const lines = count === '1' ? 'has one line' : `has ${count} lines`;
    return new BatonError('usage', `Unexpected line of \`${path}\`, which ${lines}`, { help });
  }
  if (/no such path/.test(stderr)) {
    return new BatonError(
      'usage',
      `\`${path}\` is not a file of ${commit === undefined ? 'the last commit' : `\`${commit}\``}`,
      { help: 'name a file that git tracks; a new file has no history before it is committed' },
    );
  }
  if (/Cannot (?:l?stat|open)/i.test(stderr)) {
    return new BatonError('usage', `\`${path}\` does not exist in the working tree`, {
      help: 'name a commit that has it: `--rev HEAD`',
    });
  }
  const ignoreFile = /could not open object name list: (.*)/.exec(stderr)?.[1];
  if (ignoreFile !== undefined) {
    return new BatonError('git', `\`${ignoreFile}\` does not exist, which blame.ignoreRevsFile names`, {
      help: 'create the file, or remove the setting: `git config --show-origin blame.ignoreRevsFile` prints where it is',
    });
  }
  return gitFailure(command, code, stderr);
}

/** Reads the porcelain form: of each line its commit, of each commit once what git knows of it, then the text after a tab. */
function linesIn(output: Buffer): BlamedLine[] {
  const lines: BlamedLine[] = [];
  const paths = new Map<string, string>();
  const boundaries = new Set<string>();
  let [commit, before, line] = ['', 0, 0];
  for (const text of output.toString('utf8').split('\n')) {
    const head = /^([0-9a-f]{40,64}) (\d+) (\d+)/.exec(text);
    if (text.startsWith('\t')) {
      lines.push({
        line,
        commit: /^0+$/.test(commit) ? undefined : commit,
        origin: { path: paths.get(commit) ?? '', line: before },
        isBoundary: boundaries.has(commit),
        text: text.slice(1),
      });
    } else if (head) [commit, before, line] = [head[1] ?? '', Number(head[2]), Number(head[3])];
    else if (text.startsWith('filename ')) paths.set(commit, unquoted(text.slice('filename '.length)));
    else if (text === 'boundary') boundaries.add(commit);
  }
  return lines;
}
