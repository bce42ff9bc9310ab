import { join } from 'node:path';
import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { type FileEdit, readExact, statExact } from '../../store/file-edit.ts';
import { putBlock, takeBlock } from '../../store/marked-block.ts';
import type { HookManager } from './hook-manager.ts';
import { entryFormat } from './manager-files.ts';
import { callByHand, refuseFile, refuseHook, refuseManager } from './refusals.ts';
import { callsBaton, scriptPath, stubLines } from './stub.ts';
import { putEntry } from './yaml-entry.ts';

/** What `baton init` found in a repository. */
export interface Surroundings {
  /** Absolute: the work tree. */
  readonly top: string;
  readonly manager: HookManager;
  /** That of the work tree; all defaults where there is none. */
  readonly config: Config;
  /** How many files lie in record folders. */
  readonly files: number;
}

/** What stands before Baton's block in a hook that held nothing else. */
export const newHook = '#!/bin/sh\n\n';
const shells = /^#!\s*\S*\/(?:env(?:\s+-\S+)*\s+)?(?:ba|da|k|z|a)?sh\b/;

/**
 * What has the hooks run the check.
 *
 * @throws BatonError `usage` where they are not Baton's to write
 */
export async function installHooks(around: Surroundings): Promise<FileEdit[]> {
  const { manager, top, config } = around;
  if (manager.type === 'other') throw refuseManager(manager, top, config);
  if (manager.type === 'file') return installEntry(manager, around);
  return [await installHook(manager, around)];
}

/** What the manager runs is a copy of the stub that is committed, and so is there in every worktree. */
async function installEntry(
  { name, file }: HookManager & { readonly type: 'file' },
  { top, config }: Surroundings,
): Promise<FileEdit[]> {
  const script = scriptPath(config);
  const before = await readExact(file);
  // Whoever wrote a call by hand keeps it.
  const isByHand = before !== undefined && callsBaton(before) && takeBlock(before, 'yaml') === undefined;
  const after = isByHand ? before : named(file, () => putEntry(before, entryFormat(name, script)));
  if (after === undefined) throw refuseFile(file, name, script);
  const entry = { path: file, before, after, isProgram: false, note: `has ${name} run the check` };
  if (!after.includes(script)) return [entry];
  const path = join(top, script);
  const text = await readExact(path);
  const lines = named(path, () => putBlock(text ?? newHook, stubLines(config), 'hash', 'end'));
  const note = 'checks staged records at every commit';
  return [{ path, before: text, after: lines, isProgram: false, note }, entry];
}

async function installHook(
  manager: HookManager & { readonly type: 'git' | 'husky' },
  { top, config }: Surroundings,
): Promise<FileEdit> {
  const path = join(manager.folder, 'pre-commit');
  const call = callByHand(top, config);
  const stats = await statExact(path);
  if (stats?.isLink) throw refuseHook(path, 'is a link', call, 'replace the link by a file');
  const isProgram = manager.type === 'git' || manager.isProgram;
  const before = await readExact(path);
  if (before?.startsWith('#!') && !shells.test(before)) {
    throw refuseHook(
      path,
      `is no shell script (\`${before.split('\n', 1)[0]}\`)`,
      call,
      'call it from a shell script',
    );
  }
  if (before?.includes('\0'))
    throw refuseHook(path, 'is no shell script', call, 'call it from a shell script');
  if (before?.includes('\r\n')) throw refuseHook(path, 'has CRLF line endings', call, 'save it with LF');
  if (stats && isProgram && !stats.isProgram) {
    throw refuseHook(
      path,
      'has no run bit, so that git passes over it',
      call,
      `run \`chmod +x\` on it or remove it`,
    );
  }
  const text = before === undefined && isProgram ? newHook : before;
  const note = 'checks staged records at every commit';
  if (text !== undefined && callsBaton(text) && takeBlock(text, 'hash') === undefined)
    return { path, before, after: before, isProgram, note };
  const after = putBlock(text, stubLines(config), 'hash', before === undefined ? 'end' : 'start');
  return { path, before, after, isProgram, note };
}

/** Says which file it is whose markers do not pair. */
export function named<T>(path: string, edit: () => T): T {
  try {
    return edit();
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    throw new BatonError(error.code, `\`${path}\`: ${error.message}`, {
      ...(error.help && { help: error.help }),
      cause: error,
    });
  }
}
