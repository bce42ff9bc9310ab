import { relative, resolve } from 'node:path';
import { type BeforeEdit, beforeEdit } from '../knowledge/before-edit.ts';
import { eventLimits } from '../knowledge/renames.ts';
import type { Context } from '../workspace/context.ts';
import type { Home } from './home.ts';
import type { Memory } from './memory.ts';

/**
 * What is in force for files that an agent reads or is about to edit, as far as its conversation has not heard it.
 *
 * @param paths as the host names them; those outside of the repository are left out
 * @throws BatonError as `beforeEdit`
 */
export async function newsInForce(
  context: Context,
  { top, workspace }: Home,
  paths: readonly string[],
  memory: Memory,
): Promise<BeforeEdit> {
  const files = paths.filter((path) => isBelow(top, resolve(context.cwd, path)));
  if (files.length === 0) return nothing;
  const found = await beforeEdit(context, { files, tags: [], limits: eventLimits }, workspace);
  const fresh: BeforeEdit['paths'][number][] = [];
  for (const one of found.paths) if (await memory.isNews(one.path, JSON.stringify(one))) fresh.push(one);
  const isNew = async (about: string, list: readonly string[]) =>
    list.length > 0 && (await memory.isNews(about, list.join('\n')));
  return {
    ...found,
    paths: fresh,
    unmerged: (await isNew('unmerged', found.unmerged)) ? found.unmerged : [],
    unreadable: (await isNew('unreadable', found.unreadable)) ? found.unreadable : [],
    // Each event follows more of them: that some are left is said once.
    renamesSince:
      found.renamesSince !== undefined && (await memory.isNews('renames')) ? found.renamesSince : undefined,
  };
}

const nothing: BeforeEdit = {
  paths: [],
  unmerged: [],
  knowsProtected: true,
  unreadable: [],
  renamesSince: undefined,
};

/** @param path absolute */
export function isBelow(top: string, path: string): boolean {
  const inside = relative(top, path);
  return inside !== '' && inside !== '..' && !/^(?:\.\.[/\\]|[/\\]|[A-Za-z]:)/.test(inside);
}
