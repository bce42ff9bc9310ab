import { dirname, join, relative, sep } from 'node:path';
import type { Host } from '../../agents/event.ts';
import { hostSetups } from '../../agents/setup/hosts.ts';
import type { Config } from '../../core/config.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { Check } from '../../render/checks.ts';
import { applyEdit, checkEdit, type FileEdit, removeIfEmpty } from '../../store/file-edit.ts';
import { configPaths } from '../config/load-config.ts';
import { cloneCheck } from '../doctor/clone.ts';
import { batonCheck } from '../doctor/programs.ts';
import { survey } from '../doctor/survey.ts';
import { countSkills, howToName, ignoredConfigs } from '../lint/found-skills.ts';
import { lint } from '../lint/lint.ts';
import type { Context } from '../workspace/context.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { findHosts, planAgents } from './agents/plan-agents.ts';
import { initialSettings, settingsNotice } from './agents/settings.ts';
import { hasDrivers, registerDrivers, unregisterDrivers } from './drivers.ts';
import type { HookManager } from './hook-manager.ts';
import { hookPrograms } from './hook-programs.ts';
import type { Surroundings } from './install-hooks.ts';
import type { FileManager } from './manager-files.ts';
import { planHooks, planInstall, planUninstall } from './plan.ts';
import { surround } from './surroundings.ts';

export type { FileEdit };

export interface InitRequest {
  readonly action: 'install' | 'uninstall';
  /** Leaves the hooks as they are. */
  readonly withHooks: boolean;
  /** Registers the merge and diff drivers; they stay where they are registered. */
  readonly withDrivers?: boolean;
  /** Writes nothing. */
  readonly isDryRun: boolean;
  /** The agent programs to set up; those that are set up stay so. */
  readonly agents?: readonly Host[];
  /** What the configuration is to say of them, where it says nothing yet. */
  readonly settings?: Config['agents'] | undefined;
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
  /** What will not be checked, and why; what the agents that are set up want first. One line each. */
  readonly notices: readonly string[];
  /** What the repository has that Baton can work with, and whether a clone is checked. */
  readonly found: readonly Check[];
}

/**
 * Installs Baton into a repository, or removes it. Looks first: where something is in the way, nothing is written.
 * Never touches the index, and git's configuration only for the drivers.
 *
 * @throws BatonError `usage` where hooks are somebody else's, `config` for a faulty configuration, and for what cannot
 *   be read or written
 */
export async function init(context: Context, request: InitRequest): Promise<InitResult> {
  const isInstall = request.action === 'install';
  const { around, entries, left, manager, own, pathRules, repository, top } = await surround(
    context,
    isInstall,
  );
  const withDrivers = request.withDrivers === true || (await hasDrivers(repository));
  const hosts = await findHosts(top);
  const wanted = [...new Set([...hosts.setUp, ...(request.agents ?? [])])];
  const agents = around && (await planAgents(around, wanted));
  const settings = request.agents?.length ? (request.settings ?? initialSettings) : undefined;
  const edits = around
    ? await planInstall(around, {
        withHooks: request.withHooks,
        withDrivers,
        agents: agents?.edits ?? [],
        settings,
      })
    : await planUninstall({ top, manager }, own);
  if (withDrivers) {
    const all = await (around ? registerDrivers(repository, around.folder) : unregisterDrivers(repository));
    edits.push(...all.filter(({ before, after }) => before !== after));
  }
  // Before anything is written: what is checked then is what is found now.
  const today = around && (await lint(context, { target: { type: 'worktree' }, findsSkills: true }));
  await carryOut(edits, request.isDryRun);
  if (!request.isDryRun) {
    await removeEmptied(edits, join(repository.commonDir, 'baton'));
    await removeAgentFolders(edits, top);
  }
  const findings = today?.diagnostics ?? [];
  if (!pathRules || !around) return { ...nothingFound, top, edits };
  const notices = [
    ...(await noticesOf(repository, { top, config: pathRules.configOf(''), left, edits })),
    ...(agents?.notices ?? []),
    ...(request.agents ?? []).flatMap((host) => hostSetups[host].trust ?? []),
    ...settingsWritten(edits, top, settings),
  ];
  const { numbered } = around.config;
  const found = [
    ...(await survey(context, {
      entries,
      pathRules,
      findings,
      hosts: { used: hosts.used, setUp: wanted },
      numbered,
    })),
    await cloneCheck(top, manager),
  ];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const hooks = request.withHooks ? await hookState(context, around) : undefined;
  return { ...nothingFound, top, edits, ...hooks, errors, notices, found };
}

/**
 * Installs the hooks and nothing else, for a script that runs in each clone (agents, section 6).
 *
 * @returns undefined outside of a repository: packages are installed in such places too
 * @throws BatonError as `init`
 */
export async function initHooks(context: Context, isDryRun: boolean): Promise<InitResult | undefined> {
  if ((await openWorkspace(context)).repository?.topLevel === undefined) return undefined;
  const { around, top } = await surround(context, true);
  if (!around) return undefined;
  const edits = await planHooks(around);
  await carryOut(edits, isDryRun);
  return { ...nothingFound, top, edits, ...(await hookState(context, around)) };
}

function settingsWritten(
  edits: readonly FileEdit[],
  top: string,
  settings: Config['agents'] | undefined,
): string[] {
  const found = edits.find(
    ({ after, path }) => configPaths.includes(relative(top, path)) && after?.includes('\nagents:\n'),
  );
  return settings && found ? [settingsNotice(settings, relative(top, found.path))] : [];
}

const nothingFound = { uncalledHooks: undefined, missing: undefined, errors: 0, notices: [], found: [] };

async function carryOut(edits: readonly FileEdit[], isDryRun: boolean): Promise<void> {
  for (const edit of edits) await checkEdit(edit);
  if (!isDryRun) for (const edit of edits) await applyEdit(edit);
}

/** Whether git calls the hooks, and whether these find Baton. */
async function hookState(
  context: Context,
  { folder, manager, top }: Surroundings,
): Promise<Pick<InitResult, 'uncalledHooks' | 'missing'>> {
  const check = batonCheck(await hookPrograms(top, context.env, folder), folder, folder);
  return { uncalledHooks: sleeping(manager), missing: check.status === 'problem' ? check : undefined };
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

/** The folders that held nothing but what was removed, up to the top: those of agent programs and of the configuration. */
async function removeAgentFolders(edits: readonly FileEdit[], top: string): Promise<void> {
  const folders = new Set(
    edits.flatMap(({ after, path }) => {
      const parts = relative(top, dirname(path)).split(sep);
      if (after !== undefined || !agentFolders.test(parts[0] ?? '')) return [];
      return parts.map((_, index) => join(top, ...parts.slice(0, index + 1)));
    }),
  );
  for (const folder of [...folders].sort().reverse()) await removeIfEmpty(folder);
}

const agentFolders = /^\.(?:agents|claude|codex|gemini|cursor|github|opencode|pi)$/;

async function removeEmptied(edits: readonly FileEdit[], folder: string): Promise<void> {
  const isEmptied = edits.some(({ path, after }) => after === undefined && dirname(path) === folder);
  if (isEmptied) await removeIfEmpty(folder);
}
