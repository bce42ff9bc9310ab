import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { asBatonError, BatonError, unreadable } from '../../errors.ts';
import { messagesOf } from '../../git/history/messages.ts';
import { decisionFormat } from '../../interchange/decisions/decision-format.ts';
import { anyFormat, companionsOf, extensionsOf, readsCommits } from '../../interchange/formats.ts';
import type { ForeignFile, Remark } from '../../interchange/types.ts';
import { recognise } from '../../records/foreign.ts';
import { isReadmeOrTemplate } from '../../records/record-paths.ts';
import { shortOid } from '../../text/short-oid.ts';
import { needRepository, type Workspace } from '../workspace/workspace.ts';

/** Bytes above which a file is not read: what is larger is not a note, and takes long to read. */
const most = 8 * 1_048_576;
/** The same for JSON by lines, such as the transcript of a long session. */
const mostLines = 128 * 1_048_576;

/** Of files that are left out so many are named. */
const mostNamed = 5;

/** What a person named, as far as it could be read. */
export interface ForeignFiles {
  readonly files: readonly ForeignFile[];
  /** Why files were not read, by what they are called. */
  readonly refused: ReadonlyMap<string, BatonError>;
  /** What is in a folder and is not for this import. */
  readonly remarks: readonly Remark[];
}

/**
 * Reads what a person names, each file once: files, folders with all that can be of the format, or for a format of commits the
 * revisions. Files may lie outside of the repository; then only their names are kept.
 *
 * @param format a format, or `auto`: each file is of the one that it looks like
 * @throws BatonError for a range that git does not know
 */
export async function readForeignFiles(
  workspace: Workspace,
  named: readonly string[],
  format: string,
): Promise<ForeignFiles> {
  if (readsCommits.includes(format))
    return { files: await readCommits(workspace, named, format), refused: new Map(), remarks: [] };
  const files: ForeignFile[] = [];
  const refused = new Map<string, BatonError>();
  const remarks: Remark[] = [];
  const paths = new Map<string, boolean>();
  for (const typed of named) {
    const path = resolve(workspace.cwd, typed);
    const inFolder = await filesBelow(path, extensionsOf[format]);
    if (inFolder?.length === 0) {
      const message = `\`${typed}\` contains no file that can be of the format \`${format}\``;
      refused.set(typed, new BatonError('usage', message, { help: 'name the files, or another folder' }));
    }
    for (const one of inFolder ?? [path]) paths.set(one, inFolder !== undefined && (paths.get(one) ?? true));
  }
  const others = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const [typed, isFound] of paths) {
    const path = await mainOf(typed, format);
    if (seen.has(path)) continue;
    seen.add(path);
    const shown = relative(workspace.cwd, path) || '.';
    try {
      const file = await readOne(workspace, path, format);
      const settled = format === anyFormat ? ofItsFormat(file, isFound) : { file };
      if ('error' in settled) refused.set(file.name, settled.error);
      else if ('remark' in settled) remarks.push(settled.remark);
      else if ('skipped' in settled)
        others.set(dirname(shown), [...(others.get(dirname(shown)) ?? []), basename(shown)]);
      else files.push(await withBeside(path, settled.file));
    } catch (error) {
      const known = asBatonError(error);
      if (!known) throw error;
      refused.set(shown, known);
    }
  }
  for (const [folder, names] of others) {
    const more = names.length - mostNamed;
    const all = names
      .slice(0, mostNamed)
      .map((name) => `\`${name}\``)
      .join(', ');
    const detail = `${names.length} of no format that is known: ${all}${more > 0 ? ` and ${more} more` : ''}`;
    remarks.push({ file: folder, what: 'left out', field: 'file', detail });
  }
  return { files, refused, remarks };
}

type Settled =
  | { readonly file: ForeignFile }
  | { readonly error: BatonError }
  | { readonly remark: Remark }
  | { readonly skipped: true };

/** A file with the format that it looks like. @param isFound in a folder, where not everything is meant */
function ofItsFormat(file: ForeignFile, isFound: boolean): Settled {
  const found = recognise(file.name, file.text);
  const format = found ? found.format : decisionFormat(file.name, file.text);
  if (format !== undefined) return { file: { ...file, format } };
  const folders = file.name.split('/');
  const name = folders.pop() ?? '';
  const leftOut = (detail: string) => ({
    remark: { file: file.name, what: 'left out' as const, field: 'file', detail },
  });
  if (found) return leftOut(`${found.looks}, which is not imported`);
  if (isReadmeOrTemplate(name, folders.slice(-1)))
    return leftOut('a README or template of no format that is known');
  if (isFound) return { skipped: true };
  return {
    error: new BatonError('unreadable', `\`${file.name}\` looks like no format that is known`, {
      help: `name its format (\`baton import --help\` lists them); \`baton migrate ${file.name}\` reads freeform notes`,
    }),
  };
}

/** The files of a folder at any depth, sorted; undefined for what is no folder. */
async function filesBelow(path: string, fits: RegExp | undefined): Promise<readonly string[] | undefined> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) return undefined;
  const found: string[] = [];
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = join(path, entry.name);
    if (entry.isDirectory() && entry.name !== '.git' && entry.name !== 'node_modules')
      found.push(...((await filesBelow(below, fits)) ?? []));
    else if (entry.isFile() && (fits ?? anyExtension).test(entry.name)) found.push(below);
  }
  return found;
}

const anyExtension = /\.(?:md|markdown|txt|ya?ml|jsonl?)$/i;

/** The file that stands for a group of them: of a change of OpenSpec its tasks, whichever of its files was named. */
async function mainOf(path: string, format: string): Promise<string> {
  for (const [name, { main, others }] of Object.entries(companionsOf)) {
    if (format !== name && format !== anyFormat) continue;
    if (!others.includes(basename(path))) continue;
    const there = join(dirname(path), main);
    const text = await readFile(there, 'utf8').catch(() => undefined);
    if (text !== undefined && recognise(there, text)?.format === name) return there;
  }
  return path;
}

/** With the files that are read with it. Such a group is called as its folder, also where that is outside. */
async function withBeside(path: string, file: ForeignFile): Promise<ForeignFile> {
  const companions = companionsOf[file.format];
  if (!companions) return file;
  const beside: Record<string, string> = {};
  for (const name of companions.others) {
    const bytes = await bytesOf(join(dirname(path), name), name).catch(() => undefined);
    if (bytes !== undefined) beside[name] = bytes.toString('utf8');
  }
  const name = file.folder === undefined ? `${basename(dirname(path))}/${file.name}` : file.name;
  return { ...file, name, beside };
}

async function readCommits(
  workspace: Workspace,
  range: readonly string[],
  format: string,
): Promise<readonly ForeignFile[]> {
  const repository = needRepository(workspace, `\`import ${format}\``);
  const commits = await messagesOf(repository, range);
  return commits.map(({ author, authorDate, message, oid, paths }) => ({
    name: `commit ${shortOid(oid)}`,
    text: message,
    format,
    folder: undefined,
    commit: { oid, author, at: authorDate, paths },
  }));
}

async function readOne({ cwd, top }: Workspace, path: string, format: string): Promise<ForeignFile> {
  const shown = relative(cwd, path) || '.';
  const bytes = await bytesOf(path, shown);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) {
    throw new BatonError('unreadable', `\`${shown}\` is not UTF-8 text`, { help: 'save the file as UTF-8' });
  }
  const inside = relative(top, path);
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    return { name: basename(path), text, format, folder: undefined };
  }
  const name = inside.split(sep).join('/');
  const folder = dirname(name);
  return { name, text, format, folder: folder === '.' ? '' : folder };
}

async function bytesOf(path: string, shown: string): Promise<Buffer> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) {
      throw new BatonError('usage', `\`${shown}\` is not a file`, {
        help: 'name files or folders, such as `docs/adr`',
      });
    }
    const limit = /\.jsonl$/i.test(path) ? mostLines : most;
    if (stats.size > limit) {
      throw new BatonError('unreadable', `\`${shown}\` has ${stats.size} bytes, expected at most ${limit}`, {
        help: 'import it in parts',
      });
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw unreadable(shown, error);
  }
}
