import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isMissing, reasonOf } from '../../errors.ts';
import { insidePath } from '../../records/kinds/handoff/session.ts';
import type { Context } from '../workspace/context.ts';
import { entriesNamed, type WorktreeRecords } from '../workspace/find-record.ts';
import { userHome } from './user-home.ts';

/**
 * The session or folder that work comes from, as a payload says it: from the top of the repository with `/` where it is
 * inside, else as it was given.
 *
 * @param typed what a person named, from the current folder: a path, or the id of a session
 * @param given what the context says instead
 */
export async function sourcePath(
  records: WorktreeRecords,
  typed: string | undefined,
  given: string | undefined,
): Promise<string | undefined> {
  const { cwd, top } = records.workspace;
  if (typed === undefined)
    return given !== undefined && isAbsolute(given) ? (insideOf(top, given) ?? given) : given;
  if (isAddress(typed) || typed.startsWith('~')) return typed;
  const here = resolve(cwd, typed);
  if (!(await isThere(here))) {
    const named = /[\\/]/.test(typed) ? [] : entriesNamed(records, typed);
    const session = named.find(({ path }) => records.pathRules.classify(path)?.kind === 'session');
    if (session) return session.path;
    if (!isAbsolute(typed) && (await isThere(join(top, typed)))) return insideOf(top, join(top, typed));
  }
  return insideOf(top, here) ?? (isAbsolute(typed) ? typed : here);
}

/**
 * What is wrong with a session path outside of the repository, which nothing but the machine at hand knows (convention,
 * section 6). The rules check one inside.
 *
 * @param context its home folder is `~`
 * @param perspectives how many the payload counts; undefined if it does not say
 */
export async function problemOutside(
  context: Pick<Context, 'env'>,
  { workspace: { top } }: WorktreeRecords,
  path: string | undefined,
  perspectives: number | undefined,
): Promise<string | undefined> {
  if (path === undefined || insidePath(path) !== undefined || isAddress(path)) return undefined;
  const home = userHome(context);
  const full =
    /^~(?=[\\/]|$)/.test(path) && home !== undefined ? join(home, path.slice(1)) : resolve(top, path);
  try {
    await access(full, constants.R_OK);
    if (perspectives === undefined || !(await stat(full)).isDirectory()) return undefined;
  } catch (error) {
    const why = isMissing(error) ? 'the path does not exist' : reasonOf(error);
    return `Unexpected session path \`${path}\`, expected a folder or a readable session: ${why}`;
  }
  const found = await perspectivesIn(join(full, 'perspectives'));
  if (found === perspectives) return undefined;
  return `Unexpected \`perspectives_completed\` \`${perspectives}\`, \`${path}\` has ${found} in \`perspectives/*.md\``;
}

async function perspectivesIn(folder: string): Promise<number> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.md')).length;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

function isAddress(path: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(path);
}

/** A path from the top with `/`; undefined for one that leaves it. */
function insideOf(top: string, path: string): string | undefined {
  const inside = relative(top, path);
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return undefined;
  return inside === '' ? '.' : inside.split(sep).join('/');
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
