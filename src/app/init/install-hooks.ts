import { join } from 'node:path';
import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/process/environment.ts';
import { type FileEdit, readExact, statExact } from '../../store/file-edit.ts';
import { groundOf } from '../../store/ground.ts';
import { putBlock, takeBlock } from '../../store/marked-block.ts';
import type { HookManager } from './hook-manager.ts';
import { type GitHook, installedHooks } from './hooks.ts';
import { entryFormat, scriptsOf } from './manager-files.ts';
import { isOldPreCommit } from './pre-commit-version.ts';
import { callByHand, refuseFile, refuseHook, refuseManager } from './refusals.ts';
import { callsBaton, stubLines } from './stub.ts';
import { putEntry } from './yaml-entry.ts';

/** What `baton init` found in a repository. */
export interface Surroundings {
  /** Absolute: the work tree. */
  readonly top: string;
  readonly manager: HookManager;
  /** That of the work tree; all defaults if there is none. */
  readonly config: Config;
  /** The folder of the package that has Baton installed, from the top; '' for the top. */
  readonly folder: string;
  /** How many files are in record folders. */
  readonly files: number;
  /** Globs of the skills that are outside of record folders. */
  readonly skills: readonly string[];
  /** Folders of numbered decision records of another form. */
  readonly numbered: readonly string[];
  readonly env: Environment;
  /** The words that run Baton in every clone. */
  readonly own: string;
}

/** What is before Baton's block in a hook that had no other content. */
export const newHook = '#!/bin/sh\n\n';
const shells = /^#!\s*\S*\/(?:env(?:\s+-\S+)*\s+)?(?:ba|da|k|z|a)?sh\b/;

/**
 * What makes the hooks run the checks.
 *
 * @throws BatonError `usage` if they are not Baton's to write
 */
export async function installHooks(around: Surroundings): Promise<FileEdit[]> {
  const { manager, config } = around;
  if (manager.type === 'other') throw refuseManager(manager, config);
  if (manager.type === 'file') return installEntry(manager, around);
  return Promise.all(installedHooks.map((gate) => installHook(gate, manager, around)));
}

/** What the manager runs are copies of the stubs that are committed, and so are there in every worktree. */
async function installEntry(
  { name, file }: HookManager & { readonly type: 'file' },
  { top, config, folder, env }: Surroundings,
): Promise<FileEdit[]> {
  const scripts = scriptsOf(name, config);
  const ground = { top };
  const before = await readExact(file, ground);
  // Whoever wrote a call by hand keeps it.
  const isByHand = before !== undefined && callsBaton(before) && takeBlock(before, 'yaml') === undefined;
  const isOld = name === 'pre-commit' && (await isOldPreCommit(top, env));
  const after = isByHand ? before : named(file, () => putEntry(before, entryFormat(name, scripts, isOld)));
  if (after === undefined) throw refuseFile(file, name, scripts, isOld);
  const entry = { path: file, ground, before, after, isProgram: false, note: `has ${name} run the checks` };
  const called = scripts.filter(({ script }) => after.includes(script));
  const edits = called.map(async ({ gate, script }): Promise<FileEdit> => {
    const path = join(top, script);
    const text = await readExact(path, ground);
    const lines = stubLines(config, gate.name, folder);
    const after = named(path, () => putBlock(text ?? newHook, lines, 'hash', 'end'));
    return { path, ground, before: text, after, isProgram: false, note: gate.note };
  });
  return [...(await Promise.all(edits)), entry];
}

async function installHook(
  gate: GitHook,
  manager: HookManager & { readonly type: 'git' | 'husky' },
  { top, config, folder }: Surroundings,
): Promise<FileEdit> {
  const path = join(manager.folder, gate.name);
  const call = callByHand(gate);
  const stats = await statExact(path);
  if (stats?.isLink) throw refuseHook(path, 'is a link', call, 'replace the link with a file');
  const isProgram = manager.type === 'git' || manager.isProgram;
  const ground = groundOf(top, path);
  const before = await readExact(path, ground);
  if (before?.startsWith('#!') && !shells.test(before)) {
    throw refuseHook(
      path,
      `is not a shell script (\`${before.split('\n', 1)[0]}\`)`,
      call,
      'call it from a shell script',
    );
  }
  if (before?.includes('\0'))
    throw refuseHook(path, 'is not a shell script', call, 'call it from a shell script');
  if (before?.includes('\r\n')) throw refuseHook(path, 'has CRLF line endings', call, 'save it with LF');
  if (stats && isProgram && !stats.isProgram) {
    throw refuseHook(
      path,
      'has no execute permission, so git skips it',
      call,
      `run \`chmod +x\` on it or remove it`,
    );
  }
  const text = before === undefined && isProgram ? newHook : before;
  const { note } = gate;
  if (text !== undefined && callsBaton(text) && takeBlock(text, 'hash') === undefined)
    return { path, ground, before, after: before, isProgram, note };
  const lines = stubLines(config, gate.name, folder);
  const after = putBlock(text, lines, 'hash', before === undefined ? 'end' : 'start');
  return { path, ground, before, after, isProgram, note };
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
