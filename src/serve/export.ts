import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lintState } from '../app/board/lint-state.ts';
import { BoardSource } from '../app/board/source.ts';
import type { Context } from '../app/workspace/context.ts';
import { BatonError, isMissing, unreadable } from '../errors.ts';
import { rootOf } from '../mcp/roots.ts';
import { exportedSite } from '../render/dashboard/dashboard.ts';
import { writeWithFolders } from '../store/files.ts';
import { unguarded } from '../store/ground.ts';
import { sharedCommand } from '../store/own-command.ts';
import { servedName } from './served-name.ts';

/** The first file that is written. */
const style = 'style.css';

/**
 * Writes every page into a folder, as a site that opens from disk (dashboard, "Views"). Pages of an earlier export are replaced.
 *
 * @param folder absolute
 * @returns how many files were written
 * @throws BatonError `usage` for a folder that holds something else; `unwritable`; where records cannot be read or linted
 */
export async function exportSite(context: Context, folder: string): Promise<{ readonly files: number }> {
  await refuseOther(folder);
  const source = new BoardSource(() => context, context.build);
  const lint = await lintState(context);
  const root = await rootOf({ cwd: context.cwd, env: context.env, allowed: [] }, undefined, false);
  // Ages stay what they were on this day.
  const name = `${servedName(root)}, ${context.now.slice(0, 10)}`;
  const files = await source.show(async (board) => {
    const [addedAt, past] = [await source.addedDates(board), await source.earlierNames(board)];
    const own = sharedCommand(context.cwd);
    const beside = { name, own, lint, addedAt, earlierNames: (path: string) => past.get(path) ?? [] };
    let written = 0;
    for (const { path, text } of exportedSite(board, beside)) {
      await writeWithFolders(join(folder, path), text, unguarded);
      written++;
    }
    return written;
  });
  await source.save();
  return { files };
}

/** A folder of somebody's own files is not written into. */
async function refuseOther(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (isMissing(error)) return [];
    throw unreadable(folder, error);
  });
  if (names.length === 0) return;
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  if (names.includes(style) && /<title>[^<]* · Baton<\/title>/.test(page)) return;
  throw new BatonError('usage', `The folder \`${folder}\` is not empty`, {
    help: 'name a new folder, or one that an earlier `baton serve --export` made',
  });
}
