import { dirname, join } from 'node:path';
import { type Config, defaultConfig } from '../../core/config.ts';
import { hooksPlace } from '../../git/setup/hooks-path.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { numberedFolders } from '../../records/numbered.ts';
import { isWhereClientsRead, skillGlobs } from '../../records/read/skill-folders.ts';
import type { Check } from '../../render/checks.ts';
import { applyEdit, checkEdit, type FileEdit, removeIfEmpty } from '../../store/file-edit.ts';
import { configEntries, loadConfig } from '../config/load-config.ts';
import { batonCheck } from '../doctor/programs.ts';
import { countSkills, howToName, ignoredConfigs, unplacedSkills } from '../lint/found-skills.ts';
import { lint } from '../lint/lint.ts';
import type { Context } from '../workspace/context.ts';
import { needRepository, openWorkspace } from '../workspace/workspace.ts';
import { hasDrivers, registerDrivers, unregisterDrivers } from './drivers.ts';
import { findHookManager, type HookManager } from './hook-manager.ts';
import { hookPrograms } from './hook-programs.ts';
import type { Surroundings } from './install-hooks.ts';
import type { FileManager } from './manager-files.ts';
import { folderOfPackage, writtenFolder } from './package-folder.ts';
import { planInstall, planUninstall } from './plan.ts';

export type { FileEdit };

export interface InitRequest {
  readonly action: 'install' | 'uninstall';
  /** Leaves the hooks as they are. */
  readonly withHooks: boolean;
  /** Registers the merge and diff drivers; they stay where they are registered. */
  readonly withDrivers?: boolean;
  /** Writes nothing. */
  readonly isDryRun: boolean;
}

export interface InitResult {
  /** Absolute: the work tree. */
  readonly top: string;
  /** What was changed, or would be; none if there was nothing to do. */
  readonly edits: readonly FileEdit[];
  /** The manager whose hook this worktree's git does not call yet. */
  readonly uncalledHooks: 'husky' | FileManager | undefined;
  /** Why the hooks that are installed find no Baton. */
  readonly missing: Check | undefined;
  /** Errors that are there today; a baseline skips them. */
  readonly errors: number;
  /** What will not be checked, and why: one line each. */
  readonly notices: readonly string[];
}

const recordFolder = /(?:^|\/)\.agents\/(?:archive\/)?(?:sessions|threads|handoffs|tasks|skills)\//;

/**
 * Installs Baton into a repository, or removes it. Looks first: where something is in the way, nothing is written.
 * Never touches the index, and git's configuration only for the drivers.
 *
 * @throws BatonError `usage` where hooks are somebody else's, `config` for a faulty configuration, and for what cannot
 *   be read or written
 */
export async function init(context: Context, request: InitRequest): Promise<InitResult> {
  const workspace = await openWorkspace(context);
  const repository = needRepository(workspace, '`baton init`');
  const top = repository.workTree('run it in a clone or a worktree of this repository');
  const snapshot = worktreeSnapshot(repository);
  const entries = await snapshot.list('');
  const configs = configEntries(entries);
  const sources = await snapshot.read(configs);
  const files = configs.map(({ path }) => ({
    path,
    source: sources.get(path) ?? ({ ok: false, reason: 'missing' } as const),
  }));
  const isInstall = request.action === 'install';
  // A faulty configuration must not prevent anybody from removing Baton.
  const places = isInstall ? loadConfig(files) : undefined;
  const config: Config | undefined = places?.configOf('');
  const manager = await findHookManager(repository, top);
  const { own } = await hooksPlace(repository);
  const left = places ? unplacedSkills(entries, places) : [];
  const found = left.some(isWhereClientsRead) ? left.filter(isWhereClientsRead) : left;
  const inFolders = entries.filter(({ path }) => recordFolder.test(path) || isUnder(path, config?.root));
  const records = inFolders.length + found.length;
  const skills = skillGlobs(found);
  const numbered = numberedFolders(entries.map(({ path }) => path));
  const withDrivers = request.withDrivers === true || (await hasDrivers(repository));
  const main = repository.gitDir === repository.commonDir ? undefined : dirname(repository.commonDir);
  const written = await writtenFolder(manager, top, config ?? defaultConfig);
  const folder = folderOfPackage({ top, main, cwd: context.cwd, written });
  const around =
    config &&
    ({
      top,
      manager,
      // The hooks look at what the configuration that is written names.
      config: config.path === undefined ? withFound(config, skills, numbered) : config,
      folder,
      files: records,
      skills,
      numbered,
      env: context.env,
    } satisfies Surroundings);
  const edits = around
    ? await planInstall(around, request.withHooks, withDrivers)
    : await planUninstall({ top, manager }, own);
  if (withDrivers) {
    const all = await (around ? registerDrivers(repository, folder) : unregisterDrivers(repository));
    edits.push(...all.filter(({ before, after }) => before !== after));
  }
  // Before anything is written: what is checked then is what is found now.
  const today = config && (await lint(context, { target: { type: 'worktree' }, findsSkills: true }));
  for (const edit of edits) await checkEdit(edit);
  if (!request.isDryRun) {
    for (const edit of edits) await applyEdit(edit);
    for (const one of [join(top, '.agents'), join(repository.commonDir, 'baton')])
      await removeEmptied(edits, one);
  }
  const uncalledHooks = isInstall && request.withHooks ? sleeping(manager) : undefined;
  const errors = today?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0;
  const notices = config ? await noticesOf(repository, { top, config, left, edits }) : [];
  const check =
    isInstall && request.withHooks
      ? batonCheck(await hookPrograms(top, context.env, folder), folder, folder)
      : undefined;
  const missing = check?.status === 'problem' ? check : undefined;
  return { top, edits, uncalledHooks, missing, errors, notices };
}

/** The configuration that is about to be written: a new one names what was found. */
function withFound(config: Config, skills: readonly string[], numbered: readonly string[]): Config {
  const kinds = skills.length === 0 ? config.kinds : { ...config.kinds, skill: skills };
  return { ...config, kinds, numbered };
}

/** What will not be checked after installing: a configuration that git ignores, skills that no glob names. */
async function noticesOf(
  repository: Repository,
  {
    top,
    config,
    left,
    edits,
  }: {
    readonly top: string;
    readonly config: Config;
    readonly left: readonly string[];
    readonly edits: readonly FileEdit[];
  },
): Promise<readonly string[]> {
  if (config.path !== undefined) {
    if (left.length === 0) return [];
    return [`no hook checks ${countSkills(left)} outside \`kinds.skill\`; ${howToName(left, config)}`];
  }
  const path = '.agents/baton.yaml';
  const isWritten = edits.some((edit) => edit.path === join(top, path));
  const ignored = await ignoredConfigs(repository, top, isWritten ? [path] : undefined);
  return ignored.map(({ message, help }) => `${message}; ${help}`);
}

function sleeping(manager: HookManager): InitResult['uncalledHooks'] {
  if (manager.type === 'husky') return manager.isActive ? undefined : 'husky';
  return manager.type === 'file' && manager.uncalledHooks.length > 0 ? manager.name : undefined;
}

/** The folder that the configuration was written into. */
async function removeEmptied(edits: readonly FileEdit[], folder: string): Promise<void> {
  const isEmptied = edits.some(({ path, after }) => after === undefined && dirname(path) === folder);
  if (isEmptied) await removeIfEmpty(folder);
}

function isUnder(path: string, root: string | undefined): boolean {
  return root !== undefined && root !== '.agents' && path.startsWith(`${root}/`);
}
