import type { GitContext } from '../process/environment.ts';
import type { IgnoreAnswer } from '../process/ignore-reader.ts';
import { sharedProcesses } from '../process/shared.ts';
import { git, splitNul, tryGit } from '../process/spawn.ts';

/**
 * What the git that is started calls itself, such as `git version 2.39.5 (Apple Git-154)`. @throws BatonError `git` if
 * there is none
 */
export async function gitVersion(context: GitContext): Promise<string> {
  return (await git(context, ['--version'])).toString('utf8').trim();
}

/**
 * What `.gitattributes` files say of paths, which need not exist.
 *
 * @param paths from the top, with `/`
 * @returns for each path a value for each attribute: `unspecified`, `set`, `unset` or what was written
 */
export async function attributesOf(
  context: GitContext,
  attributes: readonly string[],
  paths: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const input = paths.map((path) => `${path}\0`).join('');
  const fields = splitNul(await git(context, ['check-attr', '-z', '--stdin', ...attributes], input));
  const result = new Map<string, Record<string, string>>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', name = '', value = ''] = fields.slice(at, at + 3);
    result.set(path, { ...result.get(path), [name]: value });
  }
  return result;
}

/** A line of a `.gitignore` (or a list like it) that keeps a path out. */
export interface IgnoredPath {
  readonly path: string;
  /** The file, as git names it. */
  readonly source: string;
  readonly line: number;
  readonly pattern: string;
}

/** Those of the paths, which need not exist, that git ignores. Tracked files never are. */
export async function ignoredPaths(asked: GitContext, paths: readonly string[]): Promise<IgnoredPath[]> {
  const shared = sharedProcesses(asked);
  if (shared) {
    const found: IgnoredPath[] = [];
    for (const path of paths) found.push(...ignoredIn([await shared.ignores.ask(path)]));
    return found;
  }
  const { cwd, env } = asked;
  // The one command that refuses the mode that all others are run in.
  const context = { cwd, env: { ...env, GIT_LITERAL_PATHSPECS: undefined } };
  const input = paths.map((path) => `${path}\0`).join('');
  const args = ['check-ignore', '-z', '--verbose', '--stdin'];
  const { code, stdout } = await tryGit(context, args, input);
  const fields = code > 1 ? splitNul(await git(context, args, input)) : splitNul(stdout);
  const answers: IgnoreAnswer[] = [];
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [source = '', line = '', pattern = '', path = ''] = fields.slice(at, at + 4);
    answers.push({ source, line, pattern, path });
  }
  return ignoredIn(answers);
}

/** A pattern that begins with `!` lets a path in again. */
function ignoredIn(answers: readonly IgnoreAnswer[]): IgnoredPath[] {
  return answers.flatMap(({ line, path, pattern, source }) =>
    pattern === '' || pattern.startsWith('!') ? [] : [{ path, source, line: Number(line), pattern }],
  );
}

/** Tracked files that git does not compare with the work tree. */
export interface HiddenFile {
  readonly path: string;
  readonly bit: 'skip-worktree' | 'assume-unchanged';
}

/** Every file of the index with one of the bits that hide changes of the work tree. */
export async function hiddenFiles(context: GitContext): Promise<HiddenFile[]> {
  const fields = splitNul(await git(context, ['ls-files', '-v', '-z']));
  return fields.flatMap((field): HiddenFile[] => {
    const [tag = '', path] = [field.slice(0, 1), field.slice(2)];
    if (tag.toUpperCase() === 'S') return [{ path, bit: 'skip-worktree' }];
    return tag === tag.toLowerCase() && tag !== '?' ? [{ path, bit: 'assume-unchanged' }] : [];
  });
}
