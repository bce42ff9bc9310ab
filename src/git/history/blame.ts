import { BatonError } from '../../errors.ts';
import { unquoted } from '../../text/diff-paths.ts';
import type { GitContext } from '../process/environment.ts';
import { gitFailure } from '../process/failure.ts';
import { type GitResult, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A stretch of lines, from 1, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

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

export interface BlameRequest {
  readonly path: string;
  /** A commit; undefined for the file of the working tree. */
  readonly commit: string | undefined;
  /** None for all lines. */
  readonly ranges: readonly LineRange[];
}

/** Spaces are ignored, moved and copied lines followed. What a user's configuration adds to the search for renames stays. */
const args = ['-c', 'blame.showRoot=false', 'blame', '--porcelain', '-w', '-M', '-C', '--no-textconv'];

/**
 * Which commit wrote each line of a file, as `git blame -w -M -C`; the revisions of `blame.ignoreRevsFile` are ignored.
 *
 * @param early the answer to the same request, as `blameOutput` gives it, where it was asked before
 * @throws BatonError `usage` for a file that is not in the version, and for a line that it does not have; `git` where the file of
 *   that setting does not exist
 */
export async function blameLines(
  repository: Repository,
  request: BlameRequest,
  early?: Promise<GitResult | undefined>,
): Promise<readonly BlamedLine[]> {
  const known = await early;
  const { code, stderr, stdout } = known?.code === 0 ? known : await blameOutput(repository.context, request);
  if (code !== 0) throw failureOf(askedOf(request), { code, stderr }, request);
  return linesIn(stdout);
}

/** What git prints; any exit code is an answer. @throws BatonError `git` where git cannot be started */
export function blameOutput(context: GitContext, request: BlameRequest): Promise<GitResult> {
  return tryGit(context, askedOf(request));
}

function askedOf({ commit, path, ranges }: BlameRequest): readonly string[] {
  return [
    ...args,
    ...ranges.flatMap(({ from, to }) => ['-L', `${from},${to}`]),
    ...(commit === undefined ? [] : [commit]),
    '--',
    path,
  ];
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
