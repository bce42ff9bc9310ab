import type { Config } from '../../core/config.ts';
import type { GateScript } from './gate-script.ts';
import { type GitHook, installedHooks } from './hooks.ts';
import { lefthook, lefthookByHand } from './lefthook-entry.ts';
import { preCommit, preCommitByHand } from './pre-commit-entry.ts';
import { scriptPath } from './stub.ts';
import type { EntryFormat } from './yaml-entry.ts';

/** The managers whose configuration Baton writes an entry into. */
export type FileManager = 'lefthook' | 'pre-commit';

/** The gates that a manager can run. */
export function gatesOf(manager: FileManager): readonly GitHook[] {
  return installedHooks.filter(({ stage }) => manager === 'lefthook' || stage !== undefined);
}

/** The gates that a manager can run, with where their scripts lie. */
export function scriptsOf(manager: FileManager, config: Config): readonly GateScript[] {
  return gatesOf(manager).map((gate) => ({ gate, script: scriptPath(config, gate.name) }));
}

/**
 * The entry that runs the scripts, in the format of a manager's configuration.
 *
 * @param isOld the manager is older than the names that it has for its stages today
 */
export function entryFormat(
  manager: FileManager,
  scripts: readonly GateScript[],
  isOld = false,
): EntryFormat {
  return manager === 'lefthook' ? lefthook(scripts) : preCommit(scripts, isOld);
}

/** The entry as lines to add by hand. */
export function entryByHand(manager: FileManager, scripts: readonly GateScript[], isOld = false): string {
  return manager === 'lefthook' ? lefthookByHand(scripts) : preCommitByHand(scripts, isOld);
}
