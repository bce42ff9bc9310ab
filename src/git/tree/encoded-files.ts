import { join } from 'node:path';
import type { SnapshotEntry, Source } from '../../core/snapshot.ts';
import { readBlobs } from '../process/batch.ts';
import type { GitContext } from '../process/environment.ts';
import { tryGit } from '../process/spawn.ts';
import { withTemporaryFolder } from '../process/temporary-folder.ts';
import { attributesOf } from '../setup/health.ts';
import type { Repository } from '../setup/repository.ts';
import { readDisk } from './disk.ts';
import { readEntries } from './entries.ts';

const attribute = 'working-tree-encoding';
const unsaid = new Set(['unspecified', 'unset', '']);

/**
 * Whether files of the work tree may be in another encoding than git stores them in: where no file of attributes names one, git
 * need not be asked about each path.
 *
 * @param entries of the whole work tree
 */
export function mayBeEncoded(
  { commonDir }: Repository,
  root: string,
  entries: readonly SnapshotEntry[],
): boolean {
  const files = attributesFiles(entries);
  return [join(commonDir, 'info', 'attributes'), ...files.map((path) => join(root, path))].some((path) => {
    const source = readDisk(path);
    return source.ok && source.text.includes(attribute);
  });
}

/** The paths of the files of attributes among entries. */
export function attributesFiles(entries: readonly SnapshotEntry[]): readonly string[] {
  return entries.flatMap(({ path }) => (isAttributesFile(path) ? [path] : []));
}

export function isAttributesFile(path: string): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}

/** What no text in UTF-8 has: then the attributes of the user's own file, which nobody looked into, are asked as well. */
export function isOddText(source: Source | undefined): boolean {
  return source?.ok ? source.text.includes('\0') : source?.reason === 'not-utf8';
}

/**
 * The files among entries that git converts when it stores them, as it would store them now: one that it sees unchanged is
 * read from the index. Nothing is written into the repository, and no filter is run.
 *
 * @param root absolute: the work tree
 * @throws BatonError `git` if git fails; a file that it cannot convert is answered with why
 */
export async function readEncoded(
  { context }: Repository,
  root: string,
  entries: readonly SnapshotEntry[],
): Promise<ReadonlyMap<string, Source>> {
  const paths = entries.filter(({ type }) => type === 'file').map(({ path }) => path);
  if (paths.length === 0) return new Map();
  const attributes = await attributesOf(context, [attribute, 'filter'], paths);
  const encoded = entries.filter(({ path }) => !unsaid.has(attributes.get(path)?.[attribute] ?? ''));
  const clean = encoded.filter(({ oid }) => oid !== undefined);
  const changed = encoded.filter(({ oid }) => oid === undefined).map(({ path }) => path);
  const filters = new Set(changed.map((path) => attributes.get(path)?.filter ?? ''));
  const stored = await readEntries(context, clean);
  return new Map([...stored, ...(await convert({ ...context, cwd: root }, changed, filters))]);
}

/** Has git store files in a folder of its own, which goes away afterwards. */
async function convert(
  { cwd, env }: GitContext,
  paths: readonly string[],
  filters: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Source>> {
  if (paths.length === 0) return new Map();
  return withTemporaryFolder(async (folder) => {
    // Without the repository's objects next to it: git would freshen those that it has already.
    const own = { ...env, GIT_OBJECT_DIRECTORY: folder, GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined };
    const context = { cwd, env: own };
    const found = new Map<string, Source>();
    const oids = new Map<string, string>();
    let rest = [...paths];
    while (rest.length > 0) {
      const { code, stdout, stderr } = await tryGit(context, hashArgs(filters), rest.map(lineOf).join(''));
      const done = stdout.toString('utf8').split('\n').slice(0, -1);
      for (const [index, oid] of done.entries()) oids.set(rest[index] ?? '', oid);
      const stopped = rest[done.length];
      rest = rest.slice(done.length + 1);
      // Git stops at the first file that it cannot convert.
      if (stopped !== undefined) found.set(stopped, unreadable(code, stderr));
    }
    const blobs = await readBlobs(context, oids.values());
    for (const [path, oid] of oids) {
      const source = blobs.get(oid);
      if (source) found.set(path, source);
    }
    return found;
  });
}

function hashArgs(filters: ReadonlySet<string>): readonly string[] {
  const off = [...filters].flatMap((name) =>
    ['clean=', 'process=', 'required=false'].flatMap((setting) => ['-c', `filter.${name}.${setting}`]),
  );
  return ['-c', 'core.safecrlf=false', ...off, 'hash-object', '-w', '--stdin-paths'];
}

/** A path as git reads it from a list by lines. */
function lineOf(path: string): string {
  if (!/^"|\n/.test(path)) return `${path}\n`;
  return `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"\n`;
}

function unreadable(code: number, stderr: string): Source {
  const why =
    stderr
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^(?:fatal|error): /, '') || `git ended with ${code}`;
  return { ok: false, reason: 'unreadable', detail: `git cannot convert it: ${why}` };
}
