import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { BatonError, unreadable } from '../../errors.ts';
import type { ForeignFile } from '../../interchange/types.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Bytes above which a file is not read: what is larger is no note, and takes long to read. */
const most = 8 * 1_048_576;

/**
 * Reads the files that a person names, each once. They may lie outside of the repository, where only their names are kept.
 *
 * @throws BatonError `usage` for a folder, `unreadable` for what does not exist, too large or no UTF-8
 */
export async function readForeignFiles(
  workspace: Workspace,
  named: readonly string[],
  format: string,
): Promise<readonly ForeignFile[]> {
  const paths = [...new Set(named.map((typed) => resolve(workspace.cwd, typed)))];
  return Promise.all(paths.map((path) => readOne(workspace, path, format)));
}

async function readOne({ cwd, top }: Workspace, path: string, format: string): Promise<ForeignFile> {
  const shown = relative(cwd, path) || '.';
  const bytes = await bytesOf(path, shown);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) {
    throw new BatonError('unreadable', `\`${shown}\` is no UTF-8 text`, { help: 'save the file as UTF-8' });
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
      throw new BatonError('usage', `\`${shown}\` is no file`, {
        help: 'name the files themselves, as in `docs/adr/*.md`',
      });
    }
    if (stats.size > most) {
      throw new BatonError('unreadable', `\`${shown}\` has ${stats.size} bytes, expected at most ${most}`, {
        help: 'import it in parts',
      });
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof BatonError) throw error;
    throw unreadable(shown, error);
  }
}
